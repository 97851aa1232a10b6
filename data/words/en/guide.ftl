# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.
# It speaks of the rules only: what is good to choose is the hint's to say, and two voices would contradict each other.

exlibris-guide-library = Each library brings an assistant with a power of its own, yours for the whole game. **Explain** tells what they can do.
exlibris-guide-library-discard = The library you name here goes back into the box, so nobody else can have it.
exlibris-guide-place = At each turn you place one of your assistants: on a free space of a location, or at home, where you may draw or shelve a card. A line tells what you get at each location, and **Explain** tells all of it.
exlibris-guide-home = At home you may draw a card from the deck, or shelve one from your hand. At the end only shelved cards bring points, cards in hand bring none.
exlibris-guide-shelve-card = Here you say which card goes on your shelf, and then where. At the end a card out of alphabetical order is turned face down, and its books don't count.
exlibris-guide-shelve = The letters in the picture are the free places. At the end your shelf is read like a page, row by row: a card that does not come after the one before it in the alphabet is turned face down, and its books don't count.
exlibris-guide-take = These cards lie at the location where your assistant stands. At the end whoever has the most books of the prominent category gets a reward, each book of your secret speciality brings 2 points, and each banned one costs a point.
exlibris-guide-discard = What you discard leaves your hand or your shelf and goes on the discard pile. **Explain** tells what you get for it.
exlibris-guide-other = This comes from a location or from an assistant. **Explain** tells how it works. As long as nothing hidden was shown, **Back** takes your answer back.

atheneum-guide-pick = Everybody picks a study card at the same time and passes the rest on. You get its yellow part, and parts of your neighbours' cards too. Until all have picked you may change your mind.
atheneum-guide-shelve = Put your books on lettered places in the picture. A book needs a wall or another book beside it, and above the lowest level a book below it. Menus say what an answer completes. Books and rearrangements not used when you confirm are lost; bonus tokens and spider rewards last until you end your round.
atheneum-guide-claim = Claiming an objective that your shelves show costs one of your wands and brings its points at once. Whatever is left can be used until you end your round, and is lost then. Nobody else's shelves matter now, so take your time.
atheneum-guide-other = **Explain** tells how this works, and **Back** takes your answer back.

exlibrium-guide-draft = A card shows two characters, and the one that stands upright is the one it influences. Pick a card and say who stands upright; the rest of your hand goes on to your neighbour. Whoever has the most influence over a character uses its ability later in the round.
exlibrium-guide-other = You have the most influence over this character, so its turn is yours. **Explain** tells what it can do.
