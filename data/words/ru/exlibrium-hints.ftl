# Why the automatic player would answer so: one short sentence below its advice.

exlibrium-hint-points = Так вы сразу получите { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
exlibrium-hint-own-now = Если ничего не изменится, в этом раунде { $the-character } активируете вы.
exlibrium-hint-own-later = Так вы впереди по влиянию на { $the-character }, а он может дать очки в другом раунде.
exlibrium-hint-own-final = Если ничего не изменится, за { $the-character } у вас будет больше очков в финальном подсчёте.
exlibrium-hint-own-spare = Так у вас будет больше влияния на { $the-character }.
exlibrium-hint-other-now = Так от { $of-character } в этом раунде меньше получит { $seat }.
exlibrium-hint-other-later = Так от { $of-character } в другом раунде меньше получит { $seat }.
exlibrium-hint-other-final = Так за { $the-character } в финальном подсчёте меньше очков получит { $seat }.
exlibrium-hint-other-spare = Так меньше влияния на { $the-character } останется у игрока { $seat }.
exlibrium-hint-new-card = Новая карта обещает больше, чем очки, которые можно получить здесь.
exlibrium-hint-alike = Насколько можно судить, все варианты для вас одинаковы.
