// Every two figures of a scenario that overlap when the page is scrolled to one of them.
() => {
  const found = new Set();
  for (const scenario of document.querySelectorAll("figure.scenario")) {
    const figures = [...scenario.querySelectorAll(".scenario-figure")];
    for (const shown of figures) {
      shown.scrollIntoView({ behavior: "instant" });
      const boxes = figures.map((figure) => {
        const parts = [...figure.children].map((part) => part.getBoundingClientRect());
        const sides = (side, choose) => choose(...parts.map((box) => box[side]));
        return [sides("left", Math.min), sides("top", Math.min), sides("right", Math.max), sides("bottom", Math.max)];
      });
      boxes.forEach(([left, top, right, bottom], one) => {
        for (let other = one + 1; other < boxes.length; other++) {
          const [x, y, end, foot] = boxes[other];
          const width = Math.min(right, end) - Math.max(left, x);
          const height = Math.min(bottom, foot) - Math.max(top, y);
          if (width > 1 && height > 1)
            found.add(`${scenario.id}: ${figures[one].className} and ${figures[other].className}`);
        }
      });
    }
  }
  scrollTo(0, 0);
  return [...found];
}
