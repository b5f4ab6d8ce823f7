// The words of a language are text: no script makes markup of them, whatever signs they have.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const theme = new URL("../../Templates/theme/", import.meta.url);
const scripts = globSync("**/*.js", { cwd: theme }).map((path) => [path, readFileSync(new URL(path, theme), "utf8")]);
const strange = 'Say "it" <b>x';

test("no script puts words into markup", () => {
  assert.ok(scripts.length > 40);
  for (const [path, script] of scripts)
    for (const [markup] of script.matchAll(/(?:innerHTML|outerHTML|srcdoc)\s*[:=]\s*(?:`[^`]*`|"[^"]*"[^;,]*)|insertAdjacentHTML\([^;]*;/g))
      assert.doesNotMatch(markup, /\bt\(/, path);
});

// An element that keeps what a script gives it.
class Element {
  constructor(name) { Object.assign(this, { localName: name, children: [], attributes: {}, textContent: "" }); }
  append(...parts) { this.children.push(...parts); }
  before(part) { this.preceding = part; }
  toggleAttribute(name, isOn) { this.attributes[name] = isOn; }
  hasAttribute(name) { return Boolean(this.attributes[name]); }
  contains(part) { return part === this; }
  closest() { return null; }
  querySelectorAll() { return this.children; }
}

// Runs the script of a long list; returns its page, and what happens when the address changes.
const filtered = () => {
  const body = new Element("div");
  for (let number = 0; number < 12; number++) body.append(Object.assign(new Element("li"), { textContent: `entry ${number}` }));
  const location = { hash: "" };
  let change;
  runInNewContext(scripts.find(([path]) => path.endsWith("filter.js"))[1], {
    document: {
      createElement: (name) => new Element(name), querySelector: () => body,
      getElementById: (id) => id === "entry" ? body.children[3] : null,
    },
    addEventListener: (name, listener) => { change = listener; },
    location, t: () => strange,
  });
  return { body, location, change: () => change() };
};

test("the field above a list has the words as they are", () => {
  const { body } = filtered();
  const [label] = body.preceding.children;
  assert.equal(label.children[0], strange);
  assert.equal(label.children.find(({ localName }) => localName === "input").type, "search");
});

test("an address that ends in half a character changes nothing", () => {
  const { location, change } = filtered();
  for (const hash of ["#%", "#%E4%B8", "#entry", "#", "#%zz", "#nothing"]) {
    location.hash = hash;
    assert.doesNotThrow(change, hash);
  }
});
