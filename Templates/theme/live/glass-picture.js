// The picture of the device, scaled up, and the shapes over it.
import { make, update } from "./elements.js";
import { showPicture } from "./picture.js";

const drawing = "http://www.w3.org/2000/svg";

export class GlassPicture {
  // The screen's size in points.
  screen = { width: 390, height: 844 };
  // Whether there's nothing to touch.
  isEmpty = false;
  // The screen's frame in the picture, and the path that it was measured for: measuring lays the page out.
  #frame = { x: 0, y: 0, width: 1, height: 1 };
  #measured;
  // The picture as the engine has drawn it.
  #shown;
  // The picture's width, including the names next to it, so that new names don't move it under a finger.
  #broad = 234;
  #shapes = [];
  #picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
  #over = document.createElementNS(drawing, "svg");
  #waiting = make("div", { className: "live-wait", hidden: true, ariaHidden: "true" });
  #element;

  constructor(element) {
    this.#element = element;
    this.#over.setAttribute("class", "live-fingers");
    this.#over.setAttribute("aria-hidden", "true");
    element.append(this.#picture, this.#over, this.#waiting);
  }

  // MARK: Points

  #inside(value, limit) { return Math.min(Math.max(Math.round(value * 2) / 2, 0), limit - 0.5); }
  // Returns the point of the screen that is closest to a point, in half points.
  at(x, y) { return { x: this.#inside(x, this.screen.width), y: this.#inside(y, this.screen.height) }; }
  // Returns where a pointer is on the screen, or next to it.
  pointOf({ clientX, clientY }) {
    const place = new DOMPoint(clientX, clientY).matrixTransform(this.#over.getScreenCTM().inverse());
    return {
      x: (place.x - this.#frame.x) / this.#frame.width * this.screen.width,
      y: (place.y - this.#frame.y) / this.#frame.height * this.screen.height,
    };
  }
  isOn({ x, y }) { return x >= 0 && y >= 0 && x < this.screen.width && y < this.screen.height; }
  mirrored({ x, y }) { return this.at(this.screen.width - x, this.screen.height - y); }
  #inPicture({ x, y }) {
    return {
      x: this.#frame.x + x / this.screen.width * this.#frame.width,
      y: this.#frame.y + y / this.screen.height * this.#frame.height,
    };
  }

  // MARK: Shapes

  #add(name, className, values) { this.#shapes.push([name, { class: className, ...values }]); }
  // Adds a disc whose radius is in points.
  disc(className, point, radius) {
    const { x, y } = this.#inPicture(point);
    this.#add("circle", className, { cx: x, cy: y, r: radius * this.#frame.width / this.screen.width });
  }
  outline(className, corners) {
    const points = corners.map((corner) => this.#inPicture(corner)).map(({ x, y }) => `${x},${y}`);
    this.#add("polygon", className, { points: points.join(" ") });
  }
  // Adds lines between pairs of points, as one shape.
  lines(className, pairs, opacity) {
    const d = pairs.map(({ from, to }) => [this.#inPicture(from), this.#inPicture(to)])
      .map(([start, end]) => `M${start.x} ${start.y}L${end.x} ${end.y}`);
    this.#add("path", className, { d: d.join(""), opacity });
  }
  // Shows the shapes that have been added. Most of them are there already and only move.
  place() {
    const there = [...this.#over.children];
    for (const [number, [name, values]] of this.#shapes.entries()) {
      let shape = there[number];
      if (shape?.localName !== name) {
        shape = document.createElementNS(drawing, name);
        if (there[number]) there[number].replaceWith(shape);
        else this.#over.append(shape);
      }
      for (const [key, value] of Object.entries(values))
        if (shape.getAttribute(key) !== String(value)) shape.setAttribute(key, value);
    }
    for (const shape of there.slice(this.#shapes.length)) shape.remove();
    this.#shapes = [];
  }

  // MARK: The picture

  // Shows the picture from an answer of the engine. While fingers are on it, it doesn't become broader.
  show(html, size, hasFingers) {
    if (html === this.#shown && !this.isEmpty && hasFingers) return;
    this.#shown = html;
    this.screen = size;
    this.#element.ariaLabel = t("Screen, {width} by {height} points", size);
    const figure = make("template", { innerHTML: html }).content;
    const svg = figure.querySelector("svg");
    if (!svg) return;
    svg.removeAttribute("role");
    svg.removeAttribute("aria-labelledby");
    svg.setAttribute("aria-hidden", "true");
    for (const words of svg.querySelectorAll(":scope > title, :scope > desc")) words.remove();
    this.isEmpty = false;
    const { width, height } = svg.viewBox.baseVal;
    if (!hasFingers) this.#broad = Math.max(this.#broad, width);
    svg.setAttribute("width", this.#broad);
    for (const one of [svg, this.#over]) one.setAttribute("viewBox", `0 0 ${this.#broad} ${height}`);
    this.#element.style.setProperty("--ratio", this.#broad / height);
    const glass = showPicture(this.#picture, svg).querySelector(".fig-glass");
    const path = glass?.getAttribute("d");
    if (path && path !== this.#measured) [this.#frame, this.#measured] = [glass.getBBox(), path];
    // Below the screen, and as wide.
    const { x } = this.#frame;
    Object.assign(this.#waiting.style, { left: `${100 * x / this.#broad}%`, width: `${100 * this.#frame.width / this.#broad}%` });
  }
  // Shows why there's nothing to touch.
  empty(words) {
    this.isEmpty = true;
    this.#picture.replaceChildren(make("p", { className: "live-empty", textContent: words }));
    this.#over.replaceChildren();
  }
  // Tells the player which variant the picture shows.
  name(variant) {
    if (variant) this.#picture.dataset.variant = variant;
    else delete this.#picture.dataset.variant;
  }
  // Shows the progress of a wait, from 0 to 1, and its purpose; without a part, nothing waits.
  wait(part, words = "") {
    update(this.#waiting, { hidden: part === undefined });
    if (part === undefined) return;
    this.#waiting.style.setProperty("--part", part);
    this.#waiting.dataset.words = words;
  }
}
