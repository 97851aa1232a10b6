# A thread of its own for a game.

start-thread = Si la table a son propre fil, pour laisser le salon libre
start-thread-yes = Dans un fil à part
start-thread-no = Dans ce salon
# At most 100 letters with a name of 32.
thread-name = { $game } · { $name }
thread-line = **{ $game }** : { $name } ouvre une table, dans un fil à part.
thread-started = La table s'ouvre dans un fil à part. On y rejoint la partie par le bouton.
no-threads-here = Ce salon n'a pas de fils. Ouvre la table sans fil, ou dans un salon textuel.
right-open-threads = Créer des fils publics
