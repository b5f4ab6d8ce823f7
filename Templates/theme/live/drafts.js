// What a reader has written stays, for each scenario, until the reader goes back to the original text.

export const keptWords = t("Here is what you wrote last.");

// Returns the text that a reader has written in place of another one, by the name of its place on the page.
export const draft = (name = "") => {
  const key = ["touchstone draft", location.pathname, name].filter(Boolean).join(" ");
  return {
    get text() {
      try { return localStorage.getItem(key); } catch { return null; }
    },
    // Without a text, nothing is kept.
    keep(text) {
      try {
        if (text === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch { /* Then it is forgotten. */ }
    },
  };
};
