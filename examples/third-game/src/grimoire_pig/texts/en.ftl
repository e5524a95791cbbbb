pig-title = Pig
pig-option-players = Players
pig-option-players-help = How many play, 2 to 4.
pig-option-target = Target
pig-option-target-help = Points to bank in order to win.
pig-board-gained = This turn
pig-board-banked = Banked
pig-ask = Roll again, or hold and bank what you have gained?
pig-chance = The die is rolling…
pig-do-roll = Roll
pig-do-hold = Hold
pig-log-roll = { $who } { $person ->
    [you] roll
   *[other] rolls
  } the die.
pig-log-hold = { $who } { $person ->
    [you] hold
   *[other] holds
  }.
pig-log-rolled = It shows { $amount }.
pig-part-points = Banked
pig-end-target = The target is reached.
pig-end-rounds = The last round is over.
