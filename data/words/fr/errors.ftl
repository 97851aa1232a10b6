# What went wrong, what was saved, and what to do.

error-unexpected = Quelque chose s'est mal passé de mon côté. Ce que tu as joué avant est sauvegardé. Réessaie ; si ça recommence, donne le code `{ $id }` à la personne qui gère ce bot.
error-old-command = Cette commande a changé depuis que ton Discord l'a chargée. Recharge Discord et réessaie.
error-bad-value = Je ne comprends pas cette valeur. Choisis l'une des suggestions.
error-no-entry = Je n'ai plus le droit de faire ça dans ce salon. Demande à l'équipe de modération de me rendre mes permissions ici.
error-old-button = Ce bouton date d'une ancienne version de moi. Le dernier message de la table en a qui marchent.
error-not-in-dm = Ça ne marche que dans un salon de serveur.
error-only-there = Ça ne marche que dans le salon même de la partie.
error-which-game = Tu joues plusieurs parties. Choisis-en une dans « game ».
error-no-game-here = Il n'y a pas de partie dans ce salon. `/{ $game } start` ouvre une table.
error-no-game-dm = Tu n'as pas de partie en cours ({ $title }).
error-missing-rights = Pour ouvrir une partie ici, il me faut ces permissions dans ce salon : { $rights }. L'équipe de modération peut les accorder dans les paramètres du salon.
error-no-such-option = « { $text } » ne fait pas partie de tes réponses possibles. Choisis l'une des suggestions.
error-too-long = Cette réponse est trop longue à taper. Les menus de `/{ $game } play` ont la place qu'il faut.
error-no-such-player = Cette personne n'est pas à cette table.
error-other-question = Ce n'est pas la question qui t'est posée. `/{ $game } play` te la montre.
error-nothing-asked = Tu n'as rien à décider pour l'instant.
error-no-topic = Il n'y a pas d'aide sur « { $text } ». Choisis l'une des suggestions.
error-bot-account = Les bots ne peuvent pas s'inviter. Les boutons de la table ajoutent plutôt des joueurs automatiques.
right-view = Voir le salon
right-send = Envoyer des messages
right-threads = Envoyer des messages dans les fils
right-embed = Intégrer des liens
right-files = Joindre des fichiers
error-not-begun = La partie n'a pas encore commencé.
error-not-seated = Tu n'es pas à cette table.

# What the host refuses; nothing has changed then.
stale = Cette question a déjà sa réponse, ou elle a changé entre-temps. Voici où en est la partie.
alone = Il n'y a que toi pour l'instant. Ajoute un joueur automatique, ou choisis de jouer en solo dans le menu.
already-done = C'est déjà fait.
already-joined = Tu as déjà une place à cette table.
bad-options = Ces options ne vont pas ensemble. Choisis-en d'autres.
bot-account = Les bots ne peuvent pas s'asseoir. Les boutons de la table ajoutent plutôt des joueurs automatiques.
busy-elsewhere = Quelqu'un a été plus rapide d'un clin d'œil. Rien n'est perdu : réessaie.
channel-taken = Une partie ({ $title }) { $state ->
    [lobby] attend ses joueurs
   *[other] est en cours
} dans ce salon. `/{ $game } status` en dit plus ; son hôte ou la modération peut l'arrêter avec `/{ $game } end`. Un salon ou un fil accueille une seule partie à la fois.
too-many-lobbies = { $most ->
    [one] Tu as une table qui n'a pas commencé : commence-la ou arrête-la d'abord.
   *[other] Tu as { $most } tables qui n'ont pas commencé : commences-en une ou arrête-la d'abord.
}
too-many-tables = { $most ->
    [one] Tu as ouvert une table qui est en cours : une seule à la fois est permise ici.
   *[other] Tu as ouvert { $most } tables qui sont en cours : il n'en est pas permis plus à la fois ici.
}
too-many-here = { $most ->
    [one] Il y a déjà une table en cours dans ce salon et ses fils : ouvre la tienne ailleurs.
   *[other] Il y a déjà { $most } tables en cours dans ce salon et ses fils : ouvre la tienne ailleurs.
}
colour-taken = Cette couleur est déjà prise.
game-damaged = Les données de cette partie sont devenues illisibles. `/{ $game } end` libère le salon ; préviens la personne qui gère ce bot : `exlibris repair { $id }` peut la retrouver.
lobby-full = { $most ->
    [one] Cette partie se joue en solo.
   *[other] Les { $most } places sont prises.
}
no-such-game = Cette partie n'existe plus, ou sa table se trouve là où tu ne peux pas la voir.
not-host = C'est réservé à { $host ->
    [none] l'hôte
   *[other] { $host }
}, ou à la modération du salon.
not-in-game = Tu n'es pas à cette table.
not-readable = Je n'arrive pas à lire mes notes. Rien n'est perdu : réessaie dans un instant.
not-saved = Impossible d'enregistrer ça. Regarde la table dans un instant, et réessaie si rien ne s'y est passé.
too-full = Il y a ici plus de monde qu'il ne pourrait en jouer alors. Fais d'abord sortir quelqu'un, ou n'y change rien.
too-few = Il faut au moins { $least ->
    [one] 1 joueur
   *[other] { $least } joueurs
}, et il y en a { $have }. Les boutons de la table peuvent en ajouter d'automatiques.
unknown-colour = Cette couleur n'existe pas.
hints-off = Cette partie se joue sans conseils.
unknown-strength = Ce jeu n'a pas de joueur automatique de ce genre.
unknown-game = Je ne connais pas ce jeu.
already-begun = La partie a déjà commencé.
not-begun = La partie n'a pas encore commencé.
game-over = Cette partie est terminée.
rematch-not-over = Cette partie est encore en cours. La revanche vient après.
film-not-over = Le film d'une partie se fait une fois la partie terminée.
record-not-over = L'archive contient la main de tout le monde : elle s'ouvre une fois la partie terminée.
game-ended = Cette partie a été arrêtée avant la fin.

# What the engine refuses; the choice has changed nothing.
refused-not-offered = Ce choix ne t'est pas proposé.
refused-count = { $least ->
    [0] Fais au plus { $most } choix.
   *[other] Fais de { $least } à { $most } choix.
}
refused-exactly = { $most ->
    [one] Fais un seul choix.
   *[other] Fais exactement { $most } choix.
}
refused-not-your-turn = Ce n'est pas à toi de jouer.
refused-over = La partie est terminée.
refused-seed-secret = La graine reste secrète jusqu'à la fin de la partie.
refused-undo-nothing = Il n'y a rien à annuler.
refused-undo-not-yours = Tu n'as rien à annuler : quelqu'un d'autre a joué entre-temps.
refused-undo-revealed = Ton dernier choix a révélé quelque chose de caché : il ne peut pas être annulé.
error-too-fast = { $seconds ->
    [one] Doucement : réessaie dans une seconde.
   *[other] Doucement : réessaie dans { $seconds } secondes.
}
