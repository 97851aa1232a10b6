# The assistants: what each can do (EL-83 to EL-93a), and a line for menus of at most 40 characters.

exlibris-assistant-ordinary = Ordinary assistant
exlibris-assistant-ordinary-the = an ordinary assistant
exlibris-power-ordinary-short = No power, but always willing
exlibris-power-ordinary =
    An ordinary assistant has no power of its own. It does what the location or your library offers.

exlibris-power-goblin-short = Demands cards from opponents here
exlibris-power-goblin =
    Visiting a location with opponents: for each of them, in any order, you may name a category. Whoever has a hand card that holds it must give you one, of their choice; whoever has none shows you the hand, in secret. You may shelve what you got.

exlibris-power-automaton-short = Home action per other assistant here
exlibris-power-automaton =
    Visiting a location or home: you may do one home action for each other assistant of yours that is there.

exlibris-power-mummy-short = Entombs cards for 2 points each
exlibris-power-mummy =
    A card it shelves may go on top of a single shelved card, or under it. The lower card is entombed, face down: its books don't count, but it is worth 2 points. At most one card lies under another.

exlibris-power-cube-short = Later visitors pay, or let you act
exlibris-power-cube =
    An opponent who visits its location later must first give you a random hand card, or let you do both home actions, as the visitor likes.

exlibris-power-sasquatch-short = Shy: comes back when disturbed
exlibris-power-sasquatch =
    It only visits locations without opponents. When an opponent comes to its location, you may take it back and place it again later this round.

exlibris-power-bookworm-short = Both home actions, and again
exlibris-power-bookworm =
    At home it does both home actions, in either order. Then you may discard a card from hand or shelf to do both once more.

exlibris-power-ghost-short = Shares a space, draws a card
exlibris-power-ghost =
    On an instant location it may share the space of an opponent: draw a card, then use the location as usual. Nobody else may join the two. It never enters the Diviner's Hut.

exlibris-power-snowman-short = Closes its instant location
exlibris-power-snowman =
    While it stands on an instant location, no other assistant can be placed there, not even your own. Those already there stay.

exlibris-power-golem-short = Saves a card per resolved location
exlibris-power-golem =
    On a location: as every location up to and including its own is resolved, it may take or shelve one of the cards that would be discarded there.

exlibris-power-wizard-short = Shifts shelf cards when it shelves
exlibris-power-wizard =
    When it shelves a card, it may first shift a connected group of your shelf cards by one place, and then puts the card into a place that became free.

exlibris-power-witch-short = Trades banned books for the deck's
exlibris-power-witch =
    For every card with a banned book that its visit brings you, the top card of the deck is revealed. You keep one of the two and discard the other.

exlibris-power-imp-short = Burns cards here for home actions
exlibris-power-imp =
    Visiting a location with cards: you may discard one of them for a home action, or all of them, two or more, for two home actions.
