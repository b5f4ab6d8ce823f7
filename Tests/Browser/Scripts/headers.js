// Every diagram with lanes: the words of its header, and how high it is beside a sheet of paper.
() =>
  [...document.querySelectorAll(".fig-sequence .fig-scroll")]
    .filter((scroll) => scroll.querySelector(".fig-header text"))
    .map((scroll) => ({
      words: [...scroll.querySelectorAll(".fig-header text")].flatMap((text) =>
        text.textContent.trim().split(/\s+/),
      ),
      height: scroll.getBoundingClientRect().height,
      // A4 less the margins of the print style, at most; a sheet on its side holds less.
      sheet: 1000,
    }));
