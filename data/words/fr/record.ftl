# The record of a finished game: the file, and what `exlibris verify` says about it.

record-file = Toute la partie dans un fichier : la graine et chaque choix. `exlibris verify { $file }` la rejoue et dit si chaque mélange découle bien de la graine.
record-button = Archive

verify-seed-yes = La graine correspond à l'empreinte qui la scellait : { $commitment }
verify-seed-no = La graine ne correspond pas à l'empreinte { $commitment }. Ce n'est donc pas celle qui a été scellée avant la partie, et rien d'autre ne peut être vérifié.
verify-published-yes = C'est bien l'empreinte annoncée au début de la partie.
verify-published-no = Ce n'est pas l'empreinte annoncée au début de la partie.
verify-luck = À la graine s'est ajouté : { $luck }.
verify-added = { $luck } par { $name }
verify-seating-yes = Chaque personne est assise là où la graine, ou l'ordre d'arrivée, l'a placée.
verify-seating-no = Quelqu'un est assis ailleurs que là où la graine, ou l'ordre d'arrivée, place les joueurs.
verify-choices-yes = { $count ->
    [1] Le seul choix correspond
   *[other] Les { $count } choix correspondent
} aux mélanges et aux pioches qui découlent de la graine.
verify-choices-no = Le choix { $number } ({ $name }) ne correspond pas aux mélanges et aux pioches qui découlent de la graine.{ $same ->
    [1] {""}
   *[other] {" "}La partie s'est terminée sous la version { $then } de ses règles, et celle-ci est la version { $now } : cela vient peut-être de là.
}
verify-end-no = Après { $count ->
    [1] le seul choix
   *[other] les { $count } choix
}, la partie n'est pas terminée : il en manque donc.
verify-scores-yes = Les scores finaux sont bien ceux de la partie : { $found }.
verify-scores-no = Le fichier dit : { $told }. Mais la partie donne : { $found }.
verify-mark-no = À la fin, les cartes ne sont pas là où elles étaient alors. Les règles ont donc changé depuis, ou bien le fichier.
verify-result = { $name } { $points }{ $won ->
    [1] {" "}(victoire)
   *[other] {""}
}
verify-all-well = Tout va bien : aucune carte n'a été déplacée.
verify-not-well = Cette archive ne résiste pas à l'examen.
verify-no-record = { $file } n'est pas l'archive d'une partie que je connais.
