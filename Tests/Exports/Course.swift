// The course's own recognizers, which some exports use.

import RecognizerExamples

typealias CircleGestureRecognizer = RecognizerExamples.CircleGestureRecognizer
typealias GestureReadingControl = RecognizerExamples.GestureReadingControl
typealias LetterSGestureRecognizer = RecognizerExamples.LetterSGestureRecognizer
typealias SimpleTapGestureRecognizer = RecognizerExamples.SimpleTapGestureRecognizer
