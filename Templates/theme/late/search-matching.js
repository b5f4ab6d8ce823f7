// What a query finds. Pages match by everything on them, and each links to its best fragment. Words are compared by their
// stems; words that mean about the same, and words with a single typo, count less. Unknown words don't count at all.
import { entries, pages, vocabulary } from "./search-index.js";
import { stemsOf } from "./search-texts.js";
import { empty, ideograph, others, split } from "./search-words.js";

// Returns whether inserting, deleting, replacing, or swapping letters once turns one word into the other.
const isClose = (one, other) => {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let start = 0;
  while (one[start] === other[start] && start < one.length) start++;
  const [rest, second] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === second.slice(1) || rest === second.slice(1) || rest.slice(1) === second
    || rest[0] === second[1] && rest[1] === second[0] && rest.slice(2) === second.slice(2);
};
// Returns the stems that a query's word may mean, each with its confidence.
const meanings = (word, text, isLast) => {
  const found = new Map();
  const add = (other, share) => {
    if (vocabulary.has(other) && !(found.get(other) >= share)) found.set(other, share);
  };
  add(word, 1);
  for (const other of others.get(word) ?? []) add(other, 0.7);
  if (isLast && (text.length > 2 || ideograph.test(text)) || text.length > 3 && !found.has(word))
    for (const other of vocabulary.keys()) if (other.startsWith(word) || other.startsWith(text)) add(other, found.has(word) ? 0.3 : 0.7);
  if (!found.has(word) && text.length > 4)
    for (const other of vocabulary.keys()) if (other.length > 3 && isClose(word, other)) add(other, 0.6);
  return found;
};
const found = (text) => {
  const all = split(text);
  const telling = all.filter(([word, plain]) => !empty.has(plain));
  const query = (telling.length ? telling : all).map(([word, plain, share], place, { length }) =>
    ({ word, share, meanings: meanings(word, plain.toLowerCase(), place === length - 1) }))
    .filter(({ word, meanings }, place, list) => meanings.size && list.findIndex((one) => one.word === word) === place);
  const values = new Map();
  const usual = entries.length / pages.length;
  for (const part of query) {
    part.pages = new Map();
    part.entries = new Map();
    for (const [word, share] of part.meanings)
      for (const [entry, value] of vocabulary.get(word))
        part.entries.set(entry, Math.max(part.entries.get(entry) ?? 0, value * share));
    // A page's own text counts, and so does the number of its entries with the word, up to a limit.
    for (const [entry, value] of part.entries) {
      const known = part.pages.get(entry.page) ?? { own: 0, places: 0 };
      if (entry === entry.page.entries[0]) known.own = value;
      else known.places += value;
      part.pages.set(entry.page, known);
    }
    for (const [page, { own, places }] of part.pages) part.pages.set(page, own + 2 * places / (places + 3));
    const sure = [...part.pages.values()].reduce((sum, value) => sum + Math.min(1, value), 0);
    part.weight = part.share * Math.log(1 + (pages.length + 1) / (sure + 0.5));
    for (const [page, value] of part.pages)
      values.set(page, (values.get(page) ?? 0) + part.weight * value / (value + 2 + 0.5 * Math.min(3, page.entries.length / usual)));
  }
  const most = query.reduce((sum, { weight }) => sum + weight, 0);
  for (const [page, value] of values) {
    // One phrase that contains most of the words counts more than several that contain a few.
    let best = 0;
    for (const { words, size, isPage } of page.phrases) {
      let sum = 0, count = 0;
      for (const { meanings, weight } of query) {
        let share = 0;
        for (const [word, sure] of meanings) if (sure > share && words.has(word)) share = sure;
        sum += share * weight;
        count += share > 0;
      }
      if (count) best = Math.max(best, (isPage ? 1 : 0.8) * sum / most * (0.3 + 0.7 * count / Math.max(count, size)));
    }
    values.set(page, value + 2 * most * best);
  }
  const own = new Map();
  for (const { entries, weight } of query)
    for (const [entry, value] of entries) own.set(entry, (own.get(entry) ?? 0) + weight * value / (value + 2));
  const total = (entry) => (own.get(entry) ?? 0) + 0.15 * values.get(entry.page);
  return { query, values, own, total, stems: new Set(query.flatMap(({ meanings }) => [...meanings.keys()])) };
};

const reference = ["Term", "Name", "Fact", "Reference"];
// The results, group by group, best first.
export const groups = (text) => {
  const { values, own, total, stems, query } = found(text);
  if (!query.length) return { stems, groups: [] };
  const best = (list, count) => list.sort((a, b) => b.value - a.value).slice(0, count);
  const isLesson = (page) => page.entries[0].kind === "Lesson";
  // The page's best entry, as far as its texts have loaded.
  const place = (page, kinds) => {
    let [best] = page.entries;
    let most = 0;
    for (const entry of page.entries) {
      if (entry !== page.entries[0] && !kinds.includes(entry.kind)) continue;
      const words = stemsOf(entry);
      const isTop = entry === page.entries[0];
      const value = (isTop ? 0 : own.get(entry) ?? 0) + query.reduce((sum, { meanings, weight }) => {
        let share = 0;
        for (const [word, sure] of meanings) if (sure > share && words.has(word)) share = sure;
        return sum + 0.6 * share * weight;
      }, 0);
      if (value > most) [best, most] = [entry, value];
    }
    return best;
  };
  const lessons = best([...values].filter(([page]) => isLesson(page)).map(([page, value]) => ({ entry: page, page, value })), 6);
  for (const one of lessons) one.entry = place(one.page, ["Section"]);
  const shown = new Set(lessons.map(({ entry }) => entry));
  // Entries that match by title; in other pages, also those that match by text.
  const others = best([...values].filter(([page]) => !isLesson(page)).map(([page, value]) => ({ page, value })), 3)
    .map(({ page }) => place(page, reference)).filter((entry) => stemsOf(entry).size);
  const of = (names, count) => {
    const entries = new Set([...own.keys(), ...others].filter((entry) => names.includes(entry.kind) && !shown.has(entry)));
    const list = [...entries].map((entry) => ({ entry, value: total(entry) }));
    const least = Math.max(0, ...list.map(({ value }) => value)) * 0.45;
    return best(list.filter(({ value }) => value >= least), count);
  };
  return { stems, groups: [
    [t("Lessons"), lessons], [t("Sections"), of(["Section"], 5)], [t("Scenarios"), of(["Scenario", "Challenge"], 5)],
    [t("Reference"), of(reference, 8)],
  ].filter(([, list]) => list.length) };
};
