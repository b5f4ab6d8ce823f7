// The headings and captions of the page, without those that are only for screen readers, without figures that the
// reader hasn't chosen, without a list of silent recognizers that lists none, without a diagram that fits on no sheet, and
// without links to whole runs, which lead nowhere on paper.
() =>
  [...document.querySelectorAll("h1, h2, h3, figcaption")]
    .filter((heading) => heading.offsetWidth !== 1)
    .filter((heading) => !heading.closest("nav, [hidden], .live-why:not(:has(.fig-story)), .run-sequence:has(.fig-vast)"))
    .map((heading) =>
      [...heading.childNodes]
        .filter((part) => part.nodeType !== Node.ELEMENT_NODE || (part.offsetWidth !== 1 && !part.matches(".whole-run")))
        .map((part) => part.textContent)
        .join("")
        .trim(),
    )
