package import TouchEngine
package import TraceModel

/// One thing that happens: a finger, the clock, the system or the program does something.
package struct Step: Sendable {
  /// What happens.
  package var action: StepAction

  /// The line.
  package var range: Range<Int>

  /// Creates a step; one that stands in no text has an empty range.
  package init(action: StepAction, range: Range<Int> = 0..<0) {
    self.action = action
    self.range = range
  }
}

/// What happens in a step.
package enum StepAction: Sendable {
  /// The clock runs to a moment after the beginning.
  case advance(to: VirtualTime)
  /// A button of the remote control goes down and up again.
  case click(UIPress.PressType, for: VirtualTime?)
  /// The device is shaken, or rests again.
  case device(DeviceChange)
  /// Down in one place, moved by a distance or to another place, up, within a span of time.
  case drag(FingerLanding, FingerMove.Destination, over: VirtualTime?)
  /// A finger is lifted.
  case fingerLifts(Int)
  /// A finger that is down moves.
  case fingerMoves(Int, FingerMove)
  /// A finger presses with another force, where it is.
  case fingerPresses(Int, force: Double)
  /// A finger or a pencil turns about itself to an angle in radians, where it is.
  case fingerRolls(Int, to: Double)
  /// A finger comes down.
  case fingerTouches(Int, FingerPlace, FingerTool)
  /// A finger that is down trembles where it is.
  case fingerTrembles(Int, FingerPace)
  /// Some fingers, or all when there is none in the list, are lifted in one event.
  case fingersLift([Int])
  /// Some fingers, or all that are down, move in the same events, each its own way or all alike.
  case fingersMove([Int], FingerMove)
  /// Fingers come down in one event, from the first that is up on.
  case fingersTouch([FingerPlace])
  /// Two fingers come down, go apart or together, and are lifted.
  case pinch(FingerPlace, scale: Double, over: VirtualTime?)
  /// The pointer leaves the screen.
  case pointerLeaves
  /// The pointer moves; it hovers as long as its button is not pressed.
  case pointerMoves(FingerMove)
  /// Down, a rest, up.
  case press(FingerLanding, for: VirtualTime)
  /// The program calls a method or sets a property.
  case program(ProgramAction)
  /// From now on the program does something whenever something happens.
  case reaction(EventPattern, ProgramAction)
  /// A button of the remote control changes; its force is from 0 to 1.
  case remote(RemoteChange, UIPress.PressType, force: Double)
  /// Some steps are done a number of times, one time after another.
  case repetition(Int, [Step])
  /// Two fingers come down, turn by an angle in radians, and are lifted.
  case rotate(FingerPlace, by: Double, over: VirtualTime?)
  /// A quick stroke.
  case swipe(SwipeDirection, FingerLanding)
  /// Something happens around the app.
  case system(SystemAction)
  /// One or more taps.
  case tap(FingerLanding, count: Int)
  /// Time passes.
  case wait(VirtualTime)
}

/// What the system does.
package enum SystemAction: UInt8, CaseIterable, Sendable {
  /// The app comes to the front.
  case applicationComesToFront
  /// All touches are taken away.
  case cancelsTouches
  /// The thread that receives events goes on.
  case eventFetchThreadRuns
  /// The thread that receives events stops.
  case eventFetchThreadStops
  /// The home screen comes to the front.
  case homeScreenComesToFront
}

/// Where a finger comes down or moves to.
package enum FingerPlace: Equatable, Sendable {
  /// A point of the screen.
  case screen(CGPoint)
  /// A point in a view's bounds, or the middle of what is seen of it.
  case view(NameReference, at: CGPoint?)
}

/// How a finger moves.
package struct FingerMove: Equatable, Sendable {
  /// Where it goes.
  package enum Destination: Equatable, Sendable {
    /// A distance from where it is.
    case by(CGPoint)
    /// A place.
    case to(FingerPlace)
  }

  /// Where it goes; of several fingers each has its own, in order, unless there is one for all.
  package var destinations: [Destination]

  /// In what time it goes there.
  package var pace = FingerPace()

  /// Creates a move in one event.
  package init(destination: Destination) {
    destinations = [destination]
  }
}

/// In what time a finger does something, and with how many events.
package struct FingerPace: Equatable, Sendable {
  /// How long it takes; one event at once when `nil`.
  package var duration: VirtualTime?

  /// The number of events; by the clock of the screen when `nil`.
  package var steps: Int?

  /// Creates a pace; one event at once when nothing is said.
  package init(duration: VirtualTime? = nil, steps: Int? = nil) {
    self.duration = duration
    self.steps = steps
  }
}

/// The direction of a swipe.
package enum SwipeDirection: UInt8, CaseIterable, Sendable {
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up

  /// The word in a scenario.
  package var word: String {
    switch self {
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .up: "up"
    }
  }
}
