// A scenario of the page: its text, and what its figures are asked for.

// Returns a scenario's text, including the collapsed expectations.
export const textOf = (place) => place.dataset.text
  ?? [...place.querySelectorAll("code.language-scenario")].map((one) => one.textContent).join("");
// Returns the lines of a request that don't name figures.
export const requestOf = (request) => request.split("\n").filter((line) => !line.startsWith("figure "));
