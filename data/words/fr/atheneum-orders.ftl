# What may be answered beforehand (at most 80 letters).

atheneum-order-pick = Le draft des cartes Étude
atheneum-order-shelve = Le rangement, jusqu'à la première confirmation
atheneum-order-claim = Les objectifs, jusqu'à la fin de mon tour
