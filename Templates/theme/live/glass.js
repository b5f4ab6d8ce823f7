// The device picture as glass: pointers, keys and fingers that stay become touches of the engine.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make } = live;
  const [began, moved, ended] = [0, 1, 2];
  const drawing = "http://www.w3.org/2000/svg";
  // How near to a finger that stays a pointer takes hold of it, in points.
  const reach = 26;
  const most = 10;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // `touch` gets (finger, phase, x, y, more, tool); `cancel` takes all fingers away.
  live.glass = ({ touch, cancel, stays }) => {
    const picture = make("div", { className: "live-picture fig fig-tree" });
    const over = document.createElementNS(drawing, "svg");
    over.setAttribute("class", "live-fingers");
    over.setAttribute("aria-hidden", "true");
    const element = make("div", { className: "live-glass", tabIndex: 0 }, picture, over);
    element.setAttribute("role", "application");
    element.setAttribute("aria-label", "Glass");
    element.setAttribute("aria-describedby", "live_keys");

    // Fingers on the glass by number, with the pointers that hold them; the place of the keyboard.
    const fingers = new Map();
    const holds = new Map();
    const cursor = { x: 195, y: 422, finger: 1 };
    let screen = { width: 390, height: 844 };
    // Where the screen is in the picture.
    let frame = { x: 0, y: 0, width: 1, height: 1 };

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

    const draw = () => {
      over.replaceChildren();
      const add = (name, point, radius) => {
        const circle = document.createElementNS(drawing, "circle");
        circle.setAttribute("class", name);
        circle.setAttribute("cx", frame.x + point.x / screen.width * frame.width);
        circle.setAttribute("cy", frame.y + point.y / screen.height * frame.height);
        circle.setAttribute("r", radius * frame.width / screen.width);
        over.append(circle);
      };
      for (const finger of fingers.values()) add(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
      add("live-cursor", cursor, 10);
    };

    // All in one event of the hardware.
    const send = (numbers, phase) => numbers.forEach((number, place) => {
      const finger = fingers.get(number);
      finger.hasMoved = false;
      touch(number, phase, finger.x, finger.y, place < numbers.length - 1 ? 1 : 0, finger.tool);
    });
    const put = (points, tool, stays = false) => {
      const numbers = [];
      for (const point of points) {
        const number = free();
        if (!number) break;
        fingers.set(number, { ...point, tool, stays });
        numbers.push(number);
      }
      send(numbers, began);
      draw();
      return numbers;
    };
    const lift = (numbers) => {
      flush();
      send(numbers.filter((number) => fingers.has(number)), ended);
      for (const number of numbers) fingers.delete(number);
      draw();
    };
    const move = (number, point) => {
      const finger = fingers.get(number);
      if (!finger || (finger.x === point.x && finger.y === point.y)) return;
      Object.assign(finger, point, { hasMoved: true });
    };
    // What has moved since the last frame, in one event.
    const flush = () => {
      const numbers = [...fingers.keys()].filter((number) => fingers.get(number).hasMoved);
      if (!numbers.length) return;
      send(numbers, moved);
      draw();
    };

    element.onpointerdown = (event) => {
      const point = pointOf(event);
      if (!isOn(point) || (event.pointerType === "mouse" && event.button)) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      const near = [...fingers].find(([, finger]) => finger.stays && Math.hypot(finger.x - point.x, finger.y - point.y) < reach);
      if (near) {
        near[1].stays = false;
        holds.set(event.pointerId, { numbers: [near[0]], wasThere: true });
        return draw();
      }
      const place = at(point.x, point.y);
      const points = event.altKey ? [place, mirrored(place)] : [place];
      const tool = event.pointerType === "pen" ? 1 : 0;
      holds.set(event.pointerId, { numbers: put(points, tool), isPair: event.altKey });
    };
    element.onpointermove = (event) => {
      const hold = holds.get(event.pointerId);
      if (!hold) return;
      const { x, y } = pointOf(event);
      hold.hasMoved = true;
      move(hold.numbers[0], at(x, y));
      if (hold.isPair && hold.numbers[1]) move(hold.numbers[1], mirrored(at(x, y)));
    };
    element.onpointerup = (event) => {
      const hold = holds.get(event.pointerId);
      if (!hold) return;
      holds.delete(event.pointerId);
      // A click on a finger that stays lifts it.
      const remains = hold.wasThere ? hold.hasMoved : event.shiftKey || stays();
      if (!remains) return lift(hold.numbers);
      flush();
      for (const number of hold.numbers) if (fingers.has(number)) fingers.get(number).stays = true;
      draw();
    };
    const clear = () => {
      fingers.clear();
      holds.clear();
      draw();
    };
    const stop = () => {
      if (!fingers.size) return;
      cancel();
      clear();
    };
    element.onpointercancel = (event) => holds.has(event.pointerId) && stop();

    element.onkeydown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (arrow) {
        const step = event.shiftKey ? 1 : 10;
        const number = cursor.finger;
        const from = fingers.get(number)?.stays ? fingers.get(number) : cursor;
        Object.assign(cursor, at(from.x + arrow[0] * step, from.y + arrow[1] * step));
        if (from !== cursor) {
          move(number, { x: cursor.x, y: cursor.y });
          flush();
        } else draw();
      } else if (event.key === " " || event.key === "Enter") {
        if (event.repeat) return event.preventDefault();
        if (fingers.get(cursor.finger)?.stays) lift([cursor.finger]);
        else cursor.finger = put([{ x: cursor.x, y: cursor.y }], 0, true)[0] ?? cursor.finger;
      } else if (/^[1-9]$/.test(event.key)) {
        cursor.finger = Number(event.key);
        if (fingers.has(cursor.finger)) Object.assign(cursor, { x: fingers.get(cursor.finger).x, y: fingers.get(cursor.finger).y });
        draw();
      } else if (event.key === "Escape") stop();
      else return;
      event.preventDefault();
    };

    return {
      element, flush, stop,
      get count() { return fingers.size; },
      liftAll() { lift([...fingers.keys()]); },
      // The picture as the figure of views draws it, scaled up.
      show(html, size) {
        screen = size;
        const figure = make("template", { innerHTML: html }).content;
        const svg = figure.querySelector("svg");
        if (!svg) return;
        svg.removeAttribute("role");
        svg.removeAttribute("aria-labelledby");
        svg.setAttribute("aria-hidden", "true");
        picture.replaceChildren(svg);
        over.setAttribute("viewBox", svg.getAttribute("viewBox"));
        frame = svg.querySelector(".fig-glass")?.getBBox() ?? frame;
        draw();
      },
      clear,
    };
  };
})();
