// The form of the theme's scripts: how long their functions are, and what they import.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const acorn = createRequire(import.meta.url)("internal/deps/acorn/acorn/dist/acorn");
const theme = new URL("../../Templates/theme/", import.meta.url);
const scripts = globSync("**/*.js", { cwd: theme }).sort();
const textOf = (script) => readFileSync(new URL(script, theme), "utf8");
const most = 60;

// Returns the tree of a script, which is a module if it imports or exports names.
const treeOf = (text) => acorn.parse(text, {
  ecmaVersion: "latest", locations: true, sourceType: /^(?:import|export) /m.test(text) ? "module" : "script",
});
// Calls a function with each node of a tree.
const walk = (node, visit) => {
  if (!node || typeof node !== "object") return;
  if (typeof node.type === "string") visit(node);
  for (const child of Object.values(node)) for (const one of [child].flat()) walk(one, visit);
};
const longFunctions = (text) => {
  const found = [];
  walk(treeOf(text), ({ type, loc }) => {
    const lines = loc.end.line - loc.start.line + 1;
    if (/Function/.test(type) && lines > most) found.push({ line: loc.start.line, lines });
  });
  return found;
};

test("no function is longer than 60 lines", () => {
  assert.ok(scripts.length > 30);
  assert.deepEqual(scripts.flatMap((script) => longFunctions(textOf(script)).map((one) => ({ script, ...one }))), []);
});

test("a function of 61 lines is found, wherever it is", () => {
  const lines = "\n".repeat(most);
  for (const text of [`const a = () => {${lines}};`, `class A { #b() {${lines}} }`, `{ function a() {${lines}} }`])
    assert.equal(longFunctions(text).length, 1, text);
  assert.equal(longFunctions(`const a = () => {${lines.slice(1)}};`).length, 0);
});

// What scripts use of the browser, and of each other across files that load on their own.
const globals = new Set(`undefined Infinity
  Array Blob Boolean ClipboardItem CompressionStream DOMPoint DataView DecompressionStream Error IntersectionObserver JSON Map Math
  MutationObserver Node Number Object Promise RegExp Response Set String TextDecoder TextEncoder URL URLSearchParams Uint8Array WeakMap
  WebAssembly Worker addEventListener atob btoa cancelAnimationFrame clearTimeout console decodeURIComponent document
  encodeURIComponent fetch getComputedStyle getSelection history innerHeight localStorage location matchMedia navigator onhashchange
  parseFloat parseInt performance postMessage removeEventListener requestAnimationFrame scrollBy self setTimeout t window
  touchstoneAdd touchstoneIndex touchstoneLessons touchstoneLive touchstoneLoadSearch touchstoneModule touchstoneOpener touchstoneRead
  touchstoneSearch touchstoneStepping`.split(/\s+/));
// Returns the names that a tree declares anywhere, and those that it refers to.
const namesIn = (tree) => {
  const [declared, used] = [new Set(), new Set()];
  const skipped = new Set();
  const declare = (pattern) => walk(pattern, (node) => {
    if (node.type === "Identifier" && !skipped.has(node)) declared.add(node.name);
  });
  walk(tree, (node) => {
    if (node.type === "MemberExpression" && !node.computed) skipped.add(node.property);
    if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && !node.computed && !node.shorthand) skipped.add(node.key);
    if (node.type === "VariableDeclarator") declare(node.id);
    if (node.params) node.params.forEach(declare);
    if (node.type === "CatchClause" && node.param) declare(node.param);
    if (/Declaration$/.test(node.type) && node.id) declare(node.id);
    if (/^Import.*Specifier$/.test(node.type)) declare(node.local);
    if (node.type === "Identifier" && !skipped.has(node)) used.add(node.name);
  });
  return { declared, used };
};

test("what a script uses, it declares or imports", () => {
  for (const script of scripts) {
    const { declared, used } = namesIn(treeOf(textOf(script)));
    assert.deepEqual([...used].filter((name) => !declared.has(name) && !globals.has(name)), [], script);
  }
  assert.deepEqual([...namesIn(treeOf("const a = { b }; c(a.d);")).used], ["a", "b", "c"]);
});

test("what a script imports, it uses", () => {
  for (const script of scripts) {
    const text = textOf(script);
    walk(treeOf(text), ({ type, local }) => {
      if (type !== "ImportSpecifier") return;
      const count = text.match(new RegExp(`\\b${local.name}\\b`, "g")).length;
      assert.ok(count > 1, `${script} imports ${local.name}, and doesn't use it`);
    });
  }
});

test("what a script exports, another one imports", () => {
  const imported = new Map();
  for (const script of scripts) for (const [, names, file] of textOf(script).matchAll(/^import \{ (.*) \} from "\.\/(.*)";$/gm)) {
    const path = script.replace(/[^/]*$/, "") + file;
    imported.set(path, [...imported.get(path) ?? [], ...names.split(", ")]);
  }
  for (const script of scripts) for (const [, name] of textOf(script).matchAll(/^export (?:const|function|class) (\w+)/gm))
    assert.ok(imported.get(script)?.includes(name), `${script} exports ${name} for no other script`);
});

test("the page performs each effect that the reducer names", () => {
  const named = ["reduce", "clock"].flatMap((name) => [...textOf(`live/${name}.js`).matchAll(/\["(\w+)"/g)].map(([, effect]) => effect));
  const performed = new Set([...textOf("live/effects.js").matchAll(/^\s+(?:\.\.\.)?(?:async )?(\w+)[(:,]/gm)].map(([, effect]) => effect));
  // What is drawn, and what is cleared, aren't effects themselves.
  const parts = new Set(["nothing", "screen", "fingers", "figures", "film", "twin"]);
  assert.ok(named.length > 40);
  for (const effect of named) assert.ok(performed.has(effect) || parts.has(effect), effect);
});
