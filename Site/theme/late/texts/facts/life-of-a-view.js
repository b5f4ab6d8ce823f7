touchstoneTexts("facts/life-of-a-view.html",{
"D139":"removeFromSuperview calls, in this order: the superview's willRemoveSubview, then the view's willMove(toSuperview:), willMove(toWindow:), didMoveToWindow, didMoveToSuperview.",
"D140":"Adding to a parent without a window calls willMove(toSuperview:), didMoveToSuperview and didAddSubview; the window's callbacks come when the parent enters a window.",
"D141":"Adding to a parent in a window puts the window's callbacks around the superview's: willMove(toWindow:), willMove(toSuperview:), didMoveToWindow, didMoveToSuperview, didAddSubview.",
"D142":"A removed view that is then deallocated takes its own subviews away last.",
"D143":"The window's callbacks go through the whole subtree within the one call; the superview's go to the moved view only.",
"D144":"Descendants hear of the window before the view's controller hears of its appearance.",
"D145":"Adding a view that has another superview takes it from there first.",
"D146":"In didMoveToSuperview the view's layer stands at its place already.",
"D147":"Inserting beside a view that is not a sibling puts the view in front; inserting at an index moves later siblings up.",
"D148":"There are no window callbacks when neither the old nor the new superview is in a window.",
"D149":"A view that is newly shown is laid out after didMoveToWindow, in a later step.",
"D150":"Setting a window's root controller adds its view like any other.",
"D151":"Bringing to the front, sending to the back and exchanging change the order of subviews and with it who is asked first."})
