# The assistants: what each can do (EL-83 to EL-93a), and a line for menus of at most 40 characters.

exlibris-assistant-ordinary = Assistant ordinaire
exlibris-assistant-ordinary-the = un assistant ordinaire
exlibris-power-ordinary-short = Sans pouvoir, mais plein d'entrain
exlibris-power-ordinary =
    Un assistant ordinaire n'a pas de pouvoir particulier. Il fait ce que propose le lieu, ou ta bibliothèque.

exlibris-power-goblin-short = Réclame des cartes aux adversaires ici
exlibris-power-goblin =
    En visitant un lieu où il y a des adversaires : pour chacun d'eux, dans l'ordre que tu veux, tu peux annoncer une catégorie. Qui a en main une carte de cette catégorie doit t'en donner une, à son choix ; qui n'en a pas te montre sa main, en secret. Tu peux ranger ce que tu as reçu.

exlibris-power-automaton-short = 1 action Maison par assistant avec lui
exlibris-power-automaton =
    En visitant un lieu ou la maison : tu peux faire une action Maison pour chacun de tes autres assistants qui s'y trouvent.

exlibris-power-mummy-short = Enterre des cartes : 2 points chacune
exlibris-power-mummy =
    Une carte qu'elle range peut aller sur une carte seule de l'étagère, ou dessous. Celle du dessous est enterrée, face cachée : ses livres ne comptent pas, mais elle vaut 2 points. Pas plus d'une carte sous une autre.

exlibris-power-cube-short = On paie pour entrer, ou tu agis
exlibris-power-cube =
    Un adversaire qui visite son lieu après lui doit d'abord te donner une carte de sa main au hasard, ou te laisser faire les deux actions Maison, à son choix.

exlibris-power-sasquatch-short = Timide : il revient si on le dérange
exlibris-power-sasquatch =
    Il ne visite que des lieux sans adversaire. Quand un adversaire arrive sur son lieu, tu peux le reprendre et le replacer plus tard dans la manche.

exlibris-power-bookworm-short = Les deux actions Maison, et encore
exlibris-power-bookworm =
    À la maison, il fait les deux actions Maison, dans l'ordre que tu veux. Puis tu peux défausser une carte de ta main ou de ton étagère pour les refaire toutes les deux, une seule fois.

exlibris-power-ghost-short = Partage un emplacement, pioche
exlibris-power-ghost =
    Sur un lieu instantané, il peut partager l'emplacement d'un adversaire : pioche une carte, puis utilise le lieu comme d'habitude. Personne d'autre ne peut les rejoindre. Il n'entre jamais dans la Tente du Devin.

exlibris-power-snowman-short = Bloque son lieu instantané
exlibris-power-snowman =
    Tant qu'il est sur un lieu instantané, aucun autre assistant ne peut y être placé, pas même l'un des tiens. Ceux qui y sont déjà restent.

exlibris-power-golem-short = Sauve une carte par lieu résolu
exlibris-power-golem =
    Sur un lieu : à la résolution de chaque lieu, jusqu'au sien compris, il peut prendre ou ranger une des cartes qui y seraient défaussées.

exlibris-power-wizard-short = Décale des cartes avant de ranger
exlibris-power-wizard =
    Avant de ranger une carte, il peut décaler d'une place un groupe de cartes de ton étagère qui se touchent ; la carte va alors dans une place ainsi libérée.

exlibris-power-witch-short = Échange ses livres bannis avec la pioche
exlibris-power-witch =
    Pour chaque carte avec un livre banni que sa visite t'apporte, on révèle la première carte de la pioche. Tu gardes l'une des deux et défausses l'autre.

exlibris-power-imp-short = Brûle des cartes pour des actions Maison
exlibris-power-imp =
    En visitant un lieu qui a des cartes : tu peux en défausser une pour une action Maison, ou toutes, s'il y en a au moins deux, pour deux actions Maison.
