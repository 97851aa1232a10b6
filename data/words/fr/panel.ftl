# The panel that one player sees, and the words every question shares.

panel-choose = { $most ->
    [1] Fais ton choix…
   *[other] { $least ->
        [0] Choisis-en jusqu'à { $most }…
       *[other] { $least ->
            [one] Choisis-en de 1 à { $most }…
           *[other] Choisis-en de { $least } à { $most }…
        }
    }
}
panel-choose-exactly = Choisis-en { $count }…
panel-none = Rien de tout ça
panel-done = { $count ->
    [0] Terminé, sans rien
   *[other] Terminé, avec { $count }
}
panel-page = Page { $page }/{ $pages }
panel-unreached = Je ne peux pas écrire dans { $place } en ce moment, et personne n'y est prévenu. La partie continue quand même.
panel-back = Retour
panel-hint = Conseil
# Beside the words of an option.
panel-take = Choisir
# The same where it is one's answer already.
panel-taken = Choisi
panel-heed = Faire cela
# Whole moves, each a line with a button; the rest in a menu.
panel-whole = **D'un seul geste**, comme un joueur automatique :
panel-whole-do = Jouer ainsi
panel-whole-all = Tout d'un seul geste…
panel-whole-more = D'autres coups d'un seul geste…
hint-given = Conseil : **{ $answer }**. { $reason }
hint-second = { $points ->
    [0] À peu près aussi bien : **{ $answer }**.
    [one] Ensuite : **{ $answer }**, environ { $points } point de moins.
   *[other] Ensuite : **{ $answer }**, environ { $points } points de moins.
}
hint-won = Menée jusqu'au bout, la première réponse gagne { $first } parties sur 100, l'autre { $second }.
hint-plain = C'est ce que ferait un joueur automatique.
panel-head = **{ $game }** · { $headline }
panel-since = Depuis ton dernier coup :
panel-earlier = … et encore { $count } { $count ->
    [one] ligne
   *[other] lignes
} avant ça.
panel-more = Tout voir
panel-nothing-new = Rien ne s'est passé depuis ton dernier choix.
panel-happened = Ce qui s'est passé :
panel-waiting = Rien à décider pour l'instant. La partie attend { $who }.
panel-answered = Ta réponse est notée : **{ $answer }**. La partie attend { $who } ; d'ici là, tu peux en changer.
panel-over = La partie est terminée. Merci d'avoir joué !
panel-taken-back = Choix annulé.
guide-head = 🌱 **Ta première partie ?**
guide-skip = Passer le guide
panel-explain = Expliquer
explain-more = Expliquer autre chose…
panel-letters = Les lettres sont dans l'image.
panel-fold = Que fais-tu ?
# Above that menu and the one below it.
panel-folded = **Pas à pas :** d'abord l'action, puis l'objet ou l'endroit.
panel-answers = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
panel-below = { $asks ->
    [where] { $heading } : où ?
   *[which] { $heading } : au choix
}
# The same where the heading stands above it.
panel-asks = { $asks ->
    [where] À quel endroit ?
   *[which] Que choisis-tu ?
}
panel-sure = { $answer } quand même
panel-not-yet = Pas encore
