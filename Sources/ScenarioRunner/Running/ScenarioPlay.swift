package import ScenarioLanguage
package import TouchEngine
package import TraceModel

/// Something that the hardware, the system, or the program did in a run.
package struct ScenarioPlay: Sendable {
  /// What was done.
  package enum Action: Sendable {
    /// The program performed the step in a range of the scenario.
    case program(Range<Int>)
    /// The hardware reported fingers, buttons, or a shake.
    case report(HIDEvent)
    /// The system did something around the app.
    case system(SystemAction)
    /// A trackpad or a wheel scrolls by a distance, at a point of the screen.
    case scroll(by: CGPoint, at: CGPoint, UIScrollEvent.Phase, UIScrollTypeMask)
    /// VoiceOver activates a view, before it touches the screen.
    case activation(String)
    /// Time passed, up to the time of the action.
    case wait
  }

  /// The time since the beginning of the run.
  package var time: VirtualTime

  /// What was done.
  package var action: Action
}
