### turtles

turtles-name = Tortues
turtles-summary = Une course de tortues qui sautent, se retournent et changent de camp.
turtles-aim = Amène une tortue jusqu’au grand nid d’en face, avant l’autre camp.

turtles-preset-quick = Nulle si une position revient deux fois ; 30 secondes par coup.
turtles-preset-usual = Toutes les tortues partent de la plage.
turtles-preset-everything = Les tortues éclosent en cours de partie, et l’on peut changer de camp après le premier coup.

turtles-option-variant = base : toutes les tortues commencent sur le plateau ; hatching (le jour de l’éclosion) : elles naissent en cours de partie ; ultra : aussi sur sa propre case extrême.
turtles-option-first = Qui commence : random (au hasard), south (Sud) ou north (Nord).
turtles-option-majority-capture = Quand on saute, on doit choisir un saut qui passe par-dessus le plus de tortues.
turtles-option-enemy-anywhere = Un saut par-dessus une tortue adverse est obligatoire n’importe où dans la série, pas seulement au début.
turtles-option-repetition-draw = La partie est nulle quand une position revient pour la troisième fois.
turtles-option-swap = Après le premier coup, l’adversaire peut le reprendre à son compte au lieu de jouer : on fait pivoter le plateau.
turtles-option-position = Commence par cette position (en notation) au lieu du départ.
turtles-variant-differs = la position indique { $variant }

turtles-side-south = Sud
turtles-side-north = Nord

turtles-asked-choose-move = { $must_jump ->
    [yes] Tu dois sauter par-dessus une tortue adverse.
   *[no] { $may_hatch ->
        [yes] Déplace une tortue, ou fais-en naître.
       *[no] Déplace une de tes tortues.
    }
 }{ $may_swap ->
    [yes] {" "}Ou échange les camps : le premier coup devient le tien.
   *[no] {""}
 }

turtles-event-begins = { $player } commence.
turtles-event-stepped = { $player } avance de { $origin } à { $to }.
turtles-event-jumped = { $effect ->
    [turtles-effect-overturned] { $player } saute de { $origin } à { $to } et met la tortue en { $over } sur le dos.
    [turtles-effect-righted] { $player } saute de { $origin } à { $to } et remet la tortue en { $over } sur ses pattes, dans le camp { NAME($faces) }.
   *[turtles-effect-none] { $player } saute de { $origin } à { $to }, par-dessus { $over }.
 }
turtles-event-swapped = { $player } reprend le premier coup à son compte : le plateau pivote.
turtles-event-hatched = Éclosion chez { $player } : { $cells }.

turtles-outcome-goal = Victoire pour { $winners } : une tortue a atteint la case extrême du camp adverse.
turtles-outcome-stuck = Victoire pour { $winners } : l’autre camp ne peut plus jouer.
turtles-outcome-repetition = Partie nulle : cette position est apparue trois fois.

turtles-notation-column = une case commence par la lettre d’une colonne, de a à g
turtles-notation-number = la colonne { $column } a les cases { $column }1 à { $column }{ $cells }
turtles-notation-facing = après « = » vient S ou N, le sens où la tortue regarde désormais
turtles-notation-step-or-jump = après la première case vient « - » pour un pas ou « > » pour un saut
turtles-notation-twice = { $cell } est nommée deux fois
turtles-notation-end = le coup devrait s’arrêter ici
turtles-notation-piece = la colonne { $column } contient S, N, X ou un chiffre pour ses cases vides, { $cells } cases en tout
turtles-notation-column-long = la colonne { $column } n’a que { $cells } cases
turtles-notation-column-end = la colonne { $column } est pleine avec { $cells } cases
turtles-notation-to-move = le camp qui joue est s ou n
turtles-notation-space = il faut une espace ici
turtles-notation-reserves = les réserves sont deux nombres de 0 à 8, comme 0-0
turtles-notation-variant = la variante est l’une de celles-ci : { $variants }
turtles-notation-overturned-corner = aucune tortue ne peut être sur le dos dans la case extrême { $cell }
turtles-notation-both-on-goal = un seul camp peut être arrivé au but
turtles-notation-base-reserve = le jeu de base n’a pas de réserves
turtles-notation-too-many = { $found } tortues avec les réserves, c’est trop : { $most } au plus

turtles-objection-not-yours = Tu n’as pas de tortue en { $cell }.
turtles-objection-not-ahead = Depuis { $origin }, une tortue ne peut qu’avancer : vers { $ahead }.
turtles-objection-occupied = { $cell } est déjà prise.
turtles-objection-must-jump = Tu dois sauter par-dessus une tortue adverse, par exemple { $example }.
turtles-objection-no-jump = Aucun saut ne mène de { $origin } à { $to }.
turtles-objection-nobody-to-jump = Il n’y a pas de tortue à sauter en { $cell }.
turtles-objection-facing-missing = Dis dans quel sens regardera la tortue en { $cell } : ajoute =S ou =N après { $to }.
turtles-objection-facing-extra = La tortue en { $cell } est sur ses pattes ; tu ne choisis pas son sens.
turtles-objection-mixed = Un même coup ne peut pas sauter par-dessus des tortues amies et adverses ({ $cell }).
turtles-objection-goes-on = Le saut continue, par exemple { $example }.
turtles-objection-most-turtles = Tu dois choisir un saut qui passe par-dessus le plus de tortues.
turtles-objection-swap = On ne peut reprendre le premier coup à son compte qu’en réponse à ce coup, au lieu de jouer.
turtles-objection-no-swap = Cette table joue sans l’échange des camps.
turtles-objection-no-hatching = Il n’y a pas d’éclosion dans le jeu de base.
turtles-objection-corner = Rien n’éclot sur la case extrême { $cell } dans cette variante.
turtles-objection-not-hatchable = { $cell } n’est pas une case libre de ton camp.
turtles-objection-reserve = { $left ->
    [0] Ta réserve est vide.
    [one] Il ne reste qu’une tortue dans ta réserve.
   *[other] Il ne reste que { $left } tortues dans ta réserve.
 }
turtles-objection-reserves-differ = Après une éclosion, l’écart entre les réserves (la tienne { $own }, l’autre { $other }) ne peut pas dépasser deux.

turtles-seat-0 = Sud
turtles-seat-1 = Nord
turtles-reserve = réserve { $count }
turtles-overturned = sur le dos
turtles-last-move = dernier coup { $move }
turtles-help = Un pas : d3-d4. Un saut, case par case : c2>c4>e5.
    Après un saut par-dessus une tortue sur le dos, dis quel camp elle rejoint : c2>c4=S ou c2>c4=N.
    Une éclosion : +c1,d2. Reprendre le premier coup à son compte, si la table le permet : swap.
