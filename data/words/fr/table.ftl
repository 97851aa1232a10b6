# The table message in the channel, pings and direct messages.

table-head = **{ $game }** · { $headline }
table-waits = On attend { $who }.
table-thinks = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}…
table-paused = ⏸️ Les horloges sont arrêtées.
# A name or a sentence, and behind it Discord's own "in 3 hours".
until = { $who } ⏳ { $when }
table-over = La partie est terminée.
table-old = La partie a avancé : [voici la table]({ $link }).
table-moved = La partie a avancé.
table-ended = Cette partie a été arrêtée avant la fin.
table-play = Jouer
table-hand = Ma main
table-shelves = Étagères
table-log = Journal
table-help = Aide
turn-ping = { $who } : c'est le moment de jouer à **{ $game }**. { $link }
turn-link = [Voir la table]({ $link })

# What stands between the parts of a sentence, and between a name and what is told of it.
between-parts =  ;{" "}
named = { $name } : { $text }

dm-head = **{ $game }** dans [{ $place }]({ $link })
dm-turn = **À toi de jouer** · { $headline } · [Voir la table]({ $link })
dm-over = La partie est terminée. [Voir le résultat]({ $link })
dm-result = { $place ->
    [0] Perdu pour cette fois
    [1] Tu gagnes
    [2] Tu termines à la 2e place
    [3] Tu termines à la 3e place
   *[other] Tu termines à la { $place }e place
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
final-won = { $count ->
    [one] **{ $who }** gagne !
   *[other] **{ $who }** se partagent la victoire !
}
decided-margin = { $winner } devance { $loser } { $margin ->
    [one] d'un point
   *[other] de { $margin } points
}.
decided-part = { $winner } devance { $loser } { $margin ->
    [one] d'un point
   *[other] de { $margin } points
}. Ce qui a fait la différence : { $part }, { $own } contre { $other }.
final-rematch = Revanche
final-seed = Les mélanges de cette partie peuvent être vérifiés : graine `{ $seed }`, scellée avant la première arrivée par `{ $commitment }`.
place-channel = #{ $channel }
place-closed = un fil fermé de { $server }
place-elsewhere = un autre salon
notice-dm-closed = Je ne peux pas envoyer de messages privés à { $name }. La partie continue : `/{ $game } hand` montre la main dans le salon, à l'abri des regards.
notice-ended = { $name } a arrêté la partie.
notice-rematch = { $who } : { $name } propose une revanche. Un clic sur **Rejoindre** ci-dessus, et la partie commence dès que tout le monde a dit oui.
notice-undone = Un choix a été annulé. Rien à jouer pour l'instant : { $who }.
notice-repaired = { $lost ->
    [one] Le dernier choix n'est plus conforme aux règles et a été annulé
   *[other] Les { $lost } derniers choix ne sont plus conformes aux règles et ont été annulés
}, jusqu'au début de ce coup. La partie reprend à partir de là.
notice-rebuilt = La partie n'était plus lisible et a été rejouée d'après son journal : rien n'est perdu.
notice-automatic-stuck = Le joueur automatique est bloqué dans la partie { $id }. Préviens la personne qui gère ce bot ; `/{ $game } end` libère le salon.
log-head = **{ $game }** · journal, page { $page } sur { $pages }
log-row = `{ $number }` { $text }
log-row-undone = `{ $number }` ~~{ $text }~~ annulé
log-empty = Rien ne s'est encore passé.
log-newer = Plus récent
log-older = Plus ancien
status-head = **{ $game }** dans { $place }
log-undo = { $name } annule le dernier choix.
log-repaired = La partie a été ramenée au début de ce coup.
log-quiet = { $count ->
    [one] { $name } décide.
   *[other] { $name } décide, { $count } fois.
}
dm-lobby = Tu as une place. Dès que la partie commencera, ce message montrera ta main.
picture-news = Nouveau depuis le dernier coup ({ $who }) : { $news }
picture-news-yours = Nouveau depuis ton dernier coup : { $news }
picture-forbidden = Je ne peux pas publier d'images ici : il me manque la permission **{ $right }**.
