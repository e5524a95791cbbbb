"""Why something on the board cannot be chosen now: what a player can point at, and whether an offer touches it."""

from typing import NamedTuple

from grimoire.games.offers import Offer


class Thing(NamedTuple):
    """Something on the board, named as offers name what they touch.

    Without an ``amount``, a spell is meant at any level and a die with any change.
    """

    zone: str
    seat: int | None = None
    item: str | None = None
    amount: int | None = None


def is_touched(thing: Thing, offer: Offer) -> bool:
    """Does the action touch the thing, or send something to it?"""
    place = (thing.zone, thing.seat, thing.item)
    is_target = offer.to_item is not None and place == (offer.to, offer.to_seat, offer.to_item)
    is_source = offer.zone is not None and place == (offer.zone, offer.seat, offer.item)
    return (is_source or is_target) and thing.amount in (None, offer.amount)
