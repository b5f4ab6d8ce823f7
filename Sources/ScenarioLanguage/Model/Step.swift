package import TouchEngine
package import TraceModel

/// A step: an action of a finger, the clock, the system, or the program.
package struct Step: Sendable {
  /// The action.
  package var action: StepAction

  /// The line.
  package var range: Range<Int>

  /// Creates a step, with an empty range if it isn't part of a text.
  package init(action: StepAction, range: Range<Int> = 0..<0) {
    self.action = action
    self.range = range
  }
}

/// The action of a step.
package enum StepAction: Sendable {
  /// The clock advances to a time since the beginning.
  case advance(to: VirtualTime)
  /// A button of the remote control goes down and up again.
  case click(UIPress.PressType, for: VirtualTime?)
  /// The device shakes or comes to rest.
  case device(DeviceChange)
  /// A finger touches down at a location, moves by a distance or to another location, and lifts,
  /// within a duration.
  case drag(FingerLanding, FingerMove.Destination, over: VirtualTime?)
  /// A finger lifts.
  case fingerLifts(Int)
  /// A finger that is down moves.
  case fingerMoves(Int, FingerMove)
  /// A finger's force changes.
  case fingerPresses(Int, force: Double)
  /// A finger or a pencil rolls around its own axis to an angle in radians.
  case fingerRolls(Int, to: Double)
  /// A finger touches down.
  case fingerTouches(Int, FingerPlace, FingerTool)
  /// A finger that's down trembles.
  case fingerTrembles(Int, FingerPace)
  /// Some fingers, or all of them when the list is empty, lift in one event.
  case fingersLift([Int])
  /// Some fingers, or all that are down, move in the same events, either alike or each with its own
  /// move.
  case fingersMove([Int], FingerMove)
  /// Fingers touch down in one event, beginning with the first that's up.
  case fingersTouch([FingerPlace])
  /// Two fingers touch down, move apart or together, and lift.
  case pinch(FingerPlace, scale: Double, over: VirtualTime?)
  /// The pointer leaves the screen.
  case pointerLeaves
  /// The pointer moves, hovering while its button isn't pressed.
  case pointerMoves(FingerMove)
  /// VoiceOver's double tap, while a view is selected.
  case activation(NameReference)
  /// A trackpad or a wheel scrolls by a distance, without touches.
  case pointerScrolls(by: CGPoint, FingerPace, isWheel: Bool)
  /// A finger touches down, rests, and lifts.
  case press(FingerLanding, for: VirtualTime)
  /// The program calls a method or sets a property.
  case program(ProgramAction)
  /// From now on, the program performs an action whenever an event happens.
  case reaction(EventPattern, ProgramAction)
  /// A button of the remote control changes, with a force between 0 and 1.
  case remote(RemoteChange, UIPress.PressType, force: Double)
  /// Steps repeat a number of times.
  case repetition(Int, [Step])
  /// Two fingers touch down, turn by an angle in radians, and lift.
  case rotate(FingerPlace, by: Double, over: VirtualTime?)
  /// A finger moves quickly in one direction.
  case swipe(UISwipeGestureRecognizer.Direction, FingerLanding)
  /// The system does something around the app.
  case system(SystemAction)
  /// One or more taps.
  case tap(FingerLanding, count: Int)
  /// Time passes.
  case wait(VirtualTime)
}

/// An action of the system.
package enum SystemAction: UInt8, CaseIterable, Sendable {
  /// The app moves to the foreground.
  case applicationComesToFront
  /// The system cancels all touches.
  case cancelsTouches
  /// The thread that receives events continues.
  case eventFetchThreadRuns
  /// The thread that receives events stops.
  case eventFetchThreadStops
  /// The home screen moves to the foreground.
  case homeScreenComesToFront
  /// A finger taps the status bar, which the app isn't given as a touch.
  case tapsStatusBar
}

/// The location where a finger touches down or moves to.
package enum FingerPlace: Equatable, Sendable {
  /// A point on the screen.
  case screen(CGPoint)
  /// A point in a view's bounds, or the center of the view's visible part.
  case view(NameReference, at: CGPoint?)
}

/// A move of one or more fingers.
package struct FingerMove: Equatable, Sendable {
  /// The end of a move.
  package enum Destination: Equatable, Sendable {
    /// A distance from the current location.
    case by(CGPoint)
    /// A location.
    case to(FingerPlace)
  }

  /// The destinations of the fingers, in order, or one for all of them.
  package var destinations: [Destination]

  /// The pace of the move.
  package var pace = FingerPace()

  /// Creates a move in one event.
  package init(destination: Destination) {
    destinations = [destination]
  }
}

/// The pace of a finger's action: its duration and the number of events.
package struct FingerPace: Equatable, Sendable {
  /// The duration, or `nil` for a single, immediate event.
  package var duration: VirtualTime?

  /// The number of events, or `nil` to follow the screen's clock.
  package var steps: Int?

  /// Creates a pace, which is a single, immediate event by default.
  package init(duration: VirtualTime? = nil, steps: Int? = nil) {
    self.duration = duration
    self.steps = steps
  }
}
