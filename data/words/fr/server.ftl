# How games are played in a server.

# Beside commands and their options: at most 100 letters each.
command-server = Comment on joue sur ce serveur
command-server-show = Voir et changer comment on joue sur ce serveur
command-server-channels = Dans quels salons on peut ouvrir des parties
command-server-pace = Combien de temps un coup peut prendre
command-server-language = La langue des tables quand rien n'est dit au départ
command-server-threads = Si chaque partie a son propre fil
command-server-starters = Qui peut ouvrir des parties
command-server-enders = Qui peut arrêter les parties des autres
command-server-pings = Pour quoi on peut être mentionné dans les salons
option-allow = On pourra le choisir aussi
option-forbid = On ne pourra plus le choisir
option-everywhere = Tous les salons, quoi qu'on ait choisi avant
option-usual = Ce qui vaut quand rien n'est dit au départ
option-tables = La langue des tables
option-each = Si une partie a le sien quand rien n'est dit au départ
option-who = Qui
option-role = Ou les membres qui ont ce rôle
option-only = Pour quoi

# Who may do something: as an answer, and for choices.
who-everybody = tout le monde
who-moderators = qui peut gérer le salon
who-managers = qui peut gérer le serveur
who-role = les membres qui ont le rôle { $role }

server-head = **Comment on joue sur ce serveur**
server-row = - **{ $what }** : { $value }
server-channels = Où l'on peut ouvrir des parties
server-everywhere = dans tous les salons
server-nowhere = seulement dans des salons qui n'existent plus
server-pace = Temps pour un coup
server-paces = Temps que l'on peut choisir
server-language = Langue des tables
server-language-discord = celle du serveur sur Discord
server-threads = Un fil à part
server-threads-all = pour chaque partie, sauf si on dit autre chose au départ
server-threads-some = quand on le demande au départ
server-starters = Qui peut ouvrir des parties
server-enders = Qui peut arrêter les parties des autres
server-who = Qui peut…
server-pings = Mentions dans les salons
server-pings-all = quand c'est à quelqu'un de jouer, et pour les invitations
server-pings-turn = seulement quand c'est à quelqu'un de jouer
server-now = le choix actuel
# Buttons.
server-a-thread-each = Un fil par partie
server-no-threads = Pas de fils
server-quiet = Mentions seulement pour jouer
server-all-pings = Mentions pour les invitations aussi
server-here = Autoriser ce salon
server-not-here = Ne plus autoriser ce salon
server-open-everywhere = Autoriser tous les salons

error-not-manager = Il faut pouvoir gérer le serveur pour faire ça.
channel-not-allowed = Sur ce serveur, on ouvre les parties ailleurs : { $where }.
start-not-allowed = Tout le monde ne peut pas ouvrir de parties ici. Qui le peut : { $who }.
pace-not-allowed = Ce serveur a d'autres temps pour un coup : { $paces }.
no-pace-left = Il doit rester au moins un temps à choisir pour un coup.
