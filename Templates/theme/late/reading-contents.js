// The list of a page's headings, which shows the reader's position.
import { all } from "./reading-page.js";

const sidebar = document.querySelector(".sidebar");
const light = (link, isHere) => {
  if (!isHere) return link.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const { scrollTop, clientHeight } = sidebar;
  if (link.offsetTop < scrollTop || link.offsetTop > scrollTop + clientHeight - 80)
    sidebar.scrollTop = link.offsetTop - clientHeight / 3;
};

// Marks the heading that the reader has reached, as long as the page is open.
export const followHeadings = () => {
  // When the list is a popover, it closes after leading to a target on the page.
  sidebar?.addEventListener("click", ({ target }) => {
    if (target.closest("a[href^='#']") && sidebar.matches(":popover-open")) sidebar.hidePopover();
  });
  const links = new Map(all(".contents a").map((link) => [link.hash.slice(1), link]));
  const topOf = (id) => document.getElementById(id).getBoundingClientRect().top;
  const follow = () => {
    // The first heading near the top of the window, below the header, or else the last one above it.
    const head = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    const reached = [...links.keys()].filter((id) => topOf(id) < innerHeight * 0.4);
    const here = reached.find((id) => topOf(id) >= head) ?? reached.at(-1);
    if (here) for (const [id, link] of links) light(link, id === here);
  };
  // A heading may enter and leave that area, or be skipped.
  for (const above of ["0px", "1000000px"]) {
    const headings = new IntersectionObserver(follow, { rootMargin: `${above} 0px -60% 0px` });
    for (const id of links.keys()) headings.observe(document.getElementById(id));
  }
};
