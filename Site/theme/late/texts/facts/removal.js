touchstoneTexts("facts/removal.html",{
"G250":"When a view is removed and re-added while the finger is down, its own tap doesn't act, and its parent's does.",
"G251":"A view that leaves its window during a touch gets touchesCancelled.",
"G252":"touch.view doesn't change during a touch.",
"G253":"A view or recognizer that is re-added doesn't join fingers that are already down.",
"G254":"UIKit drops touches that it delays for a view that left the window.",
"G255":"Removing a recognizer in its own action is safe.",
"G256":"When a required recognizer is removed, those that wait for it stop waiting."})
