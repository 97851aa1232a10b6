# The help of Ex Libris.

exlibris-topics-game = The game…
exlibris-topics-tiles = Locations…
exlibris-topics-assistants = Assistants…

exlibris-topic-game-title = Ex Libris in a minute
exlibris-topic-game =
    You collect books for a library of your own. Each morning new locations open in the town. You send your assistants out, one at a time, to find book cards, and put those on your shelf in alphabetical order.
    When a shelf has 16 cards (14 with three players, 12 with four), one more round is played. Then the inspector comes, and the best library wins.
    {""}**Good shelves** are in order, hold many books of the prominent category and of your secret speciality, few banned ones, and something of everything else.

exlibris-topic-turn-title = Your turn
exlibris-topic-turn =
    Place one assistant: on a free space of an open location, or at home. Instant locations work at once; delayed ones at the end of the round, in the order of their numbers. You go on taking turns until nobody has an assistant left to place.

exlibris-topic-shelving-title = Shelving
exlibris-topic-shelving =
    The first card goes anywhere. Every other card goes beside, above or below one that is shelved already. A shelf has at most three rows and may grow to any side; gaps are fine as long as everything hangs together.
    Cards run from the top row to the bottom row, in each row from left to right, A1 to Z. Only the inspector checks that, at the end.

exlibris-topic-home-title = At home
exlibris-topic-home =
    Your library has three spaces. An assistant placed there lets you draw a card or shelve a card, at once. Nobody can take these spaces from you.

exlibris-topic-round-title = The round
exlibris-topic-round =
    {""}**Preparation:** new locations open, one for each player, and cards are laid out.
    {""}**Placement:** you place assistants in turn.
    {""}**Resolution:** the locations are resolved by number, what lies there is discarded, assistants come back.
    {""}**Clearing up:** the new location with the lowest number stays for good, the others close.

exlibris-topic-conflicts-title = Who goes before whom
exlibris-topic-conflicts =
    What a location says comes first. Then come the special assistants that stand there already, those first that came first. Then acts the one that has just arrived, and at last the location's effect happens.

exlibris-topic-inspection-title = The inspection
exlibris-topic-inspection =
    First you may turn cards of yours face down, in secret; the bot marks the choice that it thinks best. Then the inspector walks along each shelf, and a card that does not come after the last one still face up is turned down. Books on face-down cards don't count, but such cards still hold up the shelf.

exlibris-topic-scoring-title = Scoring
exlibris-topic-scoring =
    {""}**Prominent works:** 15, 9 and 4 points for most, second most and third most books of that category. Those who tie share.
    {""}**Banned books:** 1 point off for each.
    {""}**Variety:** 3 points for each book of that category, of the other five, which you have fewest of.
    {""}**Speciality:** 2 points for each book of your secret category.
    {""}**Stability:** 1 point for each card of the largest full rectangle on your lowest row, at least 2 by 2.
    Ties go to more books face up, then to fewer cards in hand, then to fewer banned books.

exlibris-topic-bot-title = Playing with this bot
exlibris-topic-bot =
    {""}**Play** on the table message opens your panel, which nobody else sees. **Back** takes your last choice back, as long as nothing hidden was shown by it.
    `/exlibris hand`, `shelf`, `status` and `play` work in my direct messages too. `/exlibris board text:True` tells the whole table in words. `/exlibris log` lists everything that happened.
    In the pictures a bookmark with a bright edge shows what is new since your last turn; in the table message, since the last turn of whoever must act.
    The shuffles are sealed at the start and can be checked at the end.
