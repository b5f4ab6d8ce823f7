"""Which of the tests run where, by parts of their names. Chromium runs all of them from disk."""

# What a change breaks most often: a touch, the keyboard, a phone, an edit, an error, a run, a question, a link, a
# challenge, and the first page.
BRIEF = [
    "by hand, hold-takes-over",
    "a touch on a picture of a screen",
    "with only the keyboard a scenario is opened",
    "on a phone two fingers pinch",
    "an edit runs the text again",
    "an error shows its message",
    "a run's steps are highlighted",
    "a reader asks why",
    "a link carries a scenario",
    "a challenge is solved by",
    "the first page's field opens the search",
]

# The tests in which browsers differ, for Firefox and WebKitGTK.
FROM_THE_DISK = [
    "by hand",
    "rows appear while a finger is down",
    "a recognizer that stays silent",
    "with Alt held a mouse pinches",
    "with Alt held a mouse shows",
    "a run's steps are highlighted",
    "after a touch the screen can go back",
    "a touch on a picture of a screen",
    "a touch keeps its session while",
    "a moment on the screen costs no more",
    "on a phone two fingers pinch",
    "with only the keyboard a scenario is opened",
    "an error shows its message",
    "a switch changes the text",
    "a view is dragged",
    "the screen doesn't move",
    "a link carries a scenario",
    "time stops until",
    "an endless reaction ends",
    "on a phone nothing overflows",
    "a challenge is solved by",
    "the first page's field opens the search",
    "the first page's form leads to the page",
    "a drag on a picture of a screen selects nothing",
]

# The tests that also run from a server, where the engine, workers, storage, and forms are loaded differently.
FROM_A_SERVER = [
    "by hand, hold-takes-over",
    "an error shows its message",
    "a link carries a scenario",
    "the page stays responsive during",
    "a challenge is solved by",
    "the first page's field opens the search",
    "the first page's form leads to the page",
    "a touch on a picture of a screen",
]


def among(tests, parts):
    """Returns the tests whose names contain one of some parts, each of which must be in one."""
    names = [function.__doc__ for function, _ in tests]
    for part in parts:
        assert any(part in name for name in names), f"no test of trials says '{part}'"
    return [one for one in tests if any(part in one[0].__doc__ for part in parts)]
