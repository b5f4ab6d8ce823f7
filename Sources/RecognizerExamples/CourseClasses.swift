package import ScenarioLanguage
import TouchEngine

extension ScenarioClasses {
  /// UIKit's classes and the course's, which are registered like any author's.
  package static let course = uikit.adding([
    .circleGestureRecognizer, .closedCircleGestureRecognizer, .countedTapGestureRecognizer,
    .drawingView, .gestureGraphControl, .gestureReadingControl, .letterSGestureRecognizer,
    .simpleTapGestureRecognizer,
  ])
}
