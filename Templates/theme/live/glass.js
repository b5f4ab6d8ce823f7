// The picture of the device as a touch screen: pointers, keys, and fingers that stay become touches in the
// engine.
import { make } from "./elements.js";
import { Fingers } from "./fingers.js";
import { GlassPicture } from "./glass-picture.js";
import { arrowOf, KeyFinger } from "./key-finger.js";
import { Trails } from "./trails.js";

const pen = 1;
// How close to a finger that stays a pointer must be to grab it, in points.
const reach = 26;

export class Glass {
  element = make("div", { className: "live-glass", tabIndex: 0 });
  picture = new GlassPicture(this.element);
  #trails = new Trails(() => this.draw());
  #calls;
  #fingers;
  // What each pointer holds.
  #holds = new Map();
  #keyFinger;
  // Where a second finger would touch down, while Alt is held over the screen.
  #ghost;
  // Receives the hand's actions instead, while it moves views rather than touching them; one drag can be lent.
  #taker;
  #isLent = false;

  // `touch` receives (finger, phase, x, y, more, tool); `cancel` cancels all fingers; `soon` schedules
  // `flush` for the next frame. `told` receives the position of the keyboard's finger while it's up. `refuse`
  // responds to fingers while there's nothing to touch. `hovered` receives the position of a pointer that touches
  // nothing, or nothing when it leaves; `grabbed` returns the receiver of a drag that isn't a touch; `asked`
  // receives a position at which the reader has a question. `stays` says whether fingers stay when a pointer lets go,
  // and `decorate` adds shapes to the picture.
  constructor(calls) {
    this.#calls = calls;
    const strayed = (from, to) => this.#trails.add(from, to);
    this.#fingers = new Fingers({ touch: calls.touch, soon: calls.soon, strayed, draw: () => this.draw() });
    this.#keyFinger = new KeyFinger(this.#fingers, {
      put: (...finger) => this.#put(...finger), stop: () => this.stop(), draw: () => this.draw(),
      at: (x, y) => this.picture.at(x, y), told: calls.told, asked: calls.asked,
    });
    this.element.setAttribute("role", "application");
    this.element.setAttribute("aria-describedby", "live_keys");
    this.element.onpointerdown = (event) => this.#press(event);
    this.element.onpointermove = (event) => this.#drag(event);
    this.element.onpointerup = (event) => this.#release(event);
    this.element.onpointercancel = (event) => this.#lose(event);
    this.element.onpointerleave = () => {
      this.#hover();
      calls.hovered();
    };
    this.element.onkeydown = (event) => this.#type(event);
  }

  get count() { return this.#fingers.count; }

  draw() {
    this.#trails.note();
    const { picture } = this;
    if (this.#taker) this.#taker.draw(picture);
    else {
      this.#trails.draw(picture);
      this.#calls.decorate(picture);
      for (const finger of this.#fingers.all) picture.disc(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
      if (this.#ghost) picture.disc("live-ghost", this.#ghost, 22);
      picture.disc("live-cursor", this.#keyFinger.position, 10);
    }
    picture.place();
  }
  // Shows the picture of a screen from an answer of the engine.
  show(html, size) {
    this.picture.show(html, size, this.count > 0);
    this.draw();
  }

  // MARK: Fingers

  // Sends the changes to the engine.
  flush() { this.#fingers.flush(); }
  #put(points, tool, stays) {
    if (!this.picture.isEmpty) return this.#fingers.put(points, tool, stays);
    this.#calls.refuse();
    return [];
  }
  liftAll() {
    this.#fingers.lift();
    this.flush();
  }
  // Removes all fingers without telling the engine.
  clear() {
    this.#fingers.clear();
    this.#holds.clear();
    this.draw();
  }
  // The system cancels all touches.
  stop() {
    this.flush();
    if (!this.count) return;
    this.#calls.cancel();
    this.clear();
  }

  // MARK: Another receiver

  // Sends the hand's actions to another receiver, or back to the fingers.
  giveTo(other) {
    const before = this.#taker;
    this.#taker = other;
    if (before !== other) before?.stop();
    this.element.classList.toggle("live-moves", Boolean(other));
    this.draw();
  }
  // With a mouse, corners of views can be dragged at any time.
  #lend(event, point) {
    const canGrab = event.pointerType === "mouse" && !event.altKey && !this.count;
    this.#taker = canGrab ? this.#calls.grabbed(point) : undefined;
    this.#isLent = Boolean(this.#taker);
    return this.#isLent;
  }
  #giveBack() {
    if (!this.#isLent) return;
    this.#taker = undefined;
    this.#isLent = false;
    this.draw();
  }

  // MARK: Pointers

  #hover(point) {
    if (!point && !this.#ghost) return;
    this.#ghost = point;
    this.draw();
  }
  #press(event) {
    const { picture } = this;
    const point = picture.pointOf(event);
    if (event.button || !(picture.isEmpty || picture.isOn(point))) return;
    // Firefox drops the other fingers of an event if the first one's default action is prevented.
    if (event.pointerType !== "touch") event.preventDefault();
    this.element.focus({ preventScroll: true });
    this.element.setPointerCapture(event.pointerId);
    this.#ghost = undefined;
    if (this.#taker) return this.#taker.down(point);
    if (this.#lend(event, point)) return this.draw();
    const near = this.#fingers.staying(point, reach);
    if (near) {
      this.#fingers.stay(near, false);
      this.#holds.set(event.pointerId, { numbers: [near], wasThere: true });
      return this.draw();
    }
    const place = picture.at(point.x, point.y);
    const points = event.altKey ? [place, picture.mirrored(place)] : [place];
    const tool = event.pointerType === "pen" ? pen : 0;
    this.#holds.set(event.pointerId, { numbers: this.#put(points, tool), isPair: event.altKey });
    // Only fingers of a hand arrive together; a mouse or a pen is alone and doesn't need to wait.
    if (event.pointerType !== "touch") this.flush();
  }
  #drag(event) {
    const { picture } = this;
    const point = picture.pointOf(event);
    if (this.#taker) return this.#taker.move(point);
    const hold = this.#holds.get(event.pointerId);
    if (!hold) {
      if (event.pointerType === "mouse") this.#calls.hovered(picture.isOn(point) && !event.altKey ? point : undefined);
      return this.#hover(event.altKey && picture.isOn(point) ? picture.mirrored(point) : undefined);
    }
    const place = picture.at(point.x, point.y);
    hold.hasMoved = true;
    this.#fingers.move(hold.numbers[0], place);
    if (hold.isPair && hold.numbers[1]) this.#fingers.move(hold.numbers[1], picture.mirrored(place));
  }
  #release(event) {
    if (this.#taker) {
      this.#taker.up();
      return this.#giveBack();
    }
    const hold = this.#holds.get(event.pointerId);
    if (!hold) return;
    this.#holds.delete(event.pointerId);
    // Clicking a finger that stays lifts it.
    const remains = hold.wasThere ? hold.hasMoved : event.shiftKey || this.#calls.stays();
    if (!remains) {
      this.#fingers.lift(hold.numbers);
      if (event.pointerType !== "touch") this.flush();
      return;
    }
    this.flush();
    for (const number of hold.numbers) this.#fingers.stay(number, true);
    this.draw();
  }
  #lose(event) {
    if (this.#taker) {
      this.#taker.stop();
      this.#giveBack();
    } else if (this.#holds.has(event.pointerId)) this.stop();
  }

  // MARK: Keys

  #type(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone = this.#taker ? this.#taker.key(event, arrowOf(event)) : this.#keyFinger.press(event);
    if (isDone) event.preventDefault();
  }

  // MARK: A hand

  // Does what a hand has done, and does, on the picture that was here before, at the same pace.
  follow(hand) {
    const start = performance.now();
    let number;
    const act = ({ phase, x, y }) => {
      const { width, height } = this.picture.screen;
      const point = this.picture.at(x * width, y * height);
      if (phase === 0) [number] = this.#put([point], 0);
      else if (phase === 1) this.#fingers.move(number, point);
      else this.#fingers.lift([number]);
      this.flush();
    };
    // The first touch is part of the first picture.
    hand.take = (one) => {
      const wait = one.after - (performance.now() - start);
      if (wait > 1) setTimeout(act, wait, one);
      else act(one);
    };
    for (const one of hand.acts) hand.take(one);
  }
}
