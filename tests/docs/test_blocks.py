"""How blocks are written down: fenced, with a language, and skipped only for a reason."""

import pytest

from tests.docs.blocks import ROOT, blocks, blocks_of, comments, pages


@pytest.mark.parametrize("page", pages())
def test_every_block_says_what_it_is(page: str) -> None:
    assert [fault for block in blocks(page) for fault in block.faults()] == []


@pytest.mark.parametrize("page", pages())
def test_every_comment_stands_before_a_block(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert comments(text) == sum(block.mode != "" for block in blocks(page))


def test_blocks_are_found_with_their_comments() -> None:
    text = """# Title

```sh
make play
```

<!-- docs-test: skip (needs
     a second machine) -->

```sh
ssh elsewhere
```

* in a list

  ```python
  print(1)
  ```

```{toctree}
index
```

    indented
"""
    found = blocks_of("page.md", text)
    assert [(block.line, block.language, block.mode, block.reason) for block in found] == [
        (3, "sh", "", ""),
        (10, "sh", "skip", "needs a second machine"),
        (16, "python", "", ""),
        (24, "", "", ""),
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("    indented\n", "without a language"),
        ("```\nplain\n```\n", "without a language"),
        ("```typescript\nlet x\n```\n", "cannot be run"),
        ("<!-- docs-test: skip -->\n```sh\nls\n```\n", "needs a reason"),
        ("<!-- docs-test: later -->\n```sh\nls\n```\n", "means nothing"),
    ],
)
def test_faults_are_named(text: str, fault: str) -> None:
    ((found,),) = [block.faults() for block in blocks_of("page.md", text)]
    assert found.startswith("page.md:")
    assert fault in found
