# Why the automatic player would answer so: one short sentence below its advice.

exlibris-hint-nothing-to-gain = Rien de tout ça ne te rapporte assez pour l'instant.
exlibris-hint-proven = C'est son assistant qui a gagné le plus souvent entre joueurs automatiques.
exlibris-hint-proven-for-others = C'est son assistant qui aiderait le plus quelqu'un d'autre.
exlibris-hint-new-card = Une nouvelle carte vaut mieux que celles que tu pourrais ranger maintenant.
exlibris-hint-ready = { $card } a déjà une bonne place sur ton étagère.
exlibris-hint-power = { $assistant } : c'est là que son pouvoir t'apporte le plus.
exlibris-hint-lies-there = On y trouve { $card }, utile à ton étagère.
exlibris-hint-hut = Tu y gagnes { $number ->
    [one] une carte
   *[other] { $number } cartes
}, et tu commences la manche suivante.
exlibris-hint-unseen = Parmi les cartes que ça t'apporte, il y en a sans doute une qui convient.
exlibris-hint-shelves-several = Tu as plusieurs cartes prêtes pour ton étagère.
exlibris-hint-acts-too = Ça fait agir aussi un autre de tes assistants.
exlibris-hint-tidies = Ton étagère peut être mieux ordonnée.
exlibris-hint-books-speciality = Elle a des livres de ta spécialité : { $category }.
exlibris-hint-books-prominent = Elle a des livres populaires : { $category }.
exlibris-hint-books-variety = Elle a des livres d'une catégorie dont tu as peu : { $category }.
exlibris-hint-speciality = { $category } : c'est ta spécialité.
exlibris-hint-prominent = { $category } : c'est la catégorie populaire, et tu es dans la course.
exlibris-hint-variety = { $category } : tu en as peu, et c'est ta catégorie la plus faible qui compte.
exlibris-hint-firmer = Ça ajoute { $number ->
    [one] 1 point
   *[other] { $number } points
} de stabilité à ton étagère.
exlibris-hint-compact = Ton étagère reste compacte, et la stabilité paie à la fin.
exlibris-hint-keeps-open = La rangée { $row } reste ouverte pour les cartes en { $letter }.
exlibris-hint-in-order = Il y a une place pour elle dans l'ordre, entre { $card } et { $card2 }.
exlibris-hint-in-order-after = Il y a une place pour elle dans l'ordre, après { $card }.
exlibris-hint-in-order-before = Il y a une place pour elle dans l'ordre, avant { $card }.
exlibris-hint-first = Pour la première carte, toutes les places se valent.
exlibris-hint-kept-from-others = Elle vaut presque ta meilleure, et un adversaire en profiterait davantage.
exlibris-hint-no-place = Aucune place de ton étagère ne lui convient encore.
exlibris-hint-makes-room = Ça libère une place pour la carte, là où elle est dans l'ordre.
exlibris-hint-entombs = Une carte sous une autre vaut 2 points.
exlibris-hint-least-missed = C'est ce qui manquera le moins à ton étagère.
exlibris-hint-least-help = C'est ce qui aiderait le moins un adversaire.
exlibris-hint-behind = { $seat } a rangé le moins de cartes : c'est ce qui te gêne le moins.
exlibris-hint-no-limit = Une main peut être aussi grande que tu veux.
exlibris-hint-sells = Pour chaque carte prise, tu en pioches deux et en ranges une.
exlibris-hint-full-hand = { $seat } a une main bien remplie : il y a sûrement quelque chose à prendre.
exlibris-hint-random-card = Une carte au hasard te coûte moins que deux actions Maison pour l'adversaire.
exlibris-hint-effect-waits = Ce pour quoi il est venu n'a pas encore eu lieu.
exlibris-hint-works-again = Il a fini son travail là-bas et sera plus utile ailleurs.
exlibris-hint-goes-on = Tu as une autre carte à ranger, et ça vaut bien celle dont tu peux te passer.
exlibris-hint-burns = L'action Maison vaut plus que la carte.
exlibris-hint-promise-least = Ce sont les moins prometteurs pour les manches à venir.
exlibris-hint-best-total = Avec celles-ci face cachée, ton total est au plus haut.
exlibris-hint-best-as-it-is = Ton total est au plus haut avec ton étagère telle quelle.
