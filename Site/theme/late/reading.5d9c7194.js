(() => {
"use strict";
const $0 = (() => {
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (name, properties) => Object.assign(document.createElement(name), properties);
const kept = (key) => {
try { return JSON.parse(localStorage.getItem("touchstone " + key)) || {}; } catch { return {}; }
};
const keep = (key, name, value) => {
try {
localStorage.setItem("touchstone " + key, JSON.stringify({ ...kept(key), [name]: value }));
} catch { /* Then it is forgotten. */ }
};
const page = location.pathname;
return { all, make, kept, keep, page };
})();
const $1 = (() => {
const { all } = $0;
const sidebar = document.querySelector(".sidebar");
const light = (link, isHere) => {
if (!isHere) return link.removeAttribute("aria-current");
link.setAttribute("aria-current", "true");
const { scrollTop, clientHeight } = sidebar;
if (link.offsetTop < scrollTop || link.offsetTop > scrollTop + clientHeight - 80)
sidebar.scrollTop = link.offsetTop - clientHeight / 3;
};
const followHeadings = () => {
sidebar?.addEventListener("click", ({ target }) => {
if (target.closest("a[href^='#']") && sidebar.matches(":popover-open")) sidebar.hidePopover();
});
const links = new Map(all(".contents a").map((link) => [link.hash.slice(1), link]));
const topOf = (id) => document.getElementById(id).getBoundingClientRect().top;
const follow = () => {
const head = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
const reached = [...links.keys()].filter((id) => topOf(id) < innerHeight * 0.4);
const here = reached.find((id) => topOf(id) >= head) ?? reached.at(-1);
if (here) for (const [id, link] of links) light(link, id === here);
};
for (const above of ["0px", "1000000px"]) {
const headings = new IntersectionObserver(follow, { rootMargin: `${above} 0px -60% 0px` });
for (const id of links.keys()) headings.observe(document.getElementById(id));
}
};
return { followHeadings };
})();
const $2 = (() => {
const { all, make } = $0;
const code = (block) => {
const scenario = block.closest(".scenario-listing");
const text = scenario ? all("code.language-scenario", scenario).map((one) => one.textContent).join("") : block.textContent;
if (!/-(console|sh|shell|bash)$/.test(block.className) || !/^[$%] /m.test(text)) return text;
return text.split("\n").filter((line) => /^[$%] /.test(line)).map((line) => line.slice(2) + "\n").join("");
};
const addCopyButtons = () => {
for (const block of all("pre.code > code[class]")) {
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
return { addCopyButtons };
})();
const $3 = (() => {
const { all, make } = $0;
const { live = "", liveStyle, liveModule, liveBinary } = document.body.dataset;
const loadModule = async (scripts) => {
if (location.protocol.startsWith("http")) {
try {
const [response] = await Promise.all([fetch(liveBinary), scripts]);
return await touchstoneLive.receiveModule(response);
} catch (error) {
console.warn(error);
}
}
return touchstoneAdd("script", { src: liveModule });
};
let starting;
const load = async () => {
const scripts = Promise.all(live.trim().split(" ").map((src) => touchstoneAdd("script", { src })));
await Promise.all([
touchstoneAdd("link", { rel: "stylesheet", href: liveStyle }), scripts, loadModule(scripts), window.touchstoneStepping?.()]);
};
const offerEngine = () => {
touchstoneLive.loadAll = () => starting ??= load().catch((error) => {
starting = undefined;
throw error;
});
};
const offerOverlays = () => {
for (const figure of all(".scenario[data-request] .scenario-tree")) {
const button = make("button", { type: "button", className: "overlay-opener", textContent: t("Hit areas and more") });
button.onclick = async () => {
button.disabled = true;
try {
await touchstoneLive.loadAll();
await touchstoneLive.showOverlays(figure, button);
} catch { button.disabled = false; }
};
figure.querySelector("svg").after(button);
}
};
return { offerEngine, offerOverlays };
})();
const $4 = (() => {
const { all, keep, kept, make, page } = $0;
const read = kept("read");
const tick = (link) => {
if (read[link.closest("a").pathname])
link.append(make("span", { className: "read-mark", role: "img", ariaLabel: t("read"), textContent: " ✓" }));
};
const noteReading = () => {
const end = document.querySelector(".turn");
if (end) new IntersectionObserver(([entry]) => {
if (entry.isIntersecting) keep("read", page, 1);
}).observe(end);
all("[data-lesson]").forEach(tick);
};
const continueReading = () => {
const lessons = all(".course [data-lesson]").map((one) => one.closest("a"));
const next = lessons.find(({ pathname }) => !read[pathname]);
const begin = document.querySelector(".begin");
const count = lessons.filter(({ pathname }) => read[pathname]).length;
if (begin && next && count) Object.assign(begin, {
href: next.href, textContent: t("Continue with {lesson} ({count} of {total} read)",
{ lesson: next.querySelector("[data-lesson]").textContent, count, total: lessons.length }) });
};
return { tick, noteReading, continueReading };
})();
const $5 = (() => {
const { all, make } = $0;
const { tick } = $4;
const { root = "" } = document.querySelector("[data-search]")?.dataset ?? {};
let loading;
const lessonsOf = async (place) => {
await (loading ??= touchstoneAdd("script", { src: root + "theme/late/lessons.js" }));
return touchstoneLessons[place].map(([number, title, address]) => {
const link = make("a", { href: root + address });
if (link.pathname === location.pathname) link.ariaCurrent = "page";
if (number) link.append(make("b", { textContent: number }), " ");
link.append(title);
tick(link);
const item = make("li", {});
item.append(link);
return item;
});
};
const unfoldOutline = () => {
const sidebar = document.querySelector(".sidebar");
all(".outline")[0]?.querySelectorAll(":scope > li").forEach((part, place) => {
const link = part.querySelector("a");
const excerpt = part.querySelector("ol");
if (!sidebar?.contains(part) || excerpt && !("excerpt" in excerpt.dataset)) return;
const list = make("ol", {});
const button = make("button", { type: "button", className: "unfold", ariaLabel: t(excerpt ? "All lessons in “{part}”" : "Lessons in “{part}”", { part: link.textContent }), ariaExpanded: "false" });
button.onclick = async () => {
if (!list.firstChild) try { list.append(...await lessonsOf(place)); } catch { /* Then its name leads there. */ }
if (!list.firstChild) return link.click();
const isOpen = button.ariaExpanded === "true";
button.ariaExpanded = String(!isOpen);
const [shown, hidden] = isOpen ? [excerpt, list] : [list, excerpt];
hidden?.remove();
if (shown) part.append(shown);
};
part.append(button);
});
};
return { unfoldOutline };
})();
const $6 = (() => {
const { all, keep, kept, make, page } = $0;
const keepAnswers = () => {
for (const quiz of all("[data-quiz]")) {
const name = page + "#" + quiz.dataset.quiz;
const choice = quiz.querySelector(`[value="${kept("answers")[name]}"]`);
if (choice) choice.checked = true;
quiz.onchange = ({ target }) => keep("answers", name, target.value);
}
};
const answerTouches = () => {
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
const site = new URL(document.body.dataset.playground ?? "", location.href).pathname;
const solvedMark = () => make("span", { className: "solved-mark", textContent: " " + t("Solved") });
const mark = (challenge) => {
challenge.classList.add("is-solved");
const above = all("h2[id], h3[id]").findLast((one) => one.compareDocumentPosition(challenge) & Node.DOCUMENT_POSITION_FOLLOWING);
for (const place of [challenge.querySelector(".challenge-title"), document.querySelector(`.contents a[href="#${above?.id}"]`)])
if (place && !place.querySelector(".solved-mark")) place.append(solvedMark());
};
const markSolved = () => {
(window.touchstoneLive ??= {}).solve = (challenge) => {
keep("solved", site + challenge.dataset.challenge, 1);
mark(challenge);
};
const solved = kept("solved");
for (const challenge of all("[data-challenge]")) if (solved[site + challenge.dataset.challenge]) mark(challenge);
for (const link of all(".challenge-list a")) if (solved[site + link.dataset.key]) link.after(solvedMark());
};
return { keepAnswers, answerTouches, markSolved };
})();
const $7 = (() => {
const searchFromField = () => {
const field = document.querySelector(".home-problems form [name=q]");
if (!field || !document.querySelector("[data-search]")) return;
let isComposing = false;
const ask = async () => {
await touchstoneLoadSearch();
if (!isComposing) touchstoneSearch();
};
const askUnlessEmpty = () => field.value.trim() && ask().catch(() => {});
field.onfocus = () => touchstoneLoadSearch().catch(() => {});
field.addEventListener("compositionstart", () => { isComposing = true; });
field.addEventListener("compositionend", () => {
isComposing = false;
askUnlessEmpty();
});
field.oninput = askUnlessEmpty;
field.form.onsubmit = (event) => {
event.preventDefault();
ask().catch(() => field.form.submit());
};
if (document.activeElement === field) {
field.onfocus();
askUnlessEmpty();
}
};
return { searchFromField };
})();
const $8 = (() => {
const { all } = $0;
const pictureAt = ({ target }) => target.closest?.(".scenario[data-request]:not(.is-live) .scenario-tree svg");
let latest;
let waiting;
const actsOf = (hand, glass) => (phase, { clientX, clientY }, more = 0) => hand.take({
phase, x: (clientX - glass.x) / glass.width, y: (clientY - glass.y) / glass.height, after: performance.now() - hand.start + more,
});
const followMouse = (act) => {
const move = (event) => act(1, event);
const end = (event) => {
act(2, event);
removeEventListener("pointermove", move);
for (const sign of ["pointerup", "pointercancel"]) removeEventListener(sign, end);
};
addEventListener("pointermove", move);
for (const sign of ["pointerup", "pointercancel"]) addEventListener(sign, end);
};
const wake = (event) => {
if (event === latest) return;
const isClick = event.type === "click";
const wasPressed = latest?.type === "pointerdown";
latest = event;
const picture = pictureAt(event);
const isFinger = event.pointerType === "touch";
if (!picture || event.button || (isClick ? wasPressed && !isFinger : isFinger)) return;
const glass = picture.querySelector(".fig-glass").getBoundingClientRect();
const [right, below] = [event.clientX - glass.x, event.clientY - glass.y];
if (right < 0 || below < 0 || right >= glass.width || below >= glass.height) return;
event.preventDefault();
const place = picture.closest(".scenario");
const hand = waiting?.place === place ? waiting
: { place, top: glass.top, start: performance.now(), acts: [], take: (act) => hand.acts.push(act) };
const act = actsOf(hand, glass);
act(0, event);
if (isClick) act(2, event, 50);
else followMouse(act);
if (hand === waiting) return;
waiting = hand;
touchstoneLive.begin(place, place.querySelector(".try"), hand).finally(() => { waiting = undefined; });
};
const prepare = (event) => {
const picture = pictureAt(event);
if (event.pointerType === "touch" || !picture) return;
removeEventListener("pointermove", prepare);
const { saveData, type } = navigator.connection ?? {};
if (!saveData && type !== "cellular") (window.requestIdleCallback ?? setTimeout)(() =>
touchstoneLive.loadAll().then(() => touchstoneLive.ready())
.then(() => touchstoneLive.warm(picture.closest(".scenario"))).catch(console.error));
};
const touchPictures = () => {
for (const picture of all(".scenario[data-request] .scenario-tree svg")) picture.style.cursor = "crosshair";
addEventListener("pointerdown", wake);
addEventListener("click", wake);
window.touchstoneTouch = (event) => { if (event?.type === "click") wake(event); };
addEventListener("pointermove", prepare);
};
return { touchPictures };
})();
const $9 = (() => {
const { followHeadings } = $1;
const { addCopyButtons } = $2;
const { offerEngine, offerOverlays } = $3;
const { unfoldOutline } = $5;
const { continueReading, noteReading } = $4;
const { answerTouches, keepAnswers, markSolved } = $6;
const { searchFromField } = $7;
const { touchPictures } = $8;
addCopyButtons();
followHeadings();
noteReading();
unfoldOutline();
continueReading();
searchFromField();
if (window.touchstoneLive) {
offerEngine();
offerOverlays();
touchPictures();
}
keepAnswers();
if (window.touchstoneLive) answerTouches();
markSolved();
return {  };
})();
})();
