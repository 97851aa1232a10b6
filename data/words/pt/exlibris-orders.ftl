# What may be answered beforehand (at most 80 letters), and who is asked for advice.

exlibris-orders-advised = como faria o grão-bibliotecário
exlibris-order-sasquatch = Um oponente visita meu Pé-Grande
exlibris-order-home = Um visitante recebe meu Cubo Gelatinoso
exlibris-order-goblin-give = Um Duende exige uma carta minha
exlibris-order-tax = O Arrecadador de Impostos passa
exlibris-order-yard-take = Alguém faz uma Venda de Garagem
exlibris-order-den-category = Alguém aposta na Casa de Apostas
exlibris-order-pay = Pago meu lance no leilão
exlibris-order-dump-category = Procuro no Aterro: a categoria
exlibris-order-dump-card = Procuro no Aterro: a carta
exlibris-order-draft = Escolho na Casa de Curtição
exlibris-order-golem = Meu Golem do Lixo pode salvar uma carta
exlibris-order-shelve-card = Posso catalogar algumas cartas
exlibris-order-shelve = Posso catalogar uma carta
exlibris-order-inspection = A fiscalização: virar cartas
