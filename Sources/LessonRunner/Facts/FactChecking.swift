package import LessonMarkdown
package import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The stage that checks the lessons, their runs, and the ledger of facts against each other.
///
/// A scenario's fence may name the facts that it shows, or the ledger may name the scenario for a
/// fact. The ledger's claim counts if the scenario's trace gives the fact's number as a reason, or
/// if its lesson lists the number among its facts. A number in a fence is the author's assurance
/// that the scenario's expectations are the fact, because many facts are about an order, which
/// isn't the reason for any single event.
package struct FactChecking {
  /// The ledger of facts.
  package let ledger: FactLedger
  private var lessons: [String: LessonDocument] = [:]
  private var outcomes: [String: ScenarioOutcome] = [:]
  private let orderedLessons: [LessonDocument]
  /// The scenarios whose fences name a fact, by its number.
  private var statedProofs: [String: [Fact.Proof]] = [:]

  /// Creates a stage; the outcomes are in the order of the lessons' scenarios.
  package init(ledger: FactLedger, lessons: [LessonDocument], outcomes: [ScenarioOutcome]) {
    self.ledger = ledger
    orderedLessons = lessons
    var rest = outcomes[...]
    for lesson in lessons {
      let name = ContentPath.name(ofLesson: lesson.path)
      // If lessons in two folders have the same name, it means the first one.
      let isFirst = self.lessons[name] == nil
      if isFirst { self.lessons[name] = lesson }
      for scenario in lesson.scenarios {
        let outcome = rest.popFirst()
        guard isFirst else { continue }
        self.outcomes["\(name)#\(scenario.name)"] = outcome
        for fact in scenario.facts {
          statedProofs[fact.number, default: []].append(
            Fact.Proof(lesson: name, scenario: scenario.name, range: fact.range))
        }
      }
    }
  }

  /// Returns the scenarios for a fact: those that the ledger names, then those whose fences name
  /// it.
  package func proofs(of fact: Fact) -> [Fact.Proof] {
    let named = Set(fact.proofs.map(\.text))
    return fact.proofs + (statedProofs[fact.number] ?? []).filter { !named.contains($0.text) }
  }

  /// Returns the lesson that the ledger names.
  package func lesson(of proof: Fact.Proof) -> LessonDocument? { lessons[proof.lesson] }

  /// Returns whether the named scenario exists, passes, and is about the fact.
  package func holds(_ proof: Fact.Proof, for number: String) -> Bool {
    outcomes[proof.text]?.isPassed == true && speaks(proof, of: number)
  }

  /// Returns the status of a fact.
  package func status(of fact: Fact) -> FactStatus {
    if proofs(of: fact).contains(where: { holds($0, for: fact.number) }) { return .shown }
    if !fact.tests.isEmpty { return .tested }
    return fact.omission == nil ? .untested : .omitted
  }

  /// Returns the errors; none if there's no ledger.
  package func diagnostics() -> [Diagnostic] {
    guard !ledger.isEmpty else { return [] }
    let inLessons = orderedLessons.flatMap(diagnostics(of:))
    let inLedger = ledger.subjects.flatMap { subject in
      subject.facts.flatMap { diagnostics(of: $0, in: subject.source) }
    }
    return inLessons + inLedger
  }

  private func speaks(_ proof: Fact.Proof, of number: String) -> Bool {
    let isReason = outcomes[proof.text]?.facts.contains(number) ?? false
    return isReason || lessons[proof.lesson]?.lesson.properties.facts.contains(number) == true
      || statedProofs[number]?.contains { $0.text == proof.text } == true
  }

  /// Returns diagnostics for the numbers in a lesson and its runs that aren't in the ledger.
  private func diagnostics(of lesson: LessonDocument) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let properties = lesson.lesson.properties
    for number in properties.facts where ledger[number] == nil {
      let meant = ledger.suggestion(for: number)
      diagnostics.append(
        Diagnostic(
          .unknownFact(number, suggestion: meant), at: lesson.place(ofFact: number),
          in: lesson.source, notes: ledger.declaration(of: meant)))
    }
    let name = ContentPath.name(ofLesson: lesson.path)
    for fact in lesson.scenarios.flatMap(\.facts) {
      if let other = lessons[name], other.path != lesson.path {
        diagnostics.append(
          Diagnostic(
            .ambiguousProof(name, other: other.source.name), at: fact.range, in: lesson.source))
      } else if ledger[fact.number] == nil {
        let meant = ledger.suggestion(for: fact.number)
        diagnostics.append(
          Diagnostic(
            .unknownFact(fact.number, suggestion: meant), at: fact.range, in: lesson.source,
            notes: ledger.declaration(of: meant)))
      } else if ledger[fact.number]?.omission != nil {
        diagnostics.append(
          Diagnostic(.proofOfOmission(fact.number), at: fact.range, in: lesson.source))
      }
    }
    for scenario in lesson.scenarios {
      for fact in outcomes["\(name)#\(scenario.name)"]?.facts ?? [] where ledger[fact] == nil {
        diagnostics.append(
          Diagnostic(.unknownFactInRun(fact), at: scenario.nameRange, in: lesson.source))
      }
    }
    return diagnostics
  }

  /// Returns diagnostics for the ledger's scenarios that don't show the fact.
  ///
  /// A scenario that fails is reported in its lesson, so it isn't reported here again.
  private func diagnostics(of fact: Fact, in source: SourceText) -> [Diagnostic] {
    fact.proofs.compactMap { proof in
      guard outcomes[proof.text] != nil else {
        let meant = Suggestion.nearest(to: proof.text, among: outcomes.keys.sorted())
        return Diagnostic(
          .unknownProof(proof.text, suggestion: meant), at: proof.range, in: source,
          notes: meant.flatMap(declaration(ofProof:)).map { [$0] } ?? [])
      }
      guard !speaks(proof, of: fact.number) else { return nil }
      let lesson = lessons[proof.lesson]?.source.name ?? proof.lesson
      return Diagnostic(
        .proofWithoutItsFact(fact.number, lesson: lesson), at: proof.range, in: source)
    }
  }
}

extension FactChecking {
  /// Returns a note that leads to the scenario that the ledger names.
  private func declaration(ofProof name: String) -> Diagnostic.Note? {
    let words = name.split(separator: "#", maxSplits: 1).map(String.init)
    guard words.count == 2, let lesson = lessons[words[0]],
      let scenario = lesson.scenarios.first(where: { $0.name == words[1] })
    else { return nil }
    return Diagnostic.Note("it is here", at: scenario.nameRange, in: lesson.source)
  }
}

extension LessonDocument {
  /// Returns the range of a number in the list of the lesson's facts, or of the whole list if the
  /// number is hard to find.
  package func place(ofFact number: String) -> Range<Int>? {
    guard let list = lesson.properties.places["facts"] else { return nil }
    let wanted = Array(number.utf8)
    let bytes = source.bytes
    let isWord: (Int) -> Bool = { place in
      bytes.indices.contains(place) && (bytes[place].isDigit || bytes[place].isLetter)
    }
    var start = list.lowerBound
    while start + wanted.count <= bytes.count, start < list.lowerBound + 20_000 {
      if bytes[start..<start + wanted.count].elementsEqual(wanted), !isWord(start - 1),
        !isWord(start + wanted.count)
      {
        return start..<start + wanted.count
      }
      start += 1
    }
    return list
  }
}
