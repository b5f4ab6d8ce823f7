touchstoneTexts("facts/life-of-a-view.html",{
"D139":"removeFromSuperview calls, in this order, the superview's willRemoveSubview and then the view's willMove(toSuperview:), willMove(toWindow:), didMoveToWindow, and didMoveToSuperview.",
"D140":"Adding a view to a parent without a window calls willMove(toSuperview:), didMoveToSuperview, and didAddSubview; the window callbacks come when the parent enters a window.",
"D141":"Adding a view to a parent in a window calls willMove(toWindow:), willMove(toSuperview:), didMoveToWindow, didMoveToSuperview, and didAddSubview, in this order.",
"D142":"A removed view that is then deallocated removes its own subviews last.",
"D143":"The window callbacks go through the whole subtree within the one call; the superview callbacks go only to the view that moves.",
"D144":"Descendants receive the window callbacks before the view's controller receives its appearance callbacks.",
"D145":"Adding a view that has another superview removes it from there first.",
"D146":"In didMoveToSuperview, the view's layer is already in its new position.",
"D147":"Inserting a view next to a view that isn't a sibling puts it frontmost; inserting at an index moves later siblings up.",
"D148":"The window callbacks aren't called when neither the old nor the new superview is in a window.",
"D149":"A view that is newly shown gets its layout after didMoveToWindow, in a later step.",
"D150":"Setting a window's root controller adds its view like any other view.",
"D151":"Bringing a view to the front, sending it to the back, and exchanging two views change the order of subviews and so the order of hit-testing."})
