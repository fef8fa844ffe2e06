### buccaneers : la première leçon, et comment jouer.

## La leçon

learn-buccaneers-log = Tu es Anne, et voici ton livre de bord. Les coffres arrivent sur ton île, passent à ton équipage, puis à ta flotte ; à Tortuga, ils sont à l’abri. Une manche : lancer, agir, déplacer les coffres.
learn-buccaneers-keep = Tout le monde a lancé cinq dés derrière un paravent. Garde au moins un dé ; plusieurs seulement s’ils montrent la même action. Prends les deux dés du pillage, A et D.
learn-buccaneers-keep-both = Un seul est permis, mais c’est le total qui compte : prends A et D ensemble.
learn-buccaneers-keep-other = C’est permis aussi. Dans cette leçon, on part au pillage : garde A et D.
learn-buccaneers-keep-done = Tous les paravents se lèvent ensemble, et les dés gardés sont posés sur leur action. Le reste est relancé.
learn-buccaneers-skull = Un crâne est un joker. Gardé avec d’autres dés, il rejoint leur action, avec le nombre que son propre dé y porte. Garde le crâne avec E, pour le recrutement.
learn-buccaneers-skull-along = Prends aussi le crâne : il compte pour la même action.
learn-buccaneers-skull-alone = On peut garder un crâne seul et nommer son action après coup. Ici, garde-le avec E.
learn-buccaneers-skull-boarding = Cela irait à l’abordage. Recrute, cette fois : le crâne de C y vaut 5.
learn-buccaneers-skull-done = Ton dernier dé est allé à la flotte. Coco n’avait plus de dés à lancer, et a reçu une tuile Bonus.
learn-buccaneers-second = Maintenant les cinq actions, l’une après l’autre. À chacune, le total le plus haut agit en premier, le suivant en second, et personne d’autre. À la flotte, Bart avait 6 ; avec 3, c’est toi qui agis en second. Agis.
learn-buccaneers-second-done = En second, le bateau avance d’une case, en premier de deux. Plus il est loin, plus ta flotte contient de coffres.
learn-buccaneers-second-lost = On peut renoncer à une action, mais ici tu n’y gagnerais rien. Agis.
learn-buccaneers-first = Au recrutement, tu as 8 avec le crâne, et Bart a 2. Tu agis donc en premier. Agis.
learn-buccaneers-first-done = Deux cases pour ton pirate, et plus de place dans ton équipage. Coco, sans rivaux à la chasse au trésor, a reçu un coffre et une tuile avec des pièces.
learn-buccaneers-first-lost = Tu as le plus haut total : profites-en, et agis.
learn-buccaneers-raid = Au pillage, tu agis en premier avec 4. Prends un coffre dans l’équipage de quelqu’un ; son pirate recule d’une case. Qui a un dé sur cette action riposte, et ton pirate recule aussi. Bart en a un, Coco n’en a pas. Qui attaques-tu ?
learn-buccaneers-raid-defended = Bart riposte : ton propre pirate reculerait aussi. Coco n’a pas de dé ici.
learn-buccaneers-raid-lost = On est là pour piller. Attaque quelqu’un.
learn-buccaneers-raid-done = Un coffre rouge est à toi. Puis Bart, en second, s’en est pris à toi ; mais tes dés sont là, et son pirate a reculé comme le tien.
learn-buccaneers-move = Tout le monde a pioché un coffre. Maintenant tous les coffres avancent d’une zone. Tu choisis l’ordre dans ton équipage : ce qui n’aura plus de place partira par la droite. Mets d’abord le coffre blanc.
learn-buccaneers-move-order = À Tortuga, un coffre blanc est un joker. Mets-le à l’endroit le plus sûr, à gauche.
learn-buccaneers-move-done = Ton coffre jaune est dans la flotte : encore une manche, et il est arrivé. Un coffre bleu n’a pas trouvé de place dans l’équipage de Coco ; il est sur l’île centrale.
learn-buccaneers-score = Six coffres dans une zone Tortuga, et la partie s’arrête. Chacun y vaut 3, dans la flotte 2, dans l’équipage 1, le double s’il est violet. Chaque série rouge, jaune, bleu vaut 3 de plus. Ajoute les cases du bateau et du pirate, et les pièces : le plus de points gagne.

## Comment jouer

how-buccaneers-turn-keep = Lancer. En secret, tous ensemble. Garde un ou plusieurs dés, s’ils montrent la même action ; puis tous montrent ce qu’ils gardent et relancent le reste, jusqu’à ce que chaque dé soit posé.
how-buccaneers-turn-raid = Agir. Les cinq actions se suivent. À chacune, le total le plus haut agit en premier, le suivant en second, et personne d’autre.
how-buccaneers-turn-move = Déplacer. Chacun pioche un coffre, et tous les coffres avancent d’une zone : île, équipage, flotte, Tortuga.
how-buccaneers-skull-title = Les crânes
how-buccaneers-skull = Un crâne est un joker. Gardé avec d’autres dés, il rejoint leur action ; gardé seul, tu nommes l’action quand tous ont montré leurs dés. Il compte avec le nombre que son propre dé porte pour cette action.
how-buccaneers-rank-title = Qui agit en premier
how-buccaneers-rank = Additionne les dés d’une action et sa tuile Bonus. Seuls ceux qui y ont un dé participent. À égalité, le premier joueur passe devant, puis dans le sens horaire. On peut renoncer à une action ; personne n’y gagne de rang.
how-buccaneers-deeds-title = Les cinq actions
how-buccaneers-deeds = Flotte : le bateau avance de 2 cases, ou d’une en second. Recrutement : le pirate de même. Chasse au trésor : un coffre, et une tuile Trésor au choix parmi deux ; en second, une tuile sans choix. Abordage et pillage : attaque la flotte ou l’équipage de quelqu’un.
how-buccaneers-attack-title = Les attaques
how-buccaneers-attack = En premier, on prend un coffre au choix dans la flotte (abordage) ou l’équipage (pillage) de la victime, dont le bateau ou le pirate recule d’une case. Si la victime a un dé sur cette action, le tien recule aussi. En second, on attaque quelqu’un d’autre, et on prend un coffre sur l’île centrale. Les coffres à Tortuga sont à l’abri.
how-buccaneers-room-title = Combien de place
how-buccaneers-room = La case de ton bateau dit combien de coffres ta flotte contient et combien de dés tiennent sur l’abordage ; celle du pirate le dit pour l’équipage et le pillage. Case 1 : un ; 2 et 3 : deux ; 4 et 5 : trois ; 6 à 8 : quatre. Aucun de tes dés ne tient ? On les relance à découvert.
how-buccaneers-bonus-title = Les tuiles Bonus
how-buccaneers-bonus = Qui a posé tous ses dés reçoit un bonus à chaque nouveau lancer des autres : une nouvelle tuile de 1 sur une action au choix, ou une de ses tuiles retournée sur 2. Les tuiles restent, et comptent à chaque manche où l’on y a un dé.
how-buccaneers-centre-title = L’île centrale
how-buccaneers-centre = Un coffre sans place y va ; un second de la même couleur retourne dans le sac. Qui attaque en second y prend un coffre.
how-buccaneers-end-title = La fin
how-buccaneers-end = Si, après le déplacement, quelqu’un a six coffres ou plus à Tortuga, la partie est finie.
how-buccaneers-points-title = Les points
how-buccaneers-points = Chaque coffre : 3 à Tortuga, 2 dans la flotte, 1 dans l’équipage ; les violets comptent double. Chaque série d’un rouge, un jaune et un bleu : 3 de plus ; un blanc à Tortuga remplace l’un d’eux. Puis les cases du bateau et du pirate, et les pièces de tes tuiles.
how-buccaneers-two-title = À deux
how-buccaneers-two = Seul le premier agit. Le bateau ou le pirate avance d’une case, la chasse donne un coffre et une tuile, et ce qui irait sur l’île centrale retourne dans le sac.
