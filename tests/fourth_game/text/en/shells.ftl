shells-name = Shells
shells-summary = Hide shells in secret, and guess how many there are.
shells-option-rounds = How many rounds are played.

shells-asked-how-many = How many shells do you hide? (Round { $round })
shells-asked-what-sum = How many shells are there?

shells-event-hidden = You hide { $shells } shells.
shells-event-guessed = { $seat } guesses { $shells }.
shells-event-shown = All open their hands: { $shells }.

shells-outcome-most = { $winners } guessed best.

shells-objection-too-many = Nobody can hide { $shells } shells.
shells-objection-asked-how-many = You are asked how many shells you hide.
shells-objection-asked-what-sum = You are asked how many shells there are.

shells-notation-word = an action begins with one of { $names }
shells-notation-shells = say a number of shells
shells-notation-being = here may only follow “being” and a mood
shells-notation-mood = a mood is one of { $names }
shells-notation-end = the action should end here
