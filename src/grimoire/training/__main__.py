"""``python -m grimoire.training GAME --out FOLDER``: trains the net of a game, from scratch or further."""

import sys

from grimoire.texts.missing import install_line


def main() -> None:
    """Trains, or says how to install what that needs."""
    try:
        from grimoire.training.command import run

        run()
    except ModuleNotFoundError as error:
        sys.exit(install_line(error, "train", sys.argv[1:]))


if __name__ == "__main__":
    main()
