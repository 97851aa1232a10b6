# What may be answered beforehand (at most 80 letters), and who is asked for advice.

exlibris-orders-advised = as the grand librarian would
exlibris-order-sasquatch = An opponent comes to my Sasquatch
exlibris-order-home = A visitor hosts my Gelatinous Cube
exlibris-order-goblin-give = A Goblin demands a card of mine
exlibris-order-tax = The Tax Collector comes
exlibris-order-yard-take = Somebody holds a Yard Sale
exlibris-order-den-category = Somebody bets at the Gambling Den
exlibris-order-pay = I pay for an auction
exlibris-order-dump-category = I search the Garbage Dump: the category
exlibris-order-dump-card = I search the Garbage Dump: the card
exlibris-order-draft = I pick at the Draft House
exlibris-order-golem = My Trash Golem may save a card
exlibris-order-shelve-card = I may shelve some of several cards
exlibris-order-shelve = I may shelve a card
exlibris-order-inspection = The inspection: turning cards down
