# What somebody did in a round, after their name.
exlibrium-did-played = играет: { $characters }
exlibrium-did-activated = активирует: { $characters }
exlibrium-did-flipped = { $count ->
    [one] переворачивает { $count } карту
    [few] переворачивает { $count } карты
   *[other] переворачивает { $count } карт
}
exlibrium-did-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
