// Toolbars: each is one stop of the Tab key, and the arrow keys go through its controls.

// Returns the control that an arrow key leads to from another one; nothing for other keys.
export const neighbor = (controls, current, key) => {
  const forward = document.dir === "rtl" ? -1 : 1;
  const by = { ArrowRight: forward, ArrowLeft: -forward }[key];
  return by && controls[(controls.indexOf(current) + by + controls.length) % controls.length];
};

// Makes an element a toolbar, and returns it.
export const toolbar = (element, ariaLabel) => {
  element.setAttribute("role", "toolbar");
  element.ariaLabel = ariaLabel;
  const controls = () => [...element.querySelectorAll("button, select")].filter((one) => !one.disabled && !one.closest("[hidden]"));
  let stop;
  const settle = () => {
    const all = controls();
    if (!all.includes(stop)) [stop] = all;
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  };
  element.addEventListener("focusin", ({ target }) => {
    if (!controls().includes(target)) return;
    stop = target;
    settle();
  });
  element.addEventListener("keydown", (event) => {
    const all = controls();
    const next = all.includes(event.target) && neighbor(all, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  new MutationObserver(settle).observe(element, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
  settle();
  return element;
};
