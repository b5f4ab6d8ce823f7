import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TouchEngine

/// What can happen to whom: a word that no event of a class can have would make `never` true for
/// ever, and one that is refused although it happens could not be expected.
struct EventVocabularyTests {
  /// The words of events, without those that only mean another one.
  private static let words: [String] = Set(ScenarioClasses.course.eventWords)
    .filter { EventVocabulary.traced($0) == $0 }.sorted()

  /// The words that a line with `never` can have about an element of a class.
  private static func accepted(_ sample: ElementSample) -> Set<String> {
    let lines = words.map {
      "  never \(sample.name) \($0)" + (ScenarioClasses.course.isSettableProperty($0) ? " =" : "")
    }
    let text = sample.setup() + "\nexpect\n"
    let source = SourceText(name: "words", text: text + lines.joined(separator: "\n"))
    var accepted = Set(words)
    let first = text.utf8.filter { $0 == UInt8(ascii: "\n") }.count
    for diagnostic in ParsedScenario(source, resolver: .only(.course)).diagnostics {
      guard let range = diagnostic.range else { continue }
      let line = source.bytes[..<range.lowerBound].filter { $0 == UInt8(ascii: "\n") }.count
      #expect(line >= first, "\(diagnostic.message.text)")
      if line >= first { accepted.remove(words[line - first]) }
    }
    return accepted
  }

  @Test(arguments: ScenarioClasses.course.all)
  func `a word is taken for a class when a table says that it can happen`(
    elementClass: ClassDescription
  ) {
    #expect(
      Self.accepted(ElementSample(elementClass: elementClass))
        == Set(ScenarioClasses.course.eventWords(of: elementClass)).intersection(Self.words))
  }

  /// What happens in no workout: it takes a longer story, which lessons and proofs tell.
  private static let unplayed: [ObjectKind: Set<String>] = [
    .application: [
      "checks", "creates", "dequeues", "drains", "enqueues", "enumerates", "folds", "makes",
      "marks",
      "picks", "removes", "stores", "updates",
    ],
    .barButtonItem: ["motionCancelled"],
    .recognizer: [
      "joins", "leaves", "pressesBegan", "pressesCancelled", "pressesChanged", "pressesEnded",
    ],
    .runLoop: ["add"],
    .timer: ["waits"],
    .touch: ["trembles"],
    .view: [
      "commit", "didDeselectItemAt", "didDeselectRowAt", "didEndEditingRowAt", "motionCancelled",
      "scrollViewDidZoom", "textViewShouldBeginEditing", "touchesShouldCancel",
      "willBeginEditingRowAt",
    ],
    .viewController: [
      "goesBack", "motionCancelled", "presentationControllerDidAttemptToDismiss",
      "pressesCancelled", "pressesChanged",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    ],
    .window: ["gathers"],
  ]

  @Test func `every word that is taken for a class happens, and no other does`() async {
    var seen: [ClassDescription: Set<String>] = [:]
    await withTaskGroup(of: (ClassDescription, Set<String>).self) { group in
      for elementClass in ScenarioClasses.course.all {
        group.addTask {
          let sample = ElementSample(elementClass: elementClass)
          return (elementClass, ElementWorkout(sample: sample).words())
        }
      }
      for await (elementClass, words) in group { seen[elementClass] = words }
    }
    for (name, text) in ElementWorkout.containers {
      for elementClass in [
        ClassDescription.navigationController, .tabBarController, .viewController,
      ]
      where text.contains("\(elementClass.name) \(name)\n") {
        seen[elementClass, default: []].formUnion(ElementWorkout.words(of: name, in: text))
      }
    }
    for elementClass in ScenarioClasses.course.all {
      let taken = Set(ScenarioClasses.course.eventWords(of: elementClass))
      let surplus = (seen[elementClass] ?? []).subtracting(taken).sorted()
      #expect(surplus == [], "\(elementClass.name) has events that no line can expect")
      // What happens to one class of a kind happens to each that has the word: the engine's code for
      // it is that of their common superclass.
      let witnessed = ScenarioClasses.course.all
        .filter { $0.kind == elementClass.kind || elementClass == .barButtonItem && $0 == .button }
        .reduce(into: Set<String>()) { $0.formUnion(seen[$1] ?? []) }
      let missing = taken.filter { EventVocabulary.traced($0) == $0 }
        .subtracting(witnessed).subtracting(Self.unplayed[elementClass.kind] ?? [])
      #expect(missing.sorted() == [], "\(elementClass.name) never has these events")
    }
  }

  @Test(arguments: ["UIEvent", "UIPress"])
  func `nothing happens to what only methods are called with`(className: String) throws {
    let elementClass = try #require(ScenarioClasses.course[className])
    #expect(ScenarioClasses.course.eventWords(of: elementClass).isEmpty)
  }

  @Test(arguments: ["enqueues", "creates", "stores"])
  func `a line about a step of the work on an event has the steps recorded`(word: String) {
    let text = "UIView root\ntap root\nexpect\n  never application \(word)"
    let parsed = ParsedScenario(SourceText(name: "test", text: text), resolver: .only(.course))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.run().failures.count == 1)
  }

  @Test(arguments: ["drains", "makes"])
  func `a line about a word of the system alone has the system recorded`(word: String) {
    let text = "UIView root\ntap root\nexpect\n  never application \(word)"
    let parsed = ParsedScenario(SourceText(name: "test", text: text), resolver: .only(.course))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.run().failures.count == 1)
  }
}
