// The other parts of the course, which expand in the sidebar, and so does the rest of a long part.
import { all, make } from "./reading-page.js";
import { tick } from "./reading-progress.js";

const { root = "" } = document.querySelector("[data-search]")?.dataset ?? {};
// The first part to expand loads the list of lessons.
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

// Adds a button to each part that isn't listed whole.
export const unfoldOutline = () => {
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
