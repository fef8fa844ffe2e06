### buccaneers

buccaneers-name = Boucaniers
buccaneers-summary = Lance tes dés en secret, surenchéris, aborde, pille et ramène tes coffres à Tortuga.
buccaneers-aim = Ramène des coffres à Tortuga : quand quelqu’un y en a six, le plus de points gagne.

buccaneers-preset-quick = Quatre coffres dans une Tortuga suffisent ; 30 secondes par choix.
buccaneers-preset-usual = Six coffres dans une Tortuga y mettent fin.
buccaneers-preset-everything = La longue partie, jusqu’à huit coffres ; les dés qui ne vont pas sont relancés en secret.

buccaneers-option-first-player = Qui a le pion Premier joueur au départ : une place (1, 2…), ou random (au hasard).
buccaneers-option-bonus-needs-die = Un bonus ne peut être posé ou retourné que là où l’on a un dé (règle du livret tchèque).
buccaneers-option-hidden-reroll = Les dés dont aucun ne convient sont relancés derrière l’écran (règle tchèque), et non à découvert.
buccaneers-option-put-off = Quand se débarrasse-t-on des coffres en trop : après chaque attaque (attack), ou une seule fois après toute l’action (action).
buccaneers-option-long-game = La partie s’achève avec 8 coffres dans une même Tortuga au lieu de 6.
buccaneers-option-facts = Le tableau des dés et tous les autres nombres de la boîte, pour remplacer ce qui est supposé ici.
buccaneers-option-problem-seat = le premier joueur est une place de 1 à { $seats }, ou random
buccaneers-facts-dice-count = il y a { $dice } dés, de A à E
buccaneers-facts-tracks = les quatre tableaux de capacité par case ont la même longueur, avec un nombre par case
buccaneers-facts-room = chaque case offre au moins une place, et jamais moins que la case d’avant
buccaneers-facts-start = bateau et pirate commencent sur une case de 1 à { $spaces }
buccaneers-facts-bonus-tiles = avec autant de joueurs, il faut au moins { $least } tuiles Bonus
buccaneers-facts-chests = avec autant de joueurs, il faut au moins { $least } coffres, sinon la partie pourrait ne jamais finir

# Les noms des choses. `the` : avec l’article ; `to` : après « à » ; `of` : après « de ».

buccaneers-deed-fleet = expansion de flotte
    .the = l’expansion de flotte
    .to = à l’expansion de flotte
buccaneers-deed-recruit = recrutement
    .the = le recrutement
    .to = au recrutement
buccaneers-deed-hunt = chasse au trésor
    .the = la chasse au trésor
    .to = à la chasse au trésor
buccaneers-deed-boarding = abordage
    .the = l’abordage
    .to = à l’abordage
buccaneers-deed-raid = pillage
    .the = le pillage
    .to = au pillage
buccaneers-face-fleet = flotte
buccaneers-face-recruit = recrutement
buccaneers-face-hunt = chasse
buccaneers-face-boarding = abordage
buccaneers-face-raid = pillage
buccaneers-face-skull = crâne
buccaneers-die-A = A
buccaneers-die-B = B
buccaneers-die-C = C
buccaneers-die-D = D
buccaneers-die-E = E
buccaneers-chest-red = rouge
buccaneers-chest-blue = bleu
buccaneers-chest-yellow = jaune
buccaneers-chest-white = blanc
buccaneers-chest-purple = violet
buccaneers-zone-island = île
    .of = d’île
buccaneers-zone-crew = équipage
    .of = d’équipage
buccaneers-zone-fleet = flotte
    .of = de flotte
buccaneers-zone-tortuga = Tortuga
    .of = de Tortuga
buccaneers-marker-ship = bateau
buccaneers-marker-pirate = pirate
buccaneers-put-off-attack = après chaque attaque
buccaneers-put-off-action = après toute l’action

# Questions

buccaneers-asked-which-dice = Lancer { $roll } : quels dés gardes-tu ? Si aucun ne convient, dis-le.
buccaneers-asked-which-open-dice = Tu as lancé à découvert : quels dés gardes-tu ?
buccaneers-asked-which-hidden-dice = Tu as relancé derrière ton écran : quels dés gardes-tu ?
buccaneers-asked-which-bonus = Lancer { $roll } : tu reçois un bonus. Où poses-tu une nouvelle tuile, ou laquelle fais-tu passer de 1 à 2 ?
buccaneers-asked-which-deed = À quelle action vont tes crânes ({ $dice }) ?
buccaneers-asked-whether-to-act = { $rank ->
    [1] Tu es en 1re position pour { NAME($deed, case: "the") } : agir, ou renoncer ?
   *[2] Tu es en 2e position pour { NAME($deed, case: "the") } : agir, ou renoncer ?
 }
buccaneers-asked-whom-to-attack = { $rank ->
    [1] Tu es en 1re position pour { NAME($deed, case: "the") } : qui attaques-tu ? Tu peux aussi renoncer.
   *[2] Tu es en 2e position pour { NAME($deed, case: "the") } : qui attaques-tu ? Tu peux aussi renoncer.
 }
buccaneers-asked-which-tile = Tu vois deux tuiles Trésor, en pièces : { $coins }. Laquelle gardes-tu ?
buccaneers-asked-what-to-steal = Quel coffre voles-tu à { $victim } ?
buccaneers-asked-what-to-take = Quel coffre prends-tu sur l’île centrale ?
buccaneers-asked-which-chest = Quel coffre va en case { $place } de ta zone { NAME($zone, case: "of") } ?

# Ce qui se passe

buccaneers-event-first-player = { $player } reçoit le pion Premier joueur.
buccaneers-event-round-began = La manche { $round } commence ; le pion Premier joueur est à { $first }.
buccaneers-event-chest-drawn = { $player } pioche un coffre { NAME($chest) } pour sa zone { NAME($zone, case: "of") }.
buccaneers-event-bag-empty = Le sac est vide : pas de coffre pour { $player }.
buccaneers-event-common-roll = Lancer { $roll }, en secret : { $rollers }.
buccaneers-event-rolled = Ton lancer ({ $dice }) : { $faces }.
buccaneers-event-dice-kept = { $player } affecte { $dice } { NAME($deed, case: "to") }.
buccaneers-event-skulls-kept = { $player } ne garde que des crânes : { $dice }.
buccaneers-event-nothing-kept = { $player } ne peut affecter aucun dé.
buccaneers-event-bonus-laid = { $player } pose une tuile Bonus sur { NAME($deed, case: "the") }.
buccaneers-event-bonus-turned = { $player } fait passer à 2 sa tuile Bonus sur { NAME($deed, case: "the") }.
buccaneers-event-skulls-named = Crânes : { $player } affecte { $dice } { NAME($deed, case: "to") }.
buccaneers-event-dice-shown = { $player } montre ce qui n’a pas trouvé de place : { $dice } ({ $faces }).
buccaneers-event-rolled-openly = { $player } relance { $dice } à découvert : { $faces }.
buccaneers-event-rolled-again = { $player } relance derrière son écran.
buccaneers-event-open-dice-kept = { $player } affecte { $dice } { NAME($deed, case: "to") }.
buccaneers-event-open-skulls-kept = { $player } ne garde que des crânes : { $dice }.
buccaneers-event-deed-skipped = Personne n’a de dé sur { NAME($deed, case: "the") }.
buccaneers-event-equal-totals = Égalité à { $total } pour { NAME($deed, case: "the") } : { $players }. L’ordre suit le sens horaire à partir de { $first }, qui a le pion Premier joueur.
buccaneers-event-deed-ranked = Classement pour { NAME($deed, case: "the") } : { $players } (au total : { $totals }).
buccaneers-event-gave-up = { $player } renonce { NAME($deed, case: "to") }.
buccaneers-event-marker-advanced = { $player } avance son { NAME($marker) } en case { $space }.
buccaneers-event-marker-pushed-back = { $player } recule son { NAME($marker) } en case { $space }.
buccaneers-event-tiles-looked-at = { $player } regarde deux tuiles Trésor.
buccaneers-event-tiles-seen = Pièces sur les deux tuiles : { $coins }.
buccaneers-event-tile-taken = { $player } prend une tuile Trésor.
buccaneers-event-tile-seen = Ta nouvelle tuile Trésor vaut { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }.
buccaneers-event-tiles-empty = Plus aucune tuile Trésor pour { $player }.
buccaneers-event-attacked = { $deed ->
    [buccaneers-deed-boarding] { $player } aborde { $victim }{ $defended ->
        [yes] , qui se défend
       *[no] {""}
     }.
   *[buccaneers-deed-raid] { $player } pille { $victim }{ $defended ->
        [yes] , qui se défend
       *[no] {""}
     }.
 }
buccaneers-event-chest-stolen = { $player } vole un coffre { NAME($chest) } à { $victim } (zone { NAME($zone, case: "of") }).
buccaneers-event-chest-taken = { $player } prend le coffre { NAME($chest) } de l’île centrale.
buccaneers-event-chest-put-off = { $to_bag ->
    [yes] Un coffre de trop chez { $player } (zone { NAME($zone, case: "of") }) : le { NAME($chest) } retourne dans le sac.
   *[no] Un coffre de trop chez { $player } (zone { NAME($zone, case: "of") }) : le { NAME($chest) } part sur l’île centrale.
 }
buccaneers-event-dice-taken-back = Tout le monde reprend ses dés.
buccaneers-event-chests-brought = { $player } amène à Tortuga : { $chests }.
buccaneers-event-chests-loaded = { $player } remplit sa zone { NAME($zone, case: "of") }, de gauche à droite : { $chests }.
buccaneers-event-chest-left = { $to_bag ->
    [yes] Pas assez de place chez { $player } : un coffre { NAME($chest) } retourne dans le sac.
   *[no] Pas assez de place chez { $player } : un coffre { NAME($chest) } part sur l’île centrale.
 }
buccaneers-event-tiles-shown = { $player } dévoile ses tuiles Trésor, en pièces : { $coins }.
buccaneers-event-scored = { $player } : coffres { $chests }, ensembles { $sets }, compteurs { $tracks }, pièces { $coins } ; { $total ->
    [one] { $total } point
   *[other] { $total } points
 } en tout.

buccaneers-outcome-points = { $count ->
    [one] { $winners } l’emporte avec le plus de points.
   *[other] { $winners } se partagent la victoire.
 }

# Notation

buccaneers-notation-word = une action commence par l’un de ces mots : { $names }
buccaneers-notation-dice = nomme les dés par leurs lettres, de A à E, comme AC
buccaneers-notation-die-twice = le dé { $die } est nommé deux fois
buccaneers-notation-deed = une case d’action est fleet, recruit, hunt, boarding ou raid
buccaneers-notation-chest = un coffre est red, blue, yellow, white ou purple
buccaneers-notation-seat = on désigne un joueur par le numéro de sa place, à partir de 1
buccaneers-notation-place = une case est un nombre, à partir de 1 à gauche
buccaneers-notation-coins = on désigne une tuile par ses pièces, comme 2
buccaneers-notation-end = l’action devrait s’arrêter ici

# Objections

buccaneers-objection-asked-which-dice = On te demande quels dés tu gardes.
buccaneers-objection-asked-which-open-dice = On te demande quels dés lancés à découvert tu gardes.
buccaneers-objection-asked-which-hidden-dice = On te demande quels dés tu gardes de ta relance derrière l’écran.
buccaneers-objection-asked-which-bonus = On te demande où va ton bonus.
buccaneers-objection-asked-which-deed = On te demande à quelle action vont tes crânes.
buccaneers-objection-asked-whether-to-act = On te demande si tu agis ou si tu renonces.
buccaneers-objection-asked-whom-to-attack = On te demande qui tu attaques, ou si tu renonces.
buccaneers-objection-asked-which-tile = On te demande quelle tuile Trésor tu gardes.
buccaneers-objection-asked-what-to-steal = On te demande quel coffre tu voles.
buccaneers-objection-asked-what-to-take = On te demande quel coffre tu prends sur l’île centrale.
buccaneers-objection-asked-which-chest = On te demande quel coffre vient ensuite.
buccaneers-objection-keep-none = Tu dois garder au moins un dé.
buccaneers-objection-not-in-hand = Le dé { $die } n’est pas dans ton lancer : { $hand }.
buccaneers-objection-mixed = Tous les dés gardés doivent montrer la même action : { $die } montre { NAME($deed) }, { $other } montre { NAME($another) }.
buccaneers-objection-no-room = { $free ->
    [0] Il n’y a plus de place sur la case { NAME($deed) }.
   *[other] Place restante sur la case { NAME($deed) } : { $free }, pas assez pour { $dice }.
 }
buccaneers-objection-something-fits = Il y a de quoi garder : { $dice }, par exemple.
buccaneers-objection-bonus-full = La tuile Bonus de la case { NAME($deed) } est déjà sur 2.
buccaneers-objection-bonus-no-die = Tu n’as pas de dé sur la case { NAME($deed) } : aucun bonus ne peut y aller.
buccaneers-objection-attack-oneself = Tu ne peux pas t’attaquer toi-même.
buccaneers-objection-attacked-already = La 1re position a déjà attaqué cet adversaire ({ NAME($deed) }).
buccaneers-objection-no-such-player = Il n’y a que { $seats } joueurs.
buccaneers-objection-no-such-place = Il n’y a pas de coffre en case { $place } ; nombre de coffres dans la zone : { $chests }.
buccaneers-objection-not-there = Il n’y a pas de coffre { $chest } à prendre ; il y a : { $chests }.
buccaneers-objection-not-that-tile = Tu ne vois pas de tuile de valeur { $coins } ; les deux valent { $tiles }.

# Statistiques

buccaneers-stat-match-table = Parties
buccaneers-stat-value = valeur
buccaneers-stat-matches = parties
buccaneers-stat-decisions = décisions par partie
buccaneers-stat-rounds = manches par partie
buccaneers-stat-fewest-rounds = minimum de manches
buccaneers-stat-most-rounds = maximum de manches
buccaneers-stat-rolls-per-round = lancers communs par manche
buccaneers-stat-shared = victoires partagées
buccaneers-stat-seats-table = Par place
buccaneers-stat-order-table = Par ordre au départ (1 : qui a le pion Premier joueur à la première manche)
buccaneers-stat-win-rate = gagné
buccaneers-stat-sole-win-rate = gagné sans partage
buccaneers-stat-score = points
buccaneers-stat-chests = coffres
buccaneers-stat-sets = ensembles
buccaneers-stat-tracks = compteurs
buccaneers-stat-coins = pièces
buccaneers-stat-deeds-table = Actions
buccaneers-stat-held = jouées
buccaneers-stat-skipped = passées
buccaneers-stat-sole = sans rival
buccaneers-stat-acted-first = le 1er a agi
buccaneers-stat-acted-second = le 2e a agi
buccaneers-stat-given-up-first = le 1er a renoncé
buccaneers-stat-given-up-second = le 2e a renoncé
buccaneers-stat-marker-rate = gagnées avec le pion Premier joueur
buccaneers-stat-winning-total = total gagnant
buccaneers-stat-bonus-table = Tuiles Bonus par partie
buccaneers-stat-laid = posées
buccaneers-stat-turned = passées à 2
buccaneers-stat-happenings-table = Événements
buccaneers-stat-in-all = en tout
buccaneers-stat-per-match = par partie
buccaneers-stat-per-round = par manche
buccaneers-stat-common-rolls = lancers communs
buccaneers-stat-forced-rerolls = joueurs forcés de relancer
buccaneers-stat-open-rolls = lancers à découvert
buccaneers-stat-lone-skulls = crânes gardés seuls
buccaneers-stat-bonus-laid = tuiles Bonus posées
buccaneers-stat-bonus-turned = tuiles Bonus passées à 2
buccaneers-stat-attacks = attaques
buccaneers-stat-stolen = coffres volés
buccaneers-stat-taken = coffres pris sur l’île centrale
buccaneers-stat-put-off = coffres abandonnés après une attaque
buccaneers-stat-left-over = coffres sans place au déplacement
