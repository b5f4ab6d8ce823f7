// Comparisons of the text's run: with another text's, another variant's, or the one without a fact.
import { callAside } from "./aside.js";
import { paragraph } from "./elements.js";

export const tooMuch = t("Too much happens here to draw its figures.");

// Returns what differs, as HTML. `asking` makes a request for a figure.
export const difference = async ({ text, home, isWithout }, without, asking) => {
  if (isWithout) return without.drawn(await callAside("without", text, asking("compare")), tooMuch);
  if (text === home) return paragraph("live-empty", t("The text is unchanged."));
  const { sentence, html, tooLarge } = await callAside("compare", home, text, asking("compare"));
  return tooLarge ? paragraph("live-empty", tooMuch) : paragraph("parting", sentence) + (html ?? "");
};

// Returns what the second screen shows: a text, its request, and the names of both; nothing if there's nothing to
// compare with. `lines` are those of the request that both share.
export const counterpart = ({ text, home, isWithout, isChallenge, isPlayground, variant, variants }, lines) => {
  const request = (...others) => [...lines.map((line) => line.replace(/^prefix .*/, "prefix twin")), ...others].join("\n");
  if (isWithout)
    return [text, request(...variant ? ["variant " + variant] : []), [t("Without the fact"), t("UIKit as it is")]];
  if (text !== home && !isChallenge)
    return [home, request(), [t("Your text"), isPlayground ? t("The original") : t("The lesson’s text")]];
  const first = variant ?? variants[0];
  const second = variants.find((name) => name !== first);
  return second && [text, request("variant " + second), [first, second]];
};
