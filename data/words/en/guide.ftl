# The guide to somebody's first turn, one line below each question of the first round. No card may be named here.

exlibris-guide-library = Each library brings an assistant with a power of its own. **Explain** tells what they can do; if you can't decide, take the one whose face you like.
exlibris-guide-library-discard = The library you name here goes back into the box, so nobody else can have it. Choose one that you would not like to play against.
exlibris-guide-place = At each turn you place one of your assistants. Pick a location in the menu: it tells in a line what you get there, and **Explain** tells all of it. If nothing tempts you, go home, where you may draw or shelve a card.
exlibris-guide-home = Shelved cards bring points, cards in hand bring none. So shelve one if you have a good place for it, and draw when you run out of choices.
exlibris-guide-shelve-card = Pick a card for your shelf. Early on, one from the middle of the alphabet is good to build around.
exlibris-guide-shelve = The letters in the picture are the free places. Read your shelf like a page: at the end, cards should run from A to Z, row by row. So leave yourself room for early letters to the left and above, and for late ones to the right and below.
exlibris-guide-take = These cards lie at the location where your assistant stands. Look for books of the prominent category and of your secret speciality, and keep away from the banned one.
exlibris-guide-discard = Cards with banned books are the first to go, and those that fit nowhere on your shelf.
exlibris-guide-other = This comes from a location or from an assistant. **Explain** tells how it works. Choose what looks best; as long as nothing hidden was shown, **Back** takes it back.

atheneum-guide-pick = Everybody picks a study card at the same time and passes the rest on. You get its yellow part, and parts of your neighbours' cards too. Until all have picked you may change your mind.
atheneum-guide-shelve = Put your books on lettered places in the picture. A book needs a wall or another book beside it, and above the lowest level a book below it. Menus say what an answer completes. Books and rearrangements not used when you confirm are lost; bonus tokens and spider rewards last until you end your round.
atheneum-guide-claim = If your shelves fulfil an objective, claim it here for points. Then end your round. Nobody else's shelves matter now, so take your time.
atheneum-guide-other = **Explain** tells how this works. Choose what looks best; **Back** takes it back.

exlibrium-guide-draft = A card shows two characters, and the one that stands upright is the one it influences. Pick a card and say who stands upright; the rest of your hand goes on to your neighbour. Whoever has the most influence over a character uses its ability later in the round.
exlibrium-guide-other = You have the most influence over this character, so its turn is yours. **Explain** tells what it can do.
