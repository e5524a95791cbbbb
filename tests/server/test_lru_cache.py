"""What was used last is kept."""

from grimoire.server.lru_cache import LRUCache


def test_what_was_used_last_is_kept() -> None:
    cache = LRUCache[str, bytes](100, len)
    for number in range(4):
        cache.put(str(number), bytes(40))
        cache.get("0")
    assert [cache.get(str(number)) is not None for number in range(4)] == [True, False, False, True]


def test_what_is_larger_than_all_the_room_is_not_kept() -> None:
    cache = LRUCache[str, bytes](100, len)
    cache.put("short", bytes(40))
    cache.put("long", bytes(101))
    assert cache.get("long") is None
    assert cache.get("short") is not None


def test_a_value_that_is_put_again_takes_its_room_once() -> None:
    cache = LRUCache[int, bytes](100, len)
    for _ in range(5):
        cache.put(1, bytes(60))
    cache.put(2, bytes(40))
    assert cache.get(1) is not None
    cache.put(1, bytes(101))
    assert cache.get(1) is None
