# O que a mesa decide em conjunto: a mensagem no canal, seus botões e o que resultou.

consent-undo = ↩️ { $name } pede à mesa que desfaça sua última escolha e tudo o que veio depois.
consent-move = 🧭 { $name } gostaria de continuar a partida de vocês aqui, pois o canal dela não existe mais.
consent-pause = ⏸️ { $name } gostaria de parar os relógios por um tempo.
consent-resume = ▶️ { $name } gostaria que os relógios voltassem a andar.
consent-pace = ⏱️ { $name } gostaria de outro prazo para cada jogada: { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
consent-replace = 🪑 { $name } gostaria que outra pessoa ocupasse o lugar de { $who }, por quem a mesa já esperou.
consent-known = Isto continua conhecido mesmo assim:
consent-saw = { $who } { $count ->
    [one] viu
   *[other] viram
} algo que não é para todo mundo.
consent-waits = { $need ->
    [most] Vale quando a maioria concordar; falta ouvir: { $who }.
    [two] Vale quando mais uma pessoa concordar: { $who }.
   *[all] Vale quando todo mundo concordar; falta ouvir: { $who }.
} O pedido cai { $until }.
consent-agree = Concordo
consent-refuse = Melhor não
consent-held = ✅ De acordo.
consent-refused = { $name } prefere que não, então tudo fica como estava.
consent-withdrawn = Pedido retirado; tudo fica como estava.
consent-overtaken = A partida seguiu em frente, então o pedido caiu.
consent-expired = Passou um dia sem a palavra de todo mundo, então tudo fica como estava.

# O que só uma pessoa lê.
consent-before = { $others ->
    [yes] Sua última escolha não pode ser desfeita sem os outros: a mesa teria de concordar, dentro de um dia e antes que alguém jogue.
   *[no] Sua última escolha não se desfaz assim sem mais. Como ninguém mais joga aqui, você pode desfazê-la mesmo assim.
} { $count ->
    [one] Seria como se você não tivesse escolhido.
   *[other] Ao todo, { $count } escolhas seriam desfeitas: a sua e o que veio depois.
}
consent-ask = Pedir à mesa
consent-alone = Desfazer
consent-now-open = O pedido foi feito à mesa: os outros respondem no canal.
consent-now-held = De acordo, e está feito.
consent-now-refused = Você disse não; tudo fica como estava.
consent-now-withdrawn = Pedido retirado. Tudo fica como estava.
consent-now-overtaken = A partida seguiu em frente, então o pedido caiu.
consent-now-expired = O pedido é antigo demais, então caiu.
told-consent-held = A mesa concordou com o que você propôs, e está feito.
told-consent-refused = A mesa prefere não fazer o que você propôs, então tudo fica como estava.
panel-ask-back = Desfazer…
no-say = Isso cabe aos outros dizer.
proposal-over = Isso já foi decidido ou não é mais pedido.
proposal-often = Por hoje você já pediu bastante a esta mesa.
proposal-open = Já há um pedido parecido: veja o canal.

log-undo-agreed = A mesa desfaz a última escolha de { $name } e o que resultou dela.

# Uma partida que muda de lugar, e uma cujo canal não existe mais.
told-adrift = O canal desta partida foi apagado. Nada se perdeu: quem a organiza, ou duas pessoas da mesa, podem continuar em outro canal do servidor com `/table move`, dentro de duas semanas.
notice-moved = { $name } trouxe a partida para cá. Ela continua de onde estava: { $who }.
place-gone = um canal que não existe mais
move-here = A partida já está neste canal.
move-other-server = Uma partida fica no seu servidor. Escolha uma deste servidor, ou outro canal de lá.
error-no-table-here = Não há partida neste canal. Escolha uma em “game”.
error-no-table-dm = Você não está em nenhuma partida em andamento.
command-table = O que diz respeito a uma mesa, seja qual for o jogo
command-table-move = Continuar uma partida neste canal

# O que foi feito sem perguntar a ninguém.
notice-pause = ⏸️ { $name } para os relógios. `/table resume` faz com que andem de novo.
notice-resume = ▶️ { $name } faz os relógios andarem de novo.
notice-pace = ⏱️ { $name } escolheu outro prazo para cada jogada: { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
same-pace = Esse já é o prazo de cada jogada.
command-table-pause = Parar os relógios, se todo mundo concordar
command-table-resume = Fazer os relógios andarem de novo, se todo mundo concordar
command-table-pace = Dar outro prazo a cada jogada, se todo mundo concordar
command-table-replace = Ceder o lugar de alguém por quem a mesa já esperou demais
command-table-nudge = Lembrar em particular quem a mesa espera
command-table-back = Voltei: retomar o meu lugar
command-table-kick = Retirar alguém de uma mesa que ainda não começou
option-turn = Quanto tempo uma jogada pode levar
option-seat = O lugar de quem
