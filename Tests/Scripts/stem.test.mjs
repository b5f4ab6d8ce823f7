// The stems of a query are those of the index, whose rules are the site's.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
  // The words of the texts that the index has been made of.
  const known = new Set();
  let previous = "";
  for (const code of index.words.split(" ")) known.add(previous = previous.slice(0, parseInt(code[0], 36)) + code.slice(1));
  const words = readFileSync(new URL("../../Site/theme/late/texts/a-finger-becomes-an-event.js", import.meta.url), "utf8").match(/(?<![\w-])[a-z]{3,40}(?![\w’'-])/g);
  const unknown = new Set(words.filter((word) => !index.empty.split(" ").includes(word) && !known.has(stem(word))));
  assert.ok(words.length > 100);
  assert.deepEqual([...unknown], []);
});
