# What may be answered beforehand (at most 80 letters).

exlibrium-order-draft = The draft
exlibrium-order-berserker = Berserker: which card I flip
exlibrium-order-mercenary = Mercenary: where my cards move
exlibrium-order-wizard = Wizard: whom I double
exlibrium-order-assassin = Assassin: which card I flip
exlibrium-order-knight = Knight: who stands upright
exlibrium-order-bard-give = Bard: what I give
exlibrium-order-bard-take = Bard: what I take
exlibrium-order-alchemist = Alchemist: which card I spend
exlibrium-order-goal = A goal, or the ability
exlibrium-order-goal-cards = A goal: which cards I spend
exlibrium-order-final = Final count: how many I spend
exlibrium-order-final-cards = Final count: which cards I spend
