"""The tests of live pages, in the order in which they run."""

DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

# Each is a function of a page and the site's URL, with the options of its browser context.
TESTS = []


def test(*, context=DESKTOP):
    """Marks a test; its docstring is its name."""

    def mark(function):
        TESTS.append((function, context))
        return function

    return mark
