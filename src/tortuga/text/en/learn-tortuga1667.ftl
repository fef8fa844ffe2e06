### tortuga1667: the first lesson, and how to play.

## The lesson

learn-tortuga1667-loyalty = You are Anne, First Mate of the Flying Dutchman. Press the seal: you are French, and nobody else knows. When the Spanish Armada comes, the nation with more treasure in its holds wins. Bart, your captain, has put his treasure into the British hold.
learn-tortuga1667-view = It is your turn, and a turn is one action. Five event cards lie face down. View two of them: nobody else will see what you see.
learn-tortuga1667-view-blind = You could turn a card unseen. But better have a look first: view.
learn-tortuga1667-view-soon = All in good time! First view two cards.
learn-tortuga1667-look = Look at the first two cards, 1 and 2.
learn-tortuga1667-look-first-two = For this lesson, look at cards 1 and 2.
learn-tortuga1667-look-done = A Pistol and a Black Spot: remember them. The others know that you have looked, but not what you saw. And now Captain Bart calls for an attack on the Galleon.
learn-tortuga1667-vote = All on board vote, and a card from the deck is mixed in. An attack needs a cannon and a torch; each water puts out a torch. Play a card with a wheel, and keep the skull: you will want it.
learn-tortuga1667-vote-skull = Keep the skull! You will need it in a moment. Play a card with a wheel.
learn-tortuga1667-vote-done = The attack succeeds, and Bart stows the treasure as British, once more. Nobody will ever know who played which card.
learn-tortuga1667-mutiny = Enough of Captain Bart. You are First Mate: call for a mutiny.
learn-tortuga1667-mutiny-later = Wait with the cards. First get rid of Bart: mutiny.
learn-tortuga1667-skull = In a mutiny all vote but the Captain, and more skulls than wheels put him ashore. Play the skull.
learn-tortuga1667-skull-wheel = A wheel would help Bart. Play the skull.
learn-tortuga1667-skull-done = Bart is marooned on Tortuga, and you are the Captain now. But he has already rowed into the boat beside your ship, and with his next turn he will be back on board.
learn-tortuga1667-reveal = Now use what you know. Reveal a card.
learn-tortuga1667-turn = Turn the card that you want. You have seen two of them.
learn-tortuga1667-turn-spot = That is the Black Spot: it would maroon you. Turn the Pistol, card 1.
learn-tortuga1667-turn-unseen = You do not know that card. Turn the Pistol, card 1.
learn-tortuga1667-pistol = The Pistol maroons another player. Who is about to come back on board?
learn-tortuga1667-pistol-harmless = There is somebody more dangerous: Bart sits in the boat beside your ship.
learn-tortuga1667-pistol-done = Bart is back on Tortuga. As Captain you can call for attacks yourself, and choose the hold.
learn-tortuga1667-end = When only five cards are left, they are shuffled, and the Armada is among them. Whoever turns it ends the game: the nation with more treasure wins; if it is a tie, the Dutch player does. Until then say what you like. It need not be true.

## How to play

how-tortuga1667-turn-look = A turn is one action. You may view two of the face-down cards in secret, reveal one, or force somebody to turn one of two.
how-tortuga1667-turn-vote = Or do what your place allows: Captains and First Mates call for votes. All vote in secret, and one card of the deck is mixed in.
how-tortuga1667-turn-turn = A card that is turned takes effect at once, on whoever turned it or on somebody they choose.
how-tortuga1667-loyalty-title = Your loyalty
how-tortuga1667-loyalty = You are British, French or Dutch, and only you know it. Treasure in the British and French holds of both ships and of Tortuga counts for that nation, wherever you stand.
how-tortuga1667-places-title = Who stands where
how-tortuga1667-places = On a ship the first is Captain, the second First Mate, the last Cabin Boy. The first on Tortuga is Governor. Whoever arrives stands at the back, and when somebody goes the others move up. A ship holds five.
how-tortuga1667-deeds-title = What each may do
how-tortuga1667-deeds = Everyone: view, reveal, force, row. The Captain: attack, or maroon somebody of the own ship. The First Mate: mutiny. The Cabin Boy: move one treasure to the other hold of the ship. The Governor: brawl.
how-tortuga1667-row-title = Rowing
how-tortuga1667-row = With one action you get into the free rowboat beside your ship or Tortuga, with another out of it, to the back of the ship or of Tortuga. In a boat you never vote.
how-tortuga1667-attack-title = An attack
how-tortuga1667-attack = All on the ship vote. Each water cancels a torch; with a cannon and a torch left, the Captain takes a treasure from the Galleon into a hold of choice. If the Galleon is empty, it is taken from the other ship.
how-tortuga1667-mutiny-title = A mutiny
how-tortuga1667-mutiny = All on the ship but the Captain vote. With more skulls than wheels, the Captain is marooned, and the First Mate moves up.
how-tortuga1667-brawl-title = A brawl
how-tortuga1667-brawl = All on Tortuga vote. The flag that is seen most gets both treasures of Tortuga into its hold; a tie leaves one to each.
how-tortuga1667-maroon-title = Marooned
how-tortuga1667-maroon = You go to the back of Tortuga’s line. If you are there already, you also lose one Vote card for good.
how-tortuga1667-force-title = Forcing
how-tortuga1667-force = Name two cards and another player, who turns one of them without looking. A good way to pass on a Black Spot.
how-tortuga1667-cards-title = The event cards
how-tortuga1667-cards = Pistol maroons somebody else, Black Spot you. A Letter of Marque brings a pawn from Tortuga or a boat onto a ship, at once or later. Two Albatrosses on one ship send all of it to Tortuga. A map is given to another player. At the table every card explains itself.
how-tortuga1667-end-title = The end
how-tortuga1667-end = The last five cards are shuffled, the Spanish Armada among them. Whoever turns it ends the game: more treasure wins. On a tie the Dutch player wins; without one the Armada leaves, and the first nation to lead wins.
how-tortuga1667-bluff-title = Say what you like
how-tortuga1667-bluff = Nobody may show cards, but everybody may talk, and nobody has to tell the truth. Watch what people do with treasure.
