import TouchEngine
import TraceModel

/// The words that a trace uses for what happens, so that a misspelt one is noticed.
///
/// A word that no trace has would make `never` true for ever. A test of the runner compares this
/// list with the traces of its scenarios.
package enum EventVocabulary {
  /// The words for the topics of a trace.
  package static let topics = TraceTopic.allCases.map { $0.word }

  /// The words of the events of each kind.
  private static let byKind = TraceEvent.Kind.allCases.map { (kind: $0, words: $0.words) }

  /// All words but those for what the program does.
  static let ofEvents = byKind.flatMap { $0.words }

  /// The words of some kinds of events.
  static func words(of kinds: TraceEvent.Kind...) -> [String] {
    byKind.filter { kinds.contains($0.kind) }.flatMap { $0.words.map { $0.text } }
  }

  /// What fingers do, and nobody else.
  static let fingers = words(of: .finger)

  /// Those who take part in the way of an event through the system; their names may have several words.
  package static let systemParticipants = [
    "digitizer", "IOKit", "backboardd", "SpringBoard", "event-fetch thread", "main run loop",
    "keyboard", "remote", "device",
  ]

  /// Their names by words.
  static let wordsOfSystem = systemParticipants.map { LineParser.words($0) }

  /// The system's own recognizers, which a scene has only when it asks for them (G239).
  private static let gates = ["systemGate", "edgeGate"]

  /// Whether a name is that of somebody who takes part in it.
  static func isOfSystem(_ name: String) -> Bool { systemParticipants.contains(name) }

  /// What is recorded only for whoever speaks of the system.
  static let ofSystem = byKind.filter { $0.kind.topic == .system }
    .flatMap { $0.words.map { $0.text } }

  /// What is recorded only for whoever names it.
  static let ofProcessing = words(of: .processing)

  /// What the program does.
  private static let program =
    ProgramMethod.allCases.map { $0.rawValue } + Property.allNames
    + ["animate", "perform", "handles"]

  /// All words.
  package static let all =
    ofEvents.map { $0.text } + UIGestureRecognizer.State.allNames + program
    + [DelegateQuestion.shouldBegin.name]

  /// Who may stand behind an arrow without being an element of the scene.
  static let bystanders =
    ["finger", "program", "system", "target"] + systemParticipants + gates

  /// Words of events about which there is nothing more to say.
  static let withoutDetail =
    ofEvents.filter { $0.detail == .none }.map { $0.text } + UIGestureRecognizer.State.allNames

  /// Words of what comes of touches: views, controls and recognizers that never hear of them were
  /// kept from it by a rule.
  package static let ofTouches =
    words(
      of: .state, .offer, .assignment, .wait, .prevent, .action, .reset, .question, .tracking,
      .controlEvent, .hold) + UIGestureRecognizer.State.allNames
    + [DelegateQuestion.shouldBegin.name]
    + ResponderMethod.allCases.filter { $0.family == .touches }.map { $0.name }

  /// Words of events in which code of the program is called, which may do something of its own.
  static let ofCalls =
    ofEvents.filter { $0.runsProgram }.map { $0.text } + DelegateQuestion.allCases.map { $0.name }

  /// Whether a trace can have a word.
  package static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words = Set(all)

  /// Returns the word that traces use for one that means the same.
  package static func traced(_ word: String) -> String {
    switch word {
    case "recognized": "ended"
    case DelegateQuestion.shouldBegin.name: "gestureRecognizerShouldBegin"
    default: word
    }
  }
}
