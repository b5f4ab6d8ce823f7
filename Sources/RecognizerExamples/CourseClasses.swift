package import ScenarioLanguage
import TouchEngine

extension ScenarioClasses {
  /// UIKit's classes and those of the course, which lessons add as an author adds theirs.
  package static let course = uikit.adding([
    .circleGestureRecognizer, .gestureReadingControl, .letterSGestureRecognizer,
    .simpleTapGestureRecognizer,
  ])
}
