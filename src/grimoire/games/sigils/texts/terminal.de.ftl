### Drawing the game in the terminal.

terminal-sigils-help =
    i                was deine Zauber tun, und die, die du lernen kannst
    i 3, i besen     was ein Zauber tut, über seine Zahl oder seinen Namen
    i rot            ebenso, über seine Farbe in der Auslage
terminal-sigils-setup = Aufbau
terminal-sigils-over = Die Partie ist zu Ende
terminal-sigils-heading = Runde { $round } · { $who }
terminal-sigils-heading-last = Runde { $round } · letzte Züge · { $who }
terminal-sigils-seat = Ruhm { $fame } · Edelsteine { $gems } · Zauber { $spells }/{ $most }
terminal-sigils-spots = Zauber zum Lernen
terminal-sigils-piles = Stapel { $deck } · Ablage { $discard } · Vorrat { $supply }
terminal-sigils-own-dice = Deine Würfel
terminal-sigils-teachers = Lehrer
terminal-sigils-legend = (…) benutzt · ◆ gewirkt
terminal-sigils-teacher-sign = L
terminal-sigils-nudge = Verstellen { $value } → { $after }
terminal-sigils-harness = Bändigen { $value }: { $card }
terminal-sigils-harness-fee = Bändigen { $value } ({ sigils-gems }): { $card }
terminal-sigils-fame = { $fame } Ruhm
terminal-sigils-bonus = { terminal-sigils-fame }: { $what }
terminal-sigils-family-code =
    { $family ->
        [enchantment] Vzb
        [illusion] Ill
        [conjuration] Bes
        [transmutation] Vwl
       *[necromancy] Nek
    }
terminal-sigils-type-code =
    { $type ->
        [attack] Ang
        [defence] Abw
       *[potion] Trk
    }
terminal-sigils-type-letter =
    { $type ->
        [attack] A
        [defence] W
       *[potion] T
    }
terminal-sigils-brief-on-colour = { terminal-sigils-fame } bei { sigils-colour }
terminal-sigils-brief-on-value = { terminal-sigils-fame } bei Wert { $value }
terminal-sigils-brief-turn = einen Würfel umdrehen
terminal-sigils-brief-shift = { sigils-colour } bis zu ±{ $pips }
terminal-sigils-brief-reroll = { sigils-colour } neu würfeln
terminal-sigils-brief-gems = { sigils-gems } nehmen
terminal-sigils-brief-refresh = bis { $discard } Zauber austauschen
terminal-sigils-brief-spend = { sigils-colour } ausgeben: { terminal-sigils-fame }
terminal-sigils-brief-entomb = { sigils-type } verdecken: { terminal-sigils-fame }
terminal-sigils-brief-sigil = Ende: { $fame } je { $sigil }
terminal-sigils-brief-pair = Ende: { $fame } je { $first } + { $second }
terminal-sigils-brief-majority = Ende: { $fame } für meiste { sigils-family }
terminal-sigils-brief-each = Ende: { $fame } je { $what }
terminal-sigils-brief-kindred = Ende: { $fame } je solcher Zauber − 1

## Custom decks

terminal-deck-good = ok: { $count } Zauber, genug für bis zu { $players } Personen: { $families }
terminal-deck-family = { sigils-family } { $count }
terminal-sigils-deck-hint = Eine Stellung mit einem eigenen Deck braucht dieses Deck: --deck DATEI
terminal-deck-head =
    Ein eigenes Deck für Sigils, Ausgabe { $edition }, in TOML.
    Prüfen mit: { $check }
    Damit spielen: { $play }
    Du brauchst { $least } Zauber für { $players } Personen und { $more } mehr für jede weitere.
terminal-deck-board = Der Bonus auf jedem der { $spots } Felder eines Zauberbuchs: eine Familie, eine Art oder nichts.
terminal-deck-fields =
    Für jeden Zauber eine Tabelle:
    id: Wörter in Kleinbuchstaben mit Bindestrichen; keine zwei gleichen
    name: auf Englisch, Französisch und Deutsch
    family: { $families }
    type: { $types }
    left, right: die halben Siegel an seinen Rändern: { $shapes }
    ability: eine von diesen, mit beliebiger anderer Farbe, Zahl, Familie, Art oder Form
