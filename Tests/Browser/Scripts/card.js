// Turns a lesson's page, or the first page of a site, into a card with its words and its screen, and returns
// the words; returns nothing on other pages.
() => {
  const { body } = document;
  if (!body.matches(".lesson, .home") || document.querySelector(".course-lesson")) return "";
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const [title, question] = body.matches(".home")
    ? [text("h1"), text(".home-tagline")] : [text("h1"), text(".lesson-question")];
  const part = body.matches(".home") ? "" : text(".lesson-place p");
  const screen = document.querySelector(".quiz .fig-tree, .scenario-tree .fig-tree")?.cloneNode(true);
  const mark = document.querySelector(".mark").cloneNode();
  mark.style.cssText = "width: 64px; height: 64px";
  const site = document.createElement("p");
  site.append(mark, text(".site-name"));
  site.style.cssText = "display: flex; align-items: center; gap: 20px; font: 600 36px var(--label-face); margin: 0";
  const words = document.createElement("div");
  const line = (content, style) => words.append(Object.assign(document.createElement("p"), { textContent: content, style }));
  line(part, "font: 600 26px var(--label-face); color: var(--ink-soft); margin: 0 0 12px");
  line(title, `font: 700 ${title.length > 28 ? 62 : 76}px/1.08 var(--label-face); letter-spacing: -.02em; margin: 0 0 28px; text-wrap: balance`);
  line(question, "font: italic 38px/1.3 var(--text-face); color: var(--ink-soft); margin: 0; padding-left: 24px; border-left: 6px solid var(--gold); text-wrap: pretty");
  const card = document.createElement("div");
  card.style.cssText = "display: grid; grid-template: 1fr auto / minmax(0, 1fr) auto; gap: 0 64px; box-sizing: border-box;"
    + "width: 1200px; height: 630px; padding: 64px; background: var(--ground); color: var(--ink); overflow: hidden";
  words.style.alignSelf = "center";
  card.append(words, site);
  const drawing = screen?.querySelector("svg");
  if (drawing) {
    screen.className = "fig fig-tree";
    screen.replaceChildren(drawing);
    screen.style.cssText = "grid-area: 1 / 2 / 3; align-self: center; margin: 0";
    drawing.style.cssText = "height: 502px; width: auto; max-width: 420px";
    card.append(screen);
  }
  body.className = "";
  body.style.cssText = "display: block; margin: 0; padding: 0; background: var(--ground)";
  body.replaceChildren(card);
  return [part, title, question].filter(Boolean).join("\n");
}
