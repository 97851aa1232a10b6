# The table message in the channel, pings and direct messages.

table-head = **{ $game }** · { $headline }
table-waits = Aguardando { $who }.
table-thinks = { $count ->
    [one] { $who } está
   *[other] { $who } estão
} pensando…
table-paused = ⏸️ Os relógios estão parados.
# A name or a sentence, and behind it Discord's own "in 3 hours".
until = { $who } ⏳ { $when }
table-over = A partida acabou.
table-old = A partida já avançou: [a mesa agora está aqui]({ $link }).
table-moved = A partida já avançou.
table-ended = Esta partida foi encerrada antes do fim.
table-play = Jogar
table-hand = Minha mão
table-shelves = Estantes
table-log = Histórico
table-help = Ajuda
turn-ping = { $who }: é a sua vez em **{ $game }**. { $link }
turn-link = [Ver a mesa]({ $link })

# What stands between the parts of a sentence, and between a name and what is told of it.
between-parts = ;{" "}
named = { $name }: { $text }

dm-head = **{ $game }** em [{ $place }]({ $link })
dm-turn = **Sua vez** · { $headline } · [Ver a mesa]({ $link })
dm-over = A partida acabou. [Ver o resultado]({ $link })
dm-result = { $place ->
    [0] Desta vez você perde
    [1] Você vence
    [2] Você fica em segundo lugar
    [3] Você fica em terceiro lugar
   *[other] Você fica em { $place }º lugar
}, com { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
final-won = { $count ->
    [1] **{ $who }** vence!
   *[other] **{ $who }** dividem a vitória!
}
decided-margin = { $winner } fica { $margin ->
    [1] um ponto
   *[other] { $margin } pontos
} à frente de { $loser }.
decided-part = { $winner } fica { $margin ->
    [1] um ponto
   *[other] { $margin } pontos
} à frente de { $loser }, sobretudo em { $part }: { $own } contra { $other }.
final-rematch = Revanche
final-seed = Os embaralhamentos desta partida podem ser conferidos: semente `{ $seed }`, lacrada antes da entrada dos jogadores como `{ $commitment }`.
place-channel = #{ $channel }
place-closed = um tópico fechado de { $server }
place-elsewhere = outro canal
notice-dm-closed = Não consigo enviar mensagens diretas a { $name }. A partida continua: `/{ $game } hand` mostra a mão no canal, e só a própria pessoa vê.
notice-ended = { $name } encerrou a partida.
notice-rematch = { $who }: { $name } quer uma revanche. É só tocar em **Entrar**, ali em cima; a partida começa quando todos aceitarem.
notice-undone = Uma escolha foi desfeita. Nada a jogar por enquanto: { $who }.
notice-repaired = { $lost ->
    [1] A última escolha não se encaixa mais nas regras e foi desfeita
   *[other] As últimas { $lost } escolhas não se encaixam mais nas regras e foram desfeitas
}, até o começo da jogada. A partida continua a partir daí.
notice-rebuilt = A partida não podia mais ser lida e foi refeita a partir do registro: nada se perdeu.
notice-automatic-stuck = O jogador automático travou na partida { $id }. Avise quem cuida deste bot; `/{ $game } end` libera o canal.
log-head = **{ $game }** · histórico, página { $page } de { $pages }
log-row = `{ $number }` { $text }
log-row-undone = `{ $number }` ~~{ $text }~~ desfeito
log-empty = Ainda não aconteceu nada.
log-newer = Mais recentes
log-older = Mais antigas
status-head = **{ $game }** em { $place }
log-undo = { $name } desfaz a última escolha.
log-repaired = A partida voltou ao começo da jogada.
log-quiet = { $count ->
    [1] { $name } decide.
   *[other] { $name } decide, { $count } vezes.
}
dm-lobby = Você tem um lugar na mesa. Quando a partida começar, esta mensagem vai mostrar sua mão.
picture-forbidden = Não posso publicar imagens aqui: falta a permissão **{ $right }**.
picture-news = Novidades desde a última jogada de { $who }: { $news }
picture-news-yours = Novidades desde a sua última jogada: { $news }
