# Ce qui reste des parties terminées : chiffres, classements, records.

command-stats = Ce que donnent les parties terminées
command-stats-me = Montrer tes parties terminées : chiffres, cote et image
command-stats-member = Montrer les parties terminées d'un membre sur ce serveur
command-stats-against = Montrer tes résultats face à quelqu'un
command-stats-server = Montrer ce que ce serveur a joué : meilleurs scores et classement
command-stats-past = Montrer tes parties passées, chacune avec feuille de score, film et archive
option-kind = Quel jeu
option-member = Qui
option-players = À combien
option-variant = Ce qui a été choisi au début ; choisis d'abord le jeu
option-strength = Avec un joueur automatique de cette force

stats-head-me = **Tes parties terminées**
stats-head-member = **Parties terminées de { $who }**, sur ce serveur
stats-head-against = **Toi et { $who }** à la même table
stats-head-server = **Ce que ce serveur a joué jusqu'au bout**
stats-head-past = **Tes parties terminées**, page { $page } sur { $pages }
stats-only = Seulement : { $what }.
stats-none = Aucune partie terminée ne correspond encore.
stats-line = **{ $game }** : { $played ->
    [one] une partie
   *[other] { $played } parties
}, victoires : { $won } ; points : { $mean } en moyenne, { $best } au mieux
stats-rating = Cote : **{ $points }**
stats-rating-open = Cote pour l'instant : **{ $points }**. Elle se fixe à la dixième partie cotée.
stats-wait = Pour tes yeux seulement : on t'attend { $time } en moyenne.
stats-against = **{ $game }** : { $played ->
    [one] une partie
   *[other] { $played } parties
} ensemble. Devant : toi { $ahead } fois, { $who } { $behind } fois ; à égalité { $even } fois.
stats-server-line = **{ $game }** : { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $people ->
    [one] une personne
   *[other] { $people } personnes
}
stats-best = **Meilleurs scores**
stats-best-line = { $game } à { $seats } : **{ $points }**, { $who }, { $day }
stats-leaders = **Classement**
stats-leaders-line = { $place }. { $who } : **{ $points }**, parties cotées : { $games }
stats-leaders-none = Personne ici pour l'instant. Il faut dix parties cotées, et vouloir être vu : `/settings`.
stats-past = Parties passées
stats-past-line = { $day } **{ $game }** à { $seats } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] victoire
   *[other] { $place }e place
}
stats-past-pick = Choisis une partie : feuille de score, film, archive
stats-past-label = Partie { $number } : { $game } à { $seats }
stats-past-detail = { $day }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-players = { $count ->
    [1] parties en solitaire
   *[other] parties à { $count }
}
stats-strength = parties avec { $name }
stats-variant = parties avec { $name }
stats-variant-usual = la partie habituelle
stats-yourself = On ne se compare pas à soi-même. Choisis quelqu'un d'autre.
stats-back = Toutes les parties passées

series-title = { $game } : { $who }
series-scores = { $count ->
    [1] Les points d'une partie
   *[other] Les points de { $count } parties
}
series-won = victoire
series-rating = Cote
series-alt = { $title }. Les points, la plus ancienne partie d'abord, * en cas de victoire : { $scores }.
series-alt-rating = La cote est passée de { $first } à { $last }.

story-race = La lutte la plus serrée : { $part }, { $winner } { $own }, { $loser } { $other }.
story-ratings = Cotes : { $changes }
story-rating = { $name } { $after } ({ $change })
story-rating-open = { $name } { $after } ({ $change }), provisoire
