// The stems of words: without endings, in American spelling. A stem isn't necessarily a word.

// Returns the function that makes a word its stem, by the rules in the index.
export const stemmer = ({ spellings, endings }) => (word) => {
  let rest = word;
  for (const spelling of spellings) rest = rest.replace(...spelling.split(" "));
  if (rest.length > 3) for (const group of endings) {
    const found = group.find((ending) => fits(rest, ending));
    if (found) rest = rest.slice(0, -found[0].length) + found[1];
  }
  // A doubled consonant, as in "tapp", is a single one.
  return rest.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
};
// An ending has letters, others that come in their place, letters that can't be before it, and how many letters, with
// a vowel among them, must be left.
const fits = (word, [ending, , forbidden, least]) => {
  if (!word.endsWith(ending)) return false;
  const rest = word.slice(0, -ending.length);
  if (forbidden && (!rest || forbidden.includes(rest.at(-1)))) return false;
  return !least || (rest.length >= least && /[aeiouy]/.test(rest));
};
