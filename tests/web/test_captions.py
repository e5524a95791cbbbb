"""The words below the pictograms of Materia's cards stay inside them, in every language."""

import pytest

from tests.web.checking import speak
from tests.web.conftest import DESK, Open
from tests.web.playing import sit

pytestmark = pytest.mark.slow
SIZES = [DESK, (1920, 1080), (2560, 1440)]
GAP = 2  # pixels between a caption and the edge of its level
WIDE = """gap => [...document.querySelectorAll('.lv .words')].flatMap((words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [text, level] = [range, words.closest('.lv')].map((each) => each.getBoundingClientRect());
  const room = Math.min(text.left - level.left, level.right - text.right);
  return text.width && room < gap ? [`${words.textContent}: ${room.toFixed(1)}`] : [];
})"""


@pytest.mark.parametrize("spells", ["set-1", "set-2", "set-3"])
def test_captions_stay_inside_their_cards(open_page: Open, spells: str) -> None:
    page = open_page()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    sit(page, {"game": "materia", "options": {"spells": spells}, "seats": seats})
    found: set[str] = set()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for language in ("en", "fr", "de"):
            speak(page, language)
            page.wait_for_timeout(50)
            found |= {f"{language} {width} {words}" for words in page.evaluate(WIDE, GAP)}
    assert sorted(found) == []
