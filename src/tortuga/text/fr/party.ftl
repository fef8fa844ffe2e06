### Une soirée : un grand écran dans la pièce, et un téléphone dans chaque main.

party-open = Le grand écran
party-come = Montez à bord
party-scan = Pointe l’appareil photo de ton téléphone par ici
party-type = ou ouvre { $address } et tape
party-code = Le code de cette soirée : { $code }
party-here = { $count ->
    [0] Personne n’est encore là.
    [one] Une personne est là :
   *[other] { $count } personnes sont là :
}
party-choose = À quoi jouons-nous ?
party-bots = Bots à la table
party-bots-fewer = Un bot de moins
party-bots-more = Un bot de plus
party-bots-fill = { $count ->
    [0] { "" }
    [one] Un bot prend la place vide.
   *[other] Des bots prennent les { $count } places vides.
}
party-too-many = Vous êtes trop nombreux pour celui-ci.
party-begin = Commencer
party-leader = Cet écran et la première personne venue choisissent le jeu et commencent.
party-lead-now = Tu es là en premier : choisis le jeu et commence.
party-wait = Lève les yeux : tout commence sur le grand écran dès que tout le monde est là.
party-missing = Pas encore de retour : { $names }.
party-leave = Rendre ma place
party-left = Tu n’as plus de place.
party-back = Prendre une place
party-next = La partie a commencé sans toi. Tu joueras la prochaine.
party-look-up = Regarde le grand écran.
party-sound-on = Activer le son
party-sound-off = Couper le son
party-asleep = { $count ->
    [one] Le téléphone de { $names } dort. Réveille-le !
   *[other] Les téléphones de { $names } dorment. Réveille-les !
}
party-let-bot = Laisser un bot jouer pour { $name }
party-again = Rejouer
party-other = Autre chose
party-lately = Ce qui s’est passé
