// Every visible text of every visible drawing: its position, size, and color.
() => {
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
  };
  const opacity = (element, end) => {
    let product = 1;
    for (let e = element; e && e !== end.parentElement; e = e.parentElement) {
      product *= parseFloat(getComputedStyle(e).opacity);
    }
    return product;
  };
  // Everything that a drawing's looks depend on, as far as it can be determined without rendering.
  const media = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"].map((one) => matchMedia(one).matches);
  const look = (svg, texts) => {
    const grounds = [];
    for (let e = svg; e; e = e.parentElement) {
      const { backgroundColor, backgroundImage, color } = getComputedStyle(e);
      grounds.push(e.className.baseVal ?? e.className, backgroundColor, backgroundImage, color);
    }
    const { width, height } = svg.getBoundingClientRect();
    const inks = texts.map(({ fill, opacity }) => [fill, opacity]);
    return JSON.stringify([media, grounds, width, height, inks, svg.outerHTML]);
  };
  const drawings = [...document.querySelectorAll("svg")].filter(
    (svg) => !svg.ownerSVGElement && visible(svg),
  );
  return drawings.map((svg) => {
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll("text")].filter(
      (text) => text.textContent.trim() && !text.closest("defs, symbol, clipPath, mask") && visible(text),
    );
    const found = texts.map((text) => {
      const box = text.getBoundingClientRect();
      const matrix = text.getScreenCTM();
      const innermost = [...text.querySelectorAll("tspan")].pop() ?? text;
      const style = getComputedStyle(innermost);
      return {
        text: text.textContent.trim().replace(/\s+/g, " "),
        box: [box.left, box.top, box.right, box.bottom],
        size: parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b),
        fill: style.fill,
        opacity: opacity(innermost, svg) * parseFloat(style.fillOpacity),
        page: [box.left + scrollX, box.top + scrollY, box.width, box.height],
      };
    });
    return {
      name: svg.id || svg.closest("[id]")?.id || "drawing",
      clips: getComputedStyle(svg).overflow !== "visible",
      frame: [frame.left, frame.top, frame.right, frame.bottom],
      stretched: svg.querySelectorAll("[textLength]").length,
      texts: found,
      look: look(svg, found),
    };
  });
}
