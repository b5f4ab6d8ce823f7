touchstoneTexts("diagnostics/dumps.html",{
"deeply-nested-view":"The view is nested too deeply for a scenario, so it's left out with its subviews. Import a part of the screen instead: print recursiveDescription of a view that's closer to what you need.",
"dump-too-long":"Even a screen with a thousand views takes up less than this, so the file probably contains something else, such as the whole log of the console. Save only the dump.",
"missing-frame":"UIKit prints the frame of every view, and the scenario needs it. The line might have been cut in two, or the app overrides description. Add the frame, or delete the line with the lines that are indented under it.",
"no-screen":"None of the lines describes a view as UIKit does, with its class, its address, and its frame. In Xcode's console, po [view recursiveDescription] prints such lines, and so does TouchTrace.",
"omitted-object":"The scenario leaves the object out for the reason that the message gives: its view isn't in the dump, or it's one of UIKit's own objects, whose behavior Apple doesn't document. Add the missing line to the dump if the object matters.",
"omitted-transform":"A view whose transform skews it, or shrinks it to nothing, is imported with its frame and without the transform, so its corners receive touches that they wouldn't receive on a device.",
"omitted-views":"The rest of the dump is left out. Import a part of the screen instead: print recursiveDescription of a view that's closer to what you need.",
"recognizers-not-listed":"The view has recognizers, but recursiveDescription prints only the address of their list. Print the list, too, and add what the console shows to the dump. TouchTrace lists all recognizers.",
"replaced-number":"UIKit prints nan or inf if a layout divides by zero, for example, and some views are larger than a scenario allows. A number that's too large becomes the nearest limit. If one isn't a number, all become 0, so the view receives no touches.",
"skipped-level":"The line has more bars than a subview of the line before it. Its superview was probably lost when the dump was copied, so its position can be wrong. Copy the whole dump again.",
"unclosed-description":"The line was cut off, as happens at the end of a long dump. A view is imported if the line still has its whole frame, and the rest of the dump is imported in any case. Copy the rest of the line, or delete the line.",
"unreadable-numbers":"A frame has four numbers, a transform has six, and a size has two. Restore what UIKit printed."})
