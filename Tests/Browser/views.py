"""The views in which a page is checked."""

from dataclasses import dataclass, field

DESKTOP = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class View:
    """A view of a page: a window, and the reader's browser settings."""

    name: str
    size: dict = field(default_factory=lambda: DESKTOP)
    wishes: dict = field(default_factory=dict)  # media features
    context: dict = field(default_factory=dict)  # options of a separate browser context
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
    # The paper's width: A4 minus its margins.
    View("print", {"width": 718, "height": 1000}, media="print"),
]

ALL = tuple(view.name for view in VIEWS)
