# The record of a finished game: the file, and what `exlibris verify` says about it.

record-file = A partida inteira em um arquivo: a semente e cada escolha. `exlibris verify { $file }` joga tudo de novo e diz se cada embaralhamento vem da semente.
record-button = Registro

verify-seed-yes = A semente bate com a impressão digital que a lacrou: { $commitment }
verify-seed-no = A semente não bate com a impressão digital { $commitment }. Portanto, não é a semente lacrada antes da partida, e nada mais pode ser conferido.
verify-published-yes = É a mesma impressão digital informada no começo da partida.
verify-published-no = Não é a impressão digital informada no começo da partida.
verify-luck = À semente foi acrescentado: { $luck }.
verify-added = { $luck } por { $name }
verify-seating-yes = Cada pessoa está sentada onde a semente, ou a ordem de chegada, a colocou.
verify-seating-no = Alguém está sentado em outro lugar que não o da semente ou da ordem de chegada.
verify-choices-yes = { $count ->
    [1] A única escolha bate
   *[other] Todas as { $count } escolhas batem
} com os embaralhamentos e as compras que vêm da semente.
verify-choices-no = A escolha { $number }, de { $name }, não bate com os embaralhamentos e as compras que vêm da semente.{ $same ->
    [1] {""}
   *[other] {" "}A partida terminou com a versão { $then } das regras, e esta é a versão { $now }: talvez seja por isso.
}
verify-end-no = Depois { $count ->
    [1] da única escolha
   *[other] de todas as { $count } escolhas
}, a partida não acabou; portanto, faltam algumas.
verify-scores-yes = A pontuação final é mesmo a que a partida dá: { $found }.
verify-scores-no = O arquivo diz { $told }. Mas a partida dá { $found }.
verify-mark-no = No fim, as cartas não estão onde estavam na época. Portanto, as regras mudaram desde então, ou o arquivo mudou.
verify-result = { $name } { $points }{ $won ->
    [1] {" "}(vitória)
   *[other] {""}
}
verify-all-well = Tudo certo: nenhuma carta foi mexida.
verify-not-well = Este registro não confere.
verify-no-record = { $file } não é o registro de uma partida que eu conheça.
