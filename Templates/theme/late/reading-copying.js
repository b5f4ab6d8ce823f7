// Buttons that copy code.
import { all, make } from "./reading-page.js";

// Returns what is copied of code: a console's commands without their prompts and output.
const code = (block) => {
  // A scenario's collapsed expectations belong to its text.
  const scenario = block.closest(".scenario-listing");
  const text = scenario ? all("code.language-scenario", scenario).map((one) => one.textContent).join("") : block.textContent;
  if (!/-(console|sh|shell|bash)$/.test(block.className) || !/^[$%] /m.test(text)) return text;
  return text.split("\n").filter((line) => /^[$%] /.test(line)).map((line) => line.slice(2) + "\n").join("");
};

// Adds a button to each block of code.
export const addCopyButtons = () => {
  for (const block of all("pre.code > code[class]")) {
    // The code of an editor is copied from its field.
    if (block.closest(".live, .expectations")) continue;
    const button = make("button", { type: "button", className: "copy" });
    button.setAttribute("aria-label", t("Copy"));
    button.onclick = async () => {
      try { await navigator.clipboard.writeText(code(block)); } catch {
        getSelection().selectAllChildren(block);
        document.execCommand("copy");
      }
      button.setAttribute("aria-label", t("Copied"));
      setTimeout(() => button.setAttribute("aria-label", t("Copy")), 2000);
    };
    const frame = make("div", { className: "code-block" });
    block.parentNode.replaceWith(frame);
    frame.append(block.parentNode, button);
  }
};
