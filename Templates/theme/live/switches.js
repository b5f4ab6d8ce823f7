// What can be changed without writing: values that stand in the text, and some that do not.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make } = live;

  const fieldFor = ({ kind, value, choices }) =>
    kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
    : choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
    : make("input", { value, size: Math.max(4, value.length) });

  // `edit` gets where something stands in the text, and its new value; before it, `settle` takes note
  // of what has been written.
  live.switches = ({ edit, settle }) => {
    let offered = [];
    const written = make("div", { className: "live-switch-list" });
    const unwritten = make("div", { className: "live-switch-list" });
    const element = make("div", { className: "live-switches" },
      make("p", { className: "live-heading", textContent: "Switches" }), written,
      make("details", {}, make("summary", { textContent: "What the text leaves as it is" }), unwritten));
    const named = (name, property) => offered.filter((one) => one.element === name && one.property === property);
    // A value is looked up again when it is changed, for the text may have been written in since.
    const change = (name, property, value, place = 0) => {
      settle();
      const found = named(name, property)[place];
      if (found && !element.inert) edit(found.start, found.end, (found.opening ?? "") + value);
    };
    const label = (one) => {
      const place = named(one.element, one.property).indexOf(one);
      const isBoolean = one.kind === "boolean";
      const field = fieldFor(one);
      const key = [one.element, one.property, place].join();
      field.onchange = () => {
        change(one.element, one.property, isBoolean ? String(field.checked) : field.value, place);
        // The lists have been made anew.
        [...element.querySelectorAll("label")].find(({ dataset }) => dataset.key === key)
          ?.querySelector("input, select").focus({ preventScroll: true });
      };
      const property = make("code", { textContent: one.property });
      const made = make("label", {}, ...isBoolean ? [field, ` ${one.element} `, property] : [`${one.element} `, property, " ", field]);
      made.dataset.key = key;
      return made;
    };
    return {
      element,
      change,
      // A text with errors has no places to be changed at.
      set isStopped(isStopped) { element.inert = isStopped; },
      offer(switches) {
        offered = switches;
        // Frames are moved by hand rather than by numbers.
        const isFrame = ({ kind }) => Number(kind === "rectangle");
        const labels = (some) => some.sort((a, b) => isFrame(a) - isFrame(b)).map(label);
        written.replaceChildren(...labels(switches.filter(({ opening }) => !opening)));
        unwritten.replaceChildren(...labels(switches.filter(({ opening }) => opening)));
      },
    };
  };
})();
