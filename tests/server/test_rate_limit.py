"""Rate limits: tokens are spent and come back, for a page and for its address."""

import pytest

from grimoire.server.rate_limit import Buckets, PageLimit, TokenBucket, network, pay


def test_tokens_are_spent_and_come_back() -> None:
    bucket = TokenBucket(3, 1.0, now=0.0)
    assert [bucket.spend(1, 0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.spend(1, 0.5)
    assert bucket.spend(1, 1.0)
    assert [bucket.spend(1, 100.0) for _ in range(4)] == [True, True, True, False]
    assert all(TokenBucket(0, 0.0, 0.0).spend(1000, 0.0) for _ in range(100))


def test_addresses_have_limits_of_their_own() -> None:
    limits = Buckets(1, 0.0)
    assert limits.bucket("a", 0.0).spend(1, 0.0)
    assert not limits.bucket("a", 0.0).spend(1, 0.0)
    assert limits.bucket("b", 0.0).spend(1, 0.0)


def test_a_page_has_its_own_limit_and_that_of_its_address() -> None:
    address = TokenBucket(3, 1.0, now=0.0)
    one, other = (PageLimit(TokenBucket(2, 1.0, now=0.0), address) for _ in range(2))
    assert [one.allows(1, 0.0) for _ in range(4)] == [True, True, False, False]
    assert one.refused == 2
    assert [other.allows(1, 0.0) for _ in range(2)] == [True, False]
    assert one.allows(1, 1.0)
    assert one.refused == 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("a:b", "a:b"),
        ("", ""),
    ],
)
def test_neighbours_in_ipv6_count_as_one(address: str, counted: str) -> None:
    assert network(address) == counted
    limits = Buckets(1, 0.0)
    assert limits.bucket(address, 0.0) is limits.bucket(counted, 0.0)


def test_costly_work_may_lead_into_debt_but_not_out_of_it() -> None:
    person, address = TokenBucket(10, 1.0, now=0.0), TokenBucket(100, 1.0, now=0.0)
    assert pay([person, address], 15, 0.0)
    assert not pay([person, address], 1, 4.0)  # still five tokens short
    assert address.spend(85, 0.0)  # and the refusal has cost nothing
    assert pay([person], 1, 6.5)
    person.charge(1000, 6.5)
    assert not pay([person], 1, 16.0)  # a debt is never larger than a bucket
    assert pay([person], 1, 17.0)


def test_pages_of_one_person_share_a_limit() -> None:
    person = TokenBucket(3, 1.0, now=0.0)
    pages = [PageLimit(TokenBucket(5, 1.0, now=0.0), TokenBucket(100, 1.0, now=0.0), person) for _ in range(2)]
    assert [page.allows(1, 0.0) for page in (*pages, *pages)] == [True, True, True, False]
    assert not pages[0].pays(1, 0.0)
