# A round that is over, told where its table message stood.

round-told = **{ $game }** · round { $round }
atheneum-round-told = **{ $game }** · round { $round }
round-told-setup = **{ $game }** · set-up
