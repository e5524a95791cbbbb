# Spellbooks. Needs common.ftl. Numbers of abilities come from the table of abilities, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $card is the name of a spell.
# A die is told by $colour and $owner ("own" or "teacher"); $value is what it shows.

sigils-title = Spellbooks
sigils-description = Lerne Zauber mit deinen Würfeln und füge ihre Siegel zusammen.

## Dice

sigils-colour =
    { $colour ->
        [black] Schwarz
        [white] Weiß
        [red] Rot
        [green] Grün
        [yellow] Gelb
        [blue] Blau
       *[other] { $colour }
    }
sigils-die =
    { $colour ->
        [black] schwarzer
        [white] weißer
        [red] roter
        [green] grüner
        [yellow] gelber
        [blue] blauer
       *[other] { $colour }
    } { $owner ->
        [teacher] Würfel der Lehrer
       *[own] Würfel
    }
sigils-die-subject =
    { $colour ->
        [black] Der schwarze
        [white] Der weiße
        [red] Der rote
        [green] Der grüne
        [yellow] Der gelbe
        [blue] Der blaue
       *[other] { $colour }
    } { $owner ->
        [teacher] Würfel der Lehrer
       *[own] Würfel
    }
sigils-die-object =
    { $colour ->
        [black] den schwarzen
        [white] den weißen
        [red] den roten
        [green] den grünen
        [yellow] den gelben
        [blue] den blauen
       *[other] { $colour }
    } { $owner ->
        [teacher] Würfel der Lehrer
       *[own] Würfel
    }
sigils-die-means =
    mit dem { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } { $owner ->
        [teacher] Würfel der Lehrer
       *[own] Würfel
    }
sigils-value =
    { $owner ->
        [teacher] { $value }, für 1 Edelstein
       *[own] { $value }
    }
sigils-spot =
    { $colour ->
        [black] das schwarze
        [white] das weiße
        [red] das rote
        [green] das grüne
        [yellow] das gelbe
        [blue] das blaue
       *[other] { $colour }
    } Feld

## Spells

sigils-family =
    { $family ->
        [enchantment] Verzauberung
        [illusion] Illusion
        [conjuration] Beschwörung
        [transmutation] Verwandlung
        [necromancy] Nekromantie
       *[other] { $family }
    }
sigils-type =
    { $type ->
        [attack] Angriff
        [defence] Abwehr
        [potion] Trank
       *[other] { $type }
    }
sigils-spell-of-family = Zauber der Familie { sigils-family }
sigils-spells-of-family = Zauber der Familie { sigils-family }
sigils-spell-of-type =
    { $type ->
        [attack] Angriffszauber
        [defence] Abwehrzauber
        [potion] Trankzauber
       *[other] { $type }
    }
sigils-shape =
    { $shape ->
        [circle] Kreis
        [square] Quadrat
        [triangle] Dreieck
       *[other] { $shape }
    }
sigils-shape-glyph =
    { $shape ->
        [circle] ●
        [square] ■
        [triangle] ▲
       *[other] { $shape }
    }
sigils-sigil =
    { $shape ->
        [circle] Kreissiegel
        [square] Quadratsiegel
       *[triangle] Dreieckssiegel
    }
sigils-card-line = { $card } · { sigils-family }, { sigils-type } · { $left } { $right }
sigils-bonus-family = { sigils-fame } für einen { sigils-spell-of-family } hier
sigils-bonus-type = { sigils-fame } für einen { sigils-spell-of-type } hier
sigils-fame = { $fame } Ruhm
sigils-gems =
    { $number ->
        [one] { $number } Edelstein
       *[other] { $number } Edelsteine
    }

## The table

sigils-place =
    { $place ->
        [board] Auslage
        [book] Zauberbuch
        [dice] Würfel
        [used] Benutzt
        [teachers] Würfel der Lehrer
        [gems] Edelsteine
        [fame] Ruhm
        [supply] Vorrat
        [deck] Stapel
        [discard] Ablage
       *[other] { $place }
    }
sigils-face-down = Verdeckt

## What abilities do

sigils-ability-on-colour =
    Erhalte { sigils-fame }, wenn du in diesem Zug einen { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } Würfel gebändigt hast.
sigils-ability-on-value = Erhalte { sigils-fame }, wenn du in diesem Zug einen Würfel mit dem Wert { $value } gebändigt hast.
sigils-ability-turn = Drehe einen unbenutzten Würfel auf seine Gegenseite.
sigils-ability-shift =
    Ändere einen unbenutzten { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } Würfel um bis zu { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    } nach oben oder unten.
sigils-ability-reroll =
    Würfle einen unbenutzten { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } Würfel neu.
sigils-ability-reroll-used =
    Würfle einen { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } Würfel neu. War er benutzt, steht er dir wieder zur Verfügung.
sigils-ability-gems = Nimm { sigils-gems } aus dem Vorrat; einer muss dort für diese Karte bleiben.
sigils-ability-refresh = Lege bis zu { $discard } Zauber aus der Auslage ab, dann fülle die Felder wieder auf.
sigils-ability-spend =
    Gib deinen unbenutzten { $colour ->
        [black] schwarzen
        [white] weißen
        [red] roten
        [green] grünen
        [yellow] gelben
        [blue] blauen
       *[other] { $colour }
    } Würfel aus: Erhalte { sigils-fame }.
sigils-ability-entomb = Verdecke einen anderen { sigils-spell-of-type } in deinem Zauberbuch: Erhalte { sigils-fame }.
sigils-ability-sigil = Am Ende: { sigils-fame } zusätzlich für jedes vollständige { sigils-sigil }.
sigils-ability-pair = Am Ende: { sigils-fame } für jedes Paar aus einem { $first } und einem { $second }.
sigils-ability-majority = Am Ende: { sigils-fame }, wenn du die meisten { sigils-spells-of-family } hast, { $tied } bei Gleichstand. Du brauchst mindestens einen.
sigils-ability-each-family = Am Ende: { sigils-fame } für jeden deiner { sigils-spells-of-family }.
sigils-ability-each-type = Am Ende: { sigils-fame } für jeden { sigils-spell-of-type }, den du hast.
sigils-ability-kindred = Am Ende: Jeder deiner Zauber mit dieser Fähigkeit zählt { sigils-fame } für jeden solchen Zauber, den du hast, minus 1.

## Abilities in a few words, beside their pictures

sigils-short-on-colour =
    nach { $colour ->
        [black] Schwarz
        [white] Weiß
        [red] Rot
        [green] Grün
        [yellow] Gelb
        [blue] Blau
       *[other] { $colour }
    }
sigils-short-on-value = nach einer { $value }
sigils-short-turn = freien Würfel drehen
sigils-short-shift = um bis zu { $pips } ändern
sigils-short-reroll = noch einmal werfen
sigils-short-gems =
    { $number ->
        [one] { $number } Edelstein
       *[other] { $number } Edelsteine
    } nehmen
sigils-short-refresh = Auslage tauschen
sigils-short-spend = frei ausgeben
sigils-short-entomb = einen verdecken
sigils-short-sigil = je Siegel
sigils-short-pair = je Paar
sigils-short-majority = für die meisten
sigils-short-each = je eigenem Zauber
sigils-short-kindred = mehr je gleichem

## The log

sigils-log-first =
    { $who } { $person ->
        [you] beginnst
       *[other] beginnt
    }
sigils-log-reveal = Neu für { sigils-spot }: { $card }
sigils-log-roll =
    { $who } { $person ->
        [you] würfelst
       *[other] würfelt
    } { sigils-die-means } eine { $rolled }
sigils-log-roll-teacher = { sigils-die-subject } zeigt eine { $rolled }
sigils-log-roll-all =
    { sigils-die-subject } zeigt eine { $rolled }; { $count ->
        [0] es sind keine Edelsteine mehr zu verteilen
        [one] { $count } Person bekommt einen Edelstein
       *[other] { $count } Personen bekommen je einen Edelstein
    }
sigils-log-nudge =
    { $who } { $person ->
        [you] verstellst
       *[other] verstellt
    } { sigils-die-object } für einen Edelstein von { $value } auf { $after }
sigils-log-harness =
    { $who } { $person ->
        [you] bändigst
       *[other] bändigt
    } { sigils-die-object } ({ sigils-value }) für { $card }
sigils-log-pay =
    { $who } { $person ->
        [you] bezahlst
       *[other] bezahlt
    } { sigils-die-means } ({ sigils-value })
sigils-log-learn =
    { $who } { $person ->
        [you] bezahlst
       *[other] bezahlt
    } { sigils-die-means } ({ sigils-value }) und { $person ->
        [you] lernst
       *[other] lernt
    } { $card }
sigils-log-learn-bonus =
    { $who } { $person ->
        [you] bezahlst
       *[other] bezahlt
    } { sigils-die-means } ({ sigils-value }) und { $person ->
        [you] lernst
       *[other] lernt
    } { $card } (Bonus: { sigils-fame })
sigils-log-cast =
    { $who } { $person ->
        [you] wirkst
       *[other] wirkt
    } { $card }
sigils-log-cast-fame =
    { $who } { $person ->
        [you] wirkst
       *[other] wirkt
    } { $card } und { $person ->
        [you] erhältst
       *[other] erhält
    } { sigils-fame }
sigils-log-cast-supply =
    { $who } { $person ->
        [you] wirkst
       *[other] wirkt
    } { $card } und { $person ->
        [you] nimmst
       *[other] nimmt
    } { sigils-gems }
sigils-log-turn =
    { $who } { $person ->
        [you] drehst
       *[other] dreht
    } { sigils-die-object } auf die Gegenseite, von { $value } auf { $after }
sigils-log-shift =
    { $who } { $person ->
        [you] änderst
       *[other] ändert
    } { sigils-die-object } von { $value } auf { $after }
sigils-log-reroll =
    { $who } { $person ->
        [you] würfelst
       *[other] würfelt
    } { sigils-die-object } ({ $value }) neu
sigils-log-discard =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } { $card } aus der Auslage ab ({ sigils-colour })
sigils-log-done =
    { $who } { $person ->
        [you] legst
       *[other] legt
    } nichts weiter ab
sigils-log-entomb =
    { $who } { $person ->
        [you] verdeckst
       *[other] verdeckt
    } { $card } und { $person ->
        [you] erhältst
       *[other] erhält
    } { sigils-fame }
sigils-log-pass =
    { $who } { $person ->
        [you] passt und würfelst
       *[other] passt und würfelt
    } alle Würfel neu
sigils-log-pass-back =
    { $who } { $person ->
        [you] passt, würfelst alle Würfel neu und bekommst
       *[other] passt, würfelt alle Würfel neu und bekommt
    } { sigils-gems }
sigils-log-end =
    { $who } { $person ->
        [you] beendest deinen
       *[other] beendet den
    } Zug

## Choices in a menu

sigils-do-first =
    { $who } { $person ->
        [you] beginnst
       *[other] beginnt
    }
sigils-do-reveal = { $card }
sigils-do-roll = { $rolled }
sigils-do-nudge = Verstellen: { sigils-die } { $value } → { $after }
sigils-do-harness = Bändigen: { sigils-die } ({ sigils-value }) für { $card }
sigils-do-pay = Bezahlen { sigils-die-means } ({ sigils-value })
sigils-do-cast = { $card } wirken
sigils-do-cast-fame = { $card } wirken (+{ sigils-fame })
sigils-do-cast-supply = { $card } wirken (+{ sigils-gems })
sigils-do-turn = Umdrehen: { sigils-die } { $value } → { $after }
sigils-do-shift = Ändern: { sigils-die } { $value } → { $after }
sigils-do-reroll = Neu würfeln: { sigils-die } ({ $value })
sigils-do-discard = { $card } ablegen ({ sigils-colour })
sigils-do-done = Fertig
sigils-do-entomb = { $card } verdecken
sigils-do-pass = Passen
sigils-do-end = Zug beenden

## Prompts

sigils-may-nudge = verstelle einen Würfel
sigils-may-cast = wirke einen Zauber
sigils-may-harness = bändige einen Würfel
sigils-may-pass = passe
sigils-may-end = beende den Zug
sigils-may-only-pass = es gibt nichts zu tun, passe
sigils-may-only-end = es gibt nichts mehr zu tun, beende den Zug
sigils-ask-play = { sigils-ask-play-heading }: { $choices }
sigils-ask-play-heading = Dieser Zug
sigils-ask-last = { sigils-ask-last-heading }: { $choices }
sigils-ask-last-heading = Letzter Zug
sigils-ask-bound = { sigils-ask-bound-heading }: { $choices }
sigils-ask-bound-heading = Du hast einen Zauber gewirkt, also musst du in diesem Zug bändigen
sigils-ask-broken = { sigils-ask-broken-heading }: { $choices }
sigils-ask-broken-heading = In diesem Zug lässt sich kein Würfel mehr bändigen
sigils-ask-after = { sigils-ask-after-heading }: { $choices }
sigils-ask-after-heading = Nach dem Bändigen
sigils-ask-pay = { sigils-ask-pay-heading }: { sigils-ask-pay-line }
sigils-ask-pay-heading = Bezahle { $card }
sigils-ask-pay-line =
    noch { $owed ->
        [one] { $owed } Auge
       *[other] { $owed } Augen
    }
sigils-ask-turn = { sigils-ask-turn-heading }: { sigils-ask-turn-line }
sigils-ask-turn-heading = { $card }
sigils-ask-turn-line = Wähle den Würfel, den du auf die Gegenseite drehst
sigils-ask-shift = { sigils-ask-shift-heading }: { sigils-ask-shift-line }
sigils-ask-shift-heading = { $card }
sigils-ask-shift-line = Wähle, wie du { sigils-colour } änderst
sigils-ask-reroll = { sigils-ask-reroll-heading }: { sigils-ask-reroll-line }
sigils-ask-reroll-heading = { $card }
sigils-ask-reroll-line = Wähle, welchen Würfel in { sigils-colour } du neu würfelst
sigils-ask-discard = { sigils-ask-discard-heading }: { sigils-ask-discard-line }
sigils-ask-discard-heading = { $card }
sigils-ask-discard-line =
    { $left ->
        [0] In der Auslage liegt kein Zauber mehr; wähle „{ sigils-do-done }“
        [one] Lege { $left } Zauber aus der Auslage ab oder wähle „{ sigils-do-done }“
       *[other] Lege bis zu { $left } Zauber aus der Auslage ab oder wähle „{ sigils-do-done }“
    }
sigils-ask-entomb = { sigils-ask-entomb-heading }: { sigils-ask-entomb-line }
sigils-ask-entomb-heading = { $card }
sigils-ask-entomb-line = Wähle den { sigils-spell-of-type }, den du verdeckst
sigils-chance-first = Das Los entscheidet: Wer beginnt?
sigils-chance-reveal = Der nächste Zauber vom Stapel, für { sigils-spot }
sigils-chance-roll =
    { $who } { $person ->
        [you] würfelst
       *[other] würfelt
    } { sigils-die-means }
sigils-chance-roll-teacher = { sigils-die-subject } wird gewürfelt
sigils-chance-roll-all = Alle Würfel der Lehrer sind benutzt: Sie werden neu gewürfelt, und alle bekommen einen Edelstein

## Why something cannot be chosen

sigils-why-theirs =
    { $person ->
        [you] Das gehört dir, aber jemand anderes ist am Zug.
       *[other] Das gehört { $who }.
    }
sigils-why-used = { sigils-die-subject } ist benutzt, bis du passt.
sigils-why-used-teacher = { sigils-die-subject } ist benutzt, bis alle sechs benutzt sind.
sigils-why-other-die = Dieser Zauber gilt nur für die Würfelfarbe { sigils-colour }.
sigils-why-faces = Ein Würfel zeigt 1 bis { $faces }.
sigils-why-bound = Danach ließe sich kein Würfel mehr bändigen, und wer einen Zauber wirkt, muss bändigen.
sigils-why-no-gem = Verstellen kostet einen Edelstein, und du hast keinen.
sigils-why-harnessed = Du hast in diesem Zug schon gebändigt.
sigils-why-full-book = Dein Zauberbuch ist voll.
sigils-why-no-spell = Auf dem Feld { sigils-colour } liegt kein Zauber.
sigils-why-fee = Ein Würfel der Lehrer kostet einen Edelstein, und du hast keinen mehr.
sigils-why-sum = { sigils-die-subject } zeigt { $value }, und keine anderen unbenutzten Würfel ergeben zusammen genau { $value }.
sigils-why-price = { sigils-die-subject } gibt den Preis { $value } vor; bezahle mit anderen Würfeln.
sigils-why-paid = Dieser Würfel gehört schon zur Zahlung.
sigils-why-too-much =
    Das ist zu viel: Es { $owed ->
        [one] fehlt nur noch { $owed } Auge.
       *[other] fehlen nur noch { $owed } Augen.
    }
sigils-why-not-exact =
    Mit diesem Würfel { $owed ->
        [one] ließe sich das letzte Auge
       *[other] ließen sich die restlichen { $owed } Augen
    } nicht genau bezahlen.
sigils-why-empty = Zauber füllen das Buch der Reihe nach; der nächste kommt auf Platz { $number }.
sigils-why-face-down = Dieser Zauber liegt verdeckt und hat keine Fähigkeit mehr.
sigils-why-itself = Es muss ein anderer Zauber sein als der, den du wirkst.
sigils-why-other-type = Es muss ein { sigils-spell-of-type } sein.
sigils-why-no-type = Du hast keinen anderen offenen { sigils-spell-of-type }.
sigils-why-red = Eine rote Fähigkeit wirkt man nicht: Sie zählt am Spielende.
sigils-why-cast = Dieser Zauber ist gewirkt; nach dem Passen ist er wieder verfügbar.
sigils-why-supply = Im Vorrat sind zu wenige Edelsteine, um ihn zu wirken.
sigils-why-on-colour = Er wirkt nur, wenn du in diesem Zug mit der Würfelfarbe { sigils-colour } gebändigt hast.
sigils-why-on-value = Er wirkt nur, wenn du in diesem Zug einen Würfel mit dem Wert { $value } gebändigt hast.
sigils-why-no-die = Du hast keinen unbenutzten Würfel.
sigils-why-discarded = Abgelegte Zauber kommen erst zurück, wenn der Stapel leer ist.

## The end

sigils-source-fame = Im Spiel erhalten
sigils-source-pair = Paare
sigils-source-majority = Meiste einer Familie
sigils-source-each = Je Zauber einer Art
sigils-source-kindred = Verwandte Zauber
sigils-source-sigils = Verbundene Siegel
sigils-source-gems = Edelsteine
sigils-ending-full-book =
    { $who } { $person ->
        [you] hast dein
       *[other] hat das
    } Zauberbuch gefüllt: Alle anderen haben einen letzten Zug.
sigils-ending-last-round = Dies ist die letzte Runde, die es geben kann.
sigils-part-fame = Gesammelter Ruhm
sigils-part-gems = Edelsteine
sigils-part-sigils = Siegel
sigils-end-full-book = Ein Zauberbuch ist voll, und alle anderen hatten einen letzten Zug.
sigils-end-last-round = Die Partie endet nach Runde { $round }.

## Errors

error-not-toml = { $place } ist kein gültiges TOML: { $reason }
error-deck-size = { $place }: { $count } Zauber, aber bei so vielen Personen müssen es { $least } bis { $most } sein.
error-deck-bytes = { $place }: Das Deck hat { $count } Byte, aber höchstens { $most } sind erlaubt.
error-board-size = { $place }: { $count } Felder, aber ein Zauberbuch hat { $wanted }.
error-not-a-bonus = { $place }: „{ $found }“ ist nicht gültig; gib eine Familie, eine Art oder nichts an.
error-id-twice = { $place }: Zwei Zauber haben diese Kennung.
error-not-kebab = { $place }: „{ $found }“ ist nicht gültig; schreib Wörter in Kleinbuchstaben mit Bindestrichen.
error-not-a-name = { $place }: „{ $found }“ ist kein Name.
error-not-an-ability = { $place }: „{ $found }“ ist keine Fähigkeit der Ausgabe { $edition }.
error-one-type-twice = { $place }: „{ $found }“ nennt zweimal dasselbe; nenne zwei verschiedene.
error-no-teachers = { $place }: Die Ausgabe { $edition } hat keine Lehrer.
error-not-a-gift-each = { $place }: { $count } Gaben, aber es spielen { $players } Personen.
error-not-a-gift = { $place }: „{ $found }“ ist nicht gültig; gib bis zu { $gems } Edelsteine (gems) und { $fame } Ruhm (fame) an, etwa „2 gems“, „1 gem + 3 fame“ oder „0“.
error-no-teacher-dice = { $place }: Diese Partie wird ohne Lehrer gespielt.
error-not-a-card = { $place }: Den Zauber „{ $name }“ gibt es in diesem Deck nicht.
error-card-twice = { $place }: { $name } ist auch in { $other }.
error-not-a-die = { $place }: „{ $found }“ ist nicht gültig; gib eine Farbe an, jede nur einmal.
error-not-a-spot = { $place }: „{ $found }“ ist nicht gültig; gib ein Feld mit einem Zauber an, jedes nur einmal.
error-book-full = { $place }: { $count } Zauber, aber in ein Zauberbuch passen höchstens { $limit }.
error-not-seats = { $place }: „{ $found }“ ist nicht gültig; gib verschiedene Plätze von 0 bis { $last } an.
error-turn-not-last = { $place }: „{ $found }“ muss den Platz enthalten, der am Zug ist.
error-gem-count = { $place }: „{ $found }“ ist nicht gültig; von den { $total } Edelsteinen haben die Mitspielenden { $named }.

## On the page

sigils-by = von Alexandros Kapidakis
sigils-board-teacher = Lehrer
sigils-board-used = benutzt
sigils-board-your-gems = Deine Edelsteine
sigils-board-paid = { $paid } von { $value }
sigils-board-price-words = Der Preis: { $value }. Bezahlt: { $paid }.
sigils-gathered =
    { $person ->
        [you] Dein Zauberbuch am Ende
       *[other] Zauberbuch von { $who } am Ende
    }
sigils-score = Ruhm
sigils-score-from = Woher der Ruhm kommt
sigils-board-next = nächster Zauber
sigils-board-inspect = { $who }: Zauberbuch ansehen
sigils-board-cards-left = Karten im Stapel: { $count }
sigils-board-end-near =
    Ende in Sicht: { $person ->
        [you] Du hast { $count } von { $limit } Zaubern
       *[other] { $who } hat { $count } von { $limit } Zaubern
    }
sigils-board-die = { $die }: { $value }
sigils-board-die-used = { $die }: { $value }, benutzt
sigils-board-market = Zauber zum Lernen
sigils-board-empty-spot = leer
sigils-board-your-book = Dein Zauberbuch
sigils-board-book = { $count } von { $limit } Zaubern
sigils-board-fame = { $fame } Ruhm
sigils-board-face-down = verdeckt
sigils-board-gems = Edelsteine: { $count }
sigils-board-supply = Edelsteine im Vorrat: { $count }
sigils-board-spell-of-book =
    { $state ->
        [down] { $spell }, verdeckt
        [cast] { $spell }, gewirkt
       *[up] { $spell }
    }
sigils-board-card = { $spell }: { $text } { $family }, { $type }, Siegelhälften links { $left }, rechts { $right }.

## Options

sigils-option-players = Personen
sigils-option-players-help = Wie viele Personen mitspielen.
sigils-option-edition = Ausgabe
sigils-option-edition-help = Die Ausgabe des Spiels, benannt nach der Zahl ihrer Zauber: Karten und einige Regeln unterscheiden sich.
sigils-option-edition-60 = 60 Zauber
sigils-option-edition-60-about = Vier Zauberfamilien, und drei Edelsteine zum Beginn.
sigils-option-edition-75 = 75 Zauber
sigils-option-edition-75-about = Dazu Nekromantie: Würfel und Zauber lassen sich für Ruhm hergeben. Zwei Edelsteine zum Beginn.
sigils-option-teachers = Lehrer
sigils-option-teachers-help = Mit den sechs zusätzlichen Würfeln der Lehrer spielen (nur in der Ausgabe mit 60 Zaubern).
sigils-option-teachers-off = Ohne
sigils-option-teachers-off-about = Nur deine eigenen sechs Würfel.
sigils-option-teachers-on = Mit Lehrern
sigils-option-teachers-on-about = Sechs weitere Würfel für alle, gegen Edelsteine. Mehr Auswahl, etwas länger.
sigils-option-first = Wer beginnt
sigils-option-first-help = Der Platz, der beginnt, gezählt ab 0, oder random (zufällig).
sigils-option-first-random = Zufällig
sigils-option-start = Beginn
sigils-option-start-help = Was es vor dem ersten Zug gibt: nichts weiter (printed), einen Ausgleich für spätere Plätze (fair) oder eine Gabe für jede Person in Zugreihenfolge, etwa 0 und 2 fame.
sigils-option-start-printed = Wie gedruckt
sigils-option-start-printed-about = Alle beginnen gleich. Wer zuerst am Zug ist, gewinnt öfter.
sigils-option-start-fair = Fairer Beginn
sigils-option-start-fair-about = Wer später am Zug ist, beginnt zum Ausgleich mit etwas Ruhm.
sigils-option-start-own = Eigene Gaben
sigils-option-deck = Deck
sigils-option-deck-help = Eine Deckdatei mit eigenen Zaubern anstelle derer der Ausgabe.
sigils-option-deck-none = Die Karten des Projekts
sigils-option-deck-none-about = Für diesen Tisch gezeichnet und benannt.
sigils-option-deck-own = Mein eigenes Deck
sigils-option-deck-own-about = Eine Deckdatei mit deinen eigenen Zaubern.
