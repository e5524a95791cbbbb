# SpellBook. Needs common.ftl. Numbers of spells come from the table of spells, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $token is the text of `materia-token`.

materia-title = SpellBook
materia-description = Sammle Materia, lerne Zauber, füttere deinen Vertrauten.

## Materia

materia-colour =
    { $colour ->
        [red] Rot
        [purple] Lila
        [green] Grün
        [black] Schwarz
        [white] Weiß
        [blue] Blau
        [yellow] Gelb
       *[other] { $colour }
    }
materia-substance =
    { $colour ->
        [red] Magma
        [purple] Gift
        [green] Pflanze
        [black] Kohle
        [white] Dampf
        [blue] Quecksilber
        [yellow] Gold
       *[other] { $colour }
    }
materia-rune-glyph =
    { $rune ->
        [circle] ●
        [triangle] ▲
        [square] ■
       *[other] { $rune }
    }
materia-token = { materia-colour } { materia-rune-glyph }
materia-amount =
    { $which ->
        [rune] { $count } { materia-rune-glyph }
        [colour] { $count } Materia einer Farbe
        [same] { $count } weitere Materia dieser Farbe
        [stored] { $count } Materia einer Farbe deines Vertrauten
       *[any] { $count } Materia
    }

## The table

materia-place =
    { $place ->
        [altar] Altar
        [pouch] Beutel
        [discard] Ablage
        [pool] Vorrat
        [familiar] Vertrauter
        [spells] Zauber
        [track] Gegnerische Leiste
        [lower] Unterer Teil der gegnerischen Tafel
       *[other] { $place }
    }
materia-phase =
    { $phase ->
        [morning] Morgen
        [midday] Mittag
        [evening] Abend
        [setup] Aufbau
       *[over] Spielende
    }

## Spells: names

materia-spell-sacrifice = Opferung
materia-spell-eruption = Eruption
materia-spell-blaze = Feuersturm
materia-spell-levitation = Levitation
materia-spell-sharing = Verteilung
materia-spell-divination = Hellsicht
materia-spell-purification = Läuterung
materia-spell-cure = Heilung
materia-spell-growth = Wachstum
materia-spell-offering = Darbringung
materia-spell-focus = Fokus
materia-spell-feast = Festmahl
materia-spell-time-travel = Zeitreise
materia-spell-storm = Sturm
materia-spell-clone = Spiegelbild
materia-spell-transmutation = Transmutation
materia-spell-swiftness = Spurt
materia-spell-mirage = Trugbild
materia-spell-abundance = Füllhorn
materia-spell-knowledge = Wissen
materia-spell-communion = Synergie

## Spells: when a level works, what it is worth

materia-level = Stufe { $level }
materia-when =
    { $when ->
        [morning] Morgen
        [midday] Mittag
        [evening] Abend
        [instant] Soforteffekt
        [always] Dauereffekt
        [end] Spielende
       *[never] Kein Effekt
    }
materia-when-symbol =
    { $when ->
        [morning] ☀
        [midday] ◐
        [evening] ☾
        [instant] ⚡
        [always] ∞
        [end] ★
       *[never] –
    }
materia-no-effect = Diese Stufe hat keinen Effekt.
materia-at-the-end = Diese Stufe bringt erst am Ende der Partie Punkte.
materia-tally-colours =
    { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je verschiedener Farbe auf deinem Vertrauten
materia-tally-runes =
    { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je Materia mit der Rune dieser Karte auf deinem Vertrauten
materia-tally-spells =
    { $each ->
        [one] { $each } Punkt
       *[other] { $each } Punkte
    } je anderem gelernten Zauber
materia-tally-spells-high =
    { $high ->
        [one] { $high } Punkt
       *[other] { $high } Punkte
    } je anderem Zauber auf Stufe 4 oder 5, { $each } je anderem Zauber auf Stufe 3

## Spells: what a level does

materia-sacrifice-effect = Lege { $discard } { materia-rune-glyph } ab, dann ziehe { $draw } Materia.
materia-eruption-effect = Ziehe, bis in deinem Vorrat { $until } Materia liegen.
materia-blaze-effect = Ziehe { $draw } Materia. Danach nehmen alle anderen reihum je { $others } vom Altar.
materia-blaze-solo = Ziehe { $draw } Materia. Lege danach { $others } vom Altar auf den unteren Teil der gegnerischen Tafel.
materia-levitation-effect = Nimm { $take } { materia-rune-glyph } vom Altar.
materia-sharing-3 = Nimm { $take } Materia vom Altar, dann ziehe { $draw }. Alle anderen ziehen reihum je { $others }.
materia-sharing-effect = Nimm { $take } Materia vom Altar. Alle anderen ziehen reihum je { $others }.
materia-sharing-3-solo = Nimm { $take } Materia vom Altar, dann ziehe { $draw }. Lege danach { $others } aus dem Beutel auf den unteren Teil der gegnerischen Tafel.
materia-sharing-solo = Nimm { $take } Materia vom Altar. Lege danach { $others } aus dem Beutel auf den unteren Teil der gegnerischen Tafel.
materia-divination-3 = Lege { $fill } Materia aus dem Beutel auf den Altar. Nimm { $take } vom Altar, dann lege { $discard } ab.
materia-divination-4 = Lege { $fill } Materia aus dem Beutel auf den Altar. Nimm bis zu { $take } einer Farbe vom Altar.
materia-divination-5 = Lege { $fill } Materia aus dem Beutel auf den Altar. Nimm { $take } vom Altar.
materia-purification-effect = Tausche { $swap } Materia deines Vorrats gegen { $swap } vom Altar.
materia-cure-effect = Ziehe { $draw } Materia, dann lege { $discard } ab.
materia-growth-3 = Tausche { $swap } Materia deines Vorrats gegen { $swap } von deinem Vertrauten.
materia-growth-effect = Lagere { $feed } Materia direkt vom Altar. Danach wird diese Karte auf Stufe { $drop } abgewertet.
materia-offering-effect = Lagere { $store } Materia einer Farbe.
materia-focus-3 = Lagere { $store } Materia mit der Rune dieser Karte.
materia-focus-effect = Lagere { $store } Materia mit der Rune dieser Karte oder nimm { $take } solche vom Altar.
materia-feast-3 = Nimm { $take } Materia vom Altar, deren Farbe dein Vertrauter schon hat.
materia-feast-4 = Lagere { $feed } Materia direkt vom Altar.
materia-time-travel-effect =
    Lege { $discard } { materia-rune-glyph } ab, dann werte einen anderen deiner Zauber um { $raise ->
        [one] { $raise } Stufe
       *[other] { $raise } Stufen
    } auf.
materia-storm-effect = Lege beliebig viele Materia vom Altar ab und ersetze sie aus dem Beutel. Nimm dann { $take } vom Altar. Danach wird diese Karte auf Stufe { $drop } abgewertet.
materia-clone-effect = Kopiere eine { materia-phase }-Aktion einer anderen Person.
materia-clone-5 = Lege { $discard } Materia mit der Rune dieser Karte ab, dann kopiere eine { materia-phase }-Aktion einer anderen Person.
materia-clone-solo = Kopiere den Stufe-4-Effekt eines { materia-phase }-Zaubers, den du nicht gelernt hast.
materia-clone-5-solo = Lege { $discard } Materia mit der Rune dieser Karte ab, dann kopiere den Stufe-4-Effekt eines { materia-phase }-Zaubers, den du nicht gelernt hast.
materia-transmutation-effect =
    Lerne einen Zauber. { $wilds ->
        [one] { $wilds } Materia mit der Rune dieser Karte darf
       *[other] Bis zu { $wilds } Materia mit der Rune dieser Karte dürfen
    } als freie Materia zählen; drei mit gleicher Rune zählen hier nicht.
materia-swiftness-effect = Du darfst sofort eine weitere { materia-phase }-Aktion durchführen.
materia-swiftness-5 = Du hast jeden Tag { $mornings } Morgen-Aktionen.
materia-mirage-effect = Immer wenn du an deinem Tag eine Materia mit der Rune dieser Karte vom Altar in deinen Vorrat nimmst, ziehe { $echo }.
materia-abundance-effect = Ziehe { $draw } Materia.
materia-communion-3 = Lagere { $feed } Materia direkt vom Altar.
materia-communion-5 = Immer wenn du einen Zauber lernst, auch diesen, lagere { $keep } der dafür abgelegten Materia.

## The log

materia-log-first =
    { $who } { $person ->
        [you] beginnst
       *[other] beginnt
    }
materia-log-reveal = { $spell } ist in dieser Partie
materia-log-deal-pool =
    { $who } { $person ->
        [you] ziehst
       *[other] zieht
    } { $token }
materia-log-deal-altar = Der Altar erhält { $token }
materia-log-deal-lower = Der untere Teil der gegnerischen Tafel erhält { $token }
materia-log-skip-morning =
    { $who } { $person ->
        [you] überspringst
       *[other] überspringt
    } den Morgen
materia-log-skip-midday =
    { $who } { $person ->
        [you] überspringst
       *[other] überspringt
    } den Mittag
materia-log-skip-evening =
    { $who } { $person ->
        [you] überspringst
       *[other] überspringt
    } den Abend
materia-log-skip-action =
    { $who } { $person ->
        [you] überspringst
       *[other] überspringt
    } eine Morgen-Aktion
materia-log-draw =
    { $who } { $person ->
        [you] ziehst
       *[other] zieht
    } { $count ->
        [2] zwei
       *[other] { $count }
    } aus dem Beutel
materia-log-done =
    { $who } { $person ->
        [you] bist
       *[other] ist
    } fertig
materia-log-take =
    { $who } { $person ->
        [you] nimmst
       *[other] nimmt
    } { $token }
materia-log-store =
    { $who } { $person ->
        [you] lagerst
       *[other] lagert
    } { $token } ({ points })
materia-log-keep =
    { $who } { $person ->
        [you] lagerst
       *[other] lagert
    } { $token } aus der Bezahlung ({ points })
materia-log-feed =
    { $who } { $person ->
        [you] lagerst
       *[other] lagert
    } { $token } vom Altar ({ points })
materia-log-discard =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } { $token } ab
materia-log-sweep =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } { $token } vom Altar ab
materia-log-give =
    { $who } { $person ->
        [you] gibst
       *[other] gibt
    } { $token } zum Tausch
materia-log-get =
    { $who } { $person ->
        [you] bekommst
       *[other] bekommt
    } { $token } für { $given }
materia-log-learn =
    { $who } { $person ->
        [you] lernst
       *[other] lernt
    } { $spell } auf Stufe { $level }
materia-log-place =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } { $token } auf { $spell }
materia-log-pay =
    { $who } { $person ->
        [you] bezahlst
       *[other] bezahlt
    } mit { $token }
materia-log-cast =
    { $who } { $person ->
        [you] wirkst
       *[other] wirkt
    } { $spell } auf Stufe { $level }
materia-log-copy =
    { $who } { $person ->
        [you] kopierst
       *[other] kopiert
    } { $spell } von { $whose ->
        [you] dir
       *[other] { $owner }
    } auf Stufe { $level }
materia-log-copy-solo =
    { $who } { $person ->
        [you] kopierst
       *[other] kopiert
    } { $spell } auf Stufe { $level }
materia-log-raise =
    { $who } { $person ->
        [you] wertest
       *[other] wertet
    } { $spell } auf Stufe { $level } auf
materia-log-send =
    { $who } { $person ->
        [you] schickst
       *[other] schickt
    } { $token } auf die gegnerische Leiste
materia-log-cede =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } { $token } auf den unteren Teil der gegnerischen Tafel

## Choices in a menu

materia-do-first =
    { $who } { $person ->
        [you] beginnst
       *[other] beginnt
    }
materia-do-reveal = { $spell }
materia-do-deal = { $token }
materia-do-skip = Passen
materia-do-draw = { $count } ziehen
materia-do-done = Fertig
materia-do-take = { $token } nehmen
materia-do-store = { $token } lagern
materia-do-feed = { $token } vom Altar lagern
materia-do-discard = { $token } ablegen
materia-do-sweep = { $token } vom Altar ablegen
materia-do-give = { $token } geben
materia-do-get = { $token } bekommen
materia-do-learn = { $spell } auf Stufe { $level } lernen
materia-do-place = { $token } auf { $spell } legen
materia-do-pay = Mit { $token } bezahlen
materia-do-cast = { $spell } auf Stufe { $level } wirken
materia-do-copy =
    { $spell } von { $whose ->
        [you] dir
       *[other] { $owner }
    } auf Stufe { $level } kopieren
materia-do-copy-solo = { $spell } auf Stufe { $level } kopieren
materia-do-raise = { $spell } auf Stufe { $level } aufwerten
materia-do-send = { $token } auf die Leiste schicken
materia-do-cede = { $token } auf den unteren Teil legen

## Prompts

materia-may-take = nimm eine Materia
materia-may-draw =
    ziehe { $count ->
        [2] zwei
       *[other] { $count }
    }
materia-may-store = lagere eine Materia
materia-may-learn = lerne einen Zauber
materia-may-cast = wirke einen Zauber
materia-may-cast-one = wirke einen
materia-may-skip = passe
materia-may-only-skip = es gibt nichts zu tun, passe
materia-ask-act = { materia-phase }: { $choices }
materia-ask-act-of = { materia-phase }, Aktion { $number } von { $total }: { $choices }
materia-ask-act-extra = Eine weitere { materia-phase }-Aktion: { $choices }
materia-ask-take = Nimm { materia-amount } vom Altar
materia-ask-take-up-to = Nimm bis zu { materia-amount } vom Altar oder hör hier auf
materia-ask-store = Lagere { materia-amount } aus deinem Vorrat
materia-ask-feed = Lagere { materia-amount } direkt vom Altar
materia-ask-discard = Lege { materia-amount } aus deinem Vorrat ab
materia-ask-spend = Bezahle zuerst die Kosten: Lege { materia-amount } ab
materia-ask-sweep = Lege beliebig viele Materia vom Altar ab, dann wähle „{ materia-do-done }“
materia-ask-either = Nimm { $take } { materia-rune-glyph } vom Altar oder lagere { $store } { materia-rune-glyph } aus deinem Vorrat
materia-ask-give =
    { $count ->
        [one] Tausch: Wähle die Materia, die du gibst
       *[other] Noch { $count }-mal tauschen: Wähle die Materia, die du gibst
    }
materia-ask-get-altar = Wähle die Materia vom Altar, die du für { $given } bekommst
materia-ask-get-familiar = Wähle die Materia deines Vertrauten, die du für { $given } bekommst
materia-ask-raise = Wähle den Zauber, den du aufwertest
materia-ask-learn =
    Wähle den Zauber, den du lernst; { $wilds ->
        [one] { $wilds } { materia-rune-glyph } darf
       *[other] bis zu { $wilds } { materia-rune-glyph } dürfen
    } als freie Materia zählen
materia-ask-copy = Wähle die { materia-phase }-Aktion, die du kopierst
materia-ask-copy-solo = Wähle den { materia-phase }-Zauber, den du kopierst
materia-ask-place = Wähle, was auf { $spell } bleibt
materia-ask-pay = Bezahle { $spell } { $level }: noch { $least }
materia-ask-pay-range = Bezahle { $spell } { $level }: noch { $least } bis { $most }
materia-ask-keep = Lagere { $count } der bezahlten Materia
materia-ask-send = Schicke eine Materia vom Altar auf die gegnerische Leiste
materia-ask-cede = Lege eine Materia vom Altar auf den unteren Teil der gegnerischen Tafel
materia-chance-first = Das Los entscheidet: Wer beginnt?
materia-chance-reveal = Die Zauber dieser Partie werden ausgelost
materia-chance-deal-pool =
    { $who } { $person ->
        [you] ziehst
       *[other] zieht
    } aus dem Beutel
materia-chance-deal-altar = Der Altar füllt sich aus dem Beutel
materia-chance-deal-lower = Eine Materia aus dem Beutel kommt auf den unteren Teil der gegnerischen Tafel

## Why something cannot be chosen

materia-why-theirs =
    { $person ->
        [you] Das gehört dir, aber jemand anderes ist am Zug.
       *[other] Das gehört { $who }.
    }
materia-why-full-pool = Dein Vorrat ist voll: Er fasst höchstens { $most } Materia.
materia-why-full-familiar = Dein Vertrauter ist voll: Er trägt { $most } Materia.
materia-why-no-token = Es gibt nichts zu ziehen: Beutel und Ablage sind leer.
materia-why-take = Vom Altar nimmst du am Morgen; jetzt ist { materia-phase }.
materia-why-draw = Aus dem Beutel ziehst du am Morgen; jetzt ist { materia-phase }.
materia-why-store = Materia lagerst du am Mittag; jetzt ist { materia-phase }.
materia-why-learn = Zauber lernst du am Abend; jetzt ist { materia-phase }.
materia-why-pay-first = Wähle zuerst den Zauber, dann bezahle mit den Materia aus deinem Vorrat.
materia-why-place = Die Materia auf der Karte muss die Farbe { materia-colour } haben.
materia-why-paid = Sie gehört schon zur Zahlung.
materia-why-pay-wilds = Bezahle mit { materia-colour } oder mit { materia-rune-glyph }.
materia-why-not-exact = Mit dieser Materia ginge der Preis nicht genau auf.
materia-why-rest = Mit dieser Materia ließe sich der Zauber nicht zu Ende führen.
materia-why-other-token =
    { $which ->
        [rune] Jetzt muss es ein { materia-rune-glyph } sein.
        [same] Jetzt muss es dieselbe Farbe sein wie zuvor.
       *[stored] Jetzt muss es eine Farbe sein, die dein Vertrauter trägt.
    }
materia-why-stored = Was gelagert ist, bleibt beim Vertrauten.
materia-why-discarded = Die Ablage kommt zurück in den Beutel, wenn er leer ist.
materia-why-opponent = Was auf der gegnerischen Tafel liegt, bleibt dort.
materia-why-no-colour = { $spell } braucht mindestens eine Materia in { materia-colour }, und du hast keine.
materia-why-missing =
    Stufe { $level } kostet { $level } Materia in { materia-colour }: Du hast { $own }{ $extra ->
        [0] { "" }
       *[other] , und je drei mit gleicher Rune zählen als { $extra } mehr
    }; es { $missing ->
        [one] fehlt { $missing }.
       *[other] fehlen { $missing }.
    }
materia-why-missing-wilds =
    Stufe { $level } kostet { $level } Materia in { materia-colour }: Du hast { $own }{ $extra ->
        [0] { "" }
       *[other] , dazu { $extra } als freie Materia
    }; es { $missing ->
        [one] fehlt { $missing }.
       *[other] fehlen { $missing }.
    }
materia-why-learned = Diesen Zauber hast du schon gelernt, und man lernt ihn nur einmal.
materia-why-level = Du hast diesen Zauber nur auf Stufe { $level }.
materia-why-level-theirs =
    { $who } { $person ->
        [you] hast
       *[other] hat
    } diesen Zauber nur auf Stufe { $level }.
materia-why-not-theirs =
    { $who } { $person ->
        [you] hast
       *[other] hat
    } diesen Zauber nicht gelernt.
materia-why-no-action =
    { $when ->
        [instant] Diese Stufe hat einmal gewirkt, als du sie gelernt hast.
        [always] Diese Stufe wirkt von selbst, die ganze Zeit.
        [end] Diese Stufe zählt erst am Spielende.
       *[never] Diese Stufe hat keinen Effekt, nur Punkte.
    }
materia-why-today = Du hast diesen Zauber heute gelernt; ab deinem nächsten Tag kannst du ihn nutzen.
materia-why-phase =
    { $spell } nutzt du { $when ->
        [morning] am Morgen
        [midday] am Mittag
       *[evening] am Abend
    }; jetzt ist { materia-phase }.
materia-why-same = Stufe { $level } bewirkt genau dasselbe: Nimm diese.
materia-why-copy-own = Spiegelbild kopiert eine Aktion einer anderen Person.
materia-why-copy-solo = Allein kopiert Spiegelbild Stufe 4 eines Zaubers, den du nicht gelernt hast.
materia-why-copy-phase = Hier kopiert Spiegelbild nur eine { materia-phase }-Aktion und nie ein Spiegelbild.
materia-why-raise-unlearned = Nur ein gelernter Zauber kann eine Stufe steigen.
materia-why-raise-itself = Zeitreise kann sich nicht selbst anheben.
materia-why-raise-highest = Dieser Zauber ist schon auf der höchsten Stufe.
materia-why-raise-one = Ein Zauber steigt um eine Stufe.
materia-why-no-cost = Du hast kein { materia-rune-glyph } zum Ablegen.
materia-why-enough =
    Dein Vorrat hat schon { $count ->
        [one] { $count } Materia.
       *[other] { $count } Materia oder mehr.
    }
materia-why-none-altar =
    { $which ->
        [rune] Auf dem Altar liegt kein { materia-rune-glyph }.
        [stored] Auf dem Altar liegt keine Farbe, die dein Vertrauter trägt.
       *[any] Der Altar ist leer.
    }
materia-why-none-pool =
    { $which ->
        [rune] Du hast kein { materia-rune-glyph } im Vorrat.
        [stored] Dein Vorrat hat keine Farbe, die dein Vertrauter trägt.
       *[any] Dein Vorrat ist leer.
    }
materia-why-none-familiar =
    { $which ->
        [rune] Dein Vertrauter trägt kein { materia-rune-glyph }.
       *[any] Dein Vertrauter trägt nichts.
    }
materia-why-nothing =
    { $what ->
        [raise] Du hast keinen anderen Zauber unter Stufe 5.
        [learn] Du könntest damit keinen Zauber bezahlen.
       *[copy] Es gibt nichts zu kopieren.
    }
materia-why-useless = Das würde jetzt nichts bewirken.

## The end

materia-source-spells = Zauber
materia-ending-all-spells =
    { $who } { $person ->
        [you] hast
       *[other] hat
    } alle Zauber gelernt: { $last ->
        [solo] Das Spiel endet nach diesem Tag.
       *[round] Dies ist die letzte Runde.
    }
materia-ending-full-familiar =
    { $person ->
        [you] Dein Vertrauter ist voll:
       *[other] Der Vertraute von { $who } ist voll:
    } { $last ->
        [solo] Das Spiel endet nach diesem Tag.
       *[round] Dies ist die letzte Runde.
    }
materia-ending-last-round = Dies ist die letzte Runde, die es geben kann.
materia-part-familiar = Vertrauter
materia-part-track = Leiste
materia-part-lower = Unterer Teil
materia-end-all-spells = Jemand hat alle sieben Zauber gelernt.
materia-end-full-familiar = Ein Vertrauter ist voll.
materia-end-full-track = Die gegnerische Leiste ist voll.
materia-end-last-round = Die Partie endet nach Runde { $round }.

## The solo game

solo-won =
    { $who } { $person ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }.
solo-lost =
    { $who } { $person ->
        [you] verlierst
       *[other] verliert
    } mit { $points } zu { $others }.
solo-tie =
    Gleichstand bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: Niemand gewinnt.

## Errors

error-solo-only = { $place }: Ein Handicap gibt es nur im Solospiel.
error-not-a-spell = { $place }: Den Zauber „{ $name }“ gibt es nicht.
error-not-a-spell-here = { $place }: Der Zauber „{ $name }“ ist nicht in dieser Partie.
error-two-of-a-colour = { $place }: „{ $name }“ und „{ $other }“ haben beide die Farbe { materia-colour }; wähle einen Zauber jeder Farbe.
error-not-seven = { $place }: { $count } Zauber, aber es muss einer von jeder der sieben Farben sein.
error-not-a-kind = { $place }: Die Materia „{ $name }“ gibt es nicht.
error-not-a-pouch = { $place }: „{ $found }“ ist nicht gültig; gib eine Liste von Materia oder „rest“ an.
error-morning-over = { $place }: Platz { $seat } hat nur eine Morgen-Aktion.
error-too-many = { $place }: { $count } Materia, aber es ist nur Platz für { $limit }.
error-too-many-of-a-kind = { $place }: { $count }-mal { $kind }, es gibt aber nur { $limit }.
error-wrong-colour = { $place }: { $token } kann nicht auf einem Zauber der Farbe { materia-colour } liegen.

## On the page

materia-by = von Phil Walker-Harding
materia-board-day = Die Tageszeiten
materia-board-phase =
    { $phase ->
        [morning] Morgen
        [midday] Mittag
       *[evening] Abend
    }
materia-board-altar = Altar
materia-board-pouch = Beutel: { $count }
materia-board-discard = Ablage: { $count }
materia-board-discard-name = Ablage
materia-board-paid = Bezahlte Materia
materia-board-pool = Vorrat: { $count } von { $limit }
materia-board-stored = { $count } gelagert
materia-board-look-at = { $name }: alle Stufen
materia-board-learned-at = auf Stufe { $level } gelernt
materia-board-spell-at = { $spell } auf Stufe { $level }
materia-board-spell-not = { $spell }, nicht gelernt
materia-board-lower = Unterer Teil: { $count }
materia-board-familiar = Vertrauter: { $count } gelagert, { $points } Punkte
materia-board-track = Gegnerische Leiste: { $count } von { $limit }
materia-board-if-ended = Stand jetzt
materia-gathered =
    { $person ->
        [you] Deine Zauber am Ende
       *[other] Zauber von { $who } am Ende
    }
materia-board-inspect = Ansehen
materia-board-inspect-of = { $who } ansehen
materia-board-previous = Vorige Person
materia-board-next = Nächste Person
materia-board-pool-name = Vorrat
materia-board-own-pool = Dein Vorrat
materia-board-of = { $count } von { $limit }
materia-board-stored-next =
    { $next ->
        [0] { $count } von { $limit } gelagert
       *[other] { $count } von { $limit } gelagert · nächste +{ $next }
    }
materia-board-pay-for = Bezahle { $spell } { $level }
materia-board-stays = bleibt
materia-board-your-phase =
    { $phase ->
        [morning] Dein Morgen
        [midday] Dein Mittag
       *[evening] Dein Abend
    }
materia-board-send = Senden
materia-board-spells-points = { $count } von { $limit } Zaubern
materia-board-track-name = Leiste: { $count } von { $limit }
materia-board-track-worth = Feld { $space }: { $points } Punkte
materia-board-track-about = Das letzte belegte Feld zählt. Felder mit Besen räumen den Altar ab: alles abwerfen, neu füllen.
materia-board-track-next = Das nächste Feld räumt den Altar ab
materia-board-lower-name = Unterer Teil
materia-board-lower-about = je 1 Punkt
materia-board-spell-of = Zauber: { $when } · { $colour }
materia-board-spell-rule = Eine gelernte Stufe oder eine niedrigere wirkt einmal am Tag, ab deinem nächsten Tag.
materia-board-costs = Kostet { $level } { $colour }; drei mit gleicher Rune zählen als eine.
materia-board-end-spells = Ende in Sicht: { $who } hat { $count } von { $limit } Zaubern
materia-board-end-familiar = Ende in Sicht: { $who }, { $count } von { $limit }
materia-board-end-track = Ende in Sicht: Leiste { $count } von { $limit }

## Spells in the fewest words, below their pictogram

materia-short-sacrifice-effect = Wirf ab, ziehe { $draw }
materia-short-eruption-effect = Fülle auf { $until } auf
materia-short-blaze-effect = Ziehe { $draw }, alle { $others }
materia-short-levitation-effect =
    Nimm { $take } { $rune ->
        [circle] ●
        [triangle] ▲
       *[square] ■
    }
materia-short-sharing-3 = Nimm { $take }, ziehe { $draw }
materia-short-sharing-effect = Nimm { $take }
materia-short-divination-3 = Nimm { $take }, gib { $discard } ab
materia-short-divination-4 = Nimm { $take } gleiche
materia-short-divination-5 = Zeige { $fill }, nimm { $take }
materia-short-purification-effect = Tausche { $swap }
materia-short-cure-effect = Zieh { $draw }, wirf { $discard }
materia-short-growth-3 = Tausche { $swap } aus
materia-short-growth-effect = Lagere { $feed }, dann { $drop }
materia-short-offering-effect = Lagere { $store } gleiche
materia-short-focus-3 = Lagere { $store } Rune
materia-short-focus-effect = Lagere { $store }/nimm { $take }
materia-short-feast-3 = Nimm Farbe
materia-short-feast-4 = Lagere { $feed }
materia-short-time-travel-effect = Hebe einen an
materia-short-storm-effect = Räume, nimm { $take }
materia-short-clone-effect =
    Kopiere { $phase ->
        [morning] Morgen
        [midday] Mittag
       *[evening] Abend
    }
materia-short-clone-5 = { materia-short-clone-effect }
materia-short-transmutation-effect = Lerne, { $wilds } frei
materia-short-swiftness-effect = Neuer Morgen
materia-short-swiftness-5 = { $mornings } Morgen
materia-short-mirage-effect = Nimm: ziehe { $echo }
materia-short-abundance-effect = Ziehe { $draw }
materia-short-communion-3 = Lagere { $feed } sofort
materia-short-communion-5 = Lagere { $keep } davon
materia-short-no-effect = Nur Punkte
materia-short-other-spell = { $each } je Zauber
materia-short-other-spell-high = { $each }–{ $high } je Zauber
materia-short-stored-colour = { $each } je Farbe
materia-short-stored-rune = { $each } je Rune

## What somebody did, in the fewest words

materia-short-log-first = beginnt
materia-short-log-reveal = im Spiel
materia-short-log-deal-pool = zog eine
materia-short-log-deal-altar = Altar gefüllt
materia-short-log-deal-lower = unterer Teil
materia-short-log-skip-morning = Morgen ausgelassen
materia-short-log-skip-midday = Mittag ausgelassen
materia-short-log-skip-evening = Abend ausgelassen
materia-short-log-skip-action = Aktion ausgelassen
materia-short-log-draw = zog { $count }
materia-short-log-done = fertig
materia-short-log-take = nahm
materia-short-log-store = lagerte
materia-short-log-feed = lagerte
materia-short-log-discard = warf ab
materia-short-log-sweep = räumte ab
materia-short-log-give = tauscht
materia-short-log-get = tauschte
materia-short-log-place = legte
materia-short-log-pay = zahlte
materia-short-log-send = sandte
materia-short-log-cede = legte ab

## Options

materia-option-players = Personen
materia-option-players-help = Wie viele Personen mitspielen; 1 ist das Solospiel.
materia-option-spells = Zauber
materia-option-spells-help = Die sieben Zauber der Partie: ein Set, je Farbe ein zufälliger Zauber (normale Partie) oder eine eigene Liste mit einem Zauber jeder Farbe.
materia-option-spells-set-1 = Erstes Set
materia-option-spells-set-1-about = Die einfachsten Wirkungen. Beginne hier.
materia-option-spells-set-2 = Zweites Set
materia-option-spells-set-2-about = Zauber, die Planung belohnen, und Geschenke an die anderen.
materia-option-spells-set-3 = Drittes Set
materia-option-spells-set-3-about = Die kniffligsten Zauber, wenn du das Spiel schon kennst.
materia-option-spells-classic = Normale Partie (zufällig)
materia-option-spells-classic-about = Von jeder Farbe einer der drei Zauber, durch das Los.
materia-option-spells-own = Jeden Zauber wählen
materia-option-spells-own-about = Wähle von jeder Farbe selbst einen Zauber.
materia-option-first = Wer beginnt
materia-option-first-help = Der Platz, der beginnt, gezählt ab 0, oder random (zufällig).
materia-option-first-random = Zufällig
materia-option-handicap = Handicap
materia-option-handicap-help = Nur im Solospiel: wie viele Materia der Gegner von Anfang an auf dem unteren Teil seiner Tafel hat, je 1 Punkt wert.
materia-option-handicap-0 = Keines
materia-option-handicap-1 = 1 Materia
materia-option-handicap-2 = 2 Materia
materia-option-handicap-3 = 3 Materia
