# The playground's index page.

play-title = La ville des livres
play-open = Le terrain de jeu est ouvert : { $address }  (Ctrl-C le ferme)
play-channel = #{ $channel }, où tout le monde joue
play-dm = Messages privés avec le bot : { $name }
play-hint-1 = Dans le salon, tape /exlibris start, appuie sur Entrée, puis clique sur la flèche qui l'envoie.
play-hint-2 = « Viewing as », dans le coin de la page, fait de toi Alice, Bob, Carol ou Dave. Fais venir quelqu'un, ou ajoute des joueurs automatiques, et commence.
play-hint-3 = Ce qu'une seule personne a le droit de voir, elle seule le voit : change d'identité et regarde.
play-hint-4 = Reviens ici pour les messages privés. Un seul endroit est ouvert à la fois ; recharge une page qui a été fermée.
play-again = La page n'est pas encore prête. Reviens en arrière et réessaie.
play-hint-5 = Personne ne joue ? Avance l'horloge, et regarde les messages privés de la personne qu'on attend.
play-thread = le fil « { $thread } »
play-news = { $count } de plus
play-clock = Pour le bot, il est { $time }. Avance son horloge, et il fait ce qui est dû d'ici là : rappels, coups de qui tarde.
play-later = { $hours } heures plus tard
play-port-taken = Le port { $port } est pris, ce sera donc le { $next }.
play-closed = Le terrain de jeu est fermé, et ses parties sont perdues.
