# The panel that one player sees, and the words every question shares.

panel-choose = { $most ->
    [1] Faça sua escolha…
   *[other] { $least ->
        [0] Escolha até { $most }…
       *[other] { $least ->
            [1] Escolha de 1 a { $most }…
           *[other] Escolha de { $least } a { $most }…
        }
    }
}
panel-choose-exactly = Escolha { $count }…
panel-none = Nenhuma das opções
panel-done = { $count ->
    [0] Pronto, sem escolher nada
   *[other] Pronto, com { $count }
}
panel-page = Página { $page }/{ $pages }
panel-unreached = Não consigo escrever em { $place } no momento, e ninguém é avisado por lá. A partida continua mesmo assim.
panel-back = Voltar
panel-hint = Dica
# Beside the words of an option.
panel-take = Escolher
# The same where it is one's answer already.
panel-taken = Escolhido
panel-heed = Seguir a dica
# Whole moves, each a line with a button; the rest in a menu.
panel-whole = **De uma vez**, como faria um jogador automático:
panel-whole-do = Fazer assim
panel-whole-all = Tudo de uma vez…
panel-whole-more = Mais jogadas de uma vez…
hint-given = Dica: **{ $answer }**. { $reason }
hint-second = { $points ->
    [0] Quase tão boa: **{ $answer }**.
    [one] Em seguida: **{ $answer }**, cerca de { $points } ponto a menos.
   *[other] Em seguida: **{ $answer }**, cerca de { $points } pontos a menos.
}
hint-won = Jogando até o fim, a primeira resposta ganha { $first } partidas em 100, a outra { $second }.
hint-plain = É o que um jogador automático faria.
panel-head = **{ $game }** · { $headline }
panel-since = Desde a sua última jogada:
panel-earlier = … e mais { $count } { $count ->
    [1] linha
   *[other] linhas
} antes disso.
panel-more = Mais
panel-nothing-new = Nada aconteceu desde a sua última jogada.
panel-happened = O que aconteceu:
panel-waiting = Nada para decidir agora. A partida aguarda { $who }.
panel-answered = Sua resposta foi anotada: **{ $answer }**. A partida aguarda { $who }; até lá, você ainda pode mudar.
panel-over = A partida acabou. Obrigado por jogar!
panel-taken-back = Escolha desfeita.
guide-head = 🌱 **Sua primeira partida?**
guide-skip = Pular o guia
panel-explain = Explicar
explain-more = Explicar outra coisa daqui…
panel-letters = As letras estão na imagem.
panel-fold = O que você faz?
# Above that menu and the one below it.
panel-folded = **Passo a passo:** primeiro o que fazer, depois com quê ou onde.
panel-answers = { $count ->
    [1] uma opção
   *[other] { $count } opções
}
panel-below = { $asks ->
    [where] { $heading }: onde?
   *[which] { $heading }: qual?
}
# The same where the heading stands above it.
panel-asks = { $asks ->
    [where] Em que lugar?
   *[which] O que você escolhe?
}
panel-sure = { $answer } mesmo assim
panel-not-yet = Ainda não
