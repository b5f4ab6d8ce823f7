"""The requirements for the first page: it begins with the reader, and its screen responds to a touch."""

from checks import check

PLACES = ("index.html", "faulty.html")
VISIBLE = """(selector) => { const one = document.querySelector(selector);
  const box = one?.getBoundingClientRect();
  return Boolean(box?.height && one.checkVisibility() && box.top >= 0 && box.top < innerHeight); }"""


@check("the first page begins with the reader", sample=("light", "phone"))
def begins(visit):
    if visit.path.name not in PLACES:
        return
    with visit.window() as page:
        page.set_viewport_size({"width": visit.view.size["width"], "height": 900 if visit.view.name == "light" else 844})
        page.goto(visit.path.as_uri(), wait_until="load")
        wanted = {"a sentence": ".home-tagline", "the course": ".begin", "the screen": ".quiz .fig-tree svg"}
        if visit.view.name == "light":
            wanted["the problems"] = ".home-problems li:last-child"
        for what, selector in wanted.items():
            if not page.evaluate(VISIBLE, selector):
                yield f"{what} is not in sight"
        if page.locator(".home-problems li a").count() != 12:
            yield "there are not twelve problems"


@check("the answer to the first question waits for the reader's", sample=("light", "no JavaScript"))
def answer(visit):
    if visit.path.name not in PLACES:
        return
    with visit.fresh("java_script_enabled" not in visit.view.context) as page:
        scenario, choice = page.locator(".home-opening > .scenario"), page.locator(".quiz input").first
        if not scenario.count() or scenario.first.is_visible():
            yield "the run is there before the answer"
            return
        choice.check()
        if not scenario.first.is_visible():
            yield "the run is not there after the answer"


@check("the first page's screen answers a touch", sample=("light",))
def touch(visit):
    if visit.path.name not in PLACES:
        return
    with visit.fresh() as page:
        page.mouse.move(5, 5)
        glass = page.locator(".quiz .fig-glass")
        if not visit.comes("() => document.querySelector('.quiz-touch')", page=page):
            yield "nothing invites to a touch"
            return
        box = glass.bounding_box()
        for place, words in {(290, 320): "root gets the touch. card: outside: 2", (290, 345): "send gets"}.items():
            page.mouse.click(box["x"] + place[0] / 390 * box["width"], box["y"] + place[1] / 844 * box["height"])
            if not visit.comes(f"() => document.querySelector('.quiz-touch').textContent.includes('{words}')", page=page):
                yield f"{place}: {page.locator('.quiz-touch').inner_text()}"


@check("who comes back goes on", sample=("light",))
def back(visit):
    if visit.path.name not in PLACES:
        return
    with visit.fresh() as page:
        read = page.evaluate(
            """() => { const links = [...document.querySelectorAll('.course [data-lesson]')].map((one) => one.closest('a'));
               if (links.length < 2) return null;
               localStorage.setItem('touchstone read', JSON.stringify({ [links[0].pathname]: 1 }));
               return links[1].href; }"""
        )
        page.reload(wait_until="load")
        if not read or not visit.comes("(href) => document.querySelector('.begin')?.href === href", read, page):
            yield "the next lesson is not offered"
