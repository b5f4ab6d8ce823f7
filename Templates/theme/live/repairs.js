// Fixes: changes of the text that make its expectations true, each with its code in Swift.
import { callTool } from "./aside.js";
import { button, coded, make, sentence } from "./elements.js";

const mostEvents = 6;

// `text` is the text to fix, `use` applies a fixed one, and `say` shows a message.
export const repairs = ({ text, use, say }) => {
  const list = make("ol", { className: "live-fixes" });
  // Searches for changes that make the expectations true, or another line.
  const fix = async (line) => {
    find.disabled = true;
    say(t("Trying the known fixes…"));
    try {
      show(await callTool("repair", text(), line ? `expect\n  ${line}` : ""), line);
    } catch ({ message }) {
      say(message);
    }
    find.disabled = false;
  };
  const find = button(t("Find a fix"), () => fix());
  const element = make("div", { className: "live-repairs", hidden: true }, find, list);

  const events = (heading, phrases) => phrases.length
    ? [make("p", { className: "live-note" }, heading + " ", ...phrases.slice(0, mostEvents).flatMap((phrase, place) =>
      [...place ? [", "] : [], make("code", { textContent: phrase })]),
      phrases.length > mostEvents ? t(", and {count} more.", { count: phrases.length - mostEvents }) : ".")] : [];
  const code = (className, lines) => make("pre", { className, tabIndex: 0 }, make("code", { textContent: lines }));
  const show = ({ repairs: found, tried, isCut }, line) => {
    element.hidden = false;
    list.replaceChildren(...found.map((one) => make("li", {},
      make("p", {}, sentence(one.title), " ", button(t("Use it"), () => { use(one.text); clear(); })),
      code("live-lines live-difference", one.difference.join("\n")),
      code("live-lines live-swift", one.swift),
      ...events(t("No longer:"), one.vanished), ...events(t("New:"), one.appeared),
      ...one.prices.map((words) => make("p", { className: "live-note" }, ...coded(sentence(words)))))));
    const count = found.length;
    say(count && line ? t(count === 1 ? "One fix makes “{line}” happen." : "{count} fixes make “{line}” happen.", { count, line })
      : count ? t(count === 1 ? "One fix makes the expectations true." : "{count} fixes make the expectations true.", { count })
      : t(isCut ? "No fix found among {tried} changes, and there are more to try." : "No fix found among {tried} changes.", { tried }));
  };
  const clear = () => {
    list.replaceChildren();
    element.hidden = true;
  };

  return {
    element, clear, fix,
    // Offers the search after a run that didn't meet the expectations.
    offer(isWanted) {
      list.replaceChildren();
      element.hidden = !isWanted;
    },
  };
};
