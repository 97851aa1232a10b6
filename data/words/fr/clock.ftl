# Time: what the table and its people are told when it runs out.

notice-overdue-turn = { $name } dépasse le temps convenu. Un joueur automatique joue ce coup ; la place lui reste.
notice-overdue-warm = { $name } ne donne plus signe de vie. Un joueur automatique assure l'intérim jusqu'à son retour.
notice-asleep = Personne n'a joué ici depuis une semaine : la partie s'endort. Le prochain coup la réveillera, et d'ici là il n'y aura plus de rappels.
notice-nudged = { $name } fait signe à ceux que la table attend.
notice-reminder-soon = { $who } : ton temps dans cette partie est presque écoulé.
notice-reminder-late = { $who } : ton temps est écoulé, et la table t'attend.
notice-reminder-silent = { $who } : la table t'attend toujours.
notice-reminder-nudge = { $who } : { $name } demande si tu peux jouer.
reminder-soon = Ton temps pour jouer est presque écoulé.
reminder-late = Ton temps est écoulé, et la table t'attend.
reminder-silent = C'est à toi de jouer depuis un moment : { $when }.
reminder-nudge = { $name } demande si tu peux jouer.
reminder-no-more = Plus de rappel pour ce coup
reminders-head = { $count ->
    [one] Une partie t'attend :
   *[other] { $count } parties t'attendent :
}
reminders-play = { $game } · { $id }
reminders-all = Toutes mes parties
played-turn = Ton temps était écoulé : un joueur automatique a joué pour toi. Tu gardes ta place.
played-warm = Cela fait un moment qu'on ne te voit plus : un joueur automatique assure l'intérim. Voici son premier coup.
played-back = Me revoilà
nudged = C'est fait : message privé pour { $who }.
hushed = C'est noté : plus de rappel jusqu'à ton prochain coup dans cette partie.
table-nudge = Faire signe

# What is refused.
nudge-self = La table n'attend que toi.
nudge-nobody = La table n'attend personne à qui faire signe.
nudge-early = C'est un peu tôt. Tu pourras faire signe { $when }.
nudge-away = Ceux que la table attend sont en vacances. Tu pourras faire signe { $when }.
nudge-paused = La partie est en pause : on ne fait signe à personne tant que les horloges sont arrêtées.
paused-already = Les horloges sont déjà arrêtées.
not-paused = Les horloges tournent déjà.
