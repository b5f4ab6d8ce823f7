// Toolbars: each is one stop of the Tab key, and the arrow keys go through its controls.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});

  live.toolbar = (element, ariaLabel) => {
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
      const forward = document.dir === "rtl" ? -1 : 1;
      const by = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
      const all = controls();
      const place = all.indexOf(event.target);
      if (!by || place < 0) return;
      event.preventDefault();
      all[(place + by + all.length) % all.length].focus();
    });
    new MutationObserver(settle).observe(element, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
    settle();
    return element;
  };
})();
