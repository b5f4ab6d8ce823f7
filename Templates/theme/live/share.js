// A scenario in a URL: compressed, in the fragment, which servers never receive.
import { button, make } from "./elements.js";

const mark = "#scenario=";
// The length of a URL that programs are known to pass on completely.
const longest = 8000;

// Read manually, because with a `Response`, Firefox logs an error for a damaged stream.
const through = async (bytes, stream) => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let step; !(step = await reader.read()).done;) parts.push(step.value);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

// Returns the playground's URL with a text, or null if it would be too long.
export const address = async (text) => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const page = new URL(document.body.dataset.playground, location.href);
  const url = page.href + mark + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return url.length > longest ? null : url;
};

// Shows a link to a text, for copying.
export const sharing = (text) => {
  const element = make("div", { className: "live-link" });
  const share = async () => {
    const url = await address(text());
    if (!url) return element.replaceChildren(t("The text is too long for a link. Copy it instead."));
    const field = make("input", { readOnly: true, value: url, ariaLabel: t("Link to this scenario") });
    const copy = button(t("Copy"), async () => {
      field.select();
      try { await navigator.clipboard.writeText(url); } catch { document.execCommand("copy"); }
      copy.textContent = t("Copied");
    });
    element.replaceChildren(field, copy, make("p", { textContent: t("The link contains the text; no server gets it.") }));
    field.select();
  };
  return { element, share, clear: () => element.replaceChildren() };
};

// Returns the text in this page's own URL: null if there is none, undefined if it's damaged.
export const sharedText = async () => {
  if (!location.hash.startsWith(mark)) return null;
  if (location.hash.length > longest) return undefined;
  try {
    const letters = decodeURIComponent(location.hash.slice(mark.length)).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return text.length > 100_000 ? undefined : new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
};
