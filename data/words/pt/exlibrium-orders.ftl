# What may be answered beforehand (at most 80 letters).

exlibrium-order-draft = O draft
exlibrium-order-berserker = Berserker: a carta que inverto
exlibrium-order-mercenary = Mercenário: para onde vão minhas cartas
exlibrium-order-wizard = Mago: quem eu dobro
exlibrium-order-assassin = Assassino: a carta que inverto
exlibrium-order-knight = Cavaleiro: quem fica de pé
exlibrium-order-bard-give = Bardo: o que dou
exlibrium-order-bard-take = Bardo: o que pego
exlibrium-order-alchemist = Alquimista: a carta que gasto
exlibrium-order-goal = Uma meta, ou a habilidade
exlibrium-order-goal-cards = Uma meta: as cartas que gasto
exlibrium-order-final = Contagem final: quantas gasto
exlibrium-order-final-cards = Contagem final: as cartas que gasto
