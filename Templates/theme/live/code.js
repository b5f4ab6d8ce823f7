// A scenario as UIKit code, for the clipboard.
import { callTool } from "./aside.js";
import { button, coded, make, sentence } from "./elements.js";

// Copies the code of `text`, which gets the name and the variant of `request`; `say` shows a message.
export const coding = ({ text, request, say }) => {
  const element = make("div", { className: "live-link live-uikit" });
  const copy = async () => {
    element.replaceChildren();
    const asked = callTool("export", text(), request());
    // Some browsers let only a click copy, so the clipboard gets a promise of the code.
    const code = asked.then(({ swift }) => {
      if (!swift) return Promise.reject();
      return new Blob([swift], { type: "text/plain" });
    });
    code.catch(() => {});
    const copied = (async () => navigator.clipboard.write([new ClipboardItem({ "text/plain": code })]))()
      .then(() => true, () => false);
    let answer;
    try { answer = await asked; } catch ({ message }) { return say(message); }
    if (!answer.swift) return say(t("The text has an error, so there’s no code yet. See the message below the text."));
    const notes = answer.diagnostics.map(({ message }) => make("p", {}, ...coded(sentence(message))));
    element.replaceChildren(...notes);
    if (await copied) return say(t("Copied. The code builds this setup in an iOS app."));
    // Without a clipboard, as in a page from a disk, the reader copies the selected text.
    const field = make("textarea", { readOnly: true, rows: 12, value: answer.swift, ariaLabel: t("This scenario as Swift") });
    element.replaceChildren(field, ...notes);
    field.focus();
    field.select();
    say(t("The browser doesn’t let this page copy. The code is selected, so you can copy it yourself."));
  };
  return { element, button: button(t("Copy as Swift"), copy), clear: () => element.replaceChildren() };
};
