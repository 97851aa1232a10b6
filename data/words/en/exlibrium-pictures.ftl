# Exlibrium: words in the pictures. They are short, because there is little room: the comments say how many letters.

# The head: at most 16, 16 and 16 letters, then 34, 34 and 34; the deck 8, the way of the hands 16.
exlibrium-pic-round = Round { $round }
exlibrium-pic-count = Final count
exlibrium-pic-over = The result
exlibrium-pic-draft = { $left ->
    [one] Draft: the last card
   *[other] Draft: { $left } cards in each hand
}
exlibrium-pic-activated = { $number } { $character } is activated
exlibrium-pic-counted = { $number } { $character } is counted
exlibrium-pic-deck = deck
exlibrium-pic-hands-left = hands pass left
exlibrium-pic-hands-right = hands pass right
exlibrium-pic-goals-round = Round { $round }

# The columns: at most 9 and 5 letters.
exlibrium-pic-nobody = nobody
exlibrium-pic-tie = tie

# The hand: at most 30 letters each; 45 before the name of whoever gets the rest of the cards.
exlibrium-pic-hand = Your hand
exlibrium-pic-pass-left = Pick one; the rest goes left, to { $name }
exlibrium-pic-pass-right = Pick one; the rest goes right, to { $name }
exlibrium-pic-drawn = Your Knight has drawn
exlibrium-pic-no-cards = No cards in hand just now

# The final sheet: at most 40, 12 and 70 letters.
exlibrium-sheet-title = The final result
exlibrium-sheet-points = Points
exlibrium-sheet-left = Influence left over; from the Berserker on, it breaks ties

# For whoever cannot see the pictures.
exlibrium-alt-acting = { $who ->
    [none] {""}
   *[other] To decide: { $who }.
}
exlibrium-alt-player = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $stacks ->
    [none] no cards
   *[other] { $stacks }
}.
exlibrium-alt-stack = { $character } { $influence }{ $other ->
    [none] {""}
   *[other] {" "}over { $other }
}
exlibrium-alt-hand = { $count ->
    [0] No cards in hand.
    [one] One card, both halves: { $cards }.
   *[other] { $count } cards, both halves of each: { $cards }.
}
exlibrium-alt-sheet = Points: { $points }. Winner: { $winners }.
