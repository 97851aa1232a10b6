# What Discord shows beside each command, at most 100 characters each.

command-group = Play { $game } in this channel
command-start = Open a table in this channel
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-begin = Begin the game with those who have joined
command-play = Show what you have to decide
command-hint = Ask for advice on what you have to decide, for your eyes only
command-choose = Answer the question you are asked
command-hand = Show your hand, to you alone
command-score = Show what your shelf would score now, to you alone
command-speciality = Show your secret speciality, to you alone
command-place = Place an assistant
command-board = Show the table
command-shelf = Show what lies before somebody: a shelf, stacks
command-status = Show where the game stands and whom it waits for
command-log = Show everything that happened, numbered
command-undo = Take back your last choice
command-shelve = Shelve a book
command-move = Lift a book off your shelves, to shelve it elsewhere
command-use = Use a bonus token
command-candle = Light a bonus token as a candle
command-claim = Claim an objective
command-confirm = Confirm your shelves, or end your round
command-rules = Look up a rule, or anything else in the help
command-rematch = Play the last game of this channel once more, with the same people
command-film = See a finished game as a film
command-export = Get the record of a finished game as a file
command-end = End the game before its time

option-game = Which of your games
option-colour = Your colour; without it you get the next free one
option-answer = Your answer; for several, pick one after the other
option-book = Which book
option-place = At which place, by its letter
option-token = Which bonus token
option-objective = Which objective
option-text = In words instead of a picture
option-player = Whose
option-page = Which page, 1 is the oldest
option-language = What the table speaks; what only you see is in the language of your own Discord
option-topic = What you would like to know

choice-game = Game { $number } in { $place }
choice-newest = ({ $count } chosen)
choice-too-long = That gets too long to type. Please use the menus behind /{ $game } play.
choice-game-turn = Game { $number } in { $place }: your turn
