// Which lessons a reader has read.
import { all, keep, kept, make, page } from "./reading-page.js";

const read = kept("read");

// Marks a link to a lesson that has been read.
export const tick = (link) => {
  if (read[link.closest("a").pathname])
    link.append(make("span", { className: "read-mark", role: "img", ariaLabel: t("read"), textContent: " ✓" }));
};

// A lesson counts as read when its end has been visible.
export const noteReading = () => {
  const end = document.querySelector(".turn");
  if (end) new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) keep("read", page, 1);
  }).observe(end);
  all("[data-lesson]").forEach(tick);
};

// A reader who returns to the first page continues at the first unread lesson.
export const continueReading = () => {
  const lessons = all(".course [data-lesson]").map((one) => one.closest("a"));
  const next = lessons.find(({ pathname }) => !read[pathname]);
  const begin = document.querySelector(".begin");
  const count = lessons.filter(({ pathname }) => read[pathname]).length;
  if (begin && next && count) Object.assign(begin, {
    href: next.href, textContent: t("Continue with {lesson} ({count} of {total} read)",
      { lesson: next.querySelector("[data-lesson]").textContent, count, total: lessons.length }) });
};
