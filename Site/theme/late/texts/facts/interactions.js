touchstoneTexts("facts/interactions.html",{
"G270":"An interaction for a context menu or a drag adds recognizers of its own to its view.",
"G271":"A context menu takes hold of a press after about a quarter of a second, before a long press with the default half second. The number is from one report, and it isn't documented.",
"G272":"Before it begins, a context menu interaction asks its delegate for a configuration, with the location in its view. If the delegate returns nil, the interaction doesn't begin.",
"G273":"The lift of a drag begins after 325 ms. The number is from engineers who write about WebKit's gestures on the Mac, and it isn't documented.",
"G274":"Before a drag begins, a drag interaction asks its delegate for the items. If the delegate returns none, there's no drag.",
"G275":"A context menu interaction and a drag interaction on the same view share a touch: the menu opens, and moving the finger starts the drag. How their recognizers arrange that isn't published; the model lets both begin.",
"G276":"During the lift of a drag, competing recognizers fail by default. Long presses are an exception: they're delayed, and they recognize at the same time. The model doesn't delay them.",
"G277":"Whether a new drag interaction is enabled depends on the device. It's true on iPad; on iPhone, it's described as false for earlier systems.",
"G278":"A touch that ends or moves away before the interaction begins is delivered as usual. When the interaction begins, the touch is canceled in its view.",
"G279":"Of a context menu and a long press of the app, the one that begins first wins, so a shorter minimumPressDuration helps the long press.",
"G290":"A table view or a collection view has a context menu interaction of its own. It asks the list's delegate for the menu of the row or the items under the finger, and doesn't begin if that returns nil.",
"G291":"A row whose menu opens isn't selected by the same touch, which is canceled. That follows from the rules for interactions; no report about lists is known."})
