# A round that is over, told where its table message stood.

round-told = **{ $game }** · manche { $round }
atheneum-round-told = **{ $game }** · tour { $round }
round-told-setup = **{ $game }** · mise en place
