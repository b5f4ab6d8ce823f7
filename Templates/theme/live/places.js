// Moves views by changing their frames in the text.
import { button, make } from "./elements.js";
import { distance, framedViews, inSuperview, isInside, isNear, moved, outline } from "./geometry.js";

// How close to the corner of the selected view a pointer must be to resize it, and to an edge, in points.
const reach = 18;
const edge = 10;
// How far an arrow key moves a view, in points.
const step = 10;
// The size of the handles at a view's corners, in points.
const grip = 7;

// Returns what a drag of the right edge, of the bottom edge, or of the corner between them changes: 1, or nothing.
const sizing = ({ hasSize, corners }, point) => {
  if (!hasSize) return undefined;
  if (isNear(corners[2], point, reach)) return { width: 1, height: 1 };
  if (distance(point, corners[1], corners[2]) < edge) return { width: 1, height: 0 };
  if (distance(point, corners[2], corners[3]) < edge) return { width: 0, height: 1 };
  return undefined;
};

export class Places {
  #glass;
  #calls;
  // All views on the screen as the session began, those with their frames in the text, and the selected one of these.
  #all = [];
  #views = [];
  #chosen;
  #drag;
  // The view under the pointer, whose corners can be dragged.
  #hot;
  #choice = make("select", { onchange: () => this.#choose(this.#views.find(({ name }) => name === this.#choice.value)) });
  #choiceBox = make("label", { hidden: true }, t("View") + " ", this.#choice);
  #toggle = button(t("Move views"), () => this.#turn(!this.isMoving));
  element = [this.#toggle, this.#choiceBox];

  // `change` receives the element, the property, and its new value; `opened` is called before views are
  // moved, and `closed` when they stay where they were.
  constructor({ glass, change, say, opened, closed }) {
    this.#glass = glass;
    this.#calls = { change, say, opened, closed };
    this.#toggle.ariaPressed = "false";
  }

  // Whether a mode moves views rather than touching them.
  get isMoving() { return this.#toggle.ariaPressed === "true"; }
  leave() { if (this.isMoving) this.#turn(false); }
  // Returns the topmost view at a point, as the session began.
  nameAt(point) { return this.#all.findLast(({ corners }) => isInside(point, corners))?.name; }

  // Takes the session's initial views on the screen, and the values in the text.
  offer(places, switches) {
    this.#all = places;
    this.#views = framedViews(places, switches);
    this.#choice.replaceChildren(...this.#views.map(({ name }) => make("option", { value: name, textContent: name })));
    this.#chosen = this.#views.find(({ name }) => name === this.#chosen?.name);
    this.#hot = undefined;
    if (this.#chosen) this.#choice.value = this.#chosen.name;
    this.#toggle.disabled = !this.#views.length;
    if (!this.#views.length && this.isMoving) this.#turn(false);
    this.#glass.draw();
  }

  #tell({ name, property, values }) { this.#calls.say(`${name} ${property}: ${values.join(" ")}`); }
  #choose(view) {
    this.#chosen = view;
    if (view) {
      this.#choice.value = view.name;
      this.#tell(view);
    }
    this.#glass.draw();
  }
  #turn(isOn) {
    this.#toggle.ariaPressed = String(isOn);
    this.#choiceBox.hidden = !isOn;
    if (isOn) this.#calls.opened();
    else this.#calls.closed();
    this.#glass.giveTo(isOn ? this.#taker : undefined);
    if (!isOn) return this.#calls.say(t("Touch the screen, or run the steps in the text."));
    this.#choose(this.#chosen ?? this.#views.at(-1));
    if (!this.#views.length) this.#calls.say(t("No view has its frame in the text."));
    this.#glass.element.focus({ preventScroll: true });
    this.#glass.element.scrollIntoView({ block: "nearest" });
  }
  #write(view, values) {
    this.#drag = undefined;
    if (values.join() === view.values.join()) {
      this.#glass.draw();
      if (!this.isMoving) this.#calls.closed();
      return;
    }
    this.#calls.change(view.name, view.property, values.join(" "));
    this.#tell({ ...view, values });
  }

  // MARK: Dragging

  // Receives the hand's actions instead of the fingers.
  #taker = {
    down: (point) => this.#begin(point),
    move: (point) => this.#move(point),
    up: () => { if (this.#drag) this.#write(this.#chosen, this.#drag.values); },
    stop: () => {
      this.#drag = undefined;
      this.#glass.draw();
      if (!this.isMoving) this.#calls.closed();
    },
    key: (event, arrow) => this.#type(event, arrow),
    draw: (picture) => this.#draw(picture),
  };
  #begin(point) {
    if (this.#drag) return;
    const size = this.#chosen && sizing(this.#chosen, point);
    const view = size ? this.#chosen : this.#views.findLast(({ corners }) => isInside(point, corners));
    if (!view) return this.#calls.say(t("No view here has its frame in the text."));
    this.#choose(view);
    this.#drag = { from: point, size, values: view.values };
  }
  #move({ x, y }) {
    if (!this.#drag) return;
    const { from, size } = this.#drag;
    const way = inSuperview(this.#chosen, { x: x - from.x, y: y - from.y });
    if (!way) return;
    const { width, height } = size ?? { width: 1, height: 1 };
    this.#drag.values = moved(this.#chosen, way.x * width, way.y * height, size);
    this.#tell({ ...this.#chosen, values: this.#drag.values });
    this.#glass.draw();
  }
  #type({ key, shiftKey }, arrow) {
    const chosen = this.#chosen;
    if (arrow && chosen && (chosen.hasSize || !shiftKey))
      this.#write(chosen, moved(chosen, arrow[0] * step, arrow[1] * step, shiftKey));
    else if (key === " " || key === "Enter") this.#choose(this.#views[(this.#views.indexOf(chosen) + 1) % this.#views.length]);
    else if (key === "Escape") this.#turn(false);
    else return false;
    return true;
  }
  #draw(picture) {
    const chosen = this.#chosen;
    for (const view of this.#views) if (view !== chosen) picture.outline("live-frame", view.corners);
    if (!chosen) return;
    const corners = outline(chosen, this.#drag?.values ?? chosen.values);
    picture.outline("live-frame live-chosen", corners);
    if (chosen.hasSize) picture.disc("live-corner", corners[2], grip);
  }

  // MARK: Handles

  #handles() {
    const view = this.#hot;
    return view ? [view.corners[0], ...view.hasSize ? [view.corners[2]] : []] : [];
  }
  drawHandles(picture) {
    for (const [place, corner] of this.#handles().entries())
      picture.disc(place ? "live-corner" : "live-corner live-mover", corner, grip);
  }
  // Shows the corners of the view under a pointer, or of none.
  hover(point) {
    const found = !point ? undefined
      : this.#handles().some((one) => isNear(one, point, reach)) ? this.#hot
      : this.#views.findLast(({ corners }) => isInside(point, corners));
    if (found === this.#hot) return;
    this.#hot = found;
    this.#glass.draw();
  }
  // Begins to drag a corner at a point, and returns the receiver of the drag, or nothing.
  grab(point) {
    const place = this.#handles().findIndex((one) => isNear(one, point, grip));
    if (place < 0) return undefined;
    const { name } = this.#hot;
    this.#calls.opened();
    this.#hot = this.#views.find((one) => one.name === name);
    if (!this.#hot) return undefined;
    this.#choose(this.#hot);
    this.#drag = { from: point, size: place === 1 ? { width: 1, height: 1 } : undefined, values: this.#hot.values };
    return this.#taker;
  }
}
