# The lobby: who sits down, before a game begins.

lobby-title = **{ $game }** : qui joue ?
title-alt = { $game } : des livres et les emblèmes du jeu sur une étagère.
lobby-size = { $fewest } à { $largest } personnes{ $alone ->
    [yes] {""}, ou une contre la bibliothèque publique
   *[no] {""}
}
lobby-variants = Variantes (pour l'hôte)…
lobby-varied = C'est noté : tout le monde le voit dans le message de la table.
lobby-seat = { $number }. { $mark } { $name }{ $automatic ->
    [yes] {", automatique"}
   *[no] {""}
}
lobby-free = { $free ->
    [0] La table est complète.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
lobby-invited = Revanche : on attend encore { $who }. La partie commence toute seule quand tout le monde a dit oui, par **Rejoindre** ici ou **Revanche** sous le résultat.
lobby-title-alone = **{ $game }**, en solo
lobby-ready = { $host } peut commencer tout de suite.
lobby-needs = { $missing ->
    [0] { $host } peut commencer dès que tout le monde est là.
    [one] Il manque encore une personne.
   *[other] Il manque encore { $missing } personnes.
}
lobby-pace = ⏳ { $pace ->
    [half] 12 heures par coup.
    [day] Un jour par coup.
    [three] Trois jours par coup.
   *[week] Une semaine par coup.
} { $then ->
    [turn] Au-delà, un joueur automatique joue ce coup ; chacun garde sa place.
    [warm] Au-delà, un joueur automatique assure l'intérim jusqu'au retour.
   *[remind] Au-delà, un rappel part, et la table attend.
}
lobby-no-clock = ⏳ Sans horloge : la table attend le temps qu'il faut.
lobby-no-vacations = Elle n'attend pas les vacances.
lobby-no-hints = Cette partie se joue sans conseils.
lobby-commitment = Les mélanges sont scellés : `{ $commitment }`. La graine est révélée une fois la partie finie, pour que tout le monde puisse vérifier.
lobby-sealed = -# Les mélanges sont scellés : `{ $commitment }`. Chaque personne qui rejoint la table y ajoute sa part de hasard.
lobby-join = Rejoindre
lobby-leave = Partir
lobby-begin = Commencer
lobby-out = Retirer…
lobby-add-automatic = Ajouter un joueur automatique
lobby-add-apprentice = Ajouter un apprenti
lobby-add-librarian = Ajouter un bibliothécaire
lobby-add-grand-librarian = Ajouter un grand bibliothécaire
lobby-add-acolyte = Ajouter un acolyte
lobby-add-conjurer = Ajouter un invocateur
lobby-add-sorcerer = Ajouter un sorcier
lobby-add-archmage = Ajouter un archimage
lobby-add-freshman = Ajouter un novice
lobby-add-pupil = Ajouter un élève
lobby-add-scholar = Ajouter un érudit
lobby-add-headmaster = Ajouter un recteur
lobby-add-archivist = Ajouter un archiviste
lobby-strengths = Les joueurs automatiques vont du plus facile au plus coriace. Le dernier prévoit les coups suivants et réfléchit quelques secondes.
lobby-joined = Bienvenue à la table ! Ta main arrivera par message privé, et `/{ $game } hand` te la montre ici à tout moment.
lobby-joined-plainly = Bienvenue à la table !
lobby-left = Tu as quitté la table.
lobby-automatic-added = Un joueur automatique s'installe. Il n'en voit pas plus que n'importe qui à sa place.
lobby-ended = La partie est arrêtée, et le salon est libre pour une autre.
confirm-end = Arrêter cette partie pour tout le monde, maintenant ? C'est définitif.
confirm-end-yes = Oui, arrêter la partie
confirm-leave = Quitter la partie en cours ? Un joueur automatique prend aussitôt ta place, et n'importe qui peut la reprendre. Tant que personne ne l'a fait, tu peux revenir.
confirm-leave-yes = Oui, partir
confirm-leave-last = Il n'y a plus que toi dans cette partie : si tu pars, elle s'arrête. C'est définitif.
confirm-leave-last-yes = Oui, partir et l'arrêter
lobby-started = La table est ouverte. On peut la rejoindre avec le bouton juste en dessous.
rematch-asked = { $count ->
    [0] Ta place t'attend de nouveau.
   *[other] Ta place t'attend de nouveau. Pour commencer, il manque encore le oui des autres : { $who }.
}
lobby-started-alone = La table est à toi. Appuie sur Commencer juste en dessous quand tu veux.
lobby-begun = La partie commence !

# What automatic players are called, by their strength.
player-automatic = Joueur automatique
player-automatic-for = Joueur automatique, pour { $name }
player-apprentice = Apprenti
player-apprentice-for = Apprenti, pour { $name }
player-librarian = Bibliothécaire
player-librarian-for = Bibliothécaire, pour { $name }
player-grand-librarian = Grand bibliothécaire
player-grand-librarian-for = Grand bibliothécaire, pour { $name }
player-archivist = Archiviste
player-archivist-for = Archiviste, pour { $name }
player-freshman = Novice
player-freshman-for = Novice, pour { $name }
player-pupil = Élève
player-pupil-for = Élève, pour { $name }
player-scholar = Érudit
player-scholar-for = Érudit, pour { $name }
player-headmaster = Recteur
player-headmaster-for = Recteur, pour { $name }
player-acolyte = Acolyte
player-acolyte-for = Acolyte, pour { $name }
player-conjurer = Invocateur
player-conjurer-for = Invocateur, pour { $name }
player-sorcerer = Sorcier
player-sorcerer-for = Sorcier, pour { $name }
player-archmage = Archimage
player-archmage-for = Archimage, pour { $name }
colour-orange = orange
colour-sky = bleu ciel
colour-green = vert
colour-blue = bleu
colour-vermilion = rouge
