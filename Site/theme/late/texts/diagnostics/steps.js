touchstoneTexts("diagnostics/steps.html",{
"empty-repetition":"'repeat' does the steps that are indented under it. Without any there is nothing to do.",
"finger-named-twice":"What several fingers do in one line, they do in one event, and an event has one report of each finger.",
"fingers-in-one-place":"Several fingers move by the same distance, or each has a move of its own: 'fingers 1 and 2 move to 40 60 and to 80 60'.",
"other-number-of-moves":"With one move, all fingers of the line make it. With several, the first finger makes the first move, the second finger the second, and so on.",
"reaction-to-no-call":"'when' does something where code of the app is called: a touch method, an action, a delegate's question, a method of a view's life. A change of state by itself calls nobody; the action does.",
"reaction-with-repetition":"'when' holds from its line on, each time. It takes no number of times and no moment.",
"step-after-expectations":"What must be seen is said once everything has happened. Move the step up, or indent the line if it is an expectation.",
"unknown-program-step":"A step calls the methods of UIKit that the model has, and sets properties with '='.",
"unknown-step":"A step begins with what a finger does, with a gesture, with time, with the system, or with the name of what the program changes."})
