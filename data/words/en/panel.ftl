# The panel that one player sees, and the words every question shares.

panel-choose = { $most ->
    [1] Choose one…
   *[other] { $least ->
        [0] Choose up to { $most }…
       *[other] { $least ->
            [one] Choose 1 to { $most }…
           *[other] Choose { $least } to { $most }…
        }
    }
}
panel-choose-exactly = Choose { $count }…
panel-none = None of these
panel-done = { $count ->
    [0] Done, with none
   *[other] Done, with { $count }
}
panel-page = Page { $page }/{ $pages }
panel-unreached = I can't write in { $place } just now, so nobody is told there. The game goes on all the same.
panel-back = Back
panel-hint = Hint
# Beside the words of an option.
panel-take = Choose
# The same where it is one's answer already.
panel-taken = Chosen
panel-heed = Do that
# Whole moves, each a line with a button; the rest in a menu.
panel-whole = **In one go**, as an automatic player would:
panel-whole-do = Do it
panel-whole-all = All in one go…
panel-whole-more = More in one go…
hint-given = Hint: **{ $answer }**. { $reason }
hint-second = { $points ->
    [0] About as good: **{ $answer }**.
    [one] Next best: **{ $answer }**, about { $points } point less.
   *[other] Next best: **{ $answer }**, about { $points } points less.
}
hint-won = Played on to the end, the first wins { $first } games in 100, the other { $second }.
hint-plain = That is what an automatic player would do.
panel-head = **{ $game }** · { $headline }
panel-since = Since your last move:
panel-earlier = … and { $count } { $count ->
    [one] line
   *[other] lines
} before that.
panel-more = More
panel-nothing-new = Nothing has happened since your last move.
panel-happened = What happened:
panel-waiting = Nothing to decide right now. The game waits for { $who }.
panel-answered = Your answer is in: **{ $answer }**. The game waits for { $who }; until then you may change it.
panel-over = The game is over. Thank you for playing!
panel-taken-back = Taken back.
guide-head = 🌱 **Your first game?**
guide-skip = Skip the guide
panel-explain = Explain
explain-more = Explain something else here…
panel-letters = The letters are in the picture.
panel-fold = What do you do?
# Above that menu and the one below it.
panel-folded = **Step by step:** first what you do, then which one or where.
panel-answers = { $count ->
    [one] one option
   *[other] { $count } options
}
panel-below = { $asks ->
    [where] { $heading }: where?
   *[which] { $heading }: which?
}
# The same where the heading stands above it.
panel-asks = { $asks ->
    [where] Where does it go?
   *[which] Which one?
}
panel-sure = { $answer } anyway
panel-not-yet = Not yet
