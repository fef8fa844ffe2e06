### Les boucaniers dans un navigateur.

## Le milieu de la table

buccaneers-web-middle = Le milieu de la table
buccaneers-web-round = Manche { $round }
buccaneers-web-centre = Île centrale
buccaneers-web-pile = { $count ->
    [one] { $count } tuile Trésor restante
   *[other] { $count } tuiles Trésor restantes
 }
# Bleu et blanc commencent par la même lettre : C, comme « blanc ».
buccaneers-web-letter-red = R
buccaneers-web-letter-blue = B
buccaneers-web-letter-yellow = J
buccaneers-web-letter-white = C
buccaneers-web-letter-purple = V
buccaneers-web-chest = coffre { NAME($chest) }
buccaneers-web-counted = { NAME($chest) } { $count }
buccaneers-web-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } coffre dans le sac : { $colours }
   *[other] { $count } coffres dans le sac : { $colours }
 }
buccaneers-web-bonus-left = { $count ->
    [one] { $count } tuile Bonus restante
   *[other] { $count } tuiles Bonus restantes
 }

## Les capitaines

buccaneers-web-captain = { $first ->
    [yes] { $player }, pion Premier joueur ({ $state }). Coffres à Tortuga : { $count } sur { $goal }. Voir le journal de bord.
   *[no] { $player } ({ $state }). Coffres à Tortuga : { $count } sur { $goal }. Voir le journal de bord.
 }
buccaneers-web-doing-choosing = choisit
buccaneers-web-doing-chosen = a choisi
buccaneers-web-doing-naming = affecte ses crânes
buccaneers-web-doing-rolling = lance à découvert
buccaneers-web-doing-acting = agit
buccaneers-web-doing-loading = charge
buccaneers-web-doing-idle = attend
buccaneers-web-doing-ended = terminé
buccaneers-web-doing-over = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
buccaneers-web-shown-nothing = aucun ne va
buccaneers-web-stands = { $rank ->
    [1] 1re position pour { NAME($deed, case: "the") }, total { $total }
    [2] 2e position pour { NAME($deed, case: "the") }, total { $total }
   *[other] total { $total } pour { NAME($deed, case: "the") }
 }
buccaneers-web-rank = { $rank ->
    [1] 1re
   *[2] 2e
 }

## Un journal de bord

buccaneers-web-log = { $player } : journal de bord
buccaneers-web-enlarge = Voir ce journal de bord en grand
buccaneers-web-close = Fermer
buccaneers-web-of = { $count }/{ $room }
buccaneers-web-track = Le { NAME($marker) } est en case { $space } sur { $spaces } : de la place pour { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 } et { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
buccaneers-web-numbered = { $die } { $number }
buccaneers-web-space = { NAME($deed) } : { $count ->
    [0] pas de dé
    [one] dé { $dice }, total { $total }
   *[other] dés { $dice }, total { $total }
 }{ $bonus ->
    [0] { "" }
   *[other] { "" } ; bonus { $bonus }
 }
buccaneers-web-zone = { NAME($zone) } : { $bounded ->
    [yes] { $count ->
        [one] { $count } case occupée sur { $room }
       *[other] { $count } cases occupées sur { $room }
    }
   *[no] { $count ->
        [0] pas de coffre
        [one] { $count } coffre
       *[other] { $count } coffres
    }
 }
buccaneers-web-chest-at = coffre { NAME($chest) }, case { $place } de la zone { NAME($zone, case: "of") }
buccaneers-web-lost = coffre { NAME($chest) } : plus de place pour lui
buccaneers-web-tiles = { $count ->
    [0] pas de tuile Trésor
    [one] { $count } tuile Trésor
   *[other] { $count } tuiles Trésor
 }
buccaneers-web-coins = { $tiles ->
    [one] { $tiles } tuile Trésor, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
   *[other] { $tiles } tuiles Trésor, { $coins } pièces
 }
buccaneers-web-tile-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }

## Les dés

buccaneers-web-your-dice = Tes dés
buccaneers-web-die = { $face ->
    [buccaneers-face-skull] Dé { $die } : crâne
   *[other] Dé { $die } : { NAME($face) } { $number }
 }
buccaneers-web-kept = Tu gardes { $dice } ; d’autres choisissent encore
buccaneers-web-open-roll = { $player } lance à découvert

## Choisir

buccaneers-web-tray = Ton choix
buccaneers-web-hint = Choisis ce qui brille ; rien ne se passe avant ta confirmation.

buccaneers-web-do-keep = Garder { $dice }
buccaneers-web-do-none-fits = Aucun ne convient
buccaneers-web-do-bonus = { $turns ->
    [yes] Faire passer à 2 la tuile sur { NAME($deed, case: "the") }
   *[no] Poser une tuile sur { NAME($deed, case: "the") }
 }
buccaneers-web-do-name = Affecter les crânes { NAME($deed, case: "to") }
buccaneers-web-do-act = { $deed ->
    [buccaneers-deed-fleet] Agrandir la flotte
    [buccaneers-deed-recruit] Recruter
   *[buccaneers-deed-hunt] Chasser le trésor
 }
buccaneers-web-do-give-up = { $deed ->
    [buccaneers-deed-boarding] N’attaquer personne
    [buccaneers-deed-raid] N’attaquer personne
   *[other] Renoncer
 }
buccaneers-web-do-attack = { $deed ->
    [buccaneers-deed-boarding] Aborder { $victim }
   *[buccaneers-deed-raid] Piller { $victim }
 }
buccaneers-web-do-steal = Voler le coffre { NAME($chest) } en case { $place }
buccaneers-web-do-take = Prendre le coffre { NAME($chest) }
buccaneers-web-do-keep-tile = { $coins ->
    [one] Garder la tuile à { $coins } pièce
   *[other] Garder la tuile à { $coins } pièces
 }
buccaneers-web-do-load = Charger un coffre { NAME($chest) } en case { $place }

buccaneers-web-note-place = { $bonus ->
    [0] { $added } pour { NAME($deed, case: "the") } : { $total } en tout.
   *[other] { $added } pour { NAME($deed, case: "the") } : { $total } en tout, avec le bonus de { $bonus }.
 }
buccaneers-web-note-skulls = { $count ->
    [one] Un crâne seul : tu nommes son action une fois tous les dés montrés.
   *[other] Des crânes seuls : tu nommes leur action une fois tous les dés montrés.
 }
buccaneers-web-note-none-fits = Une fois tous les dés montrés, tu relances ceux-ci à découvert.
buccaneers-web-note-bonus = Ajoute { $side } { NAME($deed, case: "to") } à chaque manche où tu y as un dé.
buccaneers-web-note-advance = { $moves ->
    [yes] Ton { NAME($marker) } va en case { $space }.
   *[no] Ton { NAME($marker) } est déjà en case { $space } et ne va pas plus loin.
 }
buccaneers-web-note-hunt = { $two ->
    [yes] Tu pioches un coffre et prends une tuile Trésor.
   *[no] { $rank ->
        [1] Tu pioches un coffre, regardes deux tuiles Trésor et en gardes une.
       *[2] Tu prends une tuile Trésor.
    }
 }
buccaneers-web-note-give-up = Personne ne prend ta position ; tes dés restent et te défendent.
buccaneers-web-note-booty = { $chests ->
    [0] Il n’y a pas de coffre à prendre.
    [one] Il y a { $chests } coffre à prendre.
   *[other] Il y a { $chests } coffres au choix.
 }
buccaneers-web-note-centre = { $chests ->
    [0] L’île centrale est vide.
   *[other] Tu prends ensuite un coffre sur l’île centrale.
 }
buccaneers-web-note-pushed = Son { NAME($marker) } recule en case { $space }.
buccaneers-web-note-defended = Ses dés se défendent : ton { NAME($marker) } recule aussi, en case { $space }.
buccaneers-web-note-undefended = Aucun dé n’est là pour se défendre.
buccaneers-web-note-load = Les cases se remplissent par la gauche ; ce qui n’en trouve pas est abandonné.

buccaneers-web-attacked = { $defended ->
    [yes] se défend
   *[no] sans défense
 }

## Première et deuxième position

buccaneers-web-reward-fleet = { $steps ->
    [1] avance le bateau d’une case
    [one] avance le bateau de { $steps } case
   *[other] avance le bateau de { $steps } cases
 }
buccaneers-web-reward-recruit = { $steps ->
    [1] avance le pirate d’une case
    [one] avance le pirate de { $steps } case
   *[other] avance le pirate de { $steps } cases
 }
buccaneers-web-reward-hunt = { $two ->
    [yes] pioche un coffre et prend une tuile Trésor
   *[no] { $rank ->
        [1] pioche un coffre et garde une tuile Trésor sur deux
       *[2] prend une tuile Trésor
    }
 }
buccaneers-web-reward-boarding = { $rank ->
    [1] peut aborder quelqu’un et prendre un coffre de sa flotte
   *[2] peut aborder quelqu’un d’autre et prendre un coffre de l’île centrale
 }
buccaneers-web-reward-raid = { $rank ->
    [1] peut piller quelqu’un et prendre un coffre de son équipage
   *[2] peut piller quelqu’un d’autre et prendre un coffre de l’île centrale
 }
buccaneers-web-tie = À égalité, l’ordre suit le sens horaire à partir de { $first }, qui a le pion Premier joueur.

## En une ligne

buccaneers-web-explain-zone-fleet = La flotte : les coffres d’ici vont ensuite à Tortuga. L’abordage se sert ici.
buccaneers-web-explain-deed-fleet = L’expansion de flotte fait avancer le bateau : plus de place pour les coffres de la flotte et pour les dés d’abordage.
buccaneers-web-explain-deed-recruit = Le recrutement fait avancer le pirate : plus de place pour les coffres de l’équipage et pour les dés de pillage.
buccaneers-web-explain-deed-hunt = La chasse au trésor rapporte un coffre et des tuiles Trésor.
buccaneers-web-explain-deed-boarding = L’abordage prend un coffre à une flotte et fait reculer un bateau. Ses dés servent aussi à se défendre.
buccaneers-web-explain-deed-raid = Le pillage prend un coffre à un équipage et fait reculer un pirate. Ses dés servent aussi à se défendre.
buccaneers-web-explain-zone-island = Les nouveaux coffres arrivent ici et vont ensuite à l’équipage. Personne ne peut les voler.
buccaneers-web-explain-zone-crew = L’équipage : les coffres d’ici vont ensuite à la flotte. Le pillage se sert ici.
buccaneers-web-explain-zone-tortuga = À l’abri : c’est ici que les coffres valent le plus. Quand il y en a assez, la partie s’achève.
buccaneers-web-explain-chest-red = Rouge : un coffre rouge, un bleu et un jaune forment un ensemble.
buccaneers-web-explain-chest-blue = Bleu : un coffre rouge, un bleu et un jaune forment un ensemble.
buccaneers-web-explain-chest-yellow = Jaune : un coffre rouge, un bleu et un jaune forment un ensemble.
buccaneers-web-explain-chest-white = Blanc : à Tortuga, il remplace n’importe quelle couleur d’un ensemble.
buccaneers-web-explain-chest-purple = Violet : il compte double, mais dans aucun ensemble.
buccaneers-web-explain-centre = Ici vont les coffres qui n’ont pas trouvé de place, un seul par couleur.
buccaneers-web-explain-tiles = Les tuiles Trésor montrent 1 à 3 pièces ; jusqu’à la fin, on ne connaît que les siennes.
buccaneers-web-explain-bonus = Qui a placé tous ses dés avant les autres reçoit un bonus : une nouvelle tuile de 1, ou une tuile qui passe de 1 à 2.

## La fin

buccaneers-web-end-you = toi
buccaneers-web-end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
buccaneers-web-end-zone = Zone { NAME($zone, case: "of") } : { $points } par coffre, violet × { $times }
buccaneers-web-end-chest = { $points ->
    [one] Coffre { NAME($chest) } : { $points } point
   *[other] Coffre { NAME($chest) } : { $points } points
 }
buccaneers-web-end-part = { $joker ->
    [yes] Coffre { NAME($chest) } de la zone { NAME($zone, case: "of") }, compté comme { NAME($colour) }
   *[no] Coffre { NAME($chest) } de la zone { NAME($zone, case: "of") }
 }
buccaneers-web-end-set = Un ensemble de trois couleurs
buccaneers-web-end-tracks = Bateau en { $ship }, pirate en { $pirate }
buccaneers-web-end-tiles = { $tiles ->
    [0] Pas de tuile Trésor
    [one] Pièces sur { $tiles } tuile Trésor
   *[other] Pièces sur { $tiles } tuiles Trésor
 }
buccaneers-web-end-total = Total
buccaneers-web-end-tie = À égalité de points, la victoire est partagée.
buccaneers-web-end-as = = { $letter }
buccaneers-web-end-rounds = { $count ->
    [one] manche
   *[other] manches
 }
buccaneers-web-end-chests = { $count ->
    [one] coffre à Tortuga
   *[other] coffres à Tortuga
 }
buccaneers-web-end-sets = { $count ->
    [one] ensemble de trois couleurs
   *[other] ensembles de trois couleurs
 }
buccaneers-web-end-coins = { $count ->
    [one] pièce trouvée
   *[other] pièces trouvées
 }
buccaneers-web-end-bonuses = { $count ->
    [one] bonus reçu
   *[other] bonus reçus
 }
