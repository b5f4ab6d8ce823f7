// The headings and captions of the page, without the parts that are only for screen readers, without figures that the
// reader hasn't chosen, and without a list of silent recognizers that lists none.
() =>
  [...document.querySelectorAll("h1, h2, h3, figcaption")]
    .filter((heading) => !heading.closest("nav, [hidden], .live-why:not(:has(.fig-story))"))
    .map((heading) =>
      [...heading.childNodes]
        .filter((part) => part.nodeType !== Node.ELEMENT_NODE || part.offsetWidth !== 1)
        .map((part) => part.textContent)
        .join("")
        .trim(),
    )
