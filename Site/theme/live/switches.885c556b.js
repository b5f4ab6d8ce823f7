(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const fieldFor = ({ kind, value, choices }) =>
kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
: choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
: make("input", { value, size: Math.max(4, value.length) });
live.switches = ({ edit, settle }) => {
let offered = [];
const list = make("div", { className: "live-switch-list" });
const change = (element, property, value, place = 0) => {
settle();
const found = offered.filter((one) => one.element === element && one.property === property)[place];
if (found && !list.inert) edit(found.start, found.end, value);
};
return {
element: make("div", { className: "live-switches" }, make("p", { className: "live-heading", textContent: "Switches" }), list),
change,
set isStopped(isStopped) { list.inert = isStopped; },
offer(switches) {
offered = switches;
list.replaceChildren(...switches.map((one, index) => {
const same = (other) => other.element === one.element && other.property === one.property;
const place = switches.slice(0, index).filter(same).length;
const isBoolean = one.kind === "boolean";
const field = fieldFor(one);
field.onchange = () => {
change(one.element, one.property, isBoolean ? String(field.checked) : field.value, place);
list.children[index]?.querySelector("input, select").focus({ preventScroll: true });
};
const property = make("code", { textContent: one.property });
return make("label", {}, ...isBoolean ? [field, ` ${one.element} `, property] : [`${one.element} `, property, " ", field]);
}));
},
};
};
})();
