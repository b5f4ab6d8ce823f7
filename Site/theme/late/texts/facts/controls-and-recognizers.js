touchstoneTexts("facts/controls-and-recognizers.html",{
"G242":"A system control keeps from a superview's recognizers: a single tap of one finger on most controls, and a pan along a switch that begins on its thumb. (For sliders see D138.)",
"G243":"A recognizer on the control itself wins over the control.",
"G244":"Double taps and taps of two fingers are not covered by that protection.",
"G245":"A control of the app's own has no such protection.",
"G246":"A control's tracking methods are called from inside its touch methods.",
"G247":"The control declines through gestureRecognizerShouldBegin.",
"G248":"A tap on the button itself that does not cancel fires first, and then the button acts as well.",
"G249":"Whether a disabled control protects itself was not seen in any log."})
