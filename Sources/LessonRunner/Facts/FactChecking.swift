package import LessonMarkdown
package import SourceDiagnostics
import TraceModel

/// The stage that holds the lessons, their runs and the ledger of facts against each other.
///
/// A scenario may say itself which facts it proves, in its fence; or the ledger names it as the
/// proof of a fact. The second is believed when the scenario's trace gives the fact's number as a
/// reason, or its lesson lists the number among its facts. Where an author names a number, it is
/// their word that what the scenario expects is the fact: many facts are about an order, which no
/// single event has a reason for.
package struct FactChecking {
  /// The ledger of facts.
  package let ledger: FactLedger
  private var lessons: [String: LessonDocument] = [:]
  private var outcomes: [String: ScenarioOutcome] = [:]
  private let orderedLessons: [LessonDocument]
  /// The scenarios that say of themselves that they prove a fact, by its number.
  private var statedProofs: [String: [Fact.Proof]] = [:]

  /// Creates a stage; the outcomes are in the order of the lessons' scenarios.
  package init(ledger: FactLedger, lessons: [LessonDocument], outcomes: [ScenarioOutcome]) {
    self.ledger = ledger
    orderedLessons = lessons
    var rest = outcomes[...]
    for lesson in lessons {
      let name = ContentPath.name(ofLesson: lesson.path)
      // Of two lessons with one name in two folders the first is meant.
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

  /// The scenarios that are to prove a fact: those that the ledger names, then those that say so.
  package func proofs(of fact: Fact) -> [Fact.Proof] {
    let named = Set(fact.proofs.map(\.text))
    return fact.proofs + (statedProofs[fact.number] ?? []).filter { !named.contains($0.text) }
  }

  /// The lesson that a proof names.
  package func lesson(of proof: Fact.Proof) -> LessonDocument? { lessons[proof.lesson] }

  /// Whether the scenario that a proof names is there, passes, and is about the fact.
  package func holds(_ proof: Fact.Proof, for number: String) -> Bool {
    outcomes[proof.text]?.isPassed == true && speaks(proof, of: number)
  }

  /// What is done about a fact.
  package func status(of fact: Fact) -> FactStatus {
    if proofs(of: fact).contains(where: { holds($0, for: fact.number) }) { return .shown }
    if !fact.tests.isEmpty { return .tested }
    return fact.omission == nil ? .untested : .omitted
  }

  /// What is wrong; nothing where there is no ledger.
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

  /// Looks for numbers in a lesson and in its runs that the ledger does not have.
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
            .proofOfNamesake(name, other: other.source.name), at: fact.range, in: lesson.source))
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

  /// Looks for proofs that prove nothing.
  ///
  /// A scenario that fails is reported where it stands, and is not reported here again.
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
        .silentProof(fact.number, lesson: lesson), at: proof.range, in: source)
    }
  }
}

extension FactChecking {
  /// A note that leads to the scenario that a proof names.
  private func declaration(ofProof name: String) -> Diagnostic.Note? {
    let words = name.split(separator: "#", maxSplits: 1).map(String.init)
    guard words.count == 2, let lesson = lessons[words[0]],
      let scenario = lesson.scenarios.first(where: { $0.name == words[1] })
    else { return nil }
    return Diagnostic.Note("it is here", at: scenario.nameRange, in: lesson.source)
  }
}

extension LessonDocument {
  /// Where a number stands in the list of the lesson's facts; the whole list when that is hard to
  /// say.
  package func place(ofFact number: String) -> Range<Int>? {
    guard let list = lesson.properties.places["facts"] else { return nil }
    let wanted = Array(number.utf8)
    let bytes = source.bytes
    let isWord: (Int) -> Bool = { place in
      bytes.indices.contains(place)
        && ((0x30...0x39).contains(bytes[place]) || (0x41...0x5A).contains(bytes[place] & 0xDF))
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
