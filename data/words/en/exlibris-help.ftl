# The help of Ex Libris.

exlibris-topics-game = The game…
exlibris-topics-phases = Phases of a round…
exlibris-topics-sheet = The score sheet…
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
    When two texts disagree, the location's wins over a special assistant's, and the assistant that came first wins over a later one. In time: first the special assistants that are there already act, in the order in which they came; then the one that has just arrived; the location's effect comes last.

exlibris-topic-inspection-title = The inspection
exlibris-topic-inspection =
    First you may turn cards of yours face down, in secret; the bot marks the choice that it thinks best. Then the inspector walks along each shelf, and a card that does not come after the last one still face up is turned down. Books on face-down cards don't count, but such cards still hold up the shelf.

exlibris-topic-scoring-title = Scoring
exlibris-topic-scoring =
    {""}**Prominent works:** 15, 9 and 4 points for most, second most and third most books of that category. Those who tie share.
    {""}**Banned books:** 1 point off for each.
    {""}**Variety:** take your smallest category, the banned one apart: 3 points for each of its books.
    {""}**Speciality:** 2 points for each book of your secret category.
    {""}**Stability:** 1 point for each card of the largest full rectangle on your lowest row, at least 2 by 2.
    Ties go to more books face up, then to fewer cards in hand, then to fewer banned books; if all is equal, the victory is shared.

exlibris-topic-variants-title = Variants
exlibris-topic-variants =
    Whoever opens a table may choose variants for two to four players, in any combination.
    {""}**Beginner:** everybody has three ordinary assistants and a basic library without a special one, and nobody chooses. The six hardest locations, 3, 7, 8, 9, 15 and 17, stay in the box, unless the option `{ argument-removal }` (leave them out) says no.
    {""}**Friendly:** locations 3, 7, 15 and 16 stay in the box, and so do the libraries of the Goblin Sneak, the Gelatinous Cube, the Snowman and the Fire Imp.
    {""}**Long:** it takes three more cards on a shelf to bring the last round: 19 with two players, 17 with three, 15 with four.

exlibris-topic-solo-title = Playing alone
exlibris-topic-solo =
    You play five rounds against the public library, which is the whole discard pile. At level 1 to 7, as many cards of the deck go to it at the start of each round. Only its top card is visible, and the pile never becomes a new deck.
    You have your special assistant and three ordinary ones; each location holds only one of them at a time. Six locations lie open. After each round you choose two that leave the game, and one new one comes.
    Its speciality is secret. At the start of rounds 2 and 4 a hidden category card is shown: that one it is not.
    {""}**At the end** your hand goes to the public library too. It is not checked for order and has no stability. The 15 points for prominent works are yours only if you have more such books. Banned books, variety and speciality count for both. You win with more points; a tie is lost.

exlibris-topic-bot-title = Playing with this bot
exlibris-topic-bot =
    {""}**Play** on the table message opens your panel, which nobody else sees. **Back** takes your last choice back, as long as nothing hidden was shown by it.
    `/exlibris hand`, `/exlibris shelf`, `/exlibris status` and `/exlibris play` work in my direct messages too. `/exlibris board` (`{ argument-text }`) tells the whole table in words. `/exlibris log` lists everything that happened.
    In the pictures a bookmark with a bright edge shows what is new since your last turn; in the table message, since the last turn of whoever must act.
    The shuffles are sealed before anybody joins and can be checked at the end.

# The phases of a round (EL-30 to EL-36).

exlibris-topic-preparation-title = Preparation
exlibris-topic-preparation =
    New locations open, as many as there are players (one fewer at first, for the Hut is there already), beside those that stay for good. Then each location gets its cards from the deck: face up, or face down at the Mysterious Shack.

exlibris-topic-placement-title = Placement
exlibris-topic-placement =
    In turn, starting with the first player, each places one assistant: on a free space of an open location, or at home. Instant locations work at once, delayed ones, with an hourglass, only in the next phase. It goes round until nobody has an assistant left. An assistant that is sent back to you is placed again in the same round.

exlibris-topic-resolution-title = Resolution
exlibris-topic-resolution =
    The locations are resolved in the order of their numbers. A delayed location works now. Then the cards that still lie there are discarded, and the assistants go back to their owners. Those at home come back last.

exlibris-topic-clearing-title = Clearing up
exlibris-topic-clearing =
    Of the locations that opened this round, the one with the lowest number stays for good, on the paved street. The others close. If a shelf holds enough cards (16 with two players, 14 with three, 12 with four; 3 more in a long game), the next round is the last one.

# The lines of the score sheet (EL-43 to EL-48).

exlibris-topic-prominent-title = Prominent works
exlibris-topic-prominent =
    Every player counts the books of the prominent category that are face up. Most gives 15 points, second most 9, third most 4. Players who tie add up the reward of their place and of the next one, and share it equally, rounded up. No books at all still rank.

exlibris-topic-banned-title = Banned books
exlibris-topic-banned =
    Every book of the banned category that is face up costs 1 point.

exlibris-topic-variety-title = Variety
exlibris-topic-variety =
    Of the five categories that are not banned, take the one you have fewest books of, face up. Each of those books gives 3 points. With none of one category, variety gives nothing.

exlibris-topic-speciality-title = Speciality
exlibris-topic-speciality =
    Every player has a secret category, which is shown at the end. Each of its books that is face up gives 2 points.

exlibris-topic-stability-title = Stability
exlibris-topic-stability =
    Look for the largest full rectangle of cards that stands on the lowest row of your shelf, at least 2 high and 2 wide. Every card in it gives 1 point; face-down cards count too. Cards that a Mummy has entombed give 2 points each.
