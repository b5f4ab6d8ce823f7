// How far the page scrolls sideways, and what overflows.
() => {
  const width = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - width;
  if (excess <= 1) return null;
  const scrollsAlone = (element) => {
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      if (getComputedStyle(e).overflowX !== "visible") return true;
    }
    return false;
  };
  const widest = [...document.body.querySelectorAll("*")].filter(
    (e) => e.getBoundingClientRect().right > width + 1 && !scrollsAlone(e),
  );
  const names = widest.map((e) => [e.localName, ...e.classList].join("."));
  return { excess, names: names.slice(0, 3) };
}
