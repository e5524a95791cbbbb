"""The icons of the installed page as PNG, drawn from ``web/public/icon.svg``: ``python -m tools.app_icons``."""

import re
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#2a1f18"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512, "icon-apple-180.png": 180}
SAFE = 0.78  # the part of a maskable icon that no mask cuts off


def main(chromium: str) -> None:
    """Draws every icon with this browser."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in SIZES.items():
            _draw(page, drawing, PUBLIC / name, size, is_full="maskable" in name or "apple" in name)
        browser.close()


def _draw(page: Page, drawing: str, path: Path, size: int, *, is_full: bool) -> None:
    """``is_full``: without round corners, as the device cuts its own shape."""
    inner = round(size * SAFE) if "maskable" in path.name else size
    shown = re.sub(r"<rect[^>]*/>", "", drawing) if is_full else drawing
    ground = f"background:{GROUND};" if is_full else ""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}body{{{ground}width:{size}px;height:{size}px;display:grid;place-items:center}}"
        f"svg{{width:{inner}px;height:{inner}px;display:block}}</style>{shown}"
    )
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium")
