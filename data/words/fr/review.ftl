# What the master says of a game that is over.

command-games-review = Montrer ce que le maître dit d'une de tes parties terminées
review-button = Analyse
review-head = Ce que le maître de **{ $game }** ({ $master }) dit de tes choix, d'après ce que tu pouvais voir :
review-head-shared = Ce que le maître de **{ $game }** ({ $master }) dit à { $who }, d'après ce qui se voyait alors :
review-costly = **{ $sign }.** { $where } : **−{ $points }**
    { $question }
    Choix : { $given }
    Mieux : **{ $other }**. { $reason }
review-best = { $sign } { $where } : **+{ $points }**, le meilleur choix
    { $question }
    Choix : **{ $given }**. { $reason }
    Ensuite : { $other }
review-none = Aucun choix ne t'a coûté quoi que ce soit de notable.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-deeper = À première vue, rien ne le dit ; cela se voit quand la partie continue.
review-soon = Le maître regarde cette partie pendant que personne d'autre n'a besoin de réfléchir. Il lui faut quelques minutes.
review-again = Regarder à nouveau
review-look = Choix { $sign }
review-all = Toute l'analyse
review-share = Partager à la table
review-shared = C'est maintenant à la table.
review-not-over = Le maître regarde une partie quand elle est finie.
review-ended = Cette partie a été interrompue : il n'y a rien à analyser.
review-off = Les analyses sont désactivées sur ce bot.
review-impossible = Le maître ne peut pas analyser cette partie : ses règles ont changé depuis, ou son archive est abîmée.
review-failed = Le maître n'est pas venu à bout de cette partie. Redemandez dans une heure : il essaie trois fois en tout.

odds-title = { $game } : chances de gagner
odds-title-alone = { $game } : points jusqu'ici
odds-round = Manche
atheneum-odds-round = Tour
odds-alt = { $who }, en pour cent, du début à la fin : { $values }.
odds-alt-alone = { $who }, du début à la fin : { $values }.
