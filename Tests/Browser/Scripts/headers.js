// Every diagram with lanes: the words of its header, and its height relative to a sheet of paper.
() =>
  [...document.querySelectorAll(".fig-sequence .fig-scroll")]
    .filter((scroll) => scroll.querySelector(".fig-header text"))
    .map((scroll) => ({
      words: [...scroll.querySelectorAll(".fig-header text")].flatMap((text) =>
        text.textContent.trim().split(/\s+/),
      ),
      height: scroll.getBoundingClientRect().height,
      // At most A4 minus the print style's margins; a landscape sheet holds less.
      sheet: 1000,
    }));
