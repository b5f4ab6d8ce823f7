// The course's own classes, which some exports use.

import RecognizerExamples

typealias CircleGestureRecognizer = RecognizerExamples.CircleGestureRecognizer
typealias DrawingView = RecognizerExamples.DrawingView
typealias GestureReadingControl = RecognizerExamples.GestureReadingControl
typealias LetterSGestureRecognizer = RecognizerExamples.LetterSGestureRecognizer
typealias SimpleTapGestureRecognizer = RecognizerExamples.SimpleTapGestureRecognizer
