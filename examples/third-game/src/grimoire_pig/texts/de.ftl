pig-title = Schweinerei mit Würfeln
pig-option-players = Personen
pig-option-players-help = Wie viele mitspielen, 2 bis 4.
pig-option-target = Ziel
pig-option-target-help = Punkte, die man zum Sieg sichern muss.
pig-board-gained = In diesem Zug
pig-board-banked = Gesichert
pig-ask = Noch einmal würfeln oder aufhören und das Gewonnene sichern?
pig-chance = Der Würfel rollt …
pig-do-roll = Würfeln
pig-do-hold = Aufhören
pig-log-roll = { $who } { $person ->
    [you] würfelst
   *[other] würfelt
  }.
pig-log-hold = { $who } { $person ->
    [you] hörst
   *[other] hört
  } auf.
pig-log-rolled = Der Würfel zeigt { $amount }.
pig-part-points = Gesichert
pig-end-target = Das Ziel ist erreicht.
pig-end-rounds = Die letzte Runde ist vorbei.
