// The stems of a query are those of the index, whose rules are the site's.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import { stemmer } from "../../Templates/theme/late/search-stem.js";

const script = readFileSync(new URL("../../Site/theme/late/index.js", import.meta.url), "utf8");
const index = runInNewContext(script + ";touchstoneIndex");
const stem = stemmer(index);

test("forms of a word have one stem", () => {
  for (const forms of [
    "wait waits waited waiting", "move moves moved moving", "tap tapped tapping taps", "recognize recognise recognizer recognised",
    "color colour colours", "touch touches touchable", "gray grey", "center centre", "delay delays delayed", "query queries",
    "press presses pressed",
  ]) assert.equal(new Set(forms.split(" ").map(stem)).size, 1, forms);
});

test("different words have different stems", () => {
  for (const words of ["bus bu", "thing thed", "wait waist", "axis axes", "string stred", "class clay", "needs need2"])
    assert.equal(new Set(words.split(" ").map(stem)).size, 2, words);
});

test("the script makes the stems that the builder has made", () => {
  const known = new Set(index.empty.split(" "));
  let previous = "";
  for (const code of index.words.split(" ")) known.add(previous = previous.slice(0, parseInt(code[0], 36)) + code.slice(1));
  // The texts that the index has been made of, which the lines of scenarios aren't among.
  const texts = [];
  const folder = new URL("../../Site/theme/late/texts/", import.meta.url);
  const touchstoneTexts = (page, known) =>
    texts.push(...Object.keys(known).filter((fragment) => !fragment.startsWith("scenario_")).map((fragment) => known[fragment]));
  for (const page of globSync("*.js", { cwd: folder })) runInNewContext(readFileSync(new URL(page, folder), "utf8"), { touchstoneTexts });
  const words = new Set(texts.join("\n").match(/(?<![\w-])[a-z]{3,40}(?![\w’'-])/g));
  const titles = new Set(index.pages.flat(2).filter((one) => typeof one === "string").flatMap((one) => one.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
  // A page's own title and phrases aren't in the words of its text.
  const unknown = [...words].filter((word) => !known.has(word) && !known.has(stem(word)) && !titles.has(stem(word)));
  assert.ok(words.size > 2000);
  assert.deepEqual(unknown, []);
});
