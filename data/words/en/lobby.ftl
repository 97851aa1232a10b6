# The lobby: who sits down, before a game begins.

lobby-title = **{ $game }**: who plays?
title-alt = { $game }: books and the game's emblems on a shelf.
lobby-size = { $fewest } to { $largest } players{ $alone ->
    [yes] {""}, or one against the public library
   *[no] {""}
}
lobby-variants = Variants (for the host)…
lobby-varied = The table plays by it now; everybody sees it in the lobby.
lobby-seat = { $number }. { $mark } { $name }{ $automatic ->
    [yes] {", automatic"}
   *[no] {""}
}
lobby-free = { $free ->
    [0] The table is full.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-invited = A rematch: the game begins by itself once { $who } says yes too, by **Join** here or **Rematch** below the result.
lobby-title-alone = **{ $game }**, a game for one
lobby-ready = { $host } can begin at once.
lobby-needs = { $missing ->
    [0] { $host } can begin whenever everyone is here.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
lobby-pace = ⏳ { $pace ->
    [half] 12 hours a turn.
    [day] A day a turn.
    [three] Three days a turn.
   *[week] A week a turn.
} { $then ->
    [turn] An automatic player plays the turn of whoever takes longer; they keep their seat.
    [warm] An automatic player sits in for whoever takes longer, until they are back.
   *[remind] Whoever takes longer is reminded, and the table waits.
}
lobby-no-clock = ⏳ No clock: the table waits as long as it takes.
lobby-no-vacations = It does not wait for vacations.
lobby-no-hints = This game is played without hints.
lobby-commitment = The shuffles are sealed: `{ $commitment }`. The seed is told once the game is over, so that anyone can check them.
lobby-sealed = -# The shuffles are sealed: `{ $commitment }`. Everyone who joins adds luck of their own.
lobby-join = Join
lobby-leave = Leave
lobby-begin = Begin
lobby-out = Take out…
lobby-add-automatic = Add automatic player
lobby-add-apprentice = Add apprentice
lobby-add-librarian = Add librarian
lobby-add-grand-librarian = Add grand librarian
lobby-add-acolyte = Add acolyte
lobby-add-conjurer = Add conjurer
lobby-add-sorcerer = Add sorcerer
lobby-add-archmage = Add archmage
lobby-add-freshman = Add freshman
lobby-add-pupil = Add pupil
lobby-add-scholar = Add scholar
lobby-add-headmaster = Add headmaster
lobby-add-archivist = Add archivist
lobby-strengths = Automatic players, from easy to hard. The last one looks ahead and takes a few seconds to think.
lobby-joined = Welcome to the table! Your hand will come by direct message, and `/{ $game } hand` shows it here at any time.
lobby-joined-plainly = Welcome to the table!
lobby-left = You have left the table.
lobby-automatic-added = An automatic player takes a seat. It sees no more than anybody in its place would.
lobby-ended = The game is ended, and the channel is free for another one.
confirm-end = End this game for everybody, now? There is no way back.
confirm-end-yes = Yes, end the game
confirm-leave = Leave the running game? An automatic player takes your seat at once, and anybody may take it over. You can come back as long as nobody has.
confirm-leave-yes = Yes, leave
confirm-leave-last = Nobody else is left in this game, so it ends when you leave. There is no way back.
confirm-leave-last-yes = Yes, leave and end it
lobby-started = The table is open. Friends can join with the button below it.
rematch-asked = { $count ->
    [0] You have a seat again.
   *[other] You have a seat again. The game begins once { $who } { $count ->
        [one] has
       *[other] have
    } said yes too.
}
lobby-started-alone = The table is yours. Press Begin below it when you are ready.
lobby-begun = The game begins!

# What automatic players are called, by their strength.
player-automatic = Automatic player
player-automatic-for = Automatic player, for { $name }
player-apprentice = Apprentice
player-apprentice-for = Apprentice, for { $name }
player-librarian = Librarian
player-librarian-for = Librarian, for { $name }
player-grand-librarian = Grand librarian
player-grand-librarian-for = Grand librarian, for { $name }
player-archivist = Archivist
player-archivist-for = Archivist, for { $name }
player-freshman = Freshman
player-freshman-for = Freshman, for { $name }
player-pupil = Pupil
player-pupil-for = Pupil, for { $name }
player-scholar = Scholar
player-scholar-for = Scholar, for { $name }
player-headmaster = Headmaster
player-headmaster-for = Headmaster, for { $name }
player-acolyte = Acolyte
player-acolyte-for = Acolyte, for { $name }
player-conjurer = Conjurer
player-conjurer-for = Conjurer, for { $name }
player-sorcerer = Sorcerer
player-sorcerer-for = Sorcerer, for { $name }
player-archmage = Archmage
player-archmage-for = Archmage, for { $name }
colour-orange = orange
colour-sky = sky blue
colour-green = green
colour-blue = blue
colour-vermilion = red
