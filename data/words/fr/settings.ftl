# What one person sets for themselves, for all games and servers.

settings-head = ⚙️ **Tes réglages**, pour toutes tes parties sur tous les serveurs ; personne d'autre ne les voit.
settings-done = ✅ C'est réglé.
settings-reminders-dm = **Rappels** : par message privé.
settings-reminders-channel = **Rappels** : par une mention dans le salon de la partie.
settings-reminders-none = **Rappels** : aucun.
settings-quiet = **Heures calmes** de { $start } à { $end } : rien ne te parvient pendant ce temps. Ton fuseau horaire : { $zone }, où il est { $time }.
settings-quiet-none = **Heures calmes** : aucune. Ton fuseau horaire : { $zone }, où il est { $time }.
settings-vacation-none = **Vacances** : aucune période prévue.
settings-vacation-left = { $left ->
    [0] Tu as utilisé tous les jours de cette année.
    [one] Il te reste { $left } jour cette année.
   *[other] Il te reste { $left } jours cette année.
}
settings-vacation-planned = **Vacances** du <t:{ $since }:f> au <t:{ $until }:f>. Tes horloges sont arrêtées pendant ce temps.
settings-vacation-now = **Vacances** jusqu'au <t:{ $until }:f>. Tes horloges sont arrêtées ; ton prochain coup y met fin.
settings-language = **Langue** : { $language }, dans tout ce qui n'est visible que pour toi.
settings-language-discord = **Langue** : celle de ton Discord ({ $language }).
settings-hand-on = **Ta main** arrive par message privé.
settings-hand-off = **Ta main** ne s'affiche que si tu la demandes.
settings-guide-on = **Guide** : ton premier coup d'un jeu nouveau t'est expliqué.
settings-guide-off = **Guide** : désactivé.
settings-board-on = **Classements** : ton nom peut y figurer.
settings-board-off = **Classements** : ton nom n'y figure pas.
settings-foot = -# D'autres heures et ton fuseau horaire : `/settings quiet`. Vacances : `/settings vacation`.
settings-button = Réglages

settings-choose-reminders = Rappels
settings-choose-dm = Rappels par message privé
settings-choose-channel = Rappels dans le salon
settings-choose-none = Pas de rappels
settings-choose-quiet = Heures calmes
settings-choose-no-night = Pas d'heures calmes
settings-choose-night = Calme de { $start } à { $end }
# What this language calls itself.
own-name = Français
settings-choose-language = Langue
settings-choose-discord = La langue de mon Discord
settings-switch-hand-on = M'envoyer ma main
settings-switch-hand-off = Ne plus m'envoyer ma main
settings-switch-guide-on = Expliquer les premiers coups
settings-switch-guide-off = Ne plus expliquer les premiers coups
settings-switch-board-on = Me nommer dans les classements
settings-switch-board-off = Ne plus me nommer dans les classements
settings-vacation-cancel = Annuler : { $day }
settings-vacation-end = Finir les vacances maintenant
settings-vacation-done = ✅ Bonnes vacances !
settings-vacation-gone = ✅ Ces vacances sont terminées ; les jours que tu n'as pas pris te sont rendus.

settings-no-time = « { $text } » n'est pas une heure que je connais. Écris-la comme 22:30.
settings-no-zone = Je ne connais pas de fuseau horaire « { $text } ». Tape une ville ou un pays et choisis dans la liste.
settings-no-day = Je ne sais pas quel jour est « { $text } ». Choisis-en un dans la liste, ou écris-le comme 2027-07-31.
settings-quiet-half = Il faut aux heures calmes un début et une fin.
settings-quiet-empty = Ces heures calmes finiraient au moment où elles commencent. « Pas d'heures calmes » dans le menu de `/settings show` les supprime.
settings-quiet-long = Les heures calmes durent au plus { $hours } heures : il faut bien que ta table puisse te joindre.
vacation-past = Des vacances ne peuvent pas commencer dans le passé.
vacation-backwards = Ces vacances finiraient avant de commencer.
vacation-far = Des vacances se posent au plus un an à l'avance.
vacation-long = Des vacances durent au plus { $most } jours d'affilée, en comptant les congés juste avant ou après.
vacation-overlaps = Tu es déjà en vacances du <t:{ $since }:f> au <t:{ $until }:f>.
vacation-used-up = { $left ->
    [0] Tu n'as plus de jours de vacances en { $year }.
    [one] Il ne te reste que { $left } jour de vacances en { $year }.
   *[other] Il ne te reste que { $left } jours de vacances en { $year }.
}
vacation-none = Ces vacances sont déjà terminées.

notice-vacation = 🏖️ { $name } est en vacances jusqu'au <t:{ $until }:f>. D'ici là, son horloge est arrêtée.
notice-vacation-refused = 🏖️ { $name } est en vacances jusqu'au <t:{ $until }:f>. Cette table n'attend pas les vacances : son horloge continue de tourner.
notice-vacation-warm = 🏖️ { $name } est en vacances jusqu'au <t:{ $until }:f>. Cette table n'attend pas les vacances : un joueur automatique assure l'intérim jusqu'au retour.
vacation-ended = Tu as joué un coup : tes vacances sont donc terminées. Les jours que tu n'as pas pris te sont rendus : `/settings vacation`.

command-settings = Ce que tu souhaites dans toutes tes parties
command-settings-show = Voir et changer tes réglages : rappels, heures calmes, langue, main, guide
command-settings-quiet = Fixer les heures où rien ne te parvient, et ton fuseau horaire
command-settings-vacation = Arrêter tes horloges pendant quelques jours
option-quiet-from = À partir de quelle heure rien ne doit te parvenir, par exemple 22:30
option-quiet-to = Jusqu'à quelle heure, par exemple 8:00
option-zone = Ton fuseau horaire : tape une ville ou un pays
option-vacation-from = Le premier jour ; si c'est aujourd'hui, tes vacances commencent tout de suite
option-vacation-to = Le dernier jour
