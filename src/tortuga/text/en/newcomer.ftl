### Until the first match of a game is over, each question is explained a little longer.

## turtles

turtles-newcomer-choose-move = Turtles go forward only, one step or in jumps over a neighbour; jumped enemies land on their backs, and whoever can jump one must.

## buccaneers

buccaneers-newcomer-which-dice = Keep at least one die; several if they show the same action. The rest you roll again, and skulls go with anything.
buccaneers-newcomer-which-open-dice = Nothing of yours fitted, so this roll lies open: keep at least one die of one action.
buccaneers-newcomer-which-hidden-dice = Nothing of yours fitted, so you rolled once more in secret: keep at least one die of one action.
buccaneers-newcomer-which-bonus = Your dice are all placed while others still roll: a bonus tile adds to that action in every round in which you have a die there.
buccaneers-newcomer-which-deed = Kept skulls count like any die: choose the action where their numbers help you most.
buccaneers-newcomer-whether-to-act = The highest total acts first and gets more, the second gets less, and nobody else anything.
buccaneers-newcomer-whom-to-attack = The first takes a chest from the victim, the second one from the central island; a victim with dice there pushes your marker back too.
buccaneers-newcomer-which-tile = Coins are points at the end, and nobody else sees how many you have.
buccaneers-newcomer-what-to-steal = A red, a blue and a yellow chest make a set; purple counts double, and white stands for any colour once it is home.
buccaneers-newcomer-what-to-take = A red, a blue and a yellow chest make a set; purple counts double, and white stands for any colour once it is home.
buccaneers-newcomer-which-chest = Chests go from the island to the crew, to the fleet and home to Tortuga; what has no room is lost, from the right.

## tortuga1667

tortuga1667-newcomer-stow-treasure = Treasure counts for the nation in whose hold it lies, whoever put it there.
tortuga1667-newcomer-settle-pawn = The first on a ship is its captain, the last its cabin boy; each place can do something of its own.
tortuga1667-newcomer-use-atlantis = With this map you change ships once, before anybody’s turn; you can also keep it for later.
tortuga1667-newcomer-choose-deed = Do one thing: look at cards, turn one, row, or what your place allows, such as attacking as captain or pilfering as cabin boy.
tortuga1667-newcomer-choose-look = Only you see them; everyone sees that you have looked.
tortuga1667-newcomer-choose-turn = The card happens at once, to you or to all; with the last cards the Armada comes and ends the match.
tortuga1667-newcomer-choose-pair = You point at two cards, and somebody else has to turn one of them.
tortuga1667-newcomer-choose-forced = They choose one of the two and it happens to them, so choose somebody you do not trust.
tortuga1667-newcomer-turn-forced = You must turn one of the two, and what it says happens to you.
tortuga1667-newcomer-turn-for = They have let their time run out, so you choose for them; the card still happens to them.
tortuga1667-newcomer-choose-marooned = Whoever is marooned goes to Tortuga and loses the place on the ship.
tortuga1667-newcomer-resolve-card = The card was turned and now does what it says; you make its choice.
tortuga1667-newcomer-spend-letter = The letter brings a pawn from Tortuga or a rowboat straight to the back of a ship.
tortuga1667-newcomer-choose-ship = The pawn comes last there and becomes the cabin boy, who can pilfer.
tortuga1667-newcomer-search-deck = You choose these Vote cards yourself, and only you see the deck.
tortuga1667-newcomer-cast-vote = Cards are mixed before they are turned over, so nobody knows who played what. Look which symbols count in this vote.
tortuga1667-newcomer-cast-second = El Dorado lets you play one card more than the others.
tortuga1667-newcomer-plunder-treasure = The captain decides for which nation the treasure counts, so others learn something about you.
tortuga1667-newcomer-drink-fountain = The map saves you once from being marooned, and is used up.
