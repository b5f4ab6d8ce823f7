// The fingers on the screen, and their changes since the last frame. Fingers that touch down, move, or lift together do
// so in one hardware event.
const [began, moved, ended] = [0, 1, 2];
const most = 10;

export class Fingers {
  #all = new Map();
  #changes = new Map();
  #calls;

  // `touch` receives (finger, phase, x, y, more, tool), `soon` schedules `flush` for the next frame, `strayed` receives
  // where a finger was and is, and `draw` is called when something has changed.
  constructor(calls) {
    this.#calls = calls;
  }

  get count() { return this.#all.size; }
  get all() { return [...this.#all.values()]; }
  has(number) { return this.#all.has(number); }
  get(number) { return this.#all.get(number); }
  // Returns the number of a finger that stays near a point, if there's one.
  staying({ x, y }, reach) {
    const near = [...this.#all].find(([, finger]) => finger.stays && Math.hypot(finger.x - x, finger.y - y) < reach);
    return near?.[0];
  }
  // Sets whether a finger stays when its pointer lets go.
  stay(number, stays) { if (this.has(number)) this.get(number).stays = stays; }

  // Sends the changes to the engine.
  flush() {
    if (!this.#changes.size) return;
    for (const phase of [began, moved, ended]) {
      const numbers = [...this.#changes].filter(([, change]) => change === phase).map(([number]) => number);
      numbers.forEach((number, place) => {
        const finger = this.get(number);
        // A session that has ended has canceled all fingers.
        if (finger) this.#calls.touch(number, phase, finger.x, finger.y, place < numbers.length - 1 ? 1 : 0, finger.tool);
        if (phase === ended) this.#all.delete(number);
      });
    }
    this.#changes.clear();
    this.#calls.draw();
  }
  #change(number, phase) {
    const before = this.#changes.get(number);
    if (before !== undefined && (before !== moved || phase !== moved)) this.flush();
    this.#changes.set(number, phase);
    this.#calls.soon();
  }
  #free() {
    for (let number = 1; number <= most; number++) if (!this.has(number)) return number;
  }
  // Puts fingers down, and returns their numbers.
  put(points, tool, stays = false) {
    if ([...this.#changes.values()].includes(ended)) this.flush();
    const numbers = [];
    for (const point of points) {
      const number = this.#free();
      if (!number) break;
      this.#all.set(number, { ...point, tool, stays });
      this.#change(number, began);
      numbers.push(number);
    }
    this.#calls.draw();
    return numbers;
  }
  lift(numbers = [...this.#all.keys()]) {
    for (const number of numbers) if (this.has(number)) this.#change(number, ended);
  }
  move(number, point) {
    const finger = this.get(number);
    if (!finger || (finger.x === point.x && finger.y === point.y)) return;
    // A finger touches down where it is, and moves from there.
    if (this.#changes.has(number) && this.#changes.get(number) !== moved) this.flush();
    this.#calls.strayed({ x: finger.x, y: finger.y }, point);
    Object.assign(finger, point);
    this.#change(number, moved);
  }
  // Removes all fingers without telling the engine.
  clear() {
    this.#all.clear();
    this.#changes.clear();
  }
}
