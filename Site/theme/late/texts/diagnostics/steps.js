touchstoneTexts("diagnostics/steps.html",{
"empty-repetition":"repeat performs the steps indented under it. Without any, it has nothing to do.",
"finger-named-twice":"Everything that several fingers do in one line happens in one event, and an event reports each finger once.",
"fingers-at-one-point":"Either move several fingers by the same distance, or give each its own move: fingers 1 and 2 move to 40 60 and to 80 60.",
"reaction-with-repetition":"when applies each time the event happens after its line. It takes neither a count nor a time.",
"reaction-without-call":"when runs a step when UIKit calls the app's code: a touch method, an action, a delegate method, or a view life cycle method. A state change alone doesn't call any code, but the recognizer's action is called.",
"step-after-expectations":"Expectations are checked once everything has happened. Move the step up, or indent the line if it's an expectation.",
"step-in-other-words":"The words are clear, but the language has others for them: double tap A, tap A 3 times, press A for 1s, swipe left on A, drag A by 0 -10, tap A with 2 fingers, wait 1s. Each step has its own line.",
"unknown-program-step":"A step can call the UIKit methods that the model supports, and set properties with =.",
"unknown-step":"A step begins with a finger's action, a gesture, a time, a system event, or the name of what the program changes.",
"wrong-number-of-moves":"With one move, all fingers of the line make it. With several, the first finger makes the first move, the second finger makes the second, and so on."})
