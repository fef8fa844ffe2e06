### tortuga1667

tortuga1667-name = Tortuga 1667
tortuga1667-summary = Loyautés secrètes, votes et mutineries autour d’un galion espagnol.
tortuga1667-aim = Quand l’Armada espagnole est révélée, ta nation doit avoir plus de trésors que l’autre. À toi de découvrir qui est avec toi.

tortuga1667-preset-quick = Huit cartes Événement en moins, et 30 secondes par choix.
tortuga1667-preset-usual = Trois cartes Événement étoilées.
tortuga1667-preset-everything = Les huit cartes Événement étoilées, le trésor sur les navires, et chacun choisit où il commence.

tortuga1667-option-stars = Combien de cartes Événement étoilées dans la pioche (3 à 8, au hasard), ou lesquelles, par leur nom.
tortuga1667-option-trim = Retire autant de cartes de la pioche Événement, sans les regarder, pour une partie plus courte.
tortuga1667-option-turn-seconds = Secondes pour choisir ; le livret de règles en propose 30. Sans cette option, pas de limite.
tortuga1667-option-open-loyalties = Cartes Loyauté face visible : none (aucune), all (toutes) ou two (une britannique et une française).
tortuga1667-option-blind = Les huit cartes étoilées, et personne ne peut regarder les cartes de la ligne.
tortuga1667-option-strategic-start = On choisit où son pion commence ; les trésors sont dès le départ sur les navires.
tortuga1667-option-vote-deck = Combien de cartes Vote simples il y a en plus des deux doubles : 40, ou 30.

tortuga1667-option-problem-not-starred = { $card } n’est pas une carte étoilée ; il y a : { $stars }.
tortuga1667-option-problem-star-twice = une carte étoilée est nommée deux fois.
tortuga1667-option-problem-star-count = il y a de { $fewest } à { $most } cartes étoilées dans une partie.
tortuga1667-option-problem-blind = une partie à l’aveugle se joue avec les { $most } cartes étoilées ; enlève cette option.
tortuga1667-option-problem-trim = on peut retirer de 0 à { $most } cartes de cette pioche.
tortuga1667-option-problem-turn-seconds = donne au moins une seconde, ou none pour ne pas avoir de limite.

# `of` : après « de » ; `start` : au début d’une phrase ; `to` : après « à » ; `f` : au féminin.

tortuga1667-place-dutchman = le Hollandais volant
    .of = du Hollandais volant
    .start = Le Hollandais volant
tortuga1667-place-roger = le Jolly Roger
    .of = du Jolly Roger
    .start = Le Jolly Roger
tortuga1667-place-tortuga = Tortuga
    .of = de Tortuga
    .start = Tortuga
tortuga1667-place-dutchman-boat = le canot du Hollandais volant
    .of = du canot du Hollandais volant
    .start = Le canot du Hollandais volant
tortuga1667-place-roger-boat = le canot du Jolly Roger
    .of = du canot du Jolly Roger
    .start = Le canot du Jolly Roger

tortuga1667-nation-british = Britanniques
    .f = britannique
tortuga1667-nation-french = Français
    .f = française

tortuga1667-side-0 = { tortuga1667-loyalty-british }
tortuga1667-side-1 = { tortuga1667-loyalty-french }
tortuga1667-side-2 = { tortuga1667-loyalty-dutch }
tortuga1667-loyalty-british = Britanniques
tortuga1667-loyalty-french = Français
tortuga1667-loyalty-dutch = Hollandais

tortuga1667-open-loyalties-none = toutes face cachée
tortuga1667-open-loyalties-all = toutes face visible
tortuga1667-open-loyalties-two = une britannique et une française face visible

tortuga1667-event-card-letter-of-marque = Lettre de marque
tortuga1667-event-card-pistol = Pistolet
tortuga1667-event-card-albatross = Albatros
tortuga1667-event-card-black-spot = Point noir
tortuga1667-event-card-atlantis = Atlantis
tortuga1667-event-card-el-dorado = El Dorado
tortuga1667-event-card-fountain-of-youth = Fontaine de jouvence
tortuga1667-event-card-black-powder = Poudre à canon
tortuga1667-event-card-cabin-fever = Folie en cabine
tortuga1667-event-card-crows-nest = Nid-de-pie
tortuga1667-event-card-eight-bells = Fin de service
tortuga1667-event-card-facade = Façade
tortuga1667-event-card-pirate-code = Code de la piraterie
tortuga1667-event-card-scurvy = Scorbut
tortuga1667-event-card-stormy-seas = Mers agitées
tortuga1667-event-card-spanish-armada = Armada espagnole

tortuga1667-vote-card-cannon-british-skull = canon/britannique/crâne
tortuga1667-vote-card-cannon-british-wheel = canon/britannique/roue
tortuga1667-vote-card-cannon-french-skull = canon/français/crâne
tortuga1667-vote-card-cannon-french-wheel = canon/français/roue
tortuga1667-vote-card-water-british-skull = eau/britannique/crâne
tortuga1667-vote-card-water-british-wheel = eau/britannique/roue
tortuga1667-vote-card-water-french-skull = eau/français/crâne
tortuga1667-vote-card-water-french-wheel = eau/français/roue
tortuga1667-vote-card-torch-british-skull = torche/britannique/crâne
tortuga1667-vote-card-torch-british-wheel = torche/britannique/roue
tortuga1667-vote-card-torch-french-skull = torche/français/crâne
tortuga1667-vote-card-torch-french-wheel = torche/français/roue
tortuga1667-vote-card-double-french-skull = canon+torche/2 français/2 crânes
tortuga1667-vote-card-double-british-wheel = torche+eau/2 britanniques/2 roues

tortuga1667-vote-attack = attaque
tortuga1667-vote-brawl = bagarre
tortuga1667-vote-mutiny = mutinerie
tortuga1667-goal-attack = Il faut un canon, et une torche qu’aucune eau n’éteint.
tortuga1667-goal-brawl = La nation qui a le plus de drapeaux obtient les deux trésors de Tortuga ; à égalité, un pour chacune.
tortuga1667-goal-mutiny = Il faut plus de crânes que de roues.

tortuga1667-cause-black-spot = le Point noir
    .start = Le Point noir
    .to = au Point noir
tortuga1667-cause-pistol = un Pistolet
    .start = Un Pistolet
    .to = à un Pistolet
tortuga1667-cause-captain = le Capitaine
    .start = Le Capitaine
    .to = au Capitaine
tortuga1667-cause-mutiny = une mutinerie
    .start = Une mutinerie
    .to = à une mutinerie

tortuga1667-deed-view = regarder
tortuga1667-deed-reveal = révéler
tortuga1667-deed-force = forcer
tortuga1667-deed-maroon = répudier
tortuga1667-deed-letter = lettre

## Questions

tortuga1667-asked-stow-treasure = Place un trésor dans la cache britannique ou française { NAME($ship, case: "of") }.
tortuga1667-asked-settle-pawn = Choisis où ton pion commence.
tortuga1667-asked-use-atlantis = C’est bientôt à { $player } de jouer. Rejoindre d’abord l’autre navire grâce à Atlantis ?
tortuga1667-asked-choose-deed = { $left ->
    [one] Choisis ton action.
   *[other] Choisis ta prochaine action ; il t’en reste { $left }.
 }
tortuga1667-asked-choose-look = Quelles cartes regardes-tu ? Choisis-en deux.
tortuga1667-asked-choose-turn = Quelle carte révèles-tu ?
tortuga1667-asked-choose-pair = Quelles cartes désignes-tu ? Choisis-en deux.
tortuga1667-asked-choose-forced = Qui doit retourner la carte { $first } ou la carte { $second } ?
tortuga1667-asked-turn-forced = { $player } te force la main : retourne la carte { $first } ou la carte { $second }.
tortuga1667-asked-turn-for = Temps écoulé pour { $player } : sa carte sera-t-elle la { $first } ou la { $second } ?
tortuga1667-asked-choose-marooned = Qui répudies-tu ?
tortuga1667-asked-resolve-card = { $card ->
    [tortuga1667-event-card-letter-of-marque] Lettre de marque : choisis un pion sur Tortuga ou dans un canot, ou mets la lettre de côté.
    [tortuga1667-event-card-pistol] Pistolet : sur qui tires-tu ?
    [tortuga1667-event-card-black-powder] Poudre à canon : quel canot fais-tu sauter ?
    [tortuga1667-event-card-cabin-fever] Folie en cabine : avec qui mélanges-tu ta carte Loyauté ?
    [tortuga1667-event-card-crows-nest] Nid-de-pie : qui reçoit de nouvelles cartes Vote ?
    [tortuga1667-event-card-atlantis] { NAME($card) } : à qui donnes-tu cette carte ?
    [tortuga1667-event-card-el-dorado] { NAME($card) } : à qui donnes-tu cette carte ?
    [tortuga1667-event-card-fountain-of-youth] { NAME($card) } : à qui donnes-tu cette carte ?
   *[other] { NAME($card) } : que choisis-tu ?
 }
tortuga1667-asked-spend-letter = Lettre de marque : quel pion déplaces-tu ?
tortuga1667-asked-choose-ship = Sur quel navire va { $pawn } ?
tortuga1667-asked-search-deck = { $left ->
    [one] Prends la dernière carte Vote pour { $player }.
   *[other] Prends une carte Vote pour { $player } ; il en reste { $left } à prendre.
 }
tortuga1667-asked-cast-vote = { $vote ->
    [tortuga1667-vote-attack] { $player } attaque : quelle carte joues-tu ?
    [tortuga1667-vote-brawl] { $player } déclenche une bagarre : quelle carte joues-tu ?
   *[tortuga1667-vote-mutiny] { $player } appelle à la mutinerie : quelle carte joues-tu ?
 }
tortuga1667-asked-cast-second = El Dorado ({ NAME($vote) }) : jouer une deuxième carte, ou pas ?
tortuga1667-asked-plunder-treasure = { $ship ->
    [none] L’attaque a réussi. Dans quelle cache mets-tu un trésor du Galion ?
   *[other] L’attaque a réussi. Prendre un trésor { NAME($ship, case: "of") } ?
 }
tortuga1667-asked-drink-fountain = { NAME($cause, case: "start") } te répudie. Boire à la Fontaine de jouvence ?

## Ce qui se passe

tortuga1667-event-loyalty-dealt = Tu navigues pour les { NAME($loyalty) }.
tortuga1667-event-loyalty-shown = { $player } navigue pour les { NAME($loyalty) }.
tortuga1667-event-hand-dealt = Tes cartes Vote : { $cards }.
tortuga1667-event-crews-drawn = À bord du Hollandais volant : { $dutchman } ; à bord du Jolly Roger : { $roger }.
tortuga1667-event-pawn-drawn = Pion tiré de la bourse : { $player }.
tortuga1667-event-pawn-settled = { $player } prend la place { $position } sur { NAME($place) }.
tortuga1667-event-treasure-stowed = { $player } met un trésor dans la cache { NAME($hold, case: "f") } { NAME($ship, case: "of") }.

tortuga1667-event-turn-began = C’est à { $player } de jouer.
tortuga1667-event-turn-skipped = { $player } a le scorbut et passe son tour.
tortuga1667-event-turn-passed = { $player } ne peut rien faire et passe.
tortuga1667-event-deed-announced = { $deed ->
    [tortuga1667-deed-view] { $player } va regarder deux cartes.
    [tortuga1667-deed-reveal] { $player } va révéler une carte.
    [tortuga1667-deed-force] { $player } va forcer quelqu’un à révéler une carte.
    [tortuga1667-deed-maroon] { $player } va répudier quelqu’un.
   *[tortuga1667-deed-letter] { $player } utilise une Lettre de marque mise de côté.
 }
tortuga1667-event-cards-looked = { $player } regarde les cartes { $first } et { $second }.
tortuga1667-event-cards-seen = Tu vois { NAME($first_card) } en place { $first } et { NAME($second_card) } en place { $second }.
tortuga1667-event-player-forced = { $player } force { $forced } à retourner la carte { $first } ou la carte { $second }.
tortuga1667-event-choice-yielded = Temps écoulé pour { $player } : c’est à { $to } de choisir la carte.
tortuga1667-event-rowed = { $player } rame vers { NAME($to) }.
tortuga1667-event-treasure-pilfered = { $player } fauche un trésor de la cache { NAME($source, case: "f") } { NAME($ship, case: "of") } pour le mettre dans l’autre.

tortuga1667-event-vote-called = { $vote ->
    [tortuga1667-vote-attack] { $player } ordonne une attaque { NAME($place, case: "of") }.
    [tortuga1667-vote-brawl] { $player } déclenche une bagarre sur { NAME($place) }.
   *[tortuga1667-vote-mutiny] { $player } appelle à la mutinerie sur { NAME($place) }.
 } { $count ->
    [0] Personne ne peut voter ; la pioche décide.
   *[other] Au vote : { $voters }.
 }
tortuga1667-event-vote-cast = Tu joues { NAME($card) }.
tortuga1667-event-vote-shown = Résultat du vote : { $cards }.
tortuga1667-event-vote-drawn = Tu pioches { NAME($card) }.
tortuga1667-event-vote-sat-out = { $left ->
    [0] { $player } saute ce vote, le dernier.
    [one] { $player } saute ce vote et le prochain.
   *[other] { $player } saute ce vote et les { $left } prochains.
 }
tortuga1667-event-attack-decided = { $won ->
    [yes] L’attaque réussit (canons : { $cannons }, torches : { $torches }, eau : { $waters }).
   *[no] L’attaque échoue (canons : { $cannons }, torches : { $torches }, eau : { $waters }).
 }
tortuga1667-event-treasure-plundered = { $source ->
    [none] { $player } prend un trésor du Galion et le met dans la cache { NAME($into, case: "f") } { NAME($ship, case: "of") }.
   *[other] { $player } prend un trésor de la cache { NAME($source, case: "f") } de l’autre navire et le met dans la cache { NAME($into, case: "f") } { NAME($ship, case: "of") }.
 }
tortuga1667-event-plunder-declined = { $player } laisse le trésor où il est.
tortuga1667-event-brawl-decided = Fin de la bagarre : drapeaux britanniques { $british }, drapeaux français { $french }. { tortuga1667-goal-brawl }
tortuga1667-event-mutiny-decided = { $won ->
    [yes] La mutinerie contre { $captain } réussit (crânes : { $skulls }, roues : { $wheels }).
   *[no] La mutinerie contre { $captain } échoue (crânes : { $skulls }, roues : { $wheels }).
 }

tortuga1667-event-pawn-marooned = { NAME($cause, case: "start") } répudie { $player }.
tortuga1667-event-vote-card-lost = { $player } perd une carte Vote.
tortuga1667-event-own-card-lost = Tu perds { NAME($card) }.
tortuga1667-event-fountain-drunk = { $player } boit à la Fontaine de jouvence et échappe { NAME($cause, case: "to") }.

tortuga1667-event-card-turned = { $player } retourne la carte { $place } : { NAME($card) }.
tortuga1667-event-card-kept = { $player } garde la carte { NAME($card) }.
tortuga1667-event-card-discarded = { $player } défausse la carte { NAME($card) }, qui a servi.
tortuga1667-event-nothing-happened = La carte { NAME($card) } n’a aucun effet.
tortuga1667-event-pawn-enlisted = Lettre de marque : { $player } fait monter { $pawn } à bord { NAME($ship, case: "of") }.
tortuga1667-event-albatross-struck = Deux Albatros sur { NAME($ship) } ! Tout l’équipage à terre : { $crew }.
tortuga1667-event-map-given = { $player } donne la carte { NAME($card) } à { $to }.
tortuga1667-event-pawn-sailed = { $player } utilise Atlantis et rejoint { NAME($to) }.
tortuga1667-event-boat-closed = { $player } fait sauter { NAME($boat) }, perdu pour le reste de la partie.
tortuga1667-event-pawn-washed-ashore = { $player } échoue sur Tortuga.
tortuga1667-event-fever-spread = { $player } et { $other } mélangent leurs cartes Loyauté.
tortuga1667-event-loyalty-taken = Tu navigues maintenant pour les { NAME($loyalty) }.
tortuga1667-event-hand-returned = { $count ->
    [0] { $target } n’a pas de carte Vote à échanger ; la pioche est mélangée.
    [one] { $target } remet sa seule carte Vote sous la pioche, et { $player } y cherche de quoi la remplacer.
   *[other] { $target } remet ses { $count } cartes Vote sous la pioche, et { $player } y cherche de quoi les remplacer.
 }
tortuga1667-event-deck-searched = Dans la pioche Vote : { $cards }.
tortuga1667-event-hand-replaced = { $player } a choisi de nouvelles cartes Vote pour { $target } ; la pioche est mélangée.
tortuga1667-event-hand-taken = Tes nouvelles cartes Vote : { $cards }.
tortuga1667-event-bells-rung = La cloche sonne sur { NAME($place) } ! Nouvel ordre, depuis la première place : { $crew }.
tortuga1667-event-places-swapped = { $player } et { $other } échangent leurs places.
tortuga1667-event-scurvy-broke = Scorbut : un tour à passer pour { $players }.
tortuga1667-event-storm-broke = { $place ->
    [tortuga1667-place-tortuga] { $treasures ->
        [0] Une tempête, mais il n’y a pas de trésor dans les caches de Tortuga.
        [one] Une tempête emporte un trésor hors des caches de Tortuga.
       *[other] Une tempête emporte { $treasures } trésors hors des caches de Tortuga.
    }
   *[other] { $treasures ->
        [0] Une tempête, mais il n’y a pas de trésor sur { NAME($place) }.
        [one] Une tempête renvoie un trésor { NAME($place, case: "of") } sur le Galion.
       *[other] Une tempête renvoie { $treasures } trésors { NAME($place, case: "of") } sur le Galion.
    }
 }
tortuga1667-event-line-shuffled = Les cinq dernières cartes sont mélangées et remises en ligne.
tortuga1667-event-treasure-counted = Les trésors : Britanniques { $british }, Français { $french }.
tortuga1667-event-sudden-death = Égalité. L’Armada s’en va ; la défausse et les cartes de la ligne que personne n’a retournées sont mélangées et remises en jeu. La première nation en tête gagne.
tortuga1667-event-discards-shuffled = Il n’y a plus de cartes Événement ; la défausse est mélangée et remise en ligne.

## La fin

tortuga1667-outcome-armada-british = L’Armada est là et les Britanniques ont le plus de trésors : { $winners } { $count ->
    [one] gagne.
   *[other] gagnent.
 }
tortuga1667-outcome-armada-french = L’Armada est là et les Français ont le plus de trésors : { $winners } { $count ->
    [one] gagne.
   *[other] gagnent.
 }
tortuga1667-outcome-armada-dutch = L’Armada est là, et Britanniques et Français ont autant de trésors. L’égalité est pour les Hollandais : { $winners } gagne.
tortuga1667-outcome-sudden-british = Après l’égalité, les Britanniques prennent la tête : { $winners } { $count ->
    [one] gagne.
   *[other] gagnent.
 }
tortuga1667-outcome-sudden-french = Après l’égalité, les Français prennent la tête : { $winners } { $count ->
    [one] gagne.
   *[other] gagnent.
 }

## Notation

tortuga1667-notation-word = une action commence par l’un de ces mots : { $names }
tortuga1667-notation-end = l’action devrait s’arrêter ici
tortuga1667-notation-place = un lieu est l’un de ceux-ci : { $names }
tortuga1667-notation-hold = une cache est l’une de celles-ci : { $names }
tortuga1667-notation-vote-card = une carte Vote est l’une de celles-ci : { $names }
tortuga1667-notation-line-place = les cartes de la ligne sont numérotées de { $least } à { $most }
tortuga1667-notation-same-card = il faut deux cartes différentes
tortuga1667-notation-player = les joueurs sont numérotés de { $least } à { $most }
tortuga1667-notation-position = une position est un nombre de { $least } à { $most }
tortuga1667-notation-from = seuls « from » et une cache peuvent suivre ici

## Objections

tortuga1667-objection-announce-first = Annonce d’abord ton action : view, reveal, force, etc.
tortuga1667-objection-not-asked = On te demande autre chose pour l’instant.
tortuga1667-objection-blind = Dans une partie à l’aveugle, personne ne peut regarder de cartes.
tortuga1667-objection-two-cards = Il faut pour cela deux cartes dans la ligne.
tortuga1667-objection-no-cards = Il ne reste pas de carte dans la ligne.
tortuga1667-objection-not-beside = D’ici, tu ne peux pas ramer vers { $place }.
tortuga1667-objection-boat-closed = Ce canot a sauté : il ne sert plus.
tortuga1667-objection-boat-taken = Il y a déjà un pion dans ce canot.
tortuga1667-objection-ship-full = Il n’y a plus de place sur { $place }.
tortuga1667-objection-not-captain = Seul le Capitaine d’un navire peut faire cela.
tortuga1667-objection-nobody-to-maroon = Il n’y a personne d’autre sur ton navire.
tortuga1667-objection-not-mate = Seul le Second d’un navire peut appeler à la mutinerie.
tortuga1667-objection-not-cabin-boy = Seul le Mousse d’un navire peut faucher un trésor.
tortuga1667-objection-hold-empty = La cache des { $hold } est vide.
tortuga1667-objection-not-governor = Seul le Gouverneur de Tortuga peut déclencher une bagarre.
tortuga1667-objection-no-letter = Tu n’as pas de Lettre de marque.
tortuga1667-objection-ships-full = Les deux navires sont pleins.
tortuga1667-objection-nobody-to-enlist = Il n’y a personne à déplacer sur Tortuga ni dans un canot.
tortuga1667-objection-no-passing = Il te reste quelque chose à faire : tu ne peux pas passer.
tortuga1667-objection-same-card = Choisis deux cartes différentes.
tortuga1667-objection-card-order = Nomme d’abord la carte au plus petit numéro.
tortuga1667-objection-empty-place = Il n’y a pas de carte en place { $place }.
tortuga1667-objection-not-pointed-at = La carte { $place } n’est pas l’une des deux.
tortuga1667-objection-no-such-player = Il n’y a que { $count } joueurs.
tortuga1667-objection-not-yourself = Tu ne peux pas te choisir toi-même.
tortuga1667-objection-not-aboard = Ce pion n’est pas sur ton navire.
tortuga1667-objection-not-ashore = Ce pion n’est ni sur Tortuga ni dans un canot.
tortuga1667-objection-not-a-ship = Choisis un navire.
tortuga1667-objection-not-a-boat = Choisis un canot.
tortuga1667-objection-galleon-first = Tant que le Galion a des trésors, c’est là qu’on les prend.
tortuga1667-objection-galleon-empty = Le Galion est vide ; dis de quelle cache de l’autre navire tu prends : plunder british from french.
tortuga1667-objection-not-in-hand = Tu n’as pas la carte { $card } en main.
tortuga1667-objection-not-in-deck = La carte { $card } n’est pas dans la pioche.
tortuga1667-objection-no-such-place = On ne peut pas commencer à cet endroit.
tortuga1667-objection-place-taken = Cette place est prise.

## Chiffres

tortuga1667-stat-length = Durée en tours
tortuga1667-stat-turns = Tours
tortuga1667-stat-shortest = La plus courte
tortuga1667-stat-median = Médiane
tortuga1667-stat-longest = La plus longue
tortuga1667-stat-mean = Moyenne
tortuga1667-stat-winners = Vainqueurs selon le nombre de joueurs
tortuga1667-stat-british = Britanniques
tortuga1667-stat-french = Français
tortuga1667-stat-dutch = Hollandais
tortuga1667-stat-matches = Parties
tortuga1667-stat-attacks = Attaques
tortuga1667-stat-attacks-row = Attaques
tortuga1667-stat-called = Ordonnées
tortuga1667-stat-won = Réussies
tortuga1667-stat-rate = Part
tortuga1667-stat-maroonings = Répudiations
tortuga1667-stat-cancelled = Annulées par la Fontaine de jouvence
tortuga1667-stat-count = Nombre
tortuga1667-stat-per-match = Par partie
tortuga1667-stat-endings = Morts subites
tortuga1667-stat-sudden = Égalité à l’arrivée de l’Armada
