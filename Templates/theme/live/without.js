// What if UIKit didn't? A reader chooses a fact that the lesson lists; the scenario's runs, and the reader's own
// touches, then go without it.
import { make } from "./elements.js";

// The facts without which a scenario's run differs, with what the lesson says of them.
const factsOf = (place) => {
  const numbers = place.dataset.facts?.split(" ") ?? [];
  return [...document.querySelectorAll(".facts li[data-rules]")].flatMap((item) => {
    const number = item.querySelector("b").textContent;
    if (!numbers.includes(number)) return [];
    const claim = [...item.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent).join("").trim();
    return [{ number, claim, line: `without ${number} ${item.dataset.rules} ${claim}` }];
  });
};

const list = (heading, items) => items.length
  ? [make("p", { className: "live-heading", textContent: heading }),
    make("ul", {}, ...items.map((textContent) => make("li", { textContent })))] : [];

// Calls `chosen` with the number of a fact when the reader chooses one, and without it when UIKit is itself
// again. `lines` are the request's lines for it.
export const without = (place, chosen) => {
  const facts = factsOf(place);
  const claim = make("p", { className: "live-claim" });
  const choice = make("select", { onchange: () => choose(choice.value) });
  choice.append(make("option", { value: "", textContent: t("UIKit as it is") }),
    ...facts.map(({ number, claim }) => make("option", { value: number, textContent: t("Without {number}: {claim}", { number, claim }) })));
  const current = () => facts.find(({ number }) => number === choice.value);
  const choose = () => {
    const fact = current();
    claim.textContent = fact ? t("UIKit doesn’t do this here: “{claim}”", fact) : "";
    element.classList.toggle("is-without", Boolean(fact));
    chosen(fact?.number);
  };
  const element = make("div", { className: "live-without", hidden: !facts.length },
    make("label", {}, t("What if UIKit didn’t?") + " ", choice), claim);
  return {
    element,
    get lines() { return current() ? [current().line] : []; },
    // The comparison of the runs with and without the fact, as HTML.
    drawn({ runs, tooLarge }, much) {
      const parts = runs.flatMap(({ variant, sentence, broken, html }) => [
        ...variant ? [make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) })] : [],
        make("p", { className: "parting", textContent: sentence }),
        ...list(t("Then these expectations don’t hold:"), broken),
        tooLarge ? make("p", { className: "live-empty", textContent: much }) : make("div", { innerHTML: html }),
      ]);
      return parts.map(({ outerHTML }) => outerHTML).join("");
    },
  };
};
