### Les tortues dans le navigateur.

## Le plateau

turtles-web-board = La plage
turtles-web-cell = { $cell }, { $standing ->
    [empty] vide
    [goal] but du camp { NAME($goal) }
    [egg] un œuf
    [overturned] une tortue sur le dos
    [south] une tortue du camp Sud
   *[north] une tortue du camp Nord
 }{ $effect ->
    [turtle] , peut bouger
    [target] , peut être atteinte
    [chosen] , choisie
    [stop] , choisie ; le saut peut s’arrêter ici
    [hatch] , éclosion possible
    [unhatch] , éclosion prévue
   *[no] { "" }
 }
turtles-web-explain = { $cell } : { $standing ->
    [empty] une case libre.
    [goal] le nid d’une grande tortue. Qui atteint en premier le nid d’en face gagne.
    [egg] une tortue va naître ici.
    [overturned] une tortue sur le dos, à personne. Qui saute par-dessus la remet sur ses pattes et choisit son camp.
    [south] une tortue du camp Sud. Si Nord saute par-dessus, elle tombe sur le dos.
   *[north] une tortue du camp Nord. Si Sud saute par-dessus, elle tombe sur le dos.
 }
turtles-web-explain-eggs = Les tortues qui ne sont pas encore nées. Après la première éclosion, l’écart entre les deux réserves ne peut pas dépasser deux.
turtles-web-eggs = { $count ->
    [0] { NAME($side) } n’a plus d’œufs
    [one] Il reste { $count } œuf au camp { NAME($side) }
   *[other] Il reste { $count } œufs au camp { NAME($side) }
 }
turtles-web-to-move = à son tour

## Le coup en cours

turtles-web-chosen = { $cell } peut aller en { $cells }.
turtles-web-goes-on = Le saut continue de { $cell } vers { $cells }.
turtles-web-asked-where = Vers où ?
turtles-web-asked-on = { $stop ->
    [yes] Vers où ensuite, ou t’arrêter là ?
   *[no] Vers où ensuite ?
 }
turtles-web-asked-more = Quelles autres cases ?
turtles-web-must-jump = { $count ->
    [one] { $cells } doit sauter par-dessus une tortue adverse.
   *[other] Tu dois sauter par-dessus une tortue adverse, depuis l’une de ces cases : { $cells }.
 }
turtles-web-facing-ask = Quel camp pour { $cell } ?
turtles-web-facing-choose = Arrivée en { $cell } : choisis le camp de la tortue sautée.
turtles-web-facing = { NAME($side) } : { $player }
turtles-web-hatch = { $count ->
    [0] Éclosion
    [one] Faire naître { $count } tortue
   *[other] Faire naître { $count } tortues
 }
turtles-web-hatch-numbers = { $one ->
    [yes] Pour une éclosion, choisis { $least ->
        [one] { $least } case
       *[other] { $least } cases
     } de ton camp.
   *[no] Pour une éclosion, choisis de { $least } à { $most } cases de ton camp.
 }
turtles-web-do-swap = Échanger les camps
turtles-web-stop = S’arrêter ici

## La liste des coups

turtles-web-moves = Coups
turtles-web-move-number = N°
turtles-web-no-moves = Aucun coup pour l’instant.

## Le dernier écran

turtles-web-end-side = { NAME($side) } : { $player }
turtles-web-end-won = victoire
turtles-web-end-story = L’histoire en chiffres
turtles-web-end-feet = { $count ->
    [one] tortue sur ses pattes
   *[other] tortues sur leurs pattes
 }
turtles-web-end-nearest = { $count ->
    [0] pas restant : la plus avancée est arrivée
    [one] pas restant pour la plus avancée
   *[other] pas restants pour la plus avancée
 }
turtles-web-end-eggs = { $count ->
    [one] œuf pas éclos
   *[other] œufs pas éclos
 }
turtles-web-end-overturned = { $count ->
    [one] tortue restée sur le dos
   *[other] tortues restées sur le dos
 }
turtles-web-end-moves = { $count ->
    [one] coup joué
   *[other] coups joués
 }
turtles-web-end-jumps = { $count ->
    [one] saut
   *[other] sauts
 }
turtles-web-end-flips = { $count ->
    [one] tortue mise sur le dos
   *[other] tortues mises sur le dos
 }
turtles-web-end-righted = { $count ->
    [one] tortue remise sur ses pattes
   *[other] tortues remises sur leurs pattes
 }
turtles-web-end-longest = { $count ->
    [one] saut dans la plus longue série
   *[other] sauts dans la plus longue série
 }
