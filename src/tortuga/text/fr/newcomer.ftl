### Jusqu’à la fin de la première partie d’un jeu, chaque question est expliquée un peu plus longuement.

## turtles

turtles-newcomer-choose-move = Les tortues ne vont qu’en avant, d’un pas ou en sautant une voisine ; une adverse sautée tombe sur le dos, et qui peut en sauter une le doit.

## buccaneers

buccaneers-newcomer-which-dice = Garde au moins un dé ; plusieurs s’ils montrent la même action. Les autres sont relancés, et les crânes vont avec tout.
buccaneers-newcomer-which-open-dice = Rien ne convenait, ce lancer est donc à découvert : garde au moins un dé d’une seule action.
buccaneers-newcomer-which-hidden-dice = Rien ne convenait, tu as donc relancé en secret : garde au moins un dé d’une seule action.
buccaneers-newcomer-which-bonus = Tes dés sont tous placés et d’autres lancent encore : une tuile Bonus s’ajoute à cette action à chaque manche où tu y as un dé.
buccaneers-newcomer-which-deed = Les crânes gardés comptent comme des dés : choisis l’action où leurs nombres t’aident le plus.
buccaneers-newcomer-whether-to-act = Le plus haut total agit d’abord et obtient plus, le deuxième moins, et les autres rien.
buccaneers-newcomer-whom-to-attack = La 1re position prend un coffre à sa victime, la 2e un coffre de l’île centrale ; une victime qui a des dés là fait reculer aussi ton marqueur.
buccaneers-newcomer-which-tile = Les pièces sont des points à la fin, et personne d’autre ne voit combien tu en as.
buccaneers-newcomer-what-to-steal = Un coffre rouge, un bleu et un jaune forment un ensemble ; un violet compte double, et un blanc remplace toute couleur une fois à Tortuga.
buccaneers-newcomer-what-to-take = Un coffre rouge, un bleu et un jaune forment un ensemble ; un violet compte double, et un blanc remplace toute couleur une fois à Tortuga.
buccaneers-newcomer-which-chest = Les coffres vont de l’île à l’équipage, à la flotte, puis à Tortuga ; ce qui n’a pas de place est perdu, en partant de la droite.

## tortuga1667

tortuga1667-newcomer-stow-treasure = Un trésor compte pour la nation dont c’est la cache, peu importe qui l’y a mis.
tortuga1667-newcomer-settle-pawn = La première place d’un navire est celle du capitaine, la dernière celle du mousse ; chaque place permet autre chose.
tortuga1667-newcomer-use-atlantis = Cette carte te fait changer de navire une fois, avant le tour de n’importe qui ; tu peux aussi la garder.
tortuga1667-newcomer-choose-deed = Fais une seule chose : regarder des cartes, en retourner une, ramer, ou ce que ta place permet, comme attaquer au poste de capitaine ou faucher au poste de mousse.
tortuga1667-newcomer-choose-look = Personne d’autre ne les voit ; tout le monde voit que tu as regardé.
tortuga1667-newcomer-choose-turn = La carte agit aussitôt, sur toi ou sur tout le monde ; parmi les dernières vient l’Armada, qui finit la partie.
tortuga1667-newcomer-choose-pair = Tu désignes deux cartes, et quelqu’un d’autre doit en retourner une.
tortuga1667-newcomer-choose-forced = Cette personne choisit l’une des deux et la subit : choisis quelqu’un dont tu te méfies.
tortuga1667-newcomer-turn-forced = Tu dois retourner l’une des deux, et tu subis ce qu’elle dit.
tortuga1667-newcomer-turn-for = Son temps est écoulé, tu choisis donc à sa place ; la carte agit quand même sur l’autre.
tortuga1667-newcomer-choose-marooned = Qui est abandonné va sur Tortuga et perd sa place sur le navire.
tortuga1667-newcomer-resolve-card = La carte est retournée et agit maintenant ; c’est à toi de faire son choix.
tortuga1667-newcomer-spend-letter = La lettre amène un pion de Tortuga ou d’un canot tout droit à l’arrière d’un navire.
tortuga1667-newcomer-choose-ship = Le pion y prend la dernière place, celle du mousse, qui peut faucher.
tortuga1667-newcomer-search-deck = Tu choisis toi-même ces cartes Vote, et personne d’autre ne voit la pioche.
tortuga1667-newcomer-cast-vote = Les cartes sont mélangées avant d’être retournées : personne ne sait qui a joué quoi. Regarde quels symboles comptent dans ce vote.
tortuga1667-newcomer-cast-second = El Dorado te permet de jouer une carte de plus que les autres.
tortuga1667-newcomer-plunder-treasure = Le capitaine décide pour quelle nation le trésor compte : les autres en apprennent quelque chose sur toi.
tortuga1667-newcomer-drink-fountain = La carte t’évite une fois d’être abandonné, puis elle est défaussée.
