# Une partie revue : la page, et `tortuga replay` dans un terminal.

replay-title = Le journal de bord
replay-of = Le journal de bord · { $game }
replay-slider = Où l’on est dans la partie
replay-step = Pas { $step } sur { $steps }
replay-step-round = Pas { $step } sur { $steps }, manche { $round }
replay-beginning = La table est mise.
replay-quiet = Il se passe quelque chose qu’on ne voit pas d’ici.
replay-deed = { $name } : { $notation }
replay-controls = À travers la partie
replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-round-back = À la manche précédente
replay-round-on = À la manche suivante
replay-speed = Vitesse
replay-speed-of = { $speed }×
replay-seen = Vue par
replay-seen-all = Tout à découvert
replay-seen-none = Le public
replay-seen-you = { $name } (toi)
replay-own = La partie continue : tu vois ce que tu as vu jusqu’ici.
replay-link = Copier un lien vers ce moment
replay-linked = Le lien est copié.

# Shown to others
replay-share = Partager
replay-share-picture = Image de l’étape { $number }
replay-share-moving = GIF : ce qui y a mené
replay-share-none = Il n’y a pas d’image de ce moment.
replay-share-embed = Pour ta propre page
replay-share-embed-note = Le plateau s’y montre à tout le monde ; il faut une partie publique qui soit finie.
replay-share-copy = Le copier
replay-share-copied = Copié.
replay-embed-home = La voir sur Tortuga
replay-embed-none = Il n’y a pas de telle partie à voir ici.
replay-table = À la table
replay-keys = Touches
replay-keys-step = un pas
replay-keys-turn = un tour
replay-keys-round = une manche
replay-keys-mark = moment clé suivant ou précédent
replay-keys-ends = début et fin
replay-keys-play = lecture et pause
replay-key-left-right = ← →
replay-key-turn = Maj ← →
replay-key-round = Page ↑ Page ↓
replay-key-mark = N P
replay-key-ends = Début Fin
replay-key-play = Espace
replay-tab-story = Récit
replay-tab-moments = Moments clés
replay-tab-proof = Preuve
replay-tab-talk = Paroles
replay-no-moments = Rien ne se détache dans cette partie.
replay-no-talk = Personne n’a encore rien dit.
replay-loading = On ouvre le journal.
replay-analysis = Analyse
replay-terminal-keys = ← → pas  t T tour  r R manche  n p m moments  s vue  espace lecture  q fin

stamp-vote = Un vote
stamp-attack = Une attaque
stamp-capture = Une prise
stamp-treasure = Un trésor
stamp-turning-point = Un tournant

## Un fichier que quelqu’un apporte

replay-bring = Revoir une partie
replay-bring-text = Dépose ici le fichier d’une partie, de cette maison ou d’une autre. Il est vérifié coup par coup et tirage par tirage, puis ouvert. Rien n’en est gardé.
replay-bring-choose = Choisir un fichier
replay-bring-reading = Le fichier est vérifié.
replay-bring-large = Ce fichier est trop gros pour une partie.
replay-bring-other = Un autre fichier
replay-verdict = Ce que prouve ce fichier
replay-proved = { $draws ->
    [one] Le seul tirage de cette partie découle du secret promis : personne n’y a touché.
   *[other] Les { $draws } tirages de cette partie découlent tous du secret promis : personne n’y a touché.
}
replay-words = { $count ->
    [0] Personne n’a donné de mot à soi : celui qui a choisi le secret pouvait choisir la chance.
    [one] { $names } a donné un mot à soi : personne ne pouvait choisir la chance à sa place.
   *[other] { $names } ont donné chacun leur mot : personne ne pouvait choisir la chance à leur place.
}
replay-unproved = { $draws ->
    [one] Le secret n’est pas dans ce fichier : le seul tirage est possible, mais pas prouvé.
   *[other] Le secret n’est pas dans ce fichier : les { $draws } tirages sont possibles, mais pas prouvés.
}
replay-not-proved = Pas prouvé : qui était à table, et que la promesse a été montrée avant la partie.
replay-promise = La promesse
replay-held = { $actions ->
    [one] La seule action respecte les règles.
   *[other] Les { $actions } actions respectent toutes les règles.
}
