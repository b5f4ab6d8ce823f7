touchstoneTexts("facts/removal.html",{
"G250":"A view that is taken away and put back while the finger is down: its own tap does not act, that of its parent does.",
"G251":"A view that leaves its window during a touch gets touchesCancelled.",
"G252":"touch.view does not change during a touch.",
"G253":"A view or recognizer that is put back does not join fingers that are down.",
"G254":"Touches that are held for a view that left the window are dropped.",
"G255":"Taking a recognizer away in its own action is safe.",
"G256":"When a required recognizer goes away, those that wait are freed."})
