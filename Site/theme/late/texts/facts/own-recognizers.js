touchstoneTexts("facts/own-recognizers.html",{
"G185":"Only a subclass can set a recognizer's state; for other code it's read-only.",
"G186":"Overrides of the touch methods and of reset() are expected to call super.",
"G187":"Apple's check mark sample fails for more than one finger and for a wrong turn, ignores later fingers, and recognizes when the finger lifts if the stroke has turned.",
"G188":"Apple's capture sample begins at touch-down, so every discrete recognizer on the same touch loses immediately.",
"G189":"A continuous recognizer easily beats a discrete one because it recognizes earlier; a failure requirement helps.",
"G190":"UIKit reuses touch objects, so a recognizer copies the values that it wants to keep.",
"G191":"A recognizer clears the data of one attempt in reset(), which also runs after another recognizer has prevented it.",
"G192":"An excluded recognizer receives nothing more of the fingers that are down.",
"G193":"UIKit doesn't make a recognizer fail that stays possible; such a recognizer keeps others waiting and touchesEnded delayed.",
"G194":"You can build a circle recognizer or a one-finger rotation recognizer as a continuous recognizer by these rules.",
"G195":"A public sample of a simple tap recognizer compares the number of touches with the number of taps, which is an error in the sample."})
