### Ce que ferait une bonne joueuse ou un bon joueur, et pourquoi ; et où l’on aurait pu mieux faire.

advice-title = Un bon choix ici : { $choice }
advice-do = Jouer cela
advice-only-choice = Il n’y a rien d’autre à faire.

## Après la partie

advice-moments-title = Des moments à revoir
advice-moments-progress = Examen de tes choix : { $done } sur { $of }.
advice-moments-none = Il n’y avait guère mieux à faire. Bien joué !
advice-moments-done = Ton choix : { $choice }
advice-moments-better = Mieux : { $choice }
advice-moments-loss = Cela t’a coûté environ { $percent } % de tes chances de gagner.
advice-moments-open = Voir sur le plateau

## turtles

turtles-advice-reaches-nest = C’est gagné : la tortue atteint le grand nid.
turtles-advice-win-is-proved = { $moves ->
    [one] Tu gagnes tout de suite.
   *[other] Quoi que réponde l’autre camp, tu gagnes : en { $moves } coups à toi au plus.
 }
turtles-advice-loss-is-proved = Tous les coups perdent si l’autre camp trouve toutes les réponses ; à celui-ci, elles sont les plus difficiles à trouver.
turtles-advice-looks-best = C’est le coup le plus prometteur : environ { $percent } % de chances.
turtles-advice-bars-the-way = Tout autre coup laisse l’autre camp entrer dans son nid au coup suivant.
turtles-advice-overturns-turtles = { $count ->
    [one] Une tortue adverse finit sur le dos.
   *[other] { $count } tortues adverses finissent sur le dos.
 }
turtles-advice-gains-turtles = { $count ->
    [one] Une tortue passe dans ton camp.
   *[other] { $count } tortues passent dans ton camp.
 }
turtles-advice-hatches-turtles = { $count ->
    [one] Une tortue de plus entre en jeu.
   *[other] { $count } tortues de plus entrent en jeu.
 }
turtles-advice-comes-nearer = { $steps ->
    [one] Ta tortue de tête n’est plus qu’à un pas du nid.
   *[other] Ta tortue de tête n’est plus qu’à { $steps } pas du nid.
 }
turtles-advice-others-stand-better = L’autre camp est mieux placé (environ { $percent } %) : reprends son coup.
turtles-advice-may-be-taken-over = L’autre camp peut reprendre ce coup à son compte : il ne doit avantager personne.

## buccaneers

buccaneers-advice-takes-the-lead = { $other ->
    [0] Tu auras { $total } pour { NAME($deed, case: "the") }, et personne d’autre n’y a encore de dés.
   *[other] Tu seras en tête pour { NAME($deed, case: "the") }, avec { $total } contre { $other }.
 }
buccaneers-advice-comes-second = Tu seras en 2e position pour { NAME($deed, case: "the") }, avec { $total } contre { $other }.
buccaneers-advice-skulls-anywhere = Des crânes gardés seuls vont partout : tu nommes leur action quand tous les dés sont découverts.
buccaneers-advice-keeps-dice-for-later = { $left ->
    [one] Il te reste un dé pour un autre lancer.
   *[other] Il te reste { $left } dés pour un autre lancer.
 }
buccaneers-advice-marker-goes-on = { $marker ->
    [buccaneers-marker-ship] En 1re position, ton bateau arrive sur la case { $space } ; places dans ta flotte : { $chests }.
   *[buccaneers-marker-pirate] En 1re position, ton pirate arrive sur la case { $space } ; places dans ton équipage : { $chests }.
 }
buccaneers-advice-chest-and-tile = En 1re position, tu pioches un coffre et tu choisis entre deux tuiles Trésor.
buccaneers-advice-chest-in-reach = En 1re position, tu peux prendre le coffre { NAME($chest) } de { $victim }.
buccaneers-advice-pushes-back = { $marker ->
    [buccaneers-marker-ship] Le bateau de { $victim } recule.
   *[buccaneers-marker-pirate] Le pirate de { $victim } recule.
 }
buccaneers-advice-fights-back = { $victim } se défend, mais le jeu en vaut la chandelle.
buccaneers-advice-leaves-undefended = { $victim } n’y a pas de dés et ne peut pas se défendre.
buccaneers-advice-no-attack-pays = Aucune attaque ne vaut ce qu’elle te coûterait.
buccaneers-advice-tile-for-later = La tuile compte à chaque manche suivante où tu as un dé pour { NAME($deed, case: "the") }.
buccaneers-advice-costs-nothing = Cela ne peut que t’aider.
buccaneers-advice-makes-set = Le coffre { NAME($chest) } complète un ensemble : { $points } points.
buccaneers-advice-nears-set = C’est le coffre { NAME($chest) } qui te rapproche le plus d’un ensemble.
buccaneers-advice-counts-double = Un coffre violet compte double.
buccaneers-advice-stands-for-any = Une fois à Tortuga, un coffre blanc remplace n’importe quelle couleur d’un ensemble.
buccaneers-advice-more-coins = { $coins ->
    [one] Une pièce : il n’y a pas mieux.
   *[other] { $coins } pièces, c’est plus.
 }
buccaneers-advice-left-is-safer = Les meilleurs coffres vont à gauche : ce qui n’a plus de place est déposé par la droite.
buccaneers-advice-chance-to-win = Tes chances de gagner : environ { $percent } %.

## tortuga1667

tortuga1667-advice-moves-treasure = { $to ->
    [tortuga1667-nation-british] Un trésor passe des Français aux Britanniques : deux d’écart.
   *[tortuga1667-nation-french] Un trésor passe des Britanniques aux Français : deux d’écart.
 }
tortuga1667-advice-adds-treasure = C’est un trésor de plus pour les { NAME($to) }.
tortuga1667-advice-makes-even = Les deux nations restent à égalité, et c’est l’égalité qui te fait gagner.
tortuga1667-advice-leaves-treasure = Ce que tu pourrais prendre n’aiderait que les autres.
tortuga1667-advice-galleon-has-treasure = { $left ->
    [one] Si cela réussit, le dernier trésor du Galion est à toi de ranger.
   *[other] Si cela réussit, un des { $left } trésors du Galion est à toi de ranger.
 }
tortuga1667-advice-other-ship-has-treasure = { $nation ->
    [tortuga1667-nation-british] Si cela réussit, tu peux prendre un trésor des Britanniques sur l’autre navire.
   *[tortuga1667-nation-french] Si cela réussit, tu peux prendre un trésor des Français sur l’autre navire.
 }
tortuga1667-advice-crew-is-with-you = Celles et ceux qui votent sont plutôt de ton côté.
tortuga1667-advice-crew-may-refuse = Cela peut échouer, mais rien d’autre ne promet davantage.
tortuga1667-advice-probably-enemy = { $player } est sans doute avec les { NAME($loyalty) } ({ $percent } %), donc contre toi.
tortuga1667-advice-probably-friend = { $player } est sans doute avec les { NAME($loyalty) } ({ $percent } %), donc avec toi.
tortuga1667-advice-likeliest-enemy = De tout le monde, c’est de { $player } qu’il faut te méfier le plus.
tortuga1667-advice-likeliest-friend = De tout le monde, c’est { $player } qui mérite le plus ta confiance.
tortuga1667-advice-captain-loses-ship = { $captain } perdrait le navire, et le poste de capitaine te reviendrait.
tortuga1667-advice-cabin-boy-loses-hold = Au poste de mousse, { $player } pourrait chaparder.
tortuga1667-advice-vote-shall-succeed = { $vote ->
    [tortuga1667-vote-attack] Tu veux que cette attaque réussisse.
    [tortuga1667-vote-brawl] Tu veux que cette bagarre réussisse.
   *[tortuga1667-vote-mutiny] Tu veux que cette mutinerie réussisse.
 }
tortuga1667-advice-vote-shall-fail = { $vote ->
    [tortuga1667-vote-attack] Tu veux que cette attaque échoue.
    [tortuga1667-vote-brawl] Tu veux que cette bagarre échoue.
   *[tortuga1667-vote-mutiny] Tu veux que cette mutinerie échoue.
 }
tortuga1667-advice-flags-for-nation = Dans une bagarre, les drapeaux comptent, et le tien doit aider les { NAME($nation) }.
tortuga1667-advice-card-better-kept = Ce vote compte peu pour toi : garde tes meilleures cartes.
tortuga1667-advice-second-card-helps = Une deuxième carte en vaut la peine ici.
tortuga1667-advice-second-card-spared = Une deuxième carte t’aidera davantage lors d’un autre vote.
tortuga1667-advice-cards-are-unseen = Tu sauras ce qui s’y cache, et les autres non.
tortuga1667-advice-card-is-known = Tu l’as vue : { NAME($card) }.
tortuga1667-advice-cards-are-alike = Tu n’en connais pas de meilleure.
tortuga1667-advice-worst-for-others = { NAME($card) } : personne n’aime retourner cela.
tortuga1667-advice-armada-shall-come = Ta nation est bien placée : plus tôt l’Armada arrive, mieux c’est.
tortuga1667-advice-armada-may-wait = L’Armada se rapproche, mais rien d’autre ne promet davantage.
tortuga1667-advice-card-for-friend = { NAME($card) } aide qui l’a : donne-la à quelqu’un de ton côté.
tortuga1667-advice-back-of-the-ship = { $nation ->
    [tortuga1667-nation-british] Qui monte sur { NAME($ship) } y est mousse et peut chaparder. Trésors des Britanniques à bord : { $treasures }.
   *[tortuga1667-nation-french] Qui monte sur { NAME($ship) } y est mousse et peut chaparder. Trésors des Français à bord : { $treasures }.
 }
tortuga1667-advice-only-aboard = À bord d’un navire, il y a plus à faire.
tortuga1667-advice-gets-nearer = Depuis le canot, tu peux monter sur { NAME($ship) }.
tortuga1667-advice-stays-where-it-is = Ta place vaut mieux que ce que tu aurais en échange.
tortuga1667-advice-good-place = { NAME($place, case: "start") } : c’est de cette place que tu peux faire le plus.
tortuga1667-advice-boat-is-theirs = Ce canot sert davantage aux autres qu’à toi.
tortuga1667-advice-good-hand = De bonnes cartes Vote décident de plus d’un vote.
tortuga1667-advice-chance-of-nation = Tes chances de gagner : environ { $percent } %.
tortuga1667-advice-nothing-better = Rien d’autre ne promet davantage.
