# The lobby: who sits down, before a game begins.

lobby-title = **{ $game }**: quem joga?
title-alt = { $game }: livros e os emblemas do jogo numa estante.
lobby-size = { $fewest } a { $largest } jogadores{ $alone ->
    [yes] {""}, ou um contra a biblioteca pública
   *[no] {""}
}
lobby-variants = Variantes (do anfitrião)…
lobby-varied = Anotado: todos veem isso na mensagem da mesa.
lobby-seat = { $number }. { $mark } { $name }{ $automatic ->
    [yes] {", automático"}
   *[no] {""}
}
lobby-free = { $free ->
    [0] A mesa está completa.
    [1] Há um lugar livre.
   *[other] Há { $free } lugares livres.
}
lobby-invited = Revanche: ainda falta o sim de { $who }. A partida começa sozinha quando todos aceitarem, com **Entrar** aqui ou **Revanche** abaixo do resultado.
lobby-title-alone = **{ $game }**, modo solo
lobby-ready = { $host } já pode começar.
lobby-needs = { $missing ->
    [0] { $host } pode começar quando todos chegarem.
    [1] Falta mais uma pessoa.
   *[other] Faltam mais { $missing } pessoas.
}
lobby-pace = ⏳ { $pace ->
    [half] 12 horas por jogada.
    [day] Um dia por jogada.
    [three] Três dias por jogada.
   *[week] Uma semana por jogada.
} { $then ->
    [turn] Depois disso, um jogador automático faz essa jogada, e o lugar continua de quem demorou.
    [warm] Depois disso, um jogador automático assume até a pessoa voltar.
   *[remind] Depois disso, a pessoa é lembrada, e a mesa espera.
}
lobby-no-clock = ⏳ Sem relógio: a mesa espera o tempo que for preciso.
lobby-no-vacations = Ela não espera pelas férias.
lobby-no-hints = Esta partida é jogada sem dicas.
lobby-commitment = Os embaralhamentos estão lacrados: `{ $commitment }`. A semente é revelada quando a partida acaba, para que qualquer um possa conferir.
lobby-sealed = -# Os embaralhamentos estão lacrados: `{ $commitment }`. Cada pessoa que entra acrescenta a própria sorte.
lobby-join = Entrar
lobby-leave = Sair
lobby-begin = Começar
lobby-out = Retirar…
lobby-add-automatic = Adicionar jogador automático
lobby-add-apprentice = Adicionar aprendiz
lobby-add-librarian = Adicionar bibliotecário
lobby-add-grand-librarian = Adicionar grão-bibliotecário
lobby-add-acolyte = Adicionar acólito
lobby-add-conjurer = Adicionar conjurador
lobby-add-sorcerer = Adicionar feiticeiro
lobby-add-archmage = Adicionar arquimago
lobby-add-freshman = Adicionar calouro
lobby-add-pupil = Adicionar aluno
lobby-add-scholar = Adicionar erudito
lobby-add-headmaster = Adicionar reitor
lobby-add-archivist = Adicionar arquivista
lobby-strengths = Os jogadores automáticos vão do mais fácil ao mais duro. O último prevê as jogadas seguintes e pensa alguns segundos.
lobby-joined = Boas-vindas à mesa! Sua mão vai chegar por mensagem direta, e `/{ $game } hand` mostra as cartas aqui a qualquer momento.
lobby-joined-plainly = Boas-vindas à mesa!
lobby-left = Você saiu da mesa.
lobby-automatic-added = Um jogador automático entra na mesa. Ele não vê nada além do que qualquer pessoa veria no lugar dele.
lobby-ended = A partida foi encerrada, e o canal está livre para outra.
confirm-end = Encerrar esta partida agora, para todo mundo? Não tem volta.
confirm-end-yes = Sim, encerrar a partida
confirm-leave = Sair da partida em andamento? Um jogador automático assume o seu lugar na hora, e qualquer pessoa pode assumir. Enquanto ninguém assumir, você pode voltar.
confirm-leave-yes = Sim, sair
confirm-leave-last = Não há mais ninguém nesta partida; se você sair, ela acaba. Não tem volta.
confirm-leave-last-yes = Sim, sair e encerrar
lobby-started = A mesa está aberta. Para entrar, é só usar o botão abaixo dela.
rematch-asked = { $count ->
    [0] Você está de volta à mesa.
   *[other] Você está de volta à mesa. Para a partida começar, ainda falta o sim de { $who }.
}
lobby-started-alone = A mesa é sua. Quando quiser, toque em Começar, logo abaixo dela.
lobby-begun = A partida começou!

# What automatic players are called, by their strength.
player-automatic = Jogador automático
player-automatic-for = Jogador automático, por { $name }
player-apprentice = Aprendiz
player-apprentice-for = Aprendiz, por { $name }
player-librarian = Bibliotecário
player-librarian-for = Bibliotecário, por { $name }
player-grand-librarian = Grão-bibliotecário
player-grand-librarian-for = Grão-bibliotecário, por { $name }
player-archivist = Arquivista
player-archivist-for = Arquivista, por { $name }
player-freshman = Calouro
player-freshman-for = Calouro, por { $name }
player-pupil = Aluno
player-pupil-for = Aluno, por { $name }
player-scholar = Erudito
player-scholar-for = Erudito, por { $name }
player-headmaster = Reitor
player-headmaster-for = Reitor, por { $name }
player-acolyte = Acólito
player-acolyte-for = Acólito, por { $name }
player-conjurer = Conjurador
player-conjurer-for = Conjurador, por { $name }
player-sorcerer = Feiticeiro
player-sorcerer-for = Feiticeiro, por { $name }
player-archmage = Arquimago
player-archmage-for = Arquimago, por { $name }
colour-orange = laranja
colour-sky = azul-celeste
colour-green = verde
colour-blue = azul
colour-vermilion = vermelho
