# A round that is over, told where its table message stood.

round-told = **{ $game }** · раунд { $round }
atheneum-round-told = **{ $game }** · раунд { $round }
round-told-setup = **{ $game }** · подготовка
