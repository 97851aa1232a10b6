# The eighteen locations: what each does (EL-61 to EL-78), and a line for menus of at most 40 characters.

exlibris-tile-hut-short = Draw per placed assistant, go first
exlibris-tile-hut =
    Draw one card for every assistant of yours that stands on a location or at home, this one too. Then take the first-player token, which counts from the next round. The Ghost is never let in.

exlibris-tile-swap-short = Trade a hand card, may shelve
exlibris-tile-swap =
    Trade one of your hand cards for a card that lies here; yours stays here, face up. You may shelve the card you got.

exlibris-tile-auction-short = Bid 1–4, pay later, take all
exlibris-tile-auction =
    Stand on a bid from 1 to 4, above the present one. Whoever is outbid gets that assistant back and places it again this round. When the location is resolved, the highest bidder discards as many hand cards as were bid, takes every card lying here and may shelve any of them. Too few hand cards: nothing is paid, nothing is taken.

exlibris-tile-donation-short = Discard 1 or more, shelve up to 2
exlibris-tile-donation =
    Discard at least one card from your hand, your shelf or both. Then shelve up to two cards from your hand.

exlibris-tile-community-short = Take one, then give one away
exlibris-tile-community =
    Take a card that lies here, and shelve it if you like. Then pick another of the cards here for an opponent of your choice, who may shelve it at once.

exlibris-tile-well-short = Discard any, draw one more
exlibris-tile-well =
    Discard as many hand cards as you like, none included. Draw one more than that. You may shelve one of the cards you drew.

exlibris-tile-den-short = Bet on a category, win its cards
exlibris-tile-den =
    Everyone with an assistant here names a category, each a different one, you first. Four cards of the deck are revealed. Whose category has the most books there takes all revealed cards that hold it, and may shelve as many of them as players are here. You win a tie that you are in; else the tied player nearest after you does. If none of your categories turns up, nobody wins. The rest is discarded.

exlibris-tile-lodge-short = Send one home, tidy your shelf
exlibris-tile-lodge =
    Do either or both, in any order. Move one of your assistants from a location, this one too, to a free space at home and do a home action with it. And rearrange your shelf: trade a shelved card with a hand card, trade two shelved cards, or lift a card and shelve it anew. An assistant on the Assistants' Guild can't be moved.

exlibris-tile-collector-short = Discard matching books, draw half
exlibris-tile-collector =
    Discard any number of cards from your hand and shelf, chosen all at once. Count their books of any category that stands on the card here. Draw half as many cards, rounded down, and shelve up to two of those.

exlibris-tile-bookseller-short = Take a card, may shelve it
exlibris-tile-bookseller =
    Take one of the cards that lie here. You may shelve it.

exlibris-tile-dump-short = Later: search the discards
exlibris-tile-dump =
    When the location is resolved, in the order of the spaces: name a category and look through the discard pile. You may take one card that holds it, shown to everyone, and may shelve it.

exlibris-tile-draft-short = Later: draft revealed cards
exlibris-tile-draft =
    When the location is resolved, two cards of the deck are revealed for every assistant here. In the order of the spaces, again and again, each assistant's owner takes one, to keep or to shelve at once, until none is left.

exlibris-tile-shack-short = Name a category, search face down
exlibris-tile-shack =
    Name a category, then look at the face-down cards here in secret. Show and take as many as you like of those that hold it, and shelve one of them if you like. What stays, stays face down; you remember what you saw.

exlibris-tile-rummage-short = Take 1, or 2 in company
exlibris-tile-rummage =
    Take a card that lies here; take one more if any other assistant is here, even your own. You may shelve each of them.

exlibris-tile-guild-short = Take over an opponent's space
exlibris-tile-guild =
    Move an assistant of yours from home to a space that an opponent holds on another location. The opponent gets that assistant back and places it again this round. Yours visits the location as if it had been placed there. This must be done if it can be.

exlibris-tile-tax-short = Opponents pay in, you may trade
exlibris-tile-tax =
    Each opponent in turn puts a card from hand or shelf here, face up. Then you may discard up to as many cards as lie here, from hand and shelf, and take just as many. You may shelve any of the cards taken.

exlibris-tile-yard-short = Offer cards, draw 2 per sale
exlibris-tile-yard =
    Show any of your hand cards. In turn, each opponent may take or shelve one of them or pass, again and again, until all are gone or everybody passes in a row. For every card that went, draw two and shelve one card from your hand.

exlibris-tile-shelfmasons-short = Slide cards along a shelf row
exlibris-tile-shelfmasons =
    Slide neighbouring cards of one row any number of places to one side. They can't pass through other cards, and the shelf may not come apart on the way.

# When a location works, its spaces, and the cards that lie there in each round.

exlibris-tile-facts = -# { $effect ->
    [delayed] Works when it is resolved.
   *[other] Works at once.
} { $same ->
    [1] { $two ->
        [one] One space.
       *[other] { $two } spaces.
    }
   *[other] Spaces: { $two } with two players, { $three } with three, { $four } with four.
}{ $up ->
    [0] {""}
    [one] {" "}One card lies here, face up.
   *[other] {" "}{ $up } cards lie here, face up.
}{ $down ->
    [0] {""}
    [one] {" "}One card lies here, face down.
   *[other] {" "}{ $down } cards lie here, face down.
}
