touchstoneTexts("facts/controls-and-recognizers.html",{
"G242":"A system control blocks some gestures of a superview's recognizers: a one-finger single tap on most controls, and a pan along the thumb of a switch (D280). For sliders, see D138.",
"G243":"A recognizer on the control itself wins over the control.",
"G244":"That protection doesn't cover double taps or two-finger taps.",
"G245":"A custom control has no such protection.",
"G246":"A control calls its tracking methods from its touch methods.",
"G247":"The control declines the gesture in gestureRecognizerShouldBegin.",
"G248":"A tap recognizer on the button itself that doesn't cancel touches fires first, and then the button acts as well.",
"G249":"No log shows whether a disabled control protects itself.",
"G280":"The controls that keep single taps from a superview's recognizers are UIKit's, and SwiftUI's hosting view isn't one of them."})
