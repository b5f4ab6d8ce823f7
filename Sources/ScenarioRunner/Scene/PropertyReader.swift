import ScenarioLanguage
import TouchEngine
import TraceModel

/// A reader of objects' properties.
enum PropertyReader {
  /// Returns a property's current value, or `nil` when it has none.
  ///
  /// The current event has the touches that a method is called with.
  static func value(
    of reference: PropertyReference, in live: LiveScene, at event: TraceEvent? = nil
  ) -> ObservedValue? {
    let isTouchesOfCall =
      reference.subject.text == LiveScene.eventName && reference.property.name == "touches"
      && live.responders[LiveScene.eventName] == nil
    let value =
      isTouchesOfCall ? event.flatMap { touches(of: $0) } : wholeValue(of: reference, in: live)
    guard let component = reference.component else { return value }
    return value?.part(component)
  }

  /// Returns the touches that a method is called with, or `nil` for another event.
  private static func touches(of event: TraceEvent) -> ObservedValue? {
    guard event.kind == .touches || event.kind == .forward else { return nil }
    return .words(event.fingers.sorted().map { LiveScene.name(ofFinger: $0) })
  }

  private static func wholeValue(
    of reference: PropertyReference, in live: LiveScene
  ) -> ObservedValue? {
    guard let object = live.object(named: reference.subject.text) else { return nil }
    let isInWindow = reference.space?.text == PropertyReference.windowSpace
    var space = isInWindow ? nil : reference.space.flatMap { live.view(named: $0.text) }
    if reference.property.traits.contains(.ofPoint), space == nil, !isInWindow { return nil }
    if let recognizer = object as? UIGestureRecognizer {
      space = isInWindow ? recognizer.view?.window : space ?? recognizer.view
    }
    let context = Property.Context(
      space: space, event: live.application.event, point: reference.point)
    return reference.property.value(of: object, in: context).map {
      ObservedValue($0, of: reference.property.kind)
    }
  }

  /// Returns whether the gesture that a property belongs to has ended because its fingers have
  /// lifted.
  static func isOver(_ reference: PropertyReference, in live: LiveScene) -> Bool {
    guard reference.property.traits.contains(.ofGesture) else { return false }
    let recognizer = live.recognizers[reference.subject.text]
    return recognizer.map { $0.numberOfTouches == 0 } ?? (value(of: reference, in: live) == nil)
  }
}
