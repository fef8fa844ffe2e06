### Le client web : tout ce qui entoure les plateaux.

web-title = Tortuga : trois jeux de tortues, de boucaniers et de mutinerie
web-home = Accueil
web-skip = Aller au contenu
web-language = Langue
web-close = Fermer
web-save = Enregistrer
web-again = Réessayer
web-unofficial = Un projet de fans, non officiel, fait pour le plaisir. Il ne dépend d’aucun éditeur, et rien n’y est à vendre.
web-rights = Les jeux sont les œuvres de leurs auteurs et éditeurs : Tortues (Gigamic), Boucaniers (Queen Games), Tortuga 1667 (Facade Games). Achète-les et joues-y autour d’une table. Tous les dessins d’ici sont les nôtres.
web-docs = Comment tout cela est fait, et comment ouvrir ta propre maison (en anglais)
web-guest = Corsaire { $number }
web-unreachable = La maison ne répond pas.
web-lost = Cette adresse ne mène nulle part.
web-no-game = Ce jeu n’existe pas ici.
web-connecting = Un instant…

# Réglages
web-settings = Réglages
web-name = Ton nom
web-name-note = C’est le nom que les autres voient à une table.
web-name-saved = C’est noté. Les parties commencées gardent ton ancien nom.
web-theme = Lumière
web-theme-auto = auto
web-theme-light = jour
web-theme-dark = nuit
web-pace = Vitesse des animations
web-pace-off = aucune
web-pace-quick = rapide
web-pace-usual = normale
web-pace-slow = lente
web-confirm = Demander avant d’agir
web-confirm-note = Chaque choix est à confirmer.
web-forced = Donner pour moi la seule réponse
web-forced-note = Quand tu n’as pas le choix, c’est fait après un instant. Jamais quand d’autres choisissent en secret.
web-why-keys = Sur un plateau, la touche ? va de pièce en pièce : ce que c’est et, avec Entrée, pourquoi on ne peut pas la choisir.
web-sound = Sons
web-sound-note = Brefs et doux : ton tour, les dés, les votes, une pièce posée, la fin.
web-volume = Volume
web-notify = Une notification quand c’est à moi
web-notify-note = Seulement pendant que tu regardes une autre page.
web-account = Qui tu es ici
web-account-me = Mes parties et mes cotes
web-account-again = Je suis déjà venu, sur un autre appareil
web-remind = Seul cet appareil te connaît. S’il perd son cookie, tes parties et tes cotes sont perdues :
web-account-logout = Se déconnecter
web-account-logout-note = Cet appareil t’oublie. Tu ne reviens que par une clé d’accès, ou là où un autre appareil te connaît.
web-account-elsewhere = Se déconnecter partout ailleurs
web-account-elsewhere-note = Quiconque utilise ton nom sur un autre appareil est renvoyé. Cet appareil te connaît toujours.
web-account-elsewhere-done = C’est fait. Seuls cet appareil et tes clés d’accès te connaissent maintenant.
web-account-forget = Oublie-moi
web-account-forget-note = Ton nom disparaît de toutes les tables, de tous les résultats et de toutes les conversations, et des bots prennent tes places. C’est irrévocable.

# La première page
web-players = { $fewest ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
web-level = La force des bots
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-master = maître
bot-as-you = à ta force
bot-easy-1 = facile, comme au début
bot-medium-1 = moyen, comme au début
bot-hard-1 = difficile, comme au début
bot-random = joue n’importe quoi
bot-novice = un débutant
bot-mole = une taupe
bot-greedy = prend ce qui vient
bot-mcts = essaie un peu tout
web-play-now = Jouer maintenant
web-new-table = Nouvelle table
web-rules = Règles
web-how = Comment jouer
web-puzzles = Problèmes
web-analysis = Étudier une position : { $game }
web-openings = Les ouvertures : { $game }
web-learn = Apprendre
web-rule = Lire la règle
web-my-tables = Tes tables
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’est ouverte. Ouvres-en une et invite du monde, ou joue contre des bots.
web-your-turn = À toi de jouer
web-table-running = Partie en cours
web-table-over = finie
web-table-again = La revoir
web-daily = Donne du jour : un essai, la même pour tous
web-table-dealt = Donne partagée
web-explore = Parcourir les parties des autres
web-tournaments = Tournois
web-clubs = Clubs
web-tournament-back = Au tournoi
web-table-full = Toutes les places sont prises
web-table-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-back = Continuer
web-table-join = Rejoindre
web-table-watch = Regarder
web-tables-more = Plus de tables
web-table-leave = Quitter cette table : { $game }
web-join-title = Une invitation ?
web-join-link = Le lien ou le code que tu as reçu
web-join-go = Y aller
web-bad-link = Ce lien ne mène à aucune table.
web-together = Tous dans la même pièce ?
web-together-screen = Le grand écran
web-together-screen-note = Un téléviseur ou un projecteur montre le plateau à tous, et chaque téléphone ne montre que ce que tient sa personne.
web-together-pass = Se passer un seul appareil :
web-invited = Une table t’attend
web-invited-name = Comment veux-tu que les autres t’appellent ?
web-invited-note = N’importe quel nom convient. Il n’y a ni compte ni mot de passe.
web-invited-go = Entrer

# Une nouvelle table
web-way = Façon de jouer
web-way-quick = Rapide
web-way-usual = Comme d’habitude
web-way-everything = Avec tout
web-count = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
web-company = Qui joue
web-company-friends = des amis
web-company-friends-note = Tu reçois un lien pour eux. Personne d’autre ne trouve la table.
web-company-bots = des bots
web-company-anyone = tout le monde
web-company-anyone-note = La table est sur la première page, pour qui veut venir.
web-more = Plus : places, pendule, règles
web-seats = Places
web-seat = Place { $number }
web-seat-open = ouverte à tout le monde
web-seat-reserved = réservée à qui a son lien
web-seat-bot = bot : { NAME($level) }
web-seat-add = Ajouter une place
web-seat-remove = Enlever une place
web-seat-remove-one = Enlever la place { $number }
web-you = toi
web-sit = Je joue aussi
web-sit-note = Sinon, tu accueilles et tu regardes seulement.
web-options = Règles
web-option-data = Voir et modifier
web-option-bad-data = Les nombres de la boîte sont illisibles. Manque-t-il une virgule ou une accolade ?
web-option-value = { $title } : { $value }
web-options-usual = Les règles habituelles, sans limite de temps
web-table = Table
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-quick = 30 secondes par choix
web-clock-calm = 2 minutes par choix
web-clock-bank = 10 minutes pour la partie, plus 10 secondes par choix
web-clocked-decision = { $seconds ->
    [one] { $seconds } seconde par choix
   *[other] { $seconds } secondes par choix
}
web-clocked-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour la partie, plus { $increment } s par choix
web-watchable = On peut regarder
web-watchable-note = Le public ne voit que ce que toute la table voit.
web-talk = Conversation
web-talk-note = Toute la table peut écrire, et tout le monde lit.
web-grace = Un bot dépanne
web-grace-note = Il joue pour qui s’absente deux minutes, jusqu’à son retour.
web-create = Ouvrir la table

# Parties lentes
web-clock-days = { $days ->
    [one] lente : un jour par choix
   *[other] lente : { $days } jours par choix
}
web-left-days = { $days } j { $hours } h
web-left-hours = { $hours } h { $minutes } min
web-waits-until = À toi · { $left }
web-on-vacation = en vacances jusqu’au { $date }
web-vacation = Les vacances arrêtent la pendule
web-vacation-note = On attend ceux qui sont en vacances sans compter le temps.

# Plans dans les parties lentes
web-tab-plan = Plan
web-plan-note = Ce que tu répondras si { $name } joue ce que tu attends. Personne d’autre ne le sait. La réponse part après quelques minutes ; un coup inattendu annule le plan.
web-plan-turn = C’est ton tour. On prépare un plan quand c’est à l’autre de jouer.
web-plan-none = Rien n’est prévu.
web-plan-if = { $move } → { $reply }
web-plan-drop = Abandonner { $move } et la suite
web-plan-add = Prévoir une réponse
web-plan-further = Prévoir la suite
web-plan-expect = Quel coup attends-tu de { $name } ?
web-plan-reply = Et que réponds-tu ?
web-plan-over = La partie serait finie.
web-plan-line = Prévu : { $moves }
web-plan-back = Un coup en arrière
web-plan-keep = Garder

# La page comme application
web-newer = Une nouvelle version est prête. Ta partie n’en souffre pas.
web-newer-now = La charger maintenant
web-offline = Pas de connexion. Voici tes tables telles que tu les as vues la dernière fois.
web-kept-choice = Pas de connexion. Ton choix est gardé et partira dès ton retour.
web-moved-on = La partie a continué entre-temps ; ce que tu avais choisi sans connexion n’a pas été joué.

# Avant la partie
web-host = hôte
web-away = pas là
web-held = un bot joue
web-ready = c’est bon
web-not-ready = pas encore
web-hand-over = Nommer hôte
web-kick = Faire partir
web-sit-here = S’asseoir ici
web-sit-down = Prendre une place
web-lock = Table verrouillée
web-lock-note = Plus personne ne peut s’asseoir.
web-share = Inviter du monde
web-share-code = Le lien, en code à scanner avec un téléphone
web-link-invite = Copier l’invitation
web-link-watch = Copier un lien pour regarder
web-link-seat = Copier le lien de la place { $number }
web-link-copied = Copié
web-link-copy = Copie ce lien :
web-link-renew = Annuler tous les anciens liens
web-start = Commencer
web-start-seats = Il y a des places vides. Invite quelqu’un, ou donne-les à des bots.
web-start-ready = Tout le monde n’est pas encore là.
web-start-go = Tout le monde est là. Commence quand tu veux.
web-start-wait = Tu as ta place, tout est prêt. L’hôte commence.
web-start-join = Prends une place, ou attends ici pour regarder.
web-leave = Quitter
web-get-up = Me lever

# La partie
web-over = La partie est terminée.
web-sending = Un instant…
web-waiting = On attend { $names }
web-waiting-table = Un instant…
web-awaited = à son tour
web-people = Joueurs
web-skip-telling = Passer
web-connection-lost = Connexion perdue. On se reconnecte ; rien ne manquera.
web-confirm-ask = C’est bien ce que tu veux ?
web-confirm-yes = Oui
web-confirm-no = Non
web-hint = Indice
web-hint-thinking = Un instant…
web-hint-note = Une partie avec indice ne compte pas pour la cote.
web-hindsight = Où pouvais-je mieux faire ?
web-only-choice = { $question } Il n’y a qu’un choix.
web-cancel = Annuler
web-confirm-do = C’est parti
web-asked-ready = { $choice } ?
web-sealed = Ton secret, sous la cire. Il ne se dévoile que tant que tu appuies.
web-offer = { $name } demande à reprendre le dernier coup.
web-offer-yes = Accepter
web-offer-no = Refuser
web-offer-waiting = On demande aux autres si le coup peut être repris.
web-ask-back = Demander à reprendre
web-draw-offer = { $name } propose la nulle.
web-draw-waiting = La nulle est proposée. L’offre tient jusqu’au prochain coup.
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-resign-ask = Abandonner cette partie ? L’autre camp gagne alors.

# What is told beside the game, in the log and in the quiet line under the bar
web-news-taken-back = Des coups ont été repris.
web-news-asked-back = { $who ->
    [you] Tu as demandé à reprendre le dernier coup.
   *[other] { $name } demande à reprendre le dernier coup.
}
web-news-refused-back = { $who ->
    [you] Tu refuses que le coup soit repris.
    [nobody] Le coup n’est pas repris : tout le monde n’est pas d’accord.
   *[other] { $name } refuse que le coup soit repris.
}
web-news-overdue = { $who ->
    [you] Ton temps est écoulé ; la pendule a choisi pour toi.
   *[other] Le temps de { $name } est écoulé ; la pendule a choisi.
}
web-news-left = { $name } quitte la partie. Le bot { $bot } continue.
web-news-held = Absence de { $name } : un bot joue à cette place jusqu’à son retour.
web-news-back = { $name } est de retour.
web-news-rematch = On te propose une revanche : la prochaine partie est prête.
web-panel = À côté du plateau
web-tab-log = Récit
web-tab-moves = Coups
web-tab-talk = Messages
web-tab-table = Table
web-log = Le récit de la partie
web-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-talk-title = La conversation de la table
web-talk-empty = Personne n’a encore rien dit.
web-talk-off = Ici, on joue sans parler.
web-talk-say = Dis quelque chose à la table
web-talk-send = Dire
web-phrases = Phrases rapides
web-transcript = Télécharger ce que je sais
web-record = Télécharger la partie
web-replay = Revoir la partie
web-replay-own = Revoir ce que j’ai vu jusqu’ici
web-commitment = Le sceau du hasard de cette table, fixé avant le début de la partie :
web-leave-match = Quitter la partie
web-leave-ask = Quitter cette partie ?
web-leave-note = Un bot garde ta place. Tu peux revenir à tout moment.
web-table-closed = Cette table est fermée.
web-claim = Laisser un bot jouer pour { $name }
web-claim-note = Quand tout le monde attend depuis quelques minutes. La place peut être reprise.
web-abort = Finir la partie sans résultat
web-abort-not = Continuer à jouer
web-abort-note = Elle finit quand tout le monde est d’accord.
web-aborting = Pour finir la partie sans résultat : { $names }
web-seat-lost = Un bot joue à ta place.
web-seat-back = Reprendre ma place
web-watchers = Qui regarde ?
web-no-watchers = Personne ne regarde.
web-leave-alone-note = Personne d’autre ne joue ici : la partie prend fin.
web-happened = Ce qui s’est passé
web-choices = Tu peux choisir : { $choices }
web-choices-many = { $count ->
    [one] { $count } choix possible.
   *[other] { $count } choix possibles.
}

# La fin
web-won = Tu as gagné !
web-not-won = Pas cette fois
web-nobody-won = Personne n’a gagné
web-rematch = Rejouer
web-rematch-join = Vers la partie suivante
web-see-board = Voir le plateau
