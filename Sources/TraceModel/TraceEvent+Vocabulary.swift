// The vocabulary of events, so that authors who write about a trace can be notified of a misspelled
// word.

extension TraceEvent {
  /// A word for an event in a trace, with its properties.
  public struct Word: Sendable {
    /// The word, up to its first space.
    public let text: String

    /// The participants that events with the word can have; none for an event of a part of the
    /// system.
    public let subjects: Subjects

    /// The details that can follow the word.
    public let detail: Detail

    /// Whether the app's code can run in such an event.
    public let runsProgram: Bool

    init(
      _ text: String, _ subjects: Subjects, _ detail: Detail = .text, runsProgram: Bool = false
    ) {
      self.text = String(decoding: Array(text.utf8.prefix { $0 != 0x20 }), as: UTF8.self)
      self.subjects = subjects
      self.detail = detail
      self.runsProgram = runsProgram
    }
  }

  /// The participants that an event can have.
  public struct Subjects: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The application object.
    public static let application = Subjects(rawValue: 1)
    /// Collection views.
    public static let collectionViews = Subjects(rawValue: 2)
    /// Controls.
    public static let controls = Subjects(rawValue: 4)
    /// Fingers.
    public static let fingers = Subjects(rawValue: 8)
    /// Recognizers of a hovering pointer.
    public static let hoverRecognizers = Subjects(rawValue: 16)
    /// Navigation controllers.
    public static let navigationControllers = Subjects(rawValue: 32)
    /// Gesture recognizers.
    public static let recognizers = Subjects(rawValue: 64)
    /// Links of the responder chain.
    public static let responders = Subjects(rawValue: 128)
    /// Scroll views, including table views and collection views.
    public static let scrollViews = Subjects(rawValue: 256)
    /// Views that are in another view, which excludes windows.
    public static let subviews = Subjects(rawValue: 512)
    /// Tab bar controllers.
    public static let tabBarControllers = Subjects(rawValue: 1024)
    /// Table views.
    public static let tableViews = Subjects(rawValue: 2048)
    /// Timers of the app's code.
    public static let timers = Subjects(rawValue: 4096)
    /// View controllers.
    public static let viewControllers = Subjects(rawValue: 8192)
    /// Views, including windows.
    public static let views = Subjects(rawValue: 16384)
    /// Windows.
    public static let windows = Subjects(rawValue: 32768)
    /// Text fields.
    public static let textFields = Subjects(rawValue: 65536)
    /// Text views.
    public static let textViews = Subjects(rawValue: 131072)
    /// Context menu interactions.
    public static let contextMenus = Subjects(rawValue: 262144)
    /// Drag interactions.
    public static let drags = Subjects(rawValue: 524288)
    /// Search bars.
    public static let searchBars = Subjects(rawValue: 1_048_576)
    /// Page view controllers.
    public static let pageViewControllers = Subjects(rawValue: 2_097_152)
  }

  /// What can follow the word of an event.
  public enum Detail: Equatable, Sendable {
    /// `true` or `false`.
    case answer
    /// The name of a participant, and `true` or `false` after it.
    case answerAboutName
    /// An equals sign followed by the new value.
    case assignment
    /// Buttons of a remote control.
    case buttons
    /// The place of a cell, such as `row 1` or `section 2 row 1`, after a word or directly.
    case cell(String, after: String? = nil)
    /// The name of a participant, or one of some words.
    case name(others: [String])
    /// The name of a participant, and any text after it.
    case nameFirst
    /// A word, and names of participants.
    case names(after: String)
    /// Nothing.
    case none
    /// A number.
    case number
    /// A finger, or the button of a remote control.
    case offered
    /// The first words of one of some phrases.
    case phrases([String])
    /// Nothing but numbers, or a point in parentheses.
    case point
    /// A word, and a point.
    case pointAfter(String)
    /// The state of a recognizer.
    case state
    /// A target's name, or the word for another kind of target.
    case target
    /// Anything.
    case text
    /// What a sender reports to a target: the state of a recognizer, or the event of a control.
    case trigger
    /// One of some words, and any text after it.
    case words([String])
  }
}

extension TraceEvent.Kind {
  /// The words of its events, except the app's own methods and properties.
  public var words: [TraceEvent.Word] {
    let traits = traits
    return switch self {
    case .finger:
      TraceEvent.Finger.allCases.map {
        .init($0.rawValue, .fingers, $0 == .isCancelled ? .text : .point)
      }
    case .system: TraceEvent.System.allCases.map { .init($0.rawValue, [], $0.detail) }
    case .transport:
      TraceEvent.Transport.allCases.map {
        .init($0.rawValue, $0.subjects, $0.detail)
      }
    case .processing:
      TraceEvent.Processing.allCases.map { .init($0.rawValue, $0.subjects, $0.detail) }
    case .runLoop:
      TraceEvent.RunLoopStep.allCases.map {
        .init($0.rawValue, [], $0.detail, runsProgram: $0.isActivity)
      }
    case .timer:
      [
        .init("timer", [.recognizers, .timers], .words(["after"]), runsProgram: true),
        .init("waits", .timers, .none),
      ]
    case .touches, .forward:
      TraceEvent.Method.allCases.map {
        .init($0.rawValue, $0.subjects, $0.detail, runsProgram: $0.family != .hover)
      }
    case .hold: TraceEvent.Hold.allCases.map { .init($0.rawValue, .views, $0.detail) }
    case .question:
      TraceEvent.Question.allCases.map {
        .init(
          $0.rawValue, $0.traits.subjects, $0.traits.detail, runsProgram: $0 != .canScroll)
      }
    case .state: TraceEvent.State.allCases.map { .init($0.rawValue, $0.subjects, .none) }
    case .wait:
      TraceEvent.Wait.allCases.map {
        .init($0.rawValue, .recognizers, $0 == .waits ? .names(after: "for") : .none)
      }
    case .controlEvent:
      TraceEvent.ControlEvent.allCases.filter { $0 != .events }.map {
        .init($0.rawValue, .controls, .none, runsProgram: true)
      }
    case .life:
      TraceEvent.LifeMethod.allCases.map {
        .init($0.rawValue, $0.traits.subjects, $0.traits.detail, runsProgram: true)
      }
    default:
      traits.words.map {
        .init($0, traits.subjects, traits.detail, runsProgram: traits.runsProgram)
      }
    }
  }
}

extension TraceEvent.System {
  fileprivate var detail: TraceEvent.Detail {
    switch self {
    case .cancels, .ignores: .words(["touches"])
    case .shows: .words(["home"])
    case .taps: .words(["status"])
    case .rests: .none
    case .scrolls: .pointAfter("by")
    case .activates: .name(others: [])
    case .stops, .runs, .presses, .releases, .loses, .shakes, .shakesTooLong: .text
    }
  }
}

extension TraceEvent.Transport {
  fileprivate var subjects: TraceEvent.Subjects {
    switch self {
    case .drains, .folds, .makes, .removes: .application
    case .consumes, .filters, .peeks, .receives, .reports, .sends, .signals, .wakes: []
    }
  }
}

extension TraceEvent.Processing {
  fileprivate var subjects: TraceEvent.Subjects {
    switch self {
    case .schedules, .registers, .installs, .finds, .announces, .informs: []
    case .enqueues, .dequeues, .picks, .enumerates, .creates, .updates, .marks, .stores, .checks:
      .application
    case .gathers: .windows
    }
  }
}

extension TraceEvent.Method {
  fileprivate var subjects: TraceEvent.Subjects {
    switch family {
    case .touches, .presses: [.recognizers, .responders]
    case .hover: .hoverRecognizers
    case .motion: .responders
    }
  }

  fileprivate var detail: TraceEvent.Detail {
    switch family {
    case .touches, .motion: .none
    case .presses: .buttons
    case .hover: .text
    }
  }
}

extension TraceEvent.Transport {
  fileprivate var detail: TraceEvent.Detail {
    switch self {
    case .consumes, .filters, .receives: .phrases(["the event"])
    case .peeks: .phrases(["at the event"])
    case .removes: .phrases(["the finished touches"])
    case .signals: .phrases(["source 0"])
    case .wakes: .none
    case .drains, .folds, .makes, .reports, .sends: .text
    }
  }
}

extension TraceEvent.Processing {
  fileprivate var detail: TraceEvent.Detail {
    switch self {
    case .enqueues, .dequeues: .phrases(["the event"])
    case .picks: .phrases(["no window", "the window"])
    case .creates: .phrases(["the touch"])
    case .updates: .phrases(["the touch", "what system gestures may do"])
    case .marks: .phrases(["the touch as ended"])
    case .stores: .phrases(["the touches"])
    case .schedules, .registers, .installs, .finds, .announces, .informs, .enumerates, .checks,
      .gathers:
      .text
    }
  }
}

extension TraceEvent.RunLoopStep {
  /// The names of the sources and the observers that UIKit adds to a run loop.
  fileprivate var detail: TraceEvent.Detail {
    switch self {
    case .enters: .phrases(["kCFRunLoopDefaultMode", "UITrackingRunLoopMode"])
    case .observer:
      .phrases(["gesture update", "before commit", "Core Animation commit", "after commit"])
    case .phase: .words(["eventDispatch", "CADisplayLinkDispatch", "CATransactionCommit"])
    case .source: .phrases(["0 event", "0 event fetcher", "0 event queue", "0 HID drain"])
    case .wakes: .phrases(["for source 1 of the mach port", "for timer"])
    case .afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting, .block: .none
    }
  }
}

extension TraceEvent.Hold {
  fileprivate var detail: TraceEvent.Detail {
    let methods = TraceEvent.Method.allCases.filter { $0.family == .touches }
    return self == .dropped ? .none : .words(methods.map { $0.rawValue })
  }
}

extension TraceEvent.State {
  /// A recognizer that's reset records the reset and not its state.
  fileprivate var subjects: TraceEvent.Subjects { self == .possible ? [] : .recognizers }
}
