"""Runs the Python blocks of a page, one after the other, in a process of their own.

Each line of standard input is a JSON object with ``page``, ``line`` and ``text``; the answer is a line of JSON: what
went wrong, or an empty text. What the blocks print goes to standard error.
"""

import doctest
import json
import os
import sys
import traceback

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
Names = dict[str, object]


def run_session(text: str, page: str, line: int, names: Names) -> str:
    """A session with ``>>>``, whose answers must be those shown."""
    session = doctest.DocTestParser().get_doctest(text, names, page, page, line)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(session, out=told.append, clear_globs=False)
    names.update(session.globs)
    return "".join(told)


def run(text: str, page: str, line: int, names: Names) -> str:
    """A session or a script; what went wrong."""
    if ">>>" in text:
        return run_session(text, page, line, names)
    try:
        exec(compile("\n" * line + text, page, "exec"), names)
    except Exception:
        return traceback.format_exc()
    return ""


def main() -> None:
    names: Names = {"__name__": "__main__"}
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for request in sys.stdin:
        answers.write(json.dumps(run(**json.loads(request), names=names)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
