# A thread of its own for a game.

start-thread = Se a mesa ganha um tópico próprio, para o canal continuar livre
start-thread-yes = Em um tópico próprio
start-thread-no = Neste canal
# At most 100 letters with a name of 32.
thread-name = { $game } · { $name }
thread-line = **{ $game }**: { $name } abre uma mesa, em um tópico próprio.
thread-started = A mesa abre em um tópico próprio. Por lá se entra com o botão.
no-threads-here = Este canal não tem tópicos. Abra a mesa sem um, ou em um canal de texto.
right-open-threads = Criar tópicos públicos
