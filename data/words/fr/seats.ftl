# Les places qui changent de mains : partir, remplacer, reprendre.

notice-left = { $name } a quitté la table. Un joueur automatique garde la place au chaud, et n'importe qui ici peut la reprendre.
notice-replaced = { $name } n'a plus sa place. Un joueur automatique la garde au chaud, et n'importe qui ici peut la reprendre ; d'ici là, { $name } peut revenir.
notice-gone = { $name } n'est plus sur ce serveur. La place peut être donnée tout de suite ; sans retour de { $name } d'ici un jour, elle sera proposée ici.
notice-gone-lobby = { $name } n'est plus sur ce serveur : la place est libre.
notice-gone-offered = { $name } n'est plus sur ce serveur depuis un jour. Un joueur automatique garde la place au chaud, et n'importe qui ici peut la reprendre.
notice-taken = { $name } reprend la place de { $before }.
notice-back = { $name } est de retour à la table.
notice-host = L'hôte est maintenant { $name }.
seat-take = Reprendre la place de { $name }
seat-replace = Remplacer { $name }
command-table-take = Reprendre une place laissée libre, ou revenir à la tienne
seat-taken-over = La place est à toi. Ta main arrive par message privé, et `/{ $game } hand` te la montre ici à tout moment.
seat-taken-over-plainly = La place est à toi.
seat-replaced = C'est fait. La place est proposée à tout le monde dans le salon de la partie.
confirm-replace = Remplacer { $name } ? Un joueur automatique prend aussitôt la place, et n'importe qui dans le salon peut la reprendre. Tant que personne ne l'a fait, { $name } peut revenir.
confirm-replace-yes = Oui, remplacer
told-replaced = La table a attendu un moment : un joueur automatique garde ta place au chaud. Tant que personne ne l'a reprise, tu peux revenir avec le bouton [à la table]({ $link }).

# Ce qui est refusé.
seat-taken = { $name } occupe déjà cette place.
seat-free = { $name } garde déjà cette place.
seat-not-offered = Personne n'a quitté cette place : on ne peut pas la reprendre.
seat-known = Tu avais une autre place dans cette partie et tu connais sa main : tu ne peux revenir qu'à celle-là.
no-such-seat = Cette place n'existe pas à cette table.
replace-oneself = C'est ta propre place. `/{ $game } leave` permet de la quitter.
replace-last = Il n'y a plus que { $name } ici. Pour arrêter la partie : `/{ $game } end`.
replace-too-early = { $name } a encore du temps pour jouer. On peut donner une place une fois son temps écoulé.
barred = L'hôte t'a retiré de cette table. Les autres te restent ouvertes.

# Retirer quelqu'un d'une table qui n'a pas commencé.
dismiss-page = Qui retirer de cette table ? Un joueur automatique peut être ajouté de nouveau ; une personne ne peut plus revenir à cette table.
dismiss-whom = Choisis une place
dismiss-nobody = Tu ne peux retirer personne ici. { $host } le peut, ou la modération du salon.
dismissed = C'est fait : la place est libre. La personne en a été informée gentiment et ne peut plus revenir à cette table.
dismissed-automatic = C'est fait : la place est de nouveau libre.
confirm-dismiss = Retirer { $name } de cette table ? La personne en est informée, gentiment, et ne peut plus y revenir.
confirm-dismiss-yes = Oui, retirer
told-dismissed = L'hôte a donné ta place à cette table à quelqu'un d'autre. Sans rancune : les autres tables te sont ouvertes.
notice-lobby-closed = Personne n'est venu depuis trois jours : cette table est fermée. `/{ $game } start` en ouvre une autre à tout moment.
lobby-changed = Quelqu'un vient de s'asseoir ou de partir. Regarde encore une fois.
dismiss-oneself = C'est ta propre place. `/{ $game } leave` permet de la quitter.
