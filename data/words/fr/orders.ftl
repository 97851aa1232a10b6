# What people choose beforehand: answers while others act, and a plan for the next turn.

orders-log = { $text } *(consigne donnée d'avance)*
order-dropped = C'est ton tour, mais rien de ton plan n'est plus possible. Je l'ai oublié : à toi de choisir.
order-gone = Cette consigne a déjà été exécutée ou retirée, ou elle a expiré.
order-not-possible = On ne peut pas répondre d'avance à cette question.
order-no-plan = Pour l'instant, rien à prévoir ici : on ne sait pas encore ce qui vient.
order-your-turn = C'est déjà ton tour : pas besoin de plan, choisis.
order-unfit = Cela ne va plus avec la table. Choisis encore une fois.
