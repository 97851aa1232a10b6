# What may be answered beforehand (at most 80 letters).

exlibrium-order-draft = Le draft
exlibrium-order-berserker = Berserker : la carte que je retourne
exlibrium-order-mercenary = Mercenaire : où vont mes cartes
exlibrium-order-wizard = Magicien : qui je double
exlibrium-order-assassin = Assassin : la carte que je retourne
exlibrium-order-knight = Chevalier : qui est à l'endroit
exlibrium-order-bard-give = Barde : ce que je donne
exlibrium-order-bard-take = Barde : ce que je prends
exlibrium-order-alchemist = Alchimiste : la carte que je dépense
exlibrium-order-goal = Un objectif, ou le pouvoir
exlibrium-order-goal-cards = Un objectif : les cartes dépensées
exlibrium-order-final = Décompte final : combien je dépense
exlibrium-order-final-cards = Décompte final : les cartes dépensées
