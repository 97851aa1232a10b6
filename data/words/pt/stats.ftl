# O que fica das partidas terminadas: números, classificações, recordes.

command-stats = No que deram as partidas terminadas
command-stats-me = Mostrar suas partidas terminadas: números, classificação e imagem
command-stats-member = Mostrar as partidas terminadas de um membro neste servidor
command-stats-against = Mostrar como você se saiu contra alguém
command-stats-server = Mostrar o que este servidor jogou: melhores pontuações e ranking
command-stats-past = Mostrar suas partidas passadas, cada uma com folha de pontos, filme e registro
option-kind = Qual jogo
option-member = Quem
option-players = Quantos jogaram
option-variant = O que foi escolhido no início; escolha antes o jogo
option-strength = Com um jogador automático desta força

stats-head-me = **Suas partidas terminadas**
stats-head-member = **Partidas terminadas de { $who }**, neste servidor
stats-head-against = **Você e { $who }** na mesma mesa
stats-head-server = **O que este servidor jogou até o fim**
stats-head-past = **Suas partidas terminadas**, página { $page } de { $pages }
stats-only = Somente: { $what }.
stats-none = Nenhuma partida terminada combina com isso ainda.
stats-line = **{ $game }**: { $played ->
    [one] uma partida
   *[other] { $played } partidas
}, vitórias: { $won }; pontos: { $mean } em média, { $best } no máximo
stats-rating = Classificação: **{ $points }**
stats-rating-open = Classificação até agora: **{ $points }**. Ela se firma na décima partida classificada.
stats-wait = Só para os seus olhos: os outros esperam por você { $time } em média.
stats-against = **{ $game }**: { $played ->
    [one] uma partida
   *[other] { $played } partidas
} em comum. À frente: você { $ahead }, { $who } { $behind }; empates: { $even }.
stats-server-line = **{ $game }**: { $played ->
    [one] uma partida
   *[other] { $played } partidas
}, { $people ->
    [one] uma pessoa
   *[other] { $people } pessoas
}
stats-best = **Melhores pontuações**
stats-best-line = { $game } para { $seats }: **{ $points }**, { $who }, { $day }
stats-leaders = **Ranking**
stats-leaders-line = { $place }. { $who }: **{ $points }**, partidas classificadas: { $games }
stats-leaders-none = Ninguém aqui ainda. É preciso ter dez partidas classificadas e querer aparecer: `/settings`.
stats-past = Partidas passadas
stats-past-line = { $day } **{ $game }** para { $seats }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $place ->
    [1] vitória
   *[other] { $place }º lugar
}
stats-past-pick = Escolha uma partida: folha de pontos, filme, registro
stats-past-label = Partida { $number }: { $game } para { $seats }
stats-past-detail = { $day }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
stats-players = { $count ->
    [1] partidas solo
   *[other] partidas para { $count }
}
stats-strength = partidas com { $name }
stats-variant = partidas com { $name }
stats-variant-usual = o jogo de sempre
stats-yourself = Não dá para comparar você com você. Escolha outra pessoa.
stats-back = Todas as partidas passadas

series-title = { $game }: { $who }
series-scores = { $count ->
    [1] Os pontos de uma partida
   *[other] Os pontos de { $count } partidas
}
series-won = vitória
series-rating = Classificação
series-alt = { $title }. Os pontos, da partida mais antiga em diante, * onde houve vitória: { $scores }.
series-alt-rating = A classificação foi de { $first } a { $last }.

story-race = A disputa mais apertada: { $part }, { $winner } { $own }, { $loser } { $other }.
story-ratings = Classificações: { $changes }
story-rating = { $name } { $after } ({ $change })
story-rating-open = { $name } { $after } ({ $change }), provisória
