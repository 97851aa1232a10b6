# A round that is over, told where its table message stood.

round-told = **{ $game }** · rodada { $round }
atheneum-round-told = **{ $game }** · rodada { $round }
round-told-setup = **{ $game }** · preparação
