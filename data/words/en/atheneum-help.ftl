# The help of Atheneum.

atheneum-topics-game = The game…
atheneum-topics-row = Books and objectives…

atheneum-mark-turquoise = a portrait
atheneum-mark-green = a footprint
atheneum-mark-purple = a crown
atheneum-mark-pink = a ghost
atheneum-mark-black = a quill

atheneum-topic-game-title = Atheneum in a minute
atheneum-topic-game =
    You are pupils who tidy the school library. In each of ten rounds everybody plays a study card, gets books for it, shelves them, and may claim objectives: patterns of books on their own shelves.
    At the end full compartments, candles and favourite books that stand together count as well. Most points wins.
    Nobody waits for another while shelving, and what stands on your shelves is yours alone.

atheneum-topic-round-title = A round
atheneum-topic-round =
    {""}**Pick:** everybody secretly picks a study card; the rest of the hand goes to the neighbour, to the left in rounds 1 to 4, to the right in rounds 6 to 9; in rounds 5 and 10 the card that is left is discarded.
    {""}**Shelve:** use what the cards give you, in any order, and confirm. Books and rearrangements that you have not used then are lost; bonus tokens and spider rewards last until you end your round.
    {""}**Claim:** claim objectives, use bonus tokens and what spiders gave you, and end your round.
    When all are done, the rightmost objective leaves and a new one comes.

atheneum-topic-cards-title = Study cards
atheneum-topic-cards =
    A study card has three sections. You get the yellow one of your own card, the blue one of your left neighbour's card and the grey one of your right neighbour's. So the grey section of your own card serves your left neighbour, and the blue one your right neighbour. With two players both go to the other.
    Points, wands, side shelves and bonus tokens come at once. Books and rearrangements wait for you to use them.
    A grey book is of whatever colour you like. A book with a small plan of the shelves is of any colour too, but only for the compartment marked on it.

atheneum-topic-shelving-title = Shelving
atheneum-topic-shelving =
    A book needs something to lean on: a wall, or a book beside it. Above the lowest level there must also be a book directly below.
    The letters of the places never change: A to X on the main shelf, 1 to 8 on the side shelves.

atheneum-topic-rearranging-title = Rearranging
atheneum-topic-rearranging =
    Each rearrangement lifts one book, which you then shelve elsewhere. A book stays where it is as long as another one leans on it alone or stands on it.
    A pair is lifted as a whole, for two rearrangements. A lifted book that is not shelved by the end of your round is lost.

atheneum-topic-spiders-title = Spiders
atheneum-topic-spiders =
    A spider sits in every compartment. Whoever fills it catches the spider, once, and chooses: a wand, a side shelf, a bonus token or a book of any colour. The spider takes up no place.

atheneum-topic-tokens-title = Bonus tokens
atheneum-topic-tokens =
    A bonus token is either a candle or what it shows: a pair of books, a book of any colour, four rearrangements, a wand or a side shelf. It must be used by the end of your round.
    A candle goes on the best free candle place and stays there; at the end it is worth what stands on its place.
    The two books of a pair always stay side by side and lean as one wide book.

atheneum-topic-objectives-title = Objectives and wands
atheneum-topic-objectives =
    To claim an open objective, your shelves must show its pattern, and you put one of your wands on it. Its points are yours at once. Everybody can claim each objective once.
    Patterns keep their direction; it does not matter what else stands around them. The small plan below a pattern shows in which compartment it must stand; if all of it is lit, any compartment will do, side shelves too. Grey books mean any colour.
    When an objective leaves, the wands on it go back to the reserves, not to the hands. A wand in hand is worth a point at the end.

atheneum-topic-scoring-title = The final report
atheneum-topic-scoring =
    {""}**During the game:** cards and objectives.
    {""}**Favourites together:** 1 point for each favourite book that has another one directly beside, above or below it in its compartment.
    {""}**Full compartments:** the number on the little plate.
    {""}**Candles:** what stands on their places.
    {""}**Wands:** 1 point for each in hand.
    Ties go to more books, then to more favourite books; if all is equal, the victory is shared.

atheneum-topic-bot-title = Playing with this bot
atheneum-topic-bot =
    {""}**Play** on the table message opens your panel, which nobody else sees. While shelving, first choose a book, then its place; green buttons show what completes something now. **Back** takes your last step back until you confirm or draw a token.
    The same by command: `/atheneum shelve`, `/atheneum move`, `/atheneum use`, `/atheneum candle`, `/atheneum confirm`, `/atheneum claim`.
    You can change your pick until the last player has picked. Others see your shelves as you last confirmed them.
    In the pictures a bookmark with a bright edge shows what is new since your last turn; in the table message, since the last turn of whoever must act.
    The shuffles are sealed before anybody joins and can be checked at the end.

atheneum-topic-subjects-title = The five colours
atheneum-topic-subjects = Each colour has its subject, and a mark on every spine:
atheneum-topic-patterns-any-title = Patterns for any compartment
atheneum-topic-patterns-any = A pattern is told from left to right, levels from below; a dash is a place that does not matter.
atheneum-topic-patterns-named-title = Patterns for one compartment
atheneum-topic-patterns-named = The compartment stands in brackets.
atheneum-topic-patterns-colourless-title = Patterns of any colours
atheneum-topic-patterns-colourless = The compartment and the arrangement of the books matter; their colours don't.
