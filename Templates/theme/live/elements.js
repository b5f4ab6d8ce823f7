// Elements of a page, each made in one expression, and the words in them.

// Returns an element with properties and children.
export const make = (name, values, ...children) => {
  const element = Object.assign(document.createElement(name), values);
  element.append(...children);
  return element;
};
export const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
// Sets properties of an element that have changed; setting one to what it is would wake observers.
export const update = (element, values) => {
  for (const [name, value] of Object.entries(values)) if (element[name] !== value) element[name] = value;
};
// Returns the HTML of a paragraph.
export const paragraph = (className, textContent) => make("p", { className, textContent }).outerHTML;
// Returns the pieces of a text in which everything between two backticks is code.
export const coded = (words) => words.split("`").map((piece, place) => place % 2 ? make("code", { textContent: piece }) : piece);
// Returns a message as a sentence.
export const sentence = (words) => words[0].toUpperCase() + words.slice(1) + (words.endsWith(".") ? "" : ".");
