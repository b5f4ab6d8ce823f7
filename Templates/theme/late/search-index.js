// The index: pages with their entries, which are the pages themselves and fragments of them.
import { empty, split } from "./search-words.js";

const { kinds } = touchstoneIndex;
const prefixes = { Scenario: "scenario_", Challenge: "challenge_", Name: "name-" };
const joined = (title) => (title.toLowerCase().replace(/['’]/g, "").match(/[a-z0-9]+/g) ?? []).join("-");
// The weight of an entry's words: in a page's title, its question and summary, a symptom, or other entries'
// titles.
const worth = { title: 6, question: 3, symptom: 4, Section: 3, Scenario: 1.5, Challenge: 2, Fact: 2, Name: 3, Term: 3, Reference: 3, text: 0.8 };
export const pages = [];
export const entries = [];
// For each stem, the entries that contain it, with its weight there, and the words that it comes from.
export const vocabulary = new Map();
const meet = (word, entry, value) => {
  let known = vocabulary.get(word);
  if (!known) vocabulary.set(word, known = new Map());
  known.set(entry, Math.max(value, known.get(entry) ?? 0));
};
// Returns the facts that an entry such as D001-D024 stands for.
const eachFact = (line) => {
  const [, letter, first, last] = kinds[line[0]] === "Fact" && /^(\D)(\d+)-\D(\d+)$/.exec(line[1]) || [];
  if (!letter) return [line];
  return Array.from({ length: last - first + 1 }, (_, place) => [line[0], letter + String(+first + place).padStart(first.length, "0")]);
};
// Adds a page's line of the index: an entry, or several facts.
const takeLine = (page, line) => {
  for (const [number, title, rest, ...phrases] of eachFact(line)) {
    const kind = kinds[number];
    const isOfText = ["Section", "Term", "Scenario", "Challenge"].includes(kind);
    const made = kind === "Lesson" ? "" : isOfText ? joined(title) : title;
    const entry = { kind, title, page, phrases, fragment: (prefixes[kind] ?? "") + (rest ?? made) };
    entries.push(entry);
    page.entries.push(entry);
    const isPage = kind === "Lesson";
    if (isPage || !page.title) page.title = title;
    [title, ...phrases].forEach((text, place) => {
      const value = !isPage ? worth[kind] : !place ? worth.title : place < 3 ? worth.question : worth.symptom;
      const words = new Set(split(text).map(([word]) => word));
      for (const word of words) meet(word, entry, value);
      if (isPage || kind === "Section") page.phrases.push({ words, size: [...words].filter((word) => !empty.has(word)).length, isPage });
    });
  }
};
// Returns the numbers of the pages that have a word: differences in base 45, of whose digits the last is below 45.
const pagesOf = (code) => {
  const found = [];
  let page = 0, sum = 0, scale = 1;
  for (const sign of code) {
    const digit = sign.charCodeAt(0) - (sign > "\\" ? 36 : 35);
    sum += digit % 45 * scale;
    scale *= 45;
    if (digit >= 45) continue;
    page += sum;
    found.push(page++);
    [sum, scale] = [0, 1];
  }
  return found;
};
// Takes the index, or a part of a large site's.
export const take = (part) => {
  const own = part.pages.map(([path, ...lines]) => {
    let page = pages.find((one) => one.path === path);
    if (!page) pages.push(page = { path, entries: [], phrases: [] });
    // A title alone is an entry of the kind of the previous one.
    let kind = 0;
    for (const line of lines) {
      if (Array.isArray(line)) [kind] = line;
      takeLine(page, Array.isArray(line) ? line : [kind, line]);
    }
    return page;
  });
  let previous = "";
  const places = part.places.split(" ");
  part.words.split(" ").forEach((code, number) => {
    if (!code) return;
    const word = previous = previous.slice(0, parseInt(code[0], 36)) + code.slice(1);
    // A name has parts; everything else is a stem already.
    const stems = /[A-Z]/.test(word) ? split(word).map(([stem]) => stem) : [word];
    for (const page of pagesOf(places[number])) {
      own[page].hasTexts = true;
      for (const stem of stems) meet(stem, own[page].entries[0], worth.text);
    }
  });
};
