### Tortuga 1667 dans un navigateur.

## La carte marine

tortuga1667-web-chart = Le port
tortuga1667-web-name-dutchman = Hollandais volant
tortuga1667-web-name-roger = Jolly Roger
tortuga1667-web-letter-british = B
tortuga1667-web-letter-french = F
tortuga1667-web-galleon = Galion espagnol : { $count ->
    [0] plus de trésor
    [one] { $count } trésor
   *[other] { $count } trésors
 }
tortuga1667-web-hold = Cache { NAME($nation, case: "f") } { NAME($place, case: "of") } : { $count ->
    [0] vide
    [one] { $count } trésor
   *[other] { $count } trésors
 }
tortuga1667-web-adrift = { $count ->
    [one] { $count } trésor de Tortuga n’est à personne jusqu’à la prochaine bagarre.
   *[other] { $count } trésors de Tortuga ne sont à personne jusqu’à la prochaine bagarre.
 }
tortuga1667-web-boat = { NAME($boat, case: "start") } : { $state ->
    [closed] détruit, perdu pour toute la partie
    [taken] { $player } est dedans
   *[free] libre
 }
tortuga1667-web-boat-free = canot
tortuga1667-web-spot = Place { $position } sur { NAME($place) }
tortuga1667-web-pawn = { $mine ->
    [yes] { $player } (toi)
   *[no] { $player }
 }, { $titled ->
    [yes] { $roles }, place { $position } sur { NAME($place) }
   *[no] place { $position } sur { NAME($place) }
 }{ $turn ->
    [yes] , à son tour
   *[no] { "" }
 }{ $votes ->
    [yes] , vote
   *[no] { "" }
 }{ $albatrosses ->
    [0] { "" }
   *[other] , { $albatrosses } Albatros
 }{ $scurvy ->
    [yes] , passe un tour
   *[no] { "" }
 }

## La ligne d’événements

tortuga1667-web-line = La ligne d’événements
tortuga1667-web-line-card = Carte { $place } : { $state ->
    [open] { $card }, face visible
    [note] face cachée ; tu as noté { $card }
    [empty] pas de carte
   *[down] face cachée
 }{ $seen ->
    [yes] . Vue par { $seers }
   *[no] { "" }
 }
tortuga1667-web-deck = { $sudden ->
    [yes] { $count ->
        [0] Pioche vide. Mort subite : la première nation à mener gagne.
       *[other] { $count } dans la pioche. Mort subite : la première nation à mener gagne.
    }
   *[no] { $last ->
        [yes] Pioche vide : l’Armada est dans la ligne.
       *[no] { $count ->
            [one] { $count } carte dans la pioche
           *[other] { $count } cartes dans la pioche
        }
    }
 }
tortuga1667-web-discards = { $count ->
    [0] Défausse vide
    [one] { $count } carte défaussée : { $card }
   *[other] { $count } cartes défaussées, la dernière : { $card }
 }
tortuga1667-web-counted = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
 }

## Devant les joueurs

tortuga1667-web-crew = Les joueurs
tortuga1667-web-hand-size = { $count ->
    [one] { $count } carte Vote
   *[other] { $count } cartes Vote
 }
tortuga1667-web-at-turn = à son tour
tortuga1667-web-sits-out = { $count ->
    [one] saute { $count } vote
   *[other] saute { $count } votes
 }
tortuga1667-web-seal = Ta loyauté, sous la cire. Elle ne se dévoile que tant que tu appuies.
tortuga1667-sealed-loyalty-dealt = Ta carte Loyauté est sous la cire : maintiens pour voir.
tortuga1667-sealed-loyalty-taken = Ta nouvelle carte Loyauté est sous la cire : maintiens pour voir.
tortuga1667-web-hold-to-open = maintiens pour voir
tortuga1667-web-vote-card = { $played ->
    [yes] { $card }, jouée
   *[no] { $card }
 }
tortuga1667-web-played = jouée
tortuga1667-web-no-cards = Tu n’as pas de carte Vote.
tortuga1667-web-symbol-cannon = canon
tortuga1667-web-symbol-torch = torche
tortuga1667-web-symbol-water = eau
tortuga1667-web-symbol-british = britannique
tortuga1667-web-symbol-french = français
tortuga1667-web-symbol-skull = crâne
tortuga1667-web-symbol-wheel = roue

## Un vote

tortuga1667-web-vote = { $vote ->
    [tortuga1667-vote-attack] L’attaque
    [tortuga1667-vote-brawl] La bagarre
   *[tortuga1667-vote-mutiny] La mutinerie
 }
tortuga1667-web-vote-skip = Montrer toutes les cartes d’un coup
tortuga1667-web-attack = { $lacking ->
    [nothing] L’attaque réussit : un canon, et une torche qui brûle. { $prey ->
        [galleon] { $captain } peut prendre un trésor du Galion.
        [ship] { $captain } peut prendre un trésor de l’autre navire.
       *[nothing] Il n’y a aucun trésor à prendre.
    }
    [cannon] L’attaque échoue : aucun canon.
    [torch] L’attaque échoue : aucune torche.
    [water] L’attaque échoue : l’eau a éteint toutes les torches.
   *[both] L’attaque échoue : ni canon, ni torche qui brûle.
 }
tortuga1667-web-mutiny = { $skulls ->
    [more] Plus de crânes que de roues : l’équipage renverse { $captain }.
    [equal] Autant de crânes que de roues : { $captain } reste Capitaine.
   *[fewer] Moins de crânes que de roues : { $captain } reste Capitaine.
 }
tortuga1667-web-brawl = { $winner ->
    [british] Plus de drapeaux britanniques : les deux trésors de Tortuga vont dans la cache britannique.
    [french] Plus de drapeaux français : les deux trésors de Tortuga vont dans la cache française.
   *[none] Autant de drapeaux des deux côtés : un trésor dans chaque cache.
 }

## Choisir

tortuga1667-web-tray = Ton choix
tortuga1667-web-hint = { $picked ->
    [yes] Encore un choix à faire.
   *[no] Choisis ce qui brille ; rien ne se passe avant ta confirmation.
 }
tortuga1667-web-asked-second = Et quelle deuxième carte ?
tortuga1667-web-asked-into = Dans laquelle de tes caches ?
tortuga1667-web-asked-from = De laquelle de leurs caches ?
tortuga1667-web-taken = Déjà prises :

tortuga1667-web-deed-view = Regarder
tortuga1667-web-deed-reveal = Révéler
tortuga1667-web-deed-force = Forcer
tortuga1667-web-deed-row = { $to ->
    [tortuga1667-place-tortuga] Aller à terre
    [tortuga1667-place-dutchman-boat] Canot du Hollandais
    [tortuga1667-place-roger-boat] Canot du Roger
   *[other] Monter à bord
 }
tortuga1667-web-deed-attack = Attaque
tortuga1667-web-deed-maroon = Répudier
tortuga1667-web-deed-mutiny = Mutinerie
tortuga1667-web-deed-pilfer = { $hold ->
    [tortuga1667-nation-british] Faucher aux Britanniques
   *[tortuga1667-nation-french] Faucher aux Français
 }
tortuga1667-web-deed-brawl = Bagarre
tortuga1667-web-deed-use-letter = Jouer la lettre
tortuga1667-web-deed-pass = Passer
tortuga1667-web-deed-sail = Changer de navire

tortuga1667-web-do-view = Regarder deux cartes
tortuga1667-web-do-reveal = Révéler une carte
tortuga1667-web-do-force = Forcer quelqu’un à révéler une carte
tortuga1667-web-do-row = Ramer vers { NAME($to) }
tortuga1667-web-do-attack = Ordonner une attaque
tortuga1667-web-do-maroon = Répudier quelqu’un
tortuga1667-web-do-mutiny = Appeler à la mutinerie
tortuga1667-web-do-pilfer = { $hold ->
    [tortuga1667-nation-british] Faucher un trésor de la cache britannique pour la cache française
   *[tortuga1667-nation-french] Faucher un trésor de la cache française pour la cache britannique
 }
tortuga1667-web-do-brawl = Déclencher une bagarre
tortuga1667-web-do-use-letter = Jouer ta Lettre de marque
tortuga1667-web-do-pass = Passer : tu ne peux rien faire
tortuga1667-web-do-look = Regarder les cartes { $first } et { $second }
tortuga1667-web-do-turn = Retourner la carte { $place }
tortuga1667-web-do-point = Désigner les cartes { $first } et { $second }
tortuga1667-web-do-choose = { $purpose ->
    [choose-forced] Forcer { $player }
    [choose-marooned] Répudier { $player }
    [pistol] Tirer sur { $player }
    [letter-of-marque] Déplacer { $player }
    [cabin-fever] Mélanger ta loyauté avec { $player }
    [crows-nest] Nouvelles cartes Vote pour { $player }
    [atlantis] Donner la carte à { $player }
    [el-dorado] Donner la carte à { $player }
    [fountain-of-youth] Donner la carte à { $player }
   *[other] Choisir { $player }
 }
tortuga1667-web-do-board = Faire monter { $pawn } à bord { NAME($ship, case: "of") }
tortuga1667-web-do-save = Garder la lettre pour plus tard
tortuga1667-web-do-close = Faire sauter { NAME($boat) }
tortuga1667-web-do-take = Prendre { NAME($card) }
tortuga1667-web-do-plunder = { $source ->
    [none] Mettre un trésor du Galion dans la cache { NAME($into, case: "f") }
   *[other] Prendre un trésor de leur cache { NAME($source, case: "f") } pour ta cache { NAME($into, case: "f") }
 }
tortuga1667-web-do-cast = Jouer { NAME($card) }
tortuga1667-web-do-decline = { $purpose ->
    [plunder-treasure] Laisser le trésor
    [drink-fountain] Ne pas boire
   *[other] Pas de deuxième carte
 }
tortuga1667-web-do-drink = Boire
tortuga1667-web-do-sail = Rejoindre { NAME($ship) }
tortuga1667-web-do-wait = Pas encore
tortuga1667-web-do-rest = Pas avant mon prochain tour
tortuga1667-web-do-stow = Mettre le trésor dans la cache { NAME($hold, case: "f") }
tortuga1667-web-do-settle = Commencer à la place { $position } sur { NAME($place) }
tortuga1667-web-do-yield = Lui laisser le choix

## En une ligne

tortuga1667-web-explain-view = Regarde deux cartes de la ligne en secret ; le plateau garde tes notes.
tortuga1667-web-explain-reveal = Retourne une carte de la ligne ; elle agit aussitôt.
tortuga1667-web-explain-force = Désigne deux cartes ; quelqu’un d’autre en retourne une sans regarder.
tortuga1667-web-explain-row = Dans le canot libre à côté de toi, ou du canot à l’arrière de la ligne.
tortuga1667-web-explain-attack = Tout le navire vote : un canon et une torche qu’aucune eau n’éteint gagnent un trésor.
tortuga1667-web-explain-maroon = Un membre de ton équipage part à l’arrière de la ligne de Tortuga.
tortuga1667-web-explain-mutiny = Tout le navire vote, sauf le Capitaine : plus de crânes que de roues, et il part à terre.
tortuga1667-web-explain-pilfer = Un trésor de ton navire change de cache.
tortuga1667-web-explain-brawl = Toute l’île vote : la nation qui a le plus de drapeaux y obtient les deux trésors.
tortuga1667-web-explain-use-letter = Fais monter sur un navire un pion de Tortuga ou d’un canot.
tortuga1667-web-explain-sail = Atlantis t’emmène à l’arrière de l’autre navire, puis se défausse.
tortuga1667-web-explain-boat = Un canot transporte un seul pion entre Tortuga et son navire.
tortuga1667-web-explain-hold = À la fin, les trésors d’ici comptent pour les { NAME($nation) }.
tortuga1667-web-explain-galleon = Une attaque réussie prend un trésor ici.
tortuga1667-web-explain-deck = La pioche Événement comble les trous de la ligne ; l’Armada est tout au fond.
tortuga1667-web-explain-discards = La défausse est visible de tous : appuie pour tout voir.

tortuga1667-web-card-letter-of-marque = Déplace un pion de Tortuga ou d’un canot vers un navire, tout de suite ou plus tard comme action.
tortuga1667-web-card-pistol = Répudie quelqu’un d’autre.
tortuga1667-web-card-albatross = À garder. Deux sur un même navire envoient tout l’équipage à terre.
tortuga1667-web-card-black-spot = Répudie qui la retourne.
tortuga1667-web-card-atlantis = À donner à quelqu’un d’autre, qui pourra rejoindre l’autre navire juste avant un tour.
tortuga1667-web-card-el-dorado = À donner à quelqu’un d’autre, qui pioche une carte Vote et pourra une fois en jouer deux.
tortuga1667-web-card-fountain-of-youth = À donner à quelqu’un d’autre, qui pourra une fois refuser une répudiation.
tortuga1667-web-card-black-powder = Détruit un canot pour le reste de la partie.
tortuga1667-web-card-cabin-fever = Qui la révèle mélange sa carte Loyauté avec celle de quelqu’un d’autre.
tortuga1667-web-card-crows-nest = Qui la révèle choisit une nouvelle main de cartes Vote pour n’importe quel joueur.
tortuga1667-web-card-eight-bells = Tous les pions du lieu où elle est révélée changent de place au hasard.
tortuga1667-web-card-facade = Qui la révèle échange sa place avec la personne à sa droite.
tortuga1667-web-card-pirate-code = À garder. Interdit de prendre part aux deux prochains votes.
tortuga1667-web-card-scurvy = Tous les pions du lieu où elle est révélée passent leur prochain tour.
tortuga1667-web-card-stormy-seas = Les trésors du navire retournent au Galion ; ceux de Tortuga ne sont plus à personne.
tortuga1667-web-card-spanish-armada = La fin : la nation qui a le plus de trésors gagne.

## La fin

tortuga1667-web-end-treasure = Les trésors
tortuga1667-web-end-place = Cache
tortuga1667-web-end-total = Total
tortuga1667-web-end-who = Qui était qui
tortuga1667-web-end-story = L’histoire en chiffres
tortuga1667-web-end-won = victoire
tortuga1667-web-end-dealt = d’abord pour les { NAME($loyalty) }
tortuga1667-web-end-you = toi
tortuga1667-web-end-turns = { $count ->
    [one] tour
   *[other] tours
 }
tortuga1667-web-end-cards = { $count ->
    [one] carte Événement révélée
   *[other] cartes Événement révélées
 }
tortuga1667-web-end-galleon = { $count ->
    [one] trésor resté sur le Galion
   *[other] trésors restés sur le Galion
 }
tortuga1667-web-end-fevers = { $count ->
    [one] Folie en cabine
   *[other] Folies en cabine
 }
tortuga1667-web-end-ashore = { $count ->
    [one] pirate à terre sur Tortuga à la fin
   *[other] pirates à terre sur Tortuga à la fin
 }
