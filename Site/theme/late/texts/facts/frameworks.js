touchstoneTexts("facts/frameworks.html",{
"G285":"MKMapView's recognizers belong to a view in the map. In the model, they're a pan, a pinch, a rotation, a double tap, and a tap with two fingers, after the gestures that people know. A tap recognizer of an app doesn't wait for the double tap unless it's required to.",
"G286":"isScrollEnabled, isZoomEnabled, and isRotateEnabled turn off gestures of a map. That zooming includes the two taps is the model's assumption.",
"G287":"A web view's scroll view contains the view of the page, WKContentView, to which WebKit adds its own taps and a long press. That a tap of an app around it doesn't fire unless its delegate allows both follows from the rules for nested recognizers.",
"G288":"The drawingPolicy of a PKCanvasView decides whether fingers draw. Its drawingGestureRecognizer tracks the touches.",
"G294":"A pan around a canvas wins over its drawing: a scroll view scrolls, and a panel follows the finger, unless the pan requires the canvas's drawingGestureRecognizer to fail. Why isn't published; in the model, a stroke begins with the first movement after the finger has gone as far as a pan needs.",
"G289":"People scroll a canvas with two fingers, or with one if fingers don't draw."})
