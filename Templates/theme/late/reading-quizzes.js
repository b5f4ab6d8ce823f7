// Quizzes and challenges: what a reader has answered and solved.
import { all, keep, kept, make, page } from "./reading-page.js";

// Answers stay selected.
export const keepAnswers = () => {
  for (const quiz of all("[data-quiz]")) {
    const name = page + "#" + quiz.dataset.quiz;
    const choice = quiz.querySelector(`[value="${kept("answers")[name]}"]`);
    if (choice) choice.checked = true;
    quiz.onchange = ({ target }) => keep("answers", name, target.value);
  }
};

// The screen in the first page's question responds to a touch: it shows which view receives it, and which
// refused it.
export const answerTouches = () => {
  const screen = document.querySelector(".home .quiz > .fig-tree");
  const scenario = document.querySelector(".home .scenario[data-request]");
  if (!screen || !scenario) return;
  const text = scenario.dataset.text ?? scenario.querySelector("code.language-scenario").textContent;
  const said = make("span", { role: "status" });
  const touch = async (place) => {
    await touchstoneLive.loadAll();
    await touchstoneLive.ready();
    const changed = text.replace(/^(finger touches) .*$/m, `$1 ${place}`).replace(/^expect\n[^]*/m, "");
    const list = make("div", { innerHTML: touchstoneLive.call("run", changed, scenario.dataset.request).figures[0]?.html ?? "" });
    const name = (one) => one.querySelector("bdi").textContent;
    const refused = all("li.fig-rejected", list).map((one) =>
      ` ${name(one)}: ${one.querySelector("span").textContent.replace(/ \(.*/, "")}.`);
    const hit = list.querySelector("li.fig-hit");
    said.textContent = t("{place}: {view} gets the touch.", { place, view: hit ? name(hit) : t("no view") }) + refused.join("");
  };
  // Without a pointer, use the scenario's own touch.
  const [, own] = /^finger touches (.*)$/m.exec(text) ?? [];
  const button = make("button", { type: "button", textContent: t("Touch the screen, anywhere"), onclick: () => touch(own) });
  const answer = make("div", { className: "quiz-touch" });
  answer.append(button, said);
  screen.append(answer);
  screen.onclick = ({ target, clientX, clientY }) => {
    if (!target.closest("svg")) return;
    const glass = screen.querySelector(".fig-glass").getBoundingClientRect();
    touch([(clientX - glass.x) / glass.width * 390, (clientY - glass.y) / glass.height * 844].map(Math.round).join(" "));
  };
};

// The site's path, by which challenges are known on all of its pages.
const site = new URL(document.body.dataset.playground ?? "", location.href).pathname;
const solvedMark = () => make("span", { className: "solved-mark", textContent: " " + t("Solved") });
const mark = (challenge) => {
  challenge.classList.add("is-solved");
  const above = all("h2[id], h3[id]").findLast((one) => one.compareDocumentPosition(challenge) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (const place of [challenge.querySelector(".challenge-title"), document.querySelector(`.contents a[href="#${above?.id}"]`)])
    if (place && !place.querySelector(".solved-mark")) place.append(solvedMark());
};
// Solved challenges stay marked, and the workbench can say that one has been solved.
export const markSolved = () => {
  (window.touchstoneLive ??= {}).solve = (challenge) => {
    keep("solved", site + challenge.dataset.challenge, 1);
    mark(challenge);
  };
  const solved = kept("solved");
  for (const challenge of all("[data-challenge]")) if (solved[site + challenge.dataset.challenge]) mark(challenge);
  for (const link of all(".challenge-list a")) if (solved[site + link.dataset.key]) link.after(solvedMark());
};
