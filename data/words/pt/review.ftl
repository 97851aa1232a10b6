# What the master says of a game that is over.

command-games-review = Mostrar o que o mestre diz de uma das suas partidas terminadas
review-button = Análise
review-head = O que o mestre de **{ $game }** ({ $master }) diz das suas escolhas, pelo que você podia ver:
review-head-shared = O que o mestre de **{ $game }** ({ $master }) diz a { $who }, pelo que se podia ver então:
review-costly = **{ $sign }.** { $where }: **−{ $points }**
    { $question }
    Escolha: { $given }
    Melhor: **{ $other }**. { $reason }
review-best = { $sign } { $where }: **+{ $points }**, a melhor escolha
    { $question }
    Escolha: **{ $given }**. { $reason }
    Em seguida: { $other }
review-none = Nenhuma escolha custou a você algo digno de nota.
review-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
review-deeper = À primeira vista não dá para saber; aparece quando a partida continua.
review-soon = O mestre está olhando esta partida enquanto ninguém mais precisa pensar. Leva alguns minutos.
review-again = Olhar de novo
review-look = Escolha { $sign }
review-all = Toda a análise
review-share = Mostrar à mesa
review-shared = Agora está na mesa.
review-not-over = O mestre olha uma partida quando ela termina.
review-ended = Esta partida foi interrompida, então não há o que analisar.
review-off = As análises estão desligadas neste bot.
review-impossible = O mestre não pode analisar esta partida: as regras mudaram desde então, ou o registro está danificado.
review-failed = O mestre não deu conta desta partida. Pergunte de novo daqui a uma hora: ele tenta três vezes ao todo.

odds-title = { $game }: chances de vencer
odds-title-alone = { $game }: pontos até agora
odds-round = Rodada
atheneum-odds-round = Rodada
odds-alt = { $who }, em por cento, do começo ao fim: { $values }.
odds-alt-alone = { $who }, do começo ao fim: { $values }.
