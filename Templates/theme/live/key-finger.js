// The finger that keys move, put down, and lift. It stays where it is until a key lifts it.
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const arrowOf = ({ key }) => arrows[key];

export class KeyFinger {
  #position = { x: 195, y: 422, finger: 1 };
  #fingers;
  #calls;

  // `put` puts a finger down and returns its number, `stop` cancels all touches, and `at` returns the point of the screen
  // that is closest to a point. `told` receives the position while the finger is up, and `asked` one at which the reader
  // has a question.
  constructor(fingers, calls) {
    this.#fingers = fingers;
    this.#calls = calls;
  }

  get position() { return this.#position; }

  // Does what a key is for, and returns whether it is for anything.
  press(event) {
    const { key, repeat, shiftKey } = event;
    const arrow = arrowOf(event);
    if (arrow) this.#move(arrow, shiftKey ? 1 : 10);
    else if (key === " " || key === "Enter") {
      if (!repeat) this.#touchOrLift();
    } else if (/^[1-9]$/.test(key)) this.#choose(Number(key));
    else if (key === "Escape") this.#calls.stop();
    else if (key === "?") this.#calls.asked(this.#position);
    else return false;
    return true;
  }
  #tell() {
    this.#calls.draw();
    this.#calls.told(this.#position);
  }
  #move([right, down], step) {
    const number = this.#position.finger;
    const finger = this.#fingers.get(number);
    const from = finger?.stays ? finger : this.#position;
    const point = this.#calls.at(from.x + right * step, from.y + down * step);
    this.#position = { ...point, finger: number };
    if (from !== finger) return this.#tell();
    this.#fingers.move(number, point);
    this.#fingers.flush();
  }
  #touchOrLift() {
    const { x, y, finger: number } = this.#position;
    if (this.#fingers.get(number)?.stays) this.#fingers.lift([number]);
    else this.#position.finger = this.#calls.put([{ x, y }], 0, true)[0] ?? number;
    this.#fingers.flush();
  }
  #choose(finger) {
    const { x, y } = this.#fingers.get(finger) ?? this.#position;
    this.#position = { x, y, finger };
    this.#tell();
  }
}
