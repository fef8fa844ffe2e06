tortuga1667-event-card-kraken = Kraken
tortuga1667-event-kraken-fed = { $player } feeds { $pawn } to the Kraken.
tortuga1667-objection-kraken-hungry = There is nobody on that ship to feed to the Kraken.
tortuga1667-web-card-kraken = Drag the last pawn of a ship to Tortuga.
tortuga1667-web-do-feed = Feed the last pawn of { NAME($ship) } to the Kraken
