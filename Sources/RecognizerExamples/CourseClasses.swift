package import ScenarioLanguage
import TouchEngine

extension ScenarioClasses {
  /// UIKit's classes and the course's, which are registered like any author's.
  package static let course = uikit.adding([
    .circleGestureRecognizer, .drawingView, .gestureReadingControl, .letterSGestureRecognizer,
    .simpleTapGestureRecognizer,
  ])
}
