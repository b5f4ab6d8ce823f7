// For each figure with a sticky header, the header's position after its region has been scrolled down.
() => {
  const answers = [];
  // Without this, what's far from the window has an estimated height, and scrolling to it stops too early.
  const style = document.createElement("style");
  style.textContent = "* { content-visibility: visible !important; }";
  document.head.append(style);
  for (const header of document.querySelectorAll("figure *")) {
    const style = getComputedStyle(header);
    if (style.position !== "sticky" || style.top === "auto" || header.closest("svg")) continue;
    const region = (() => {
      for (let e = header.parentElement; e; e = e.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(e).overflowY)) return e;
      }
      return document.scrollingElement;
    })();
    if (region === document.scrollingElement) {
      // The window moves past the header's own block, so stop in the middle of it.
      const block = header.closest("table") ?? header.parentElement;
      const space = block.getBoundingClientRect().height - header.getBoundingClientRect().height;
      // In a short block, the header must leave together with the last row.
      const top = parseFloat(getComputedStyle(header).top);
      if (space < 40 || space / 2 < top + header.getBoundingClientRect().height) continue;
      scrollTo(0, block.getBoundingClientRect().top + scrollY + space / 2);
      const offset = header.getBoundingClientRect().top - top;
      scrollTo(0, 0);
      answers.push({ name: header.closest("figure").id || "figure", offset });
      continue;
    }
    const top = (e) => (e.getBoundingClientRect().top + e.clientTop);
    const room = region.scrollHeight - region.clientHeight;
    if (room < 20 || !header.getBoundingClientRect().height) continue;
    region.scrollTop = room / 2;
    const offset = header.getBoundingClientRect().top - top(region);
    region.scrollTop = 0;
    answers.push({ name: header.closest("figure").id || "figure", offset });
  }
  style.remove();
  return answers;
}
