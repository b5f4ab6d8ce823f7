touchstoneTexts("proofs/the-life-of-a-view.html",{
"adding-to-a-view-that-has-no-window":"The view is told of its superview, then the superview is told of it (D140). The window's calls come when the parent enters a window. If neither the old nor the new superview has a window, nobody hears of windows (D148). Seen in three logs.",
"adding-to-a-view-that-is-in-a-window":"Here the window's calls stand around those of the superview (D141). Two re-implementations and several stack traces agree; one article has didMoveToSuperview first. It needs a look on a device.",
"taking-away":"The superview first, then the view: superview, window, window, superview (D139). Three logs.",
"the-whole-subtree-hears-of-the-window":"The superview's calls go to the view alone that is moved; those of the window go through everything below it, within the one call (D143).",
"adding-what-has-another-superview":"It is taken from there first (D145).",
"where-it-is-put":"Inserting at an index moves later siblings up; inserting beside a view that is no sibling puts it in front (D147). When didMoveToSuperview is called, it is at its place already (D146). Reordering tells nobody anything (D151).",
"layout":"A view that is newly shown is laid out after it has heard of its window, in a later step (D149).",
"appearance":"A view and what is in it hear of the window before the view's controller hears that it is appearing (D144). That is from stack traces of two systems, and weak."})
