touchstoneTexts("facts/own-recognizers.html",{
"G185":"Only a subclass may set the state; for others it is read-only.",
"G186":"Overrides of the touch methods and of reset() are to call super.",
"G187":"Apple's check mark sample fails for more than one finger and for a wrong turn, ignores later fingers, and is recognized at the lift if the stroke has turned.",
"G188":"Apple's capture sample begins at landing, so that every discrete recognizer on the same touch loses at once.",
"G189":"A continuous recognizer beats a discrete one easily, for it is recognized earlier; a failure requirement helps.",
"G190":"Touch objects are used again, so a recognizer copies the values that it wants to keep.",
"G191":"What belongs to one attempt is cleared in reset(), which runs also after a prevention.",
"G192":"A recognizer that was excluded gets nothing more of the fingers that are down.",
"G193":"A recognizer that stays possible is not made to fail; it keeps others waiting and ends held back.",
"G194":"A circle or a one-finger rotation is built as a continuous recognizer by these rules.",
"G195":"A public sample of a simple tap compares the number of touches with the number of taps: a mistake in the sample."})
