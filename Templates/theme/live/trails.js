// Where fingers have been, and when; it fades.

// How long a trail remains, in milliseconds, and how many steps it fades in.
const length = 700;
const steps = 10;

export class Trails {
  #parts = [];
  #fading;
  #drawnIn;
  #isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  #draw;

  // `draw` draws everything over the picture, trails included.
  constructor(draw) {
    this.#draw = draw;
  }

  add(from, to) {
    if (!this.#isCalm.matches) this.#parts.push({ from, to, at: performance.now() });
  }
  // Everything is being drawn in this frame.
  note() { this.#drawnIn = document.timeline.currentTime; }
  // Adds the trails to a picture. The parts of a trail that are about as old are one shape.
  draw(picture) {
    const stamp = performance.now();
    this.#parts = this.#parts.filter(({ at }) => stamp - at < length);
    for (let step = 0; step < steps; step++) {
      const parts = this.#parts.filter(({ at }) => Math.floor((stamp - at) / length * steps) === step);
      if (parts.length) picture.lines("live-trail", parts, 1 - (step + .5) / steps);
    }
    if (this.#parts.length) this.#fading ??= requestAnimationFrame(() => this.#fade());
  }
  // In a frame in which the screen has been drawn, the trails have been, too.
  #fade() {
    this.#fading = undefined;
    if (this.#drawnIn !== document.timeline.currentTime) this.#draw();
    else this.#fading = requestAnimationFrame(() => this.#fade());
  }
}
