import TouchEngine
import TraceModel

/// The words that traces use for events, so that misspelled words can be found.
///
/// A word that no trace contains would make `never` always true. A test of the runner compares this
/// list with the traces of its scenarios.
package enum EventVocabulary {
  /// The words for the topics of a trace.
  package static let topics = TraceTopic.allCases.map { $0.word }

  /// The words of the events of each kind.
  private static let byKind = TraceEvent.Kind.allCases.map { (kind: $0, words: $0.words) }

  /// All words of events, except for the program's actions.
  static let ofEvents = byKind.flatMap { $0.words }

  /// The words of some kinds of events.
  static func words(of kinds: TraceEvent.Kind...) -> [String] {
    byKind.filter { kinds.contains($0.kind) }.flatMap { $0.words.map { $0.text } }
  }

  /// The words of fingers, which no other participant uses.
  static let fingers = words(of: .finger)

  /// The participants in an event's route through the system, whose names can have several words.
  package static let systemParticipants = [
    "digitizer", "IOKit", "backboardd", "SpringBoard", "event-fetch thread", "main run loop",
    "keyboard", "remote", "device", "trackpad", "wheel", "VoiceOver",
  ]

  /// Their names, split into words.
  static let wordsOfSystem = systemParticipants.map { LineParser.words($0) }

  /// The system's own recognizers, which exist only if a setup requests them (G239).
  private static let gates = ["systemGate", "edgeGate"]

  /// Returns whether a name belongs to a system participant.
  static func isOfSystem(_ name: String) -> Bool { systemParticipants.contains(name) }

  /// The kinds that are recorded only if an expectation refers to the system.
  static let ofSystem = byKind.filter { $0.kind.topic == .system }
    .flatMap { $0.words.map { $0.text } }

  /// The words that are recorded only if an expectation uses them.
  static let ofProcessing = words(of: .processing)

  /// The words for the program's actions.
  private static let program =
    ProgramMethod.allCases.map { $0.rawValue } + ["animate", "perform", "handles"]

  /// All words except the names of properties.
  static let all =
    ofEvents.map { $0.text } + UIGestureRecognizer.State.allNames + program
    + [AnsweredMethod.shouldBegin.word]

  /// The participants that can follow an arrow without being elements of the setup.
  static let bystanders =
    ["finger", "program", "system", "target"] + systemParticipants + gates

  /// The words of events that result from touches; if a view, control, or recognizer never has
  /// them, a rule prevented it.
  package static let ofTouches =
    words(
      of: .state, .offer, .assignment, .wait, .prevent, .action, .reset, .question, .tracking,
      .controlEvent, .hold) + UIGestureRecognizer.State.allNames
    + [AnsweredMethod.shouldBegin.word]
    + ResponderMethod.allCases.filter { $0.family == .touches }.map { $0.name }

  /// The words of events that call the app's code, to which a reaction can respond.
  static let ofCalls =
    ofEvents.filter { $0.runsProgram }.map { $0.text }
    + ClassDescription.gestureRecognizer.delegateMethods.map { $0.word }

  /// Returns the word that traces use for a synonym.
  package static func traced(_ word: String) -> String {
    switch word {
    case "recognized": "ended"
    case AnsweredMethod.shouldBegin.word: "gestureRecognizerShouldBegin"
    default: word
    }
  }
}
