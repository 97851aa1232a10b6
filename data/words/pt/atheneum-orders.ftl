# What may be answered beforehand (at most 80 letters).

atheneum-order-pick = O draft das cartas de estudo
atheneum-order-shelve = Guardar livros, até a primeira confirmação
atheneum-order-claim = Objetivos, até o fim da minha rodada
