# How games are played in a server.

# Beside commands and their options: at most 100 letters each.
command-server = How games are played in this server
command-server-show = Show and change how games are played in this server
command-server-channels = In which channels games may be started
command-server-pace = How long a turn may take
command-server-language = What tables speak where nobody says at the start
command-server-threads = Whether each game gets a thread of its own
command-server-starters = Who may start games
command-server-enders = Who may end games of others
command-server-pings = What people may be pinged for in channels
option-allow = This may be chosen too
option-forbid = This may be chosen no more
option-everywhere = Every channel, whatever was chosen before
option-usual = What holds where nobody says at the start
option-tables = The tables' language
option-each = Whether a game gets one where nobody says at the start
option-who = Who
option-role = Or members with this role
option-only = What for

# Who may do something: as an answer, and for choices.
who-everybody = everybody
who-moderators = whoever may manage the channel
who-managers = whoever may manage the server
who-role = members with the role { $role }

server-head = **How games are played in this server**
server-row = - **{ $what }**: { $value }
server-channels = Where games may be started
server-everywhere = in every channel
server-nowhere = only in channels that are gone
server-pace = Time for a turn
server-paces = Times that may be chosen
server-language = Language of tables
server-language-discord = as Discord says of the server
server-threads = A thread of its own
server-threads-all = for each game, unless the start says otherwise
server-threads-some = where the start asks for it
server-starters = Who may start games
server-enders = Who may end games of others
server-who = Who may…
server-pings = Pings in channels
server-pings-all = for turns, and where people are invited
server-pings-turn = for turns alone
server-now = as it is now
# Buttons.
server-a-thread-each = A thread each
server-no-threads = No threads
server-quiet = Ping for turns alone
server-all-pings = Ping for invitations too
server-here = Allow this channel
server-not-here = Allow this channel no more
server-open-everywhere = Allow every channel

error-not-manager = Only whoever may manage the server can do that.
channel-not-allowed = In this server, games are started elsewhere: { $where }.
start-not-allowed = Not everybody may start games here. Who may: { $who }.
pace-not-allowed = This server has other times for a turn: { $paces }.
no-pace-left = One time for a turn at least must be left to choose.
