// The values that can be changed without writing: some are in the text, and some aren't.
import { button, make, update } from "./elements.js";

const fieldFor = ({ kind, value, choices }) =>
  kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
  : choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
  : make("input", { value, size: Math.max(4, value.length) });

// `edit` receives a range in the text, its new value, and what that is; before that, `settle` applies pending changes to
// the text.
export const switches = ({ edit, settle, isOpen }) => {
  let offered = [];
  const written = make("div", { className: "live-switch-list" });
  const unwritten = make("div", { className: "live-switch-list" });
  const element = make("div", { className: "live-switches", hidden: !isOpen },
    make("p", { className: "live-heading", textContent: t("Switches") }), written,
    make("details", {}, make("summary", { textContent: t("Values not in the text") }), unwritten));
  const toggle = button(t("Switches"), () => {
    element.hidden = !element.hidden;
    toggle.ariaExpanded = String(!element.hidden);
  });
  toggle.ariaExpanded = String(Boolean(isOpen));
  const named = (name, property) => offered.filter((one) => one.element === name && one.property === property);
  // Look up the value again, because the text may have changed.
  const change = (name, property, value, place = 0) => {
    settle();
    const found = named(name, property)[place];
    if (found && !element.inert) edit(found.start, found.end, (found.opening ?? "") + value, t("{property} of {name}", { property, name }));
  };
  const label = (one) => {
    const place = named(one.element, one.property).indexOf(one);
    const isBoolean = one.kind === "boolean";
    const field = fieldFor(one);
    const key = [one.element, one.property, place].join();
    field.onchange = () => {
      change(one.element, one.property, isBoolean ? String(field.checked) : field.value, place);
      // The lists have been recreated.
      [...element.querySelectorAll("label")].find(({ dataset }) => dataset.key === key)
        ?.querySelector("input, select").focus({ preventScroll: true });
    };
    const property = make("code", { textContent: one.property });
    const made = make("label", {}, ...isBoolean ? [field, ` ${one.element} `, property] : [`${one.element} `, property, " ", field]);
    made.dataset.key = key;
    return made;
  };
  return {
    element, toggle, change,
    // In a text with errors, the values have no positions.
    set isStopped(inert) { update(element, { inert }); },
    offer(all) {
      offered = all;
      // Frames are moved by hand rather than by numbers.
      const isFrame = ({ kind }) => Number(kind === "rectangle");
      const labels = (some) => some.sort((a, b) => isFrame(a) - isFrame(b)).map(label);
      written.replaceChildren(...labels(all.filter(({ opening }) => !opening)));
      toggle.hidden = !all.length;
      unwritten.replaceChildren(...labels(all.filter(({ opening }) => opening)));
    },
  };
};
