### Un appareil que plusieurs personnes se passent.

passed-title = Qui joue sur cet appareil ?
passed-explained = Vous vous le passez. Entre les tours, il cache tout ; puis chacun lit ce qui est nouveau, et choisit.
passed-name = Nom { $number }
passed-more = Une personne de plus
passed-bots = Bots
passed-begin = Commencer
passed-to = Passe l’appareil à { $name }
passed-look-away = Tous les autres détournent les yeux.
passed-take = C’est moi, { $name }
passed-public = Ce que tout le monde a vu
passed-others = Quelqu’un d’autre veut regarder ce qui est à lui
passed-hello = { $name }, ceci n’est que pour toi
passed-since = Depuis que tu as eu l’appareil
passed-so-far = Jusqu’ici
passed-nothing = Il ne s’est rien passé que tu ne saches.
passed-go = Montre-moi la table
passed-on = Tout cacher et passer l’appareil
