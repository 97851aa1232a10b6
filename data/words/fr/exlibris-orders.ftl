# What may be answered beforehand (at most 80 letters), and who is asked for advice.

exlibris-orders-advised = comme le ferait le grand bibliothécaire
exlibris-order-sasquatch = Un adversaire rejoint mon Sasquatch
exlibris-order-home = Un visiteur reçoit mon Cube gélatineux
exlibris-order-goblin-give = Un Gobelin me réclame une carte
exlibris-order-tax = Le Collecteur d'Impôts passe
exlibris-order-yard-take = Quelqu'un tient une Grande Braderie
exlibris-order-den-category = On parie au Tripot Clandestin
exlibris-order-pay = Je paie mon enchère
exlibris-order-dump-category = Je fouille la Décharge : la catégorie
exlibris-order-dump-card = Je fouille la Décharge : la carte
exlibris-order-draft = Je choisis à la Brasserie des Amis
exlibris-order-golem = Mon Golem peut sauver une carte
exlibris-order-shelve-card = Je peux ranger plusieurs cartes
exlibris-order-shelve = Je peux ranger une carte
exlibris-order-inspection = L'inspection : retourner des cartes
