// The picture of the device as a touch screen: pointers, keys, and fingers that stay become touches in the
// engine.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make } = live;
  const [began, moved, ended] = [0, 1, 2];
  const pen = 1;
  const drawing = "http://www.w3.org/2000/svg";
  // How close to a finger that stays a pointer must be to grab it, in points.
  const reach = 26;
  const most = 10;
  // How long a trail remains, in milliseconds, and how many steps it fades in.
  const trailLength = 700;
  const trailSteps = 10;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // `touch` receives (finger, phase, x, y, more, tool); `cancel` cancels all fingers; `soon` schedules
  // `flush` for the next frame. `told` receives the position of the keyboard's finger while it's up. `refuse`
  // responds to fingers while there's nothing to touch. `hovered` receives the position of a pointer that touches
  // nothing, or nothing when it leaves; `grabbed` returns the receiver of a drag that isn't a touch; `asked`
  // receives a position at which the reader has a question.
  live.glass = ({ touch, cancel, stays, soon, told, refuse, hovered, grabbed, decorate, asked }) => {
    const picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
    const over = document.createElementNS(drawing, "svg");
    over.setAttribute("class", "live-fingers");
    over.setAttribute("aria-hidden", "true");
    const waiting = make("div", { className: "live-wait", hidden: true, ariaHidden: "true" });
    const element = make("div", { className: "live-glass", tabIndex: 0 }, picture, over, waiting);
    element.setAttribute("role", "application");
    element.setAttribute("aria-describedby", "live_keys");

    // The fingers on the screen by number, with their pointers; the position of the keyboard's finger.
    const fingers = new Map();
    const holds = new Map();
    const cursor = { x: 195, y: 422, finger: 1 };
    let screen = { width: 390, height: 844 };
    // The screen's frame in the picture, and the path that it was measured for: measuring lays the page out.
    let frame = { x: 0, y: 0, width: 1, height: 1 }, measured;
    // The picture as the engine has drawn it.
    let shown;
    // The picture's width, including the names next to it, so that new names don't move it under a finger.
    let broad = 234;
    // Where a second finger would touch down, while Alt is held over the screen.
    let ghost;
    // Receives the hand's actions instead, while it moves views rather than touching them.
    let taker, isLent = false;
    let isEmpty = false;
    // Where fingers have been, and when; it fades.
    let trails = [], fading, drawnIn;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

    const inside = (value, limit) => Math.min(Math.max(Math.round(value * 2) / 2, 0), limit - 0.5);
    const at = (x, y) => ({ x: inside(x, screen.width), y: inside(y, screen.height) });
    const pointOf = ({ clientX, clientY }) => {
      const place = new DOMPoint(clientX, clientY).matrixTransform(over.getScreenCTM().inverse());
      return {
        x: (place.x - frame.x) / frame.width * screen.width,
        y: (place.y - frame.y) / frame.height * screen.height,
      };
    };
    const isOn = ({ x, y }) => x >= 0 && y >= 0 && x < screen.width && y < screen.height;
    const free = () => {
      for (let number = 1; number <= most; number++) if (!fingers.has(number)) return number;
    };
    const mirrored = ({ x, y }) => at(screen.width - x, screen.height - y);

    const inPicture = ({ x, y }) => ({
      x: frame.x + x / screen.width * frame.width, y: frame.y + y / screen.height * frame.height,
    });
    // The shapes over the picture; most of them are there already and only move.
    let shapes = [];
    const add = (name, className, values) => shapes.push([name, { class: className, ...values }]);
    const disc = (className, point, radius) => {
      const { x, y } = inPicture(point);
      add("circle", className, { cx: x, cy: y, r: radius * frame.width / screen.width });
    };
    const outline = (className, corners) =>
      add("polygon", className, { points: corners.map(inPicture).map(({ x, y }) => `${x},${y}`).join(" ") });
    const place = () => {
      const there = [...over.children];
      for (const [number, [name, values]] of shapes.entries()) {
        let shape = there[number];
        if (shape?.localName !== name) {
          shape = document.createElementNS(drawing, name);
          if (there[number]) there[number].replaceWith(shape);
          else over.append(shape);
        }
        for (const [key, value] of Object.entries(values))
          if (shape.getAttribute(key) !== String(value)) shape.setAttribute(key, value);
      }
      for (const shape of there.slice(shapes.length)) shape.remove();
      shapes = [];
    };
    // The parts of a trail that are about as old are one shape.
    const drawTrails = () => {
      const stamp = performance.now();
      trails = trails.filter(({ at }) => stamp - at < trailLength);
      const lines = Array(trailSteps).fill("");
      for (const { from, to, at } of trails) {
        const [start, end] = [inPicture(from), inPicture(to)];
        lines[Math.floor((stamp - at) / trailLength * trailSteps)] += `M${start.x} ${start.y}L${end.x} ${end.y}`;
      }
      for (const [step, d] of lines.entries()) if (d) add("path", "live-trail", { d, opacity: 1 - (step + .5) / trailSteps });
      if (trails.length) fading ??= requestAnimationFrame(fade);
    };
    // In a frame in which the screen has been drawn, the trails have been, too.
    const fade = () => {
      fading = undefined;
      if (drawnIn !== document.timeline.currentTime) draw();
      else fading = requestAnimationFrame(fade);
    };
    const draw = () => {
      drawnIn = document.timeline.currentTime;
      if (taker) taker.draw({ disc, outline });
      else {
        drawTrails();
        decorate({ disc });
        for (const finger of fingers.values()) disc(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
        if (ghost) disc("live-ghost", ghost, 22);
        disc("live-cursor", cursor, 10);
      }
      place();
    };

    // The changes of fingers since the last frame, by number. Fingers that touch down, move, or lift together
    // do so in one hardware event.
    const changes = new Map();
    const flush = () => {
      if (!changes.size) return;
      for (const phase of [began, moved, ended]) {
        const numbers = [...changes].filter(([, change]) => change === phase).map(([number]) => number);
        numbers.forEach((number, place) => {
          const finger = fingers.get(number);
          // A session that has ended has canceled all fingers.
          if (finger) touch(number, phase, finger.x, finger.y, place < numbers.length - 1 ? 1 : 0, finger.tool);
          if (phase === ended) fingers.delete(number);
        });
      }
      changes.clear();
      draw();
    };
    const change = (number, phase) => {
      const before = changes.get(number);
      if (before !== undefined && (before !== moved || phase !== moved)) flush();
      changes.set(number, phase);
      soon();
    };
    const put = (points, tool, stays = false) => {
      if (isEmpty) {
        refuse();
        return [];
      }
      if ([...changes.values()].includes(ended)) flush();
      const numbers = [];
      for (const point of points) {
        const number = free();
        if (!number) break;
        fingers.set(number, { ...point, tool, stays });
        change(number, began);
        numbers.push(number);
      }
      draw();
      return numbers;
    };
    const lift = (numbers) => {
      for (const number of numbers) if (fingers.has(number)) change(number, ended);
    };
    const move = (number, point) => {
      const finger = fingers.get(number);
      if (!finger || (finger.x === point.x && finger.y === point.y)) return;
      // A finger touches down where it is, and moves from there.
      if (changes.has(number) && changes.get(number) !== moved) flush();
      if (!isCalm.matches) trails.push({ from: { x: finger.x, y: finger.y }, to: point, at: performance.now() });
      Object.assign(finger, point);
      change(number, moved);
    };
    const hover = (point) => {
      if (!point && !ghost) return;
      ghost = point;
      draw();
    };

    element.onpointerdown = (event) => {
      const point = pointOf(event);
      if (event.button || !(isEmpty || isOn(point))) return;
      // Firefox drops the other fingers of an event if the first one's default action is prevented.
      if (event.pointerType !== "touch") event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      ghost = undefined;
      if (taker) return taker.down(point);
      // With a mouse, corners of views can be dragged at any time.
      taker = event.pointerType === "mouse" && !event.altKey && !fingers.size ? grabbed(point) : undefined;
      isLent = Boolean(taker);
      if (isLent) return draw();
      const near = [...fingers].find(([, finger]) => finger.stays && Math.hypot(finger.x - point.x, finger.y - point.y) < reach);
      if (near) {
        near[1].stays = false;
        holds.set(event.pointerId, { numbers: [near[0]], wasThere: true });
        return draw();
      }
      const place = at(point.x, point.y);
      const points = event.altKey ? [place, mirrored(place)] : [place];
      const tool = event.pointerType === "pen" ? pen : 0;
      holds.set(event.pointerId, { numbers: put(points, tool), isPair: event.altKey });
      // Only fingers of a hand arrive together; a mouse or a pen is alone and doesn't need to wait.
      if (event.pointerType !== "touch") flush();
    };
    element.onpointermove = (event) => {
      if (taker) return taker.move(pointOf(event));
      const hold = holds.get(event.pointerId);
      if (!hold) {
        const point = pointOf(event);
        if (event.pointerType === "mouse") hovered(isOn(point) && !event.altKey ? point : undefined);
        return hover(event.altKey && isOn(point) ? mirrored(point) : undefined);
      }
      const { x, y } = pointOf(event);
      hold.hasMoved = true;
      move(hold.numbers[0], at(x, y));
      if (hold.isPair && hold.numbers[1]) move(hold.numbers[1], mirrored(at(x, y)));
    };
    element.onpointerleave = () => {
      hover();
      hovered();
    };
    const giveBack = () => {
      if (!isLent) return;
      taker = undefined;
      isLent = false;
      draw();
    };
    element.onpointerup = (event) => {
      if (taker) {
        taker.up();
        return giveBack();
      }
      const hold = holds.get(event.pointerId);
      if (!hold) return;
      holds.delete(event.pointerId);
      // Clicking a finger that stays lifts it.
      const remains = hold.wasThere ? hold.hasMoved : event.shiftKey || stays();
      if (!remains) {
        lift(hold.numbers);
        if (event.pointerType !== "touch") flush();
        return;
      }
      flush();
      for (const number of hold.numbers) if (fingers.has(number)) fingers.get(number).stays = true;
      draw();
    };
    const clear = () => {
      fingers.clear();
      changes.clear();
      holds.clear();
      draw();
    };
    const stop = () => {
      flush();
      if (!fingers.size) return;
      cancel();
      clear();
    };
    element.onpointercancel = (event) => {
      if (taker) {
        taker.stop();
        giveBack();
      } else if (holds.has(event.pointerId)) stop();
    };

    element.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (taker) {
        if (taker.key(event, arrow)) event.preventDefault();
        return;
      }
      if (arrow) {
        const step = event.shiftKey ? 1 : 10;
        const number = cursor.finger;
        const from = fingers.get(number)?.stays ? fingers.get(number) : cursor;
        Object.assign(cursor, at(from.x + arrow[0] * step, from.y + arrow[1] * step));
        if (from !== cursor) {
          move(number, { x: cursor.x, y: cursor.y });
          flush();
        } else {
          draw();
          told(cursor);
        }
      } else if (event.key === " " || event.key === "Enter") {
        if (event.repeat) return event.preventDefault();
        if (fingers.get(cursor.finger)?.stays) lift([cursor.finger]);
        else cursor.finger = put([{ x: cursor.x, y: cursor.y }], 0, true)[0] ?? cursor.finger;
        flush();
      } else if (/^[1-9]$/.test(event.key)) {
        cursor.finger = Number(event.key);
        if (fingers.has(cursor.finger)) Object.assign(cursor, { x: fingers.get(cursor.finger).x, y: fingers.get(cursor.finger).y });
        draw();
        told(cursor);
      } else if (event.key === "Escape") stop();
      else if (event.key === "?") asked(cursor);
      else return;
      event.preventDefault();
    };

    // Does what a hand has done, and does, on the picture that was here before, at the same pace.
    const follow = (hand) => {
      const start = performance.now();
      let number;
      const act = ({ phase, x, y }) => {
        const point = at(x * screen.width, y * screen.height);
        if (phase === began) [number] = put([point], 0);
        else if (phase === moved) move(number, point);
        else lift([number]);
        flush();
      };
      // The first touch is part of the first picture.
      hand.take = (one) => {
        const wait = one.after - (performance.now() - start);
        if (wait > 1) setTimeout(act, wait, one);
        else act(one);
      };
      for (const act of hand.acts) hand.take(act);
    };

    return {
      element, flush, stop, follow,
      get count() { return fingers.size; },
      liftAll() {
        lift([...fingers.keys()]);
        flush();
      },
      // Sends the hand's actions to another receiver, or back to the fingers.
      giveTo(other) {
        const before = taker;
        taker = other;
        if (before !== other) before?.stop();
        element.classList.toggle("live-moves", Boolean(other));
        draw();
      },
      draw,
      // Shows the progress of a wait, from 0 to 1, and its purpose.
      wait(part, words = "") {
        waiting.hidden = part === undefined;
        if (waiting.hidden) return;
        waiting.style.setProperty("--part", part);
        waiting.dataset.words = words;
      },
      // Shows why there's nothing to touch.
      empty(words) {
        isEmpty = true;
        picture.replaceChildren(make("p", { className: "live-empty", textContent: words }));
        over.replaceChildren();
      },
      // Tells the player which variant the picture shows.
      name(variant) {
        if (variant) picture.dataset.variant = variant;
        else delete picture.dataset.variant;
      },
      // Shows the picture from an answer of the engine, scaled up.
      show(html, size) {
        // Without fingers, the picture may become broader.
        const isSame = html === shown && !isEmpty && fingers.size > 0;
        if (isSame) return draw();
        shown = html;
        screen = size;
        element.ariaLabel = t("Screen, {width} by {height} points", size);
        const figure = make("template", { innerHTML: html }).content;
        const svg = figure.querySelector("svg");
        if (!svg) return;
        svg.removeAttribute("role");
        svg.removeAttribute("aria-labelledby");
        svg.setAttribute("aria-hidden", "true");
        for (const words of svg.querySelectorAll(":scope > title, :scope > desc")) words.remove();
        isEmpty = false;
        const { width, height } = svg.viewBox.baseVal;
        if (!fingers.size) broad = Math.max(broad, width);
        svg.setAttribute("width", broad);
        for (const one of [svg, over]) one.setAttribute("viewBox", `0 0 ${broad} ${height}`);
        element.style.setProperty("--ratio", broad / height);
        const glass = live.showPicture(picture, svg).querySelector(".fig-glass");
        const path = glass?.getAttribute("d");
        if (path && path !== measured) [frame, measured] = [glass.getBBox(), path];
        // Below the screen, and as wide.
        Object.assign(waiting.style, { left: `${100 * frame.x / broad}%`, width: `${100 * frame.width / broad}%` });
        draw();
      },
      clear,
    };
  };
})();
