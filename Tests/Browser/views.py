"""The ways in which a page is looked at."""

from dataclasses import dataclass, field

DESKTOP = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class View:
    """One way to look at a page: a window, and what the reader has asked the browser for."""

    name: str
    size: dict = field(default_factory=lambda: DESKTOP)
    wishes: dict = field(default_factory=dict)  # media features
    context: dict = field(default_factory=dict)  # what needs a browser context of its own
    media: str = "screen"
    steps: bool = False  # whether the page's first figures are at a step


VIEWS = [
    View("light"),
    View("dark", wishes={"color_scheme": "dark"}),
    View("phone", {"width": 390, "height": 844}, context={"is_mobile": True, "has_touch": True}),
    View("narrow", {"width": 320, "height": 640}),
    View("forced colours", wishes={"forced_colors": "active"}),
    View("reduced motion", wishes={"reduced_motion": "reduce"}),
    View("no JavaScript", context={"java_script_enabled": False}),
    View("at a step", steps=True),
    View("at a dark step", wishes={"color_scheme": "dark"}, steps=True),
    # The paper's width: A4 less its margins.
    View("print", {"width": 718, "height": 1000}, media="print"),
]

ALL = tuple(view.name for view in VIEWS)
