// The page, and what the browser keeps for its reader, if it keeps anything.

export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const make = (name, properties) => Object.assign(document.createElement(name), properties);

// The browser's storage for the reader, which may be unavailable.
export const kept = (key) => {
  try { return JSON.parse(localStorage.getItem("touchstone " + key)) || {}; } catch { return {}; }
};
export const keep = (key, name, value) => {
  try {
    localStorage.setItem("touchstone " + key, JSON.stringify({ ...kept(key), [name]: value }));
  } catch { /* Then it is forgotten. */ }
};
export const page = location.pathname;
