# Time: what the table and its people are told when it runs out.

notice-overdue-turn = { $name } passou do tempo combinado. Um jogador automático faz esta jogada, e o lugar continua sendo de { $name }.
notice-overdue-warm = { $name } está fora há algum tempo. Um jogador automático guarda o lugar até a volta.
notice-asleep = Ninguém joga aqui há uma semana, então esta partida adormece. Ela acorda com a próxima jogada, e até lá ninguém recebe lembretes.
notice-nudged = { $name } chama quem a mesa está esperando.
notice-reminder-soon = { $who }: o seu tempo nesta partida está quase no fim.
notice-reminder-late = { $who }: o seu tempo acabou, e a mesa espera por você.
notice-reminder-silent = { $who }: a mesa ainda espera por você.
notice-reminder-nudge = { $who }: { $name } pergunta se você pode jogar.
reminder-soon = O seu tempo para jogar está quase no fim.
reminder-late = O seu tempo acabou, e a mesa espera por você.
reminder-silent = É a sua vez desde { $when }.
reminder-nudge = { $name } pergunta se você pode jogar.
reminder-no-more = Sem mais lembretes nesta jogada
reminders-head = { $count ->
    [one] Uma partida espera por você:
   *[other] { $count } partidas esperam por você:
}
reminders-play = { $game } · { $id }
reminders-all = Todas as minhas partidas
played-turn = O seu tempo acabou, então um jogador automático jogou por você. O lugar continua sendo seu.
played-warm = Você está fora há algum tempo, então um jogador automático guarda o seu lugar. Esta foi a primeira jogada dele.
played-back = Voltei
nudged = Pronto: mensagem privada para { $who }.
hushed = Pronto. Sem mais lembretes até a sua próxima jogada nesta partida.
table-nudge = Chamar

# What is refused.
nudge-self = A mesa só espera por você.
nudge-nobody = A mesa não espera por ninguém que se possa chamar.
nudge-early = Ainda é cedo para isso. Você pode chamar { $when }.
nudge-away = Quem a mesa espera está de férias. Você vai poder chamar { $when }.
nudge-paused = A partida está em pausa: ninguém é chamado enquanto os relógios estiverem parados.
paused-already = Os relógios já estão parados.
not-paused = Os relógios já estão correndo.
