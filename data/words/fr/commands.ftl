# What Discord shows beside each command, at most 100 characters each.

command-group = Jouer à { $game } dans ce salon
command-start = Ouvrir une table dans ce salon
command-join = Prendre place à la table de ce salon
command-leave = Laisser ta place
command-begin = Commencer la partie avec les personnes présentes
command-play = Voir ce que tu as à décider
command-hint = Demander conseil sur ta décision, pour tes yeux seulement
command-choose = Répondre à la question qui t'est posée
command-hand = Voir ta main, toi et personne d'autre
command-score = Voir ce que vaudrait ton étagère maintenant, toi et personne d'autre
command-speciality = Voir ta spécialité secrète, toi et personne d'autre
command-place = Placer un assistant
command-board = Voir la table
command-shelf = Voir ce qui est posé devant quelqu'un : une étagère, des piles
command-status = Voir où en est la partie et qui elle attend
command-log = Voir tout ce qui s'est passé, numéroté
command-undo = Annuler ton dernier choix
command-shelve = Ranger un livre
command-move = Retirer un livre de tes étagères pour le ranger ailleurs
command-use = Utiliser un jeton Bonus
command-candle = Allumer un jeton Bonus comme bougie
command-claim = Valider un objectif
command-confirm = Confirmer tes étagères, ou finir ton tour
command-rules = Chercher une règle, ou autre chose dans l'aide
command-rematch = Rejouer la dernière partie de ce salon, avec les mêmes personnes
command-film = Voir une partie terminée en film
command-export = Recevoir l'archive d'une partie terminée, en fichier
command-end = Arrêter la partie avant la fin

option-game = Laquelle de tes parties
option-colour = Ta couleur ; sinon, tu reçois la prochaine qui est libre
option-answer = Ta réponse ; s'il en faut plusieurs, choisis-les l'une après l'autre
option-book = Quel livre
option-place = À quelle place, par sa lettre
option-token = Quel jeton Bonus
option-objective = Quel objectif
option-text = En mots plutôt qu'en image
option-player = De qui
option-page = Quelle page, 1 est la plus ancienne
option-language = La langue de la table ; tes propres panneaux suivent celle de ton Discord
option-topic = Ce que tu aimerais savoir

choice-game = Partie { $number } dans { $place }
choice-newest = ({ $count } choix)
choice-too-long = C'est trop long à taper. Utilise plutôt les menus de /{ $game } play.
choice-game-turn = Partie { $number } dans { $place } : à toi de jouer
