"""The tests of live pages, in the order in which they are made."""

DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

# Each is a function of a page and the address of the site, with what its browser context is made from.
TESTS = []


def test(*, context=DESKTOP):
    """Marks a test; its name is its sentence."""

    def mark(function):
        TESTS.append((function, context))
        return function

    return mark
