# The record of a finished game: the file, and what `exlibris verify` says about it.

record-file = The whole game in one file: the seed, and every choice. `exlibris verify { $file }` plays it again and says whether every shuffle follows from the seed.
record-button = Record

verify-seed-yes = The seed fits the fingerprint that sealed it: { $commitment }
verify-seed-no = The seed does not fit the fingerprint { $commitment }. So this is not the seed that was sealed before the game, and nothing else can be checked.
verify-published-yes = That is the fingerprint you were told when the game began.
verify-published-no = That is not the fingerprint you were told when the game began.
verify-luck = To the seed was added: { $luck }.
verify-added = { $luck } by { $name }
verify-seating-yes = Everybody sits where the seed, or the order of joining, has put them.
verify-seating-no = Somebody sits elsewhere than where the seed, or the order of joining, puts them.
verify-choices-yes = { $count ->
    [one] The one choice fits
   *[other] All { $count } choices fit
} the shuffles and draws that follow from the seed.
verify-choices-no = Choice { $number } by { $name } does not fit the shuffles and draws that follow from the seed.{ $same ->
    [1] {""}
   *[other] {" "}The game ended under version { $then } of its rules, and this is version { $now }: perhaps that is why.
}
verify-end-no = After { $count ->
    [one] the one choice
   *[other] all { $count } choices
} the game is not over, so some are missing.
verify-scores-yes = The final scores are what the game comes to: { $found }.
verify-scores-no = The file says { $told }. But the game comes to { $found }.
verify-mark-no = At the end the cards do not lie where they lay then. So the rules have changed since, or the file has.
verify-result = { $name } { $points }{ $won ->
    [1] {" "}(won)
   *[other] {""}
}
verify-all-well = All is well: no card was moved.
verify-not-well = This record does not hold.
verify-no-record = { $file } is not the record of a game that I know.
