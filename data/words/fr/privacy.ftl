# What is kept of people, and how they get it or are rid of it.

command-privacy = Ce que le bot garde de toi, et comment t'en défaire
privacy-text =
    🔒 **Ce que ce bot garde de toi**
    - Dans chaque partie que tu joues ou as jouée : ton identifiant Discord, ton nom et ta couleur, tes choix et leur heure. La partie en a besoin, et son archive aussi.
    - Des parties finies : tes points, tes places et ta cote, pour `/stats` ; un classement ne te nomme que si tu l'as voulu dans `/settings`.
    - Ce que tu as réglé dans `/settings`, vacances comprises ; ce que tu as choisi d'avance ; les parties que tu suis.
    Il ne lit aucun message et ne sait rien d'autre de toi ; seule la personne qui gère le bot y a accès, et rien n'est vendu ni montré ailleurs.
    → **Mes données** te donne tout cela dans un fichier. **M'oublier** te retire de toutes les parties, où un joueur automatique prend la suite ; dans celles qui sont finies, « N. N. » prend ta place.
privacy-data = Mes données
privacy-forget = M'oublier
privacy-forget-now = Oui, m'oublier
privacy-keep = Non, revenir
privacy-sure = Dois-je t'oublier ? Tu quittes toutes tes parties en cours, et un joueur automatique prend ta place. Tes réglages, tes statistiques et ta cote disparaissent. C'est sans retour.
privacy-forgotten = C'est oublié. Merci d'avoir joué ; il y aura toujours une place pour toi à table.
privacy-file = { $count ->
    [0] Rien n'est gardé de toi.
    [one] Voici tout ce qui est gardé de toi : une entrée.
   *[other] Voici tout ce qui est gardé de toi : { $count } entrées.
}
