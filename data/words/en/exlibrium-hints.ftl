# Why the automatic player would answer so: one short sentence below its advice.

exlibrium-hint-points = That way you make { $number ->
    [one] 1 point
   *[other] { $number } points
} at once.
exlibrium-hint-own-now = That way you will activate the { $character } this round, as things stand.
exlibrium-hint-own-later = That way you lead over the { $character }, who can bring points in a later round.
exlibrium-hint-own-final = That way you score more for the { $character } in the final count, as things stand.
exlibrium-hint-own-spare = That way you have more influence over the { $character }.
exlibrium-hint-other-now = That way { $seat } gets less out of the { $character } this round.
exlibrium-hint-other-later = That way { $seat } gets less out of the { $character } in a later round.
exlibrium-hint-other-final = That way { $seat } scores less for the { $character } in the final count.
exlibrium-hint-other-spare = That way { $seat } has less influence over the { $character }.
exlibrium-hint-new-card = A new card promises more than the points that you could make here.
exlibrium-hint-alike = As far as you can see, every choice is worth the same to you.
