// Logs from devices: drawn like a run, and compared with the run of the text.
// Lines such as `94 ms  tap fires ended` and `{"at":94,"name":"tap",…}`, after any prefix.
import { callTool } from "./aside.js";
import { button, coded, make, sentence } from "./elements.js";

const line = /(?:^|\s)\d+ ms {2}\S.* \S|\{"at":\d/m;
const foreign = t("The log has no object of the text, or the text has an error, so they aren’t compared.");

export const isLog = (text) => line.test(text);

// Compares a log with the run of `text`; `show` gets its figures, and `say` shows a message.
export const logs = ({ text, request, show, say }) => {
  const element = make("div", { className: "live-log", hidden: true });
  const clear = () => {
    element.hidden = true;
    element.replaceChildren();
  };
  const tell = ({ agrees, report }) => {
    const [words, ...listings] = (report ?? foreign).split("\n\n");
    const [verdict, ...notes] = words.trim().split("\n");
    const lines = listings.map((listing) =>
      make("pre", { className: "live-lines live-difference", tabIndex: 0 }, make("code", { textContent: listing.trimEnd() })));
    element.replaceChildren(
      make("p", { className: "live-heading", textContent: t("The log of a device") }),
      make("p", { className: agrees === false ? "live-error" : "" }, ...coded(verdict)),
      ...notes.map((note) => make("p", { className: "live-note" }, ...coded(note))),
      ...lines, button(t("Close the log"), clear));
    element.hidden = false;
    return verdict;
  };
  return {
    element, clear,
    async open(log) {
      say(t("Reading the log…"));
      let answer;
      try { answer = await callTool("log", log, text(), request()); } catch ({ message }) { return say(message); }
      const { diagnostics: [problem], tooLarge, figures } = answer;
      if (problem) return say(sentence(problem.message));
      if (tooLarge) return say(t("The log is too long to be drawn in a page. ‘touchstone draw’ draws it."));
      show(figures);
      say(tell(answer) + " " + t("The figures show the log."));
    },
  };
};
