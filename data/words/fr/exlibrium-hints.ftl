# Why the automatic player would answer so: one short sentence below its advice.

exlibrium-hint-points = Tu marques ainsi { $number ->
    [one] { $number } point
   *[other] { $number } points
} tout de suite.
exlibrium-hint-own-now = Ainsi c'est toi qui actives { $the-character } cette manche, si rien ne change.
exlibrium-hint-own-later = Ainsi tu as le dessus sur { $the-character }, qui peut rapporter des points dans une autre manche.
exlibrium-hint-own-final = Ainsi tu marques plus pour { $the-character } au décompte final, si rien ne change.
exlibrium-hint-own-spare = Ainsi tu as plus d'influence sur { $the-character }.
exlibrium-hint-other-now = Ainsi { $seat } tire moins { $of-character } cette manche.
exlibrium-hint-other-later = Ainsi { $seat } tire moins { $of-character } dans une autre manche.
exlibrium-hint-other-final = Ainsi { $seat } marque moins pour { $the-character } au décompte final.
exlibrium-hint-other-spare = Ainsi { $seat } a moins d'influence sur { $the-character }.
exlibrium-hint-new-card = Une nouvelle carte promet plus que les points que tu pourrais marquer ici.
exlibrium-hint-alike = Autant qu'on puisse le voir, tous les choix se valent pour toi.
