# What people choose beforehand: answers while others act, and a plan for the next turn.

command-orders = Choisir d'avance, pour que personne ne t'attende
orders-head = **{ $game }** · choisi d'avance
orders-none = Rien pour l'instant. Toi seul vois ce que tu choisis ici, jusqu'à l'exécution : le journal le marque comme consigne.
orders-plan = **Mon prochain coup** : { $wishes }
orders-alone = seulement là où personne d'autre n'est allé depuis
orders-rest = le reste du coup { $advised }
orders-answer = **{ $question }** : { $answer }, { $until }
orders-until-round = jusqu'à la fin de la manche
orders-until-withdrawn = jusqu'à nouvel ordre
orders-advised = comme le ferait le meilleur joueur automatique
orders-withdraw = Retirer une consigne…
orders-to-plan = Prévoir mon coup
orders-to-answers = Répondre d'avance
orders-back = Retour à mes consignes
orders-wish = Que veux-tu faire à ton prochain coup ? Choisis jusqu'à trois souhaits, le plus cher d'abord. Si aucun n'est permis le moment venu, j'oublie le plan et je te le dis.
orders-next-wish = Et si ce n'est pas possible ?
orders-wishes-full = Un plan n'en contient pas plus.
orders-choose = Choisir un souhait…
orders-if-alone = Si personne n'y va avant : { $on ->
    [1] oui
   *[other] non
}
orders-if-rest = Le reste joué pour moi : { $on ->
    [1] oui
   *[other] non
}
orders-anew = Recommencer
orders-give = C'est prévu
orders-question = À quelle question veux-tu répondre d'avance ? La réponse part dès que le coup de quelqu'un la pose.
orders-choose-question = Choisir une question…
orders-choose-answer = Choisir la réponse…
orders-how-long = Vaut { $until }
orders-given = C'est noté. Je le ferai le moment venu.
orders-withdrawn = Retiré.
orders-log = { $text } *(consigne donnée d'avance)*
order-dropped = C'est à toi de jouer, mais rien de ton plan n'est plus possible. Je l'ai oublié : à toi de choisir.
order-expired = La manche s'est terminée sans que ce soit à toi de jouer. J'ai oublié ton plan.
order-taken-back = Ce que ton plan devait suivre a été repris : je l'ai oublié. Prévois autre chose, ou choisis quand ce sera à toi de jouer.
order-unadvised = Je n'ai pas su à temps répondre comme tu l'avais demandé. J'ai oublié la consigne : à toi de choisir.
order-no-game = Tu ne joues aucune partie en cours.
order-gone = Cette consigne a déjà été exécutée ou retirée, ou elle a expiré.
order-not-possible = On ne peut pas répondre d'avance à cette question.
order-no-plan = Pour l'instant, rien à prévoir ici : on ne sait pas encore ce qui vient.
order-your-turn = C'est déjà à toi de jouer : pas besoin de plan, choisis.
order-unfit = Cela ne va plus avec la table. Choisis encore une fois.
