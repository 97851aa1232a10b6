# How games are played in a server.

# Beside commands and their options: at most 100 letters each.
command-server = Como se joga neste servidor
command-server-show = Mostra e muda como se joga neste servidor
command-server-channels = Em quais canais se pode abrir partidas
command-server-pace = Quanto tempo uma jogada pode levar
command-server-language = O idioma das mesas quando ninguém diz no início
command-server-threads = Se cada partida ganha um tópico próprio
command-server-starters = Quem pode abrir partidas
command-server-enders = Quem pode encerrar partidas dos outros
command-server-pings = Por que alguém pode ser mencionado nos canais
option-allow = Isto também poderá ser escolhido
option-forbid = Isto não poderá mais ser escolhido
option-everywhere = Todos os canais, não importa o que foi escolhido antes
option-usual = O que vale quando ninguém diz no início
option-tables = O idioma das mesas
option-each = Se uma partida ganha o seu quando ninguém diz no início
option-who = Quem
option-role = Ou membros com este cargo
option-only = Por quê

# Who may do something: as an answer, and for choices.
who-everybody = todo mundo
who-moderators = quem pode gerenciar o canal
who-managers = quem pode gerenciar o servidor
who-role = membros com o cargo { $role }

server-head = **Como se joga neste servidor**
server-row = - **{ $what }**: { $value }
server-channels = Onde se pode abrir partidas
server-everywhere = em todos os canais
server-nowhere = só em canais que não existem mais
server-pace = Tempo para uma jogada
server-paces = Tempos que podem ser escolhidos
server-language = Idioma das mesas
server-language-discord = o do servidor no Discord
server-threads = Um tópico próprio
server-threads-all = para cada partida, a não ser que se diga outra coisa no início
server-threads-some = quando se pede no início
server-starters = Quem pode abrir partidas
server-enders = Quem pode encerrar partidas dos outros
server-who = Quem pode…
server-pings = Menções nos canais
server-pings-all = quando chega a vez de alguém e para convites
server-pings-turn = só quando chega a vez de alguém
server-now = como está agora
# Buttons.
server-a-thread-each = Um tópico por partida
server-no-threads = Sem tópicos
server-quiet = Mencionar só quando é a vez
server-all-pings = Mencionar para convites também
server-here = Permitir este canal
server-not-here = Não permitir mais este canal
server-open-everywhere = Permitir todos os canais

error-not-manager = Só quem pode gerenciar o servidor pode fazer isso.
channel-not-allowed = Neste servidor, as partidas são abertas em outro lugar: { $where }.
start-not-allowed = Nem todo mundo pode abrir partidas aqui. Quem pode: { $who }.
pace-not-allowed = Este servidor tem outros tempos para uma jogada: { $paces }.
no-pace-left = Pelo menos um tempo para uma jogada precisa continuar disponível.
