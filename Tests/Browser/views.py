"""The ways in which a page is looked at."""

from dataclasses import dataclass, field

DESKTOP = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class View:
    """One way to look at a page: a window, and what the reader has asked the browser for."""

    name: str
    context: dict = field(default_factory=dict)  # what Playwright makes a browser context from
    media: str = "screen"
    steps: bool = False  # whether the page's first figures are at a step


VIEWS = [
    View("light", {"viewport": DESKTOP}),
    View("dark", {"viewport": DESKTOP, "color_scheme": "dark"}),
    View(
        "phone",
        {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    ),
    View("narrow", {"viewport": {"width": 320, "height": 640}}),
    View("forced colours", {"viewport": DESKTOP, "forced_colors": "active"}),
    View("reduced motion", {"viewport": DESKTOP, "reduced_motion": "reduce"}),
    View("no JavaScript", {"viewport": DESKTOP, "java_script_enabled": False}),
    View("at a step", {"viewport": DESKTOP}, steps=True),
    View("at a dark step", {"viewport": DESKTOP, "color_scheme": "dark"}, steps=True),
    # The paper's width: A4 less its margins.
    View("print", {"viewport": {"width": 718, "height": 1000}}, media="print"),
]

ALL = tuple(view.name for view in VIEWS)
