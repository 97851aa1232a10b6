# Assistir a uma partida sem ter lugar nela.

watch-button = Assistir
watch-stop = Parar de assistir
watch-begun = Você assiste a esta partida. A cada rodada e no fim eu conto por mensagem direta o que todos podem ver, a primeira vez agora mesmo. Se suas mensagens diretas estiverem fechadas, eu paro.
watch-ended = Você não assiste mais a essa partida.
watch-lobby = Você assiste a esta partida. Ela ainda não começou.
watch-over = O filme da partida, também com todas as mãos abertas, está abaixo do resultado no canal dela.
watch-seated = Você tem um lugar nesta mesa, então já vê tudo.
watch-already = Você já assiste a esta partida. O botão abaixo de cada mensagem minha sobre ela encerra isso.
watch-full = Esta partida já tem { $most } espectadores, e não cabe mais ninguém. A mesa mostra a todos como ela está.
watch-many = Você já assiste a { $most } partidas. Pare antes de assistir a uma: `/games watching`.
watch-not = Você não assiste a essa partida.
watch-list = **Partidas a que você assiste**
watch-none = Você não assiste a nenhuma partida. O botão **Assistir** abaixo de uma mesa serve para isso.
watch-line = [{ $game }]({ $link }), partida { $number }
watch-stop-one = Parar: { $game }, partida { $number }
command-games-watching = Mostrar as partidas a que você assiste
