// Points and corners of views on the screen.

// Returns whether a point is in the area between corners.
export const isInside = ({ x, y }, corners) => {
  const sides = corners.map((one, place) => {
    const next = corners[(place + 1) % corners.length];
    return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};
export const isNear = (one, other, most) => Math.hypot(one.x - other.x, one.y - other.y) < most;
// Returns how far a point is from an edge.
export const distance = (point, from, to) => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
  const near = Math.min(Math.max(part, 0), 1);
  return Math.hypot(point.x - from.x - near * x, point.y - from.y - near * y);
};
// Returns the part of a way from one corner to another that a unit of a length takes.
const along = (from, to, length) => ({ x: (to.x - from.x) / length, y: (to.y - from.y) / length });

// Returns the views whose frames are in the text: each with its corners on the screen, the property and its values,
// and what a point to the right and a point down in its superview are on the screen.
export const framedViews = (places, switches) => {
  const valueOf = (name, property) => switches.find((one) => one.element === name && one.property === property);
  return places.flatMap(({ name, corners }) => {
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
};

// Returns a view's frame after a move, or a change of its size, in its superview's coordinates and in whole points.
export const moved = (view, x, y, isSize) => {
  const values = [...view.values];
  const place = isSize ? 2 : 0;
  values[place] += Math.round(x);
  values[place + 1] += Math.round(y);
  if (isSize) for (const one of [2, 3]) values[one] = Math.max(1, values[one]);
  return values;
};
// Returns a view's corners on the screen with another frame.
export const outline = ({ corners, across, down, values, hasSize }, now) => {
  const [x, y] = [now[0] - values[0], now[1] - values[1]];
  const [wider, higher] = hasSize ? [now[2] - values[2], now[3] - values[3]] : [0, 0];
  return corners.map((corner, place) => {
    const right = x + (place === 1 || place === 2 ? wider : 0);
    const below = y + (place > 1 ? higher : 0);
    return { x: corner.x + across.x * right + down.x * below, y: corner.y + across.y * right + down.y * below };
  });
};
// Returns a way on the screen in the coordinates of a view's superview, which may be rotated or scaled; nothing if it
// has no area.
export const inSuperview = ({ across, down }, { x, y }) => {
  const area = across.x * down.y - across.y * down.x;
  return area ? { x: (x * down.y - y * down.x) / area, y: (across.x * y - across.y * x) / area } : undefined;
};
