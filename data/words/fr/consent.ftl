# Ce que la table décide ensemble : le message dans le salon, ses boutons, et ce qui en est advenu.

consent-undo = ↩️ { $name } demande à la table d'annuler son dernier choix et tout ce qui a suivi.
consent-move = 🧭 { $name } voudrait continuer votre partie ici, car son salon n'existe plus.
consent-pause = ⏸️ { $name } voudrait arrêter les horloges pour un moment.
consent-resume = ▶️ { $name } voudrait remettre les horloges en marche.
consent-pace = ⏱️ { $name } voudrait un autre délai pour chaque coup : { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
consent-replace = 🪑 { $name } voudrait donner à quelqu'un d'autre la place de { $who }, que la table a assez attendue.
consent-known = Ceci reste connu malgré tout :
consent-saw = { $who } { $count ->
    [one] a
   *[other] ont
} vu quelque chose qui n'est pas pour tout le monde.
consent-waits = { $need ->
    [most] Ce sera fait si la majorité accepte ; on attend encore : { $who }.
    [two] Ce sera fait si une autre personne accepte : { $who }.
   *[all] Ce sera fait si tout le monde accepte ; on attend encore : { $who }.
} La demande tombe { $until }.
consent-agree = J'accepte
consent-refuse = Plutôt non
consent-held = ✅ C'est d'accord.
consent-refused = { $name } préfère que non : rien ne change.
consent-withdrawn = Demande retirée : rien ne change.
consent-overtaken = La partie a avancé : la demande ne tient plus.
consent-expired = Un jour est passé sans réponse de tout le monde : rien ne change.

# Ce qu'une seule personne lit.
consent-before = { $others ->
    [yes] Ton dernier choix ne peut pas être annulé sans les autres : la table devrait accepter, en un jour et avant que quelqu'un ne joue.
   *[no] Ton dernier choix ne s'annule pas d'un simple geste. Comme personne d'autre ne joue ici, tu peux le faire quand même.
} { $count ->
    [one] Ce serait comme si tu n'avais pas choisi.
   *[other] En tout, { $count } choix seraient annulés : le tien et ce qui a suivi.
}
consent-ask = Demander à la table
consent-alone = Annuler ce choix
consent-now-open = La demande est faite à la table : les autres répondent dans le salon.
consent-now-held = C'est d'accord, et c'est fait.
consent-now-refused = Tu as dit non : rien ne change.
consent-now-withdrawn = Demande retirée. Rien ne change.
consent-now-overtaken = La partie a avancé : la demande ne tient plus.
consent-now-expired = La demande date trop : elle ne tient plus.
told-consent-held = La table a accepté ce que tu proposais, et c'est fait.
told-consent-refused = La table préfère ne pas faire ce que tu proposais : rien ne change.
panel-ask-back = Annuler…
no-say = C'est aux autres de le dire.
proposal-over = C'est déjà décidé, ou la demande ne tient plus.
proposal-often = Tu as assez demandé à cette table pour aujourd'hui.
proposal-open = Une demande semblable est déjà en cours : vois le salon.

log-undo-agreed = La table annule le dernier choix de { $name } et ce qui en a découlé.

# Une partie qui déménage, et une partie dont le salon n'existe plus.
told-adrift = Le salon de cette partie a été supprimé. Rien n'est perdu : l'hôte, ou deux d'entre vous, peuvent continuer dans un autre salon du serveur avec `/table move`, dans les deux semaines.
notice-moved = { $name } a amené la partie ici. Elle continue là où elle en était : { $who }.
place-gone = un salon qui n'existe plus
move-here = La partie est déjà dans ce salon.
move-other-server = Une partie reste dans son serveur. Choisis une partie de ce serveur, ou un autre salon là-bas.
error-no-table-here = Il n'y a pas de partie dans ce salon. Choisis-en une sous « game ».
error-no-table-dm = Tu n'es dans aucune partie en cours.
command-table = Ce qui concerne une table, quel que soit le jeu
command-table-move = Continuer une partie dans ce salon

# Ce qui s'est fait sans demander à personne.
notice-pause = ⏸️ { $name } arrête les horloges. `/table resume` les remet en marche.
notice-resume = ▶️ { $name } remet les horloges en marche.
notice-pace = ⏱️ { $name } a choisi un autre délai pour chaque coup : { $value ->
    [none] { start-pace-none }
    [half] { start-pace-half }
    [three] { start-pace-three }
    [week] { start-pace-week }
   *[day] { start-pace-day }
}.
same-pace = C'est déjà le délai de chaque coup.
command-table-pause = Arrêter les horloges, si tout le monde accepte
command-table-resume = Remettre les horloges en marche, si tout le monde accepte
command-table-pace = Donner un autre délai à chaque coup, si tout le monde accepte
command-table-replace = Donner la place de quelqu'un que la table a trop attendu
command-table-nudge = Rappeler en privé à ceux qu'on attend que c'est à eux
command-table-back = Me revoilà : reprendre ma place
command-table-kick = Retirer quelqu'un d'une table qui n'a pas commencé
option-turn = Combien de temps un coup peut prendre
option-seat = La place de qui
