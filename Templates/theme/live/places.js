// Moves views by changing their frames in the text.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // How close to the corner of the selected view a pointer must be to resize it, and to an edge, in points.
  const reach = 18;
  const edge = 10;
  const step = 10;
  // The size of the handles at a view's corners, in points.
  const grip = 7;

  const along = (from, to, length) => ({ x: (to.x - from.x) / length, y: (to.y - from.y) / length });
  const isInside = ({ x, y }, corners) => {
    const sides = corners.map((one, place) => {
      const next = corners[(place + 1) % corners.length];
      return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  };

  const isNear = (one, other, most) => Math.hypot(one.x - other.x, one.y - other.y) < most;
  // How far a point is from an edge.
  const distance = (point, from, to) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
    const near = Math.min(Math.max(part, 0), 1);
    return Math.hypot(point.x - from.x - near * x, point.y - from.y - near * y);
  };
  // What a drag of the right edge, of the bottom edge, or of the corner between them changes: 1, or nothing.
  const sizing = ({ hasSize, corners }, point) => {
    if (!hasSize) return undefined;
    if (isNear(corners[2], point, reach)) return { width: 1, height: 1 };
    if (distance(point, corners[1], corners[2]) < edge) return { width: 1, height: 0 };
    if (distance(point, corners[2], corners[3]) < edge) return { width: 0, height: 1 };
    return undefined;
  };

  // `change` receives the element, the property, and its new value; `opened` is called before views are
  // moved, and `closed` when they stay where they were.
  live.places = ({ glass, change, say, opened, closed }) => {
    let all = [], views = [], chosen, drag;
    // The view under the pointer, whose corners can be dragged.
    let hot;
    const handles = () => hot ? [hot.corners[0], ...hot.hasSize ? [hot.corners[2]] : []] : [];

    const choice = make("select", { onchange: () => choose(views.find(({ name }) => name === choice.value)) });
    const choiceBox = make("label", { hidden: true }, t("View") + " ", choice);
    const toggle = button(t("Move views"), () => turn(!isMoving()));
    toggle.ariaPressed = "false";
    const isMoving = () => toggle.ariaPressed === "true";

    const told = ({ name, property, values }) => say(`${name} ${property}: ${values.join(" ")}`);
    const choose = (view) => {
      chosen = view;
      if (view) choice.value = view.name;
      if (view) told(view);
      glass.draw();
    };

    // A view's new frame in its superview's coordinates, in whole points.
    const moved = (view, x, y, isSize) => {
      const values = [...view.values];
      const place = isSize ? 2 : 0;
      values[place] += Math.round(x);
      values[place + 1] += Math.round(y);
      if (isSize) for (const one of [2, 3]) values[one] = Math.max(1, values[one]);
      return values;
    };
    const outline = ({ corners, across, down, values, hasSize }, now) => {
      const [x, y] = [now[0] - values[0], now[1] - values[1]];
      const [wider, higher] = hasSize ? [now[2] - values[2], now[3] - values[3]] : [0, 0];
      return corners.map((corner, place) => {
        const right = x + (place === 1 || place === 2 ? wider : 0);
        const below = y + (place > 1 ? higher : 0);
        return { x: corner.x + across.x * right + down.x * below, y: corner.y + across.y * right + down.y * below };
      });
    };
    const write = (view, values) => {
      drag = undefined;
      if (values.join() === view.values.join()) {
        glass.draw();
        return isMoving() ? undefined : closed();
      }
      change(view.name, view.property, values.join(" "));
      told({ ...view, values });
    };

    const taker = {
      down(point) {
        if (drag) return;
        const size = chosen && sizing(chosen, point);
        const view = size ? chosen : views.findLast(({ corners }) => isInside(point, corners));
        if (!view) return say(t("No view here has its frame in the text."));
        choose(view);
        drag = { from: point, size, values: view.values };
      },
      move({ x, y }) {
        if (!drag) return;
        const { across, down } = chosen;
        // Convert from the screen to the superview, which may be rotated or scaled.
        const area = across.x * down.y - across.y * down.x;
        if (!area) return;
        const [right, below] = [x - drag.from.x, y - drag.from.y];
        const [wider, higher] = [(right * down.y - below * down.x) / area, (below * across.x - right * across.y) / area];
        const { width, height } = drag.size ?? { width: 1, height: 1 };
        drag.values = moved(chosen, wider * width, higher * height, drag.size);
        told({ ...chosen, values: drag.values });
        glass.draw();
      },
      up() { if (drag) write(chosen, drag.values); },
      stop() {
        drag = undefined;
        glass.draw();
        if (!isMoving()) closed();
      },
      key({ key, shiftKey }, arrow) {
        if (arrow && chosen && (chosen.hasSize || !shiftKey)) write(chosen, moved(chosen, arrow[0] * step, arrow[1] * step, shiftKey));
        else if (key === " " || key === "Enter") choose(views[(views.indexOf(chosen) + 1) % views.length]);
        else if (key === "Escape") turn(false);
        else return false;
        return true;
      },
      draw({ disc, outline: draws }) {
        for (const view of views) if (view !== chosen) draws("live-frame", view.corners);
        if (!chosen) return;
        const corners = outline(chosen, drag?.values ?? chosen.values);
        draws("live-frame live-chosen", corners);
        if (chosen.hasSize) disc("live-corner", corners[2], 7);
      },
    };

    const turn = (isOn) => {
      toggle.ariaPressed = String(isOn);
      choiceBox.hidden = !isOn;
      if (isOn) opened();
      else closed();
      glass.giveTo(isOn ? taker : undefined);
      if (!isOn) return say(t("Touch the screen, or run the steps in the text."));
      choose(chosen ?? views.at(-1));
      if (!views.length) say(t("No view has its frame in the text."));
      glass.element.focus({ preventScroll: true });
      glass.element.scrollIntoView({ block: "nearest" });
    };

    return {
      element: [toggle, choiceBox],
      // Whether a mode moves views rather than touching them.
      get isMoving() { return isMoving(); },
      leave() { if (isMoving()) turn(false); },
      // Shows the corners of the view under a pointer, or of none.
      hover(point) {
        const found = !point ? undefined
          : handles().some((one) => isNear(one, point, reach)) ? hot
          : views.findLast(({ corners }) => isInside(point, corners));
        if (found === hot) return;
        hot = found;
        glass.draw();
      },
      // Begins to drag a corner at a point, and returns the receiver of the drag, or nothing.
      grab(point) {
        const place = handles().findIndex((one) => isNear(one, point, grip));
        if (place < 0) return undefined;
        const { name } = hot;
        opened();
        hot = views.find((one) => one.name === name);
        if (!hot) return undefined;
        choose(hot);
        drag = { from: point, size: place === 1 ? { width: 1, height: 1 } : undefined, values: hot.values };
        return taker;
      },
      drawHandles({ disc }) {
        for (const [place, corner] of handles().entries()) disc(place ? "live-corner" : "live-corner live-mover", corner, grip);
      },
      // Returns the topmost view at a point, as the session began.
      nameAt: (point) => all.findLast(({ corners }) => isInside(point, corners))?.name,
      // The session's initial views on the screen that have their frames in the text.
      offer(places, switches) {
        all = places;
        const valueOf = (name, property) => switches.find((one) => one.element === name && one.property === property);
        views = places.flatMap(({ name, corners }) => {
          const found = valueOf(name, "frame") ?? valueOf(name, "center");
          const values = found?.value.split(/\s+/).map(Number) ?? [];
          if (!values.length || values.some(Number.isNaN)) return [];
          const hasSize = values.length === 4;
          const size = hasSize ? values : (valueOf(name, "bounds")?.value ?? "0 0 0 0").split(/\s+/).map(Number);
          // The superview's transform is visible in a view that isn't itself rotated or scaled.
          const isPlain = size[2] > 0 && size[3] > 0 && !valueOf(name, "transform");
          const [across, down] = isPlain
            ? [along(corners[0], corners[1], size[2]), along(corners[0], corners[3], size[3])]
            : [{ x: 1, y: 0 }, { x: 0, y: 1 }];
          return [{ name, corners, property: found.property, values, hasSize, across, down }];
        });
        choice.replaceChildren(...views.map(({ name }) => make("option", { value: name, textContent: name })));
        chosen = views.find(({ name }) => name === chosen?.name);
        hot = undefined;
        if (chosen) choice.value = chosen.name;
        toggle.disabled = !views.length;
        if (!views.length && isMoving()) turn(false);
        glass.draw();
      },
    };
  };
})();
