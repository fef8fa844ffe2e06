### Sa propre page : parties, chiffres, cotes, et ce qu’on peut en faire. Et les pages publiques des autres.

me-title = Mes parties
me-stranger = Cet appareil ne connaît encore personne. Joue une partie, et tu la retrouveras ici.
me-none = Tu n’as encore fini aucune partie. Dès que ce sera fait, tu la retrouveras ici.

# Les chiffres
me-figures = En chiffres
me-played = { $count ->
    [one] Une partie
   *[other] { $count } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}.
me-streak = { $now ->
    [0] Plus longue série de victoires : { $longest }.
    [1] Plus longue série de victoires : { $longest }.
   *[other] { $now } victoires de suite ; la plus longue série est de { $longest }.
}
me-by-seat = Gagnées par place
me-by-side = Gagnées par camp
me-side = Camp { $number }
me-won-of = { $won } sur { $played }
me-first-moves = Premiers coups préférés
me-rating-people = Contre des gens
me-rating-bots = Contre des bots
me-rating = { $value } ± { $spread }
me-rating-none = pas encore de cote
me-provisional = provisoire
me-rating-note = Une cote dit ta force, autant que tes parties la montrent : tout le monde commence à 1500. Après ± vient l’écart encore possible. Les parties contre des gens et contre des bots sont comptées à part.

# Les parties
me-history = Parties
me-filter = Quelles parties
me-filter-any = toutes
me-filter-game = Jeu
me-filter-score = Résultat
me-filter-against = Contre
me-filter-since = Du
me-filter-until = Au
me-score-won = gagnée
me-score-lost = perdue
me-score-drawn = nulle
me-found = { $count ->
    [one] Une partie est affichée.
   *[other] { $count } parties sont affichées.
}
me-nothing-found = Il n’y a aucune partie de ce genre.
me-more = En montrer plus
me-match-against = contre { $names }
me-replay = La revoir
me-table-gone = La table n’est plus conservée.
me-change = Cote { $by }
me-unrated-taken-back = Sans cote : un coup a été repris
me-unrated-hinted = Sans cote : un indice a été donné
me-unrated-shared = Non classé : une donne partagée
me-unrated-household = Sans cote : deux personnes venaient de la même adresse ou du même appareil
me-unrated-alone = Sans cote : personne à qui se comparer
me-unrated-too-often = Sans cote : vous avez beaucoup joué ensemble ces temps-ci

# Notifications
me-calls = Notifications
me-calls-switch = M’avertir quand des parties lentes m’attendent
me-calls-note = Au plus une fois par heure, sur cet appareil, même page fermée. On y lit seulement que des parties attendent.
me-calls-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur un iPhone, ajoute d’abord la page à l’écran d’accueil.
me-calls-denied = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent le changer.
me-calls-unavailable = Indisponible : le service de notifications du navigateur est injoignable.

# Vacances
me-vacation = Vacances
me-vacation-note = Les parties lentes t’attendent alors sans compter le temps, si leur table le permet, et les autres savent jusqu’à quand.
me-vacation-left = Jours restants cette année : { $left }
me-vacation-days = Combien de jours
me-vacation-go = Partir en vacances
me-vacation-until = Tu es en vacances jusqu’au { $date }.
me-vacation-end = Revenir maintenant

# Plusieurs appareils
me-devices = Toi sur d’autres appareils
me-alone = Il n’y a ni mot de passe ni courriel : on te reconnaît par une clé d’accès, ou sur les appareils qui te connaissent. Qui n’a pas de clé d’accès et perd le cookie de son dernier appareil perd ses parties et ses cotes.
me-passkeys = Clés d’accès
me-passkeys-note = Une clé d’accès se trouve dans ton téléphone, ton ordinateur ou ton trousseau, et s’ouvre avec ton doigt, ton visage ou un code PIN. Avec elle, tu es toi sur n’importe quel appareil. La maison n’en a rien qui permette à quelqu’un d’être toi.
me-passkey-make = Créer une clé d’accès
me-passkey-made = C’est fait. Qui peut l’ouvrir, c’est toi.
me-passkey-name = Nom de la clé d’accès
me-passkey-nameless = où elle se trouve
me-passkey-named = Enregistré.
me-passkey-since = Créée le { $day }
me-passkey-used = Utilisée la dernière fois le { $day }
me-passkey-remove = Retirer
me-passkey-remove-note = Retirer la clé d’accès « { $name } » ? Elle ne mènera plus nulle part.
me-passkey-removed = Retirée. Ton appareil la montre peut-être encore : efface-la aussi là-bas.
me-passkey-here = Cet appareil a déjà une clé d’accès à toi.
me-passkey-not-done = Rien n’a été fait : annulé, ou trop tard.
me-passkey-cannot = Ce navigateur ne peut pas le faire ici.
me-passkey-nowhere = Les navigateurs n’ont de clés d’accès qu’aux adresses qui ont un nom, par https. Ici, un code suffit.
me-use-passkey = J’ai une clé d’accès
me-use-passkey-go = Être moi
me-code = Un code pour un autre appareil
me-code-show = Montrer un code pour un autre appareil
me-code-new = Montrer un nouveau code
me-code-picture = Le code pour l’appareil photo de l’autre appareil
me-code-note = Scanne-le avec l’autre appareil, ou ouvres-y { $address } et tape le code. Il sert une fois, pendant cinq minutes. Ne le montre à personne : qui l’a est toi.
me-use-code = J’ai un code d’un autre appareil
me-use-code-instead = Cet appareil oublie alors { $name }, dont peut-être personne d’autre ne connaît les parties.
me-use-code-label = Code
me-use-code-go = Être cette personne ici

# Ce qui est à toi
me-yours = Ce qui est à toi
me-profile = Une page publique
me-profile-note = Ton nom, tes cotes et tes parties aux tables publiques, pour qui en a l’adresse. Rien n’est public tant que tu ne le dis pas.
me-profile-visit = Vers ma page publique
me-download = Télécharger tout ce qui est à moi
me-download-note = Un seul fichier zip : tout ce que la maison sait de toi, et les fiches de tes parties.
me-records = Télécharger tous mes enregistrements
me-records-note = Un fichier zip d’enregistrements, à revoir, à vérifier ou à étudier ailleurs.

# Les pages publiques des autres
me-public-none = Il n’y a pas de page publique ici.
me-public-played = Pas encore de partie à une table publique.
me-public-against = { $people ->
    [0] {""}
    [one] contre une personne
   *[other] contre { $people } personnes
}{ $bots ->
    [0] {""}
   *[other] { $people ->
        [0] contre { $bots ->
            [one] un bot
           *[other] { $bots } bots
        }
       *[other] {" "}et { $bots ->
            [one] un bot
           *[other] { $bots } bots
        }
    }
}
