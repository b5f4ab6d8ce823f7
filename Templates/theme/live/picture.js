// Pictures that change from frame to frame. Most of a picture stays as it is, and a browser lays out and paints only
// what changes, so the next picture changes the one that's there instead of replacing it.

// Makes a node equal to another one of the same name, whose children it may take.
const change = (node, other) => {
  if (node.nodeType !== Node.ELEMENT_NODE) {
    if (node.data !== other.data) node.data = other.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of other.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  const children = [...node.childNodes];
  const wanted = [...other.childNodes];
  for (const [place, child] of wanted.entries()) {
    const there = children[place];
    if (!there) node.append(child);
    else if (there.nodeName === child.nodeName) change(there, child);
    else there.replaceWith(child);
  }
  for (const child of children.slice(wanted.length)) child.remove();
};

// Shows a picture in an element, and returns it as it's there.
export const showPicture = (element, svg) => {
  const there = element.firstElementChild;
  if (there?.nodeName === svg.nodeName) change(there, svg);
  else element.replaceChildren(svg);
  return element.firstElementChild;
};
