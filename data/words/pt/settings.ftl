# What one person sets for themselves, for all games and servers.

settings-head = ⚙️ **Suas preferências**, para todas as suas partidas em todos os servidores; ninguém mais as vê.
settings-done = ✅ Pronto.
settings-reminders-dm = **Lembretes** chegam por mensagem direta.
settings-reminders-channel = **Lembretes** chegam como menção no canal da partida.
settings-reminders-none = **Lembretes**: nenhum.
settings-quiet = **Horas de silêncio** das { $start } às { $end }: nada chega até você nesse tempo. Seu fuso horário é { $zone }, onde são { $time }.
settings-quiet-none = **Horas de silêncio**: nenhuma. Seu fuso horário é { $zone }, onde são { $time }.
settings-vacation-none = **Férias**: nenhuma.
settings-vacation-left = { $left ->
    [0] Você já usou todos os dias deste ano.
    [1] Você ainda tem { $left } dia este ano.
   *[other] Você ainda tem { $left } dias este ano.
}
settings-vacation-planned = **Férias** de <t:{ $since }:f> a <t:{ $until }:f>. Seus relógios ficam parados nesse tempo.
settings-vacation-now = **Férias** até <t:{ $until }:f>. Seus relógios estão parados; sua próxima jogada encerra as férias.
settings-language = **Idioma**: { $language }, em tudo o que só você vê.
settings-language-discord = **Idioma**: o do seu Discord ({ $language }).
settings-hand-on = **Sua mão** chega por mensagem direta.
settings-hand-off = **Sua mão** só aparece quando você pede.
settings-guide-on = **Guia**: sua primeira jogada em um jogo novo é explicada.
settings-guide-off = **Guia**: desligado.
settings-board-on = **Rankings** podem mostrar seu nome.
settings-board-off = **Rankings** não mostram seu nome.
settings-foot = -# Outras horas e seu fuso horário: `/settings quiet`. Férias: `/settings vacation`.
settings-button = Preferências

settings-choose-reminders = Lembretes
settings-choose-dm = Lembretes por mensagem direta
settings-choose-channel = Lembretes no canal
settings-choose-none = Sem lembretes
settings-choose-quiet = Horas de silêncio
settings-choose-no-night = Sem horas de silêncio
settings-choose-night = Silêncio das { $start } às { $end }
# What this language calls itself.
own-name = Português
settings-choose-language = Idioma
settings-choose-discord = O idioma do meu Discord
settings-switch-hand-on = Enviar minha mão
settings-switch-hand-off = Não enviar minha mão
settings-switch-guide-on = Explicar primeiras jogadas
settings-switch-guide-off = Não explicar primeiras jogadas
settings-switch-board-on = Mostrar meu nome nos rankings
settings-switch-board-off = Não mostrar meu nome nos rankings
settings-vacation-cancel = Cancelar: { $day }
settings-vacation-end = Encerrar as férias agora
settings-vacation-done = ✅ Boas férias!
settings-vacation-gone = ✅ Essas férias acabaram; os dias que você não usou são seus de novo.

settings-no-time = Não conheço a hora “{ $text }”. Escreva assim: 22:30.
settings-no-zone = Não conheço o fuso horário “{ $text }”. Digite uma cidade ou um país e escolha na lista.
settings-no-day = Não sei que dia é “{ $text }”. Escolha um na lista ou escreva assim: 2027-07-31.
settings-quiet-half = Horas de silêncio precisam de começo e de fim.
settings-quiet-empty = Essas horas de silêncio acabariam na hora em que começam. “Sem horas de silêncio” no menu de `/settings show` as desliga.
settings-quiet-long = Horas de silêncio duram no máximo { $hours } horas: em algum momento a mesa precisa alcançar você.
vacation-past = Férias não podem começar no passado.
vacation-backwards = Essas férias acabariam antes de começar.
vacation-far = Férias podem ser marcadas com no máximo um ano de antecedência.
vacation-long = Férias duram no máximo { $most } dias seguidos, contando folgas logo antes ou depois.
vacation-overlaps = Você já está de férias de <t:{ $since }:f> a <t:{ $until }:f>.
vacation-used-up = { $left ->
    [0] Você não tem mais dias de férias em { $year }.
    [1] Você só tem { $left } dia de férias em { $year }.
   *[other] Você só tem { $left } dias de férias em { $year }.
}
vacation-none = Essas férias já acabaram.

notice-vacation = 🏖️ { $name } está de férias até <t:{ $until }:f>. Até lá, o relógio dessa pessoa fica parado.
notice-vacation-refused = 🏖️ { $name } está de férias até <t:{ $until }:f>. Esta mesa não espera por férias: o relógio dessa pessoa continua correndo.
notice-vacation-warm = 🏖️ { $name } está de férias até <t:{ $until }:f>. Esta mesa não espera por férias: um jogador automático guarda o lugar até a volta.
vacation-ended = Você fez uma jogada, então suas férias acabaram. Os dias que você não usou são seus de novo: `/settings vacation`.

command-settings = O que você deseja em todas as suas partidas
command-settings-show = Ver e mudar suas preferências: lembretes, horas de silêncio, idioma, mão, guia
command-settings-quiet = Definir as horas em que nada chega até você, e seu fuso horário
command-settings-vacation = Parar seus relógios por alguns dias
option-quiet-from = A partir de que hora nada deve chegar até você, como 22:30
option-quiet-to = Até que hora, como 8:00
option-zone = Seu fuso horário: digite uma cidade ou um país
option-vacation-from = O primeiro dia; se for hoje, suas férias começam agora
option-vacation-to = O último dia
