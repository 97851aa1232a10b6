# Suivre une partie sans y avoir de place.

watch-button = Suivre
watch-stop = Ne plus suivre
watch-begun = Tu suis cette partie. À chaque manche et à la fin, je te dis en message privé ce que tout le monde peut voir, la première fois dès maintenant. Si tes messages privés sont fermés, j'arrête.
watch-ended = Tu ne suis plus cette partie.
watch-lobby = Tu suis cette partie. Elle n'a pas encore commencé.
watch-over = Le film de la partie, aussi avec toutes les mains ouvertes, se trouve sous le résultat dans son salon.
watch-seated = Tu as une place à cette table, tu vois donc tout déjà.
watch-already = Tu suis déjà cette partie. Le bouton sous chacun de mes messages à son sujet y met fin.
watch-full = Cette partie a déjà { $most } spectateurs, et pas de place pour d'autres. La table montre à tout le monde où elle en est.
watch-many = Tu suis déjà { $most } parties. Cesse d'abord d'en suivre une : `/games watching`.
watch-not = Tu ne suis pas cette partie.
watch-list = **Parties que tu suis**
watch-none = Tu ne suis aucune partie. Le bouton **Suivre** sous une table le permet.
watch-line = [{ $game }]({ $link }), partie { $number }
watch-stop-one = Arrêter : { $game }, partie { $number }
command-games-watching = Montrer les parties que tu suis
