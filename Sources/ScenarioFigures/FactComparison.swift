package import Figures
package import ScenarioRunner
package import SourceDiagnostics
package import TextAndOrder
package import TraceModel

/// The comparison of a scenario's runs with the runs without some facts: what would happen if UIKit
/// didn't follow them.
///
/// The command line and the page show the same text.
package struct FactComparison: Sendable {
  /// The comparison of one variant's runs, or of the only run.
  package struct Variant: Sendable {
    /// The name of the variant; empty if there's only one.
    package let name: String

    /// The run with all facts.
    package let run: ScenarioRun

    /// The run without the facts.
    package let other: ScenarioRun

    /// The difference between the traces, event by event.
    let difference: TraceDifference

    /// What happens in only one of the runs.
    let changes: TraceChanges

    /// The expectations that don't hold without the facts, as they are written.
    package let broken: [String]

    /// Whether the runs differ.
    package var differs: Bool { difference.parting != nil }

    fileprivate init(_ run: ScenarioRun, _ other: ScenarioRun) {
      name = run.variant
      self.run = run
      self.other = other
      difference = TraceDifference(run.trace, other.trace)
      changes = TraceChanges(from: run.trace, to: other.trace)
      var broken: [String] = []
      for line in other.failures(notIn: run).map({ $0.quotedLine }) where !broken.contains(line) {
        broken.append(line)
      }
      self.broken = broken
    }
  }

  /// The facts.
  package let facts: [SuspendedFact]

  /// The comparisons of the variants, in order.
  package let variants: [Variant]

  /// Compares the runs of a scenario's variants with the runs without some facts.
  package init(of runs: [ScenarioRun], and others: [ScenarioRun], without facts: [SuspendedFact]) {
    self.facts = facts
    variants = zip(runs, others).map { Variant($0, $1) }
  }

  /// Whether the facts change a run.
  package var differs: Bool { variants.contains { $0.differs } }
}

// MARK: - Text

extension FactComparison {
  /// The comparison as text: the facts, and what changes in each variant without them.
  package var text: String {
    var text = "What if UIKit didn't follow \(facts.numbers)?\n"
    for fact in facts where !fact.claim.isEmpty { text += "  \(fact.number): \(fact.claim)\n" }
    for variant in variants {
      text += variants.count > 1 ? "\nvariant \(variant.name)\n\n" : "\n"
      text += self.text(of: variant)
    }
    return text
  }

  /// Returns where the runs of a variant diverge, in a sentence.
  package func sentence(of variant: Variant) -> String {
    guard variant.differs else {
      let verb = facts.count == 1 ? "it" : "them"
      return "This scenario doesn't depend on \(facts.numbers): without \(verb), the run is the "
        + "same, event by event."
    }
    return variant.difference.sentence(left: "the run", right: "the run without \(facts.numbers)")
  }

  private func text(of variant: Variant) -> String {
    var text = sentence(of: variant) + "\n"
    guard variant.differs else { return text }
    text += "\n--- with \(facts.numbers)\n+++ without \(facts.numbers)\n"
    for line in variant.difference.lines { text += line + "\n" }
    var lists = Self.list("no longer", variant.changes.vanished)
    lists += Self.list("new", variant.changes.appeared)
    lists += Self.list("no longer true", variant.broken)
    return lists.isEmpty ? text : text + "\n" + lists
  }

  private static func list(_ heading: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return heading + ":\n" + lines.map { "  \($0)\n" }.joined()
  }
}

// MARK: - JSON and figures

extension FactComparison {
  /// Writes the comparison as the members of a JSON object, with a figure of each variant's
  /// comparison if there are options for drawing it.
  package func write(to writer: inout JSONWriter, drawing options: FigureOptions? = nil) {
    writer.member("facts", facts) { writer, fact in
      writer.member("number", fact.number)
      writer.member("claim", fact.claim)
    }
    writer.member("differs", differs)
    writer.member("runs", variants) { writer, variant in
      writer.member("variant", variant.name.isEmpty ? nil : variant.name)
      writer.member("differs", variant.differs)
      writer.member("sentence", sentence(of: variant))
      writer.member("lines", texts: variant.differs ? variant.difference.lines : [])
      writer.member("vanished", texts: variant.changes.vanished)
      writer.member("appeared", texts: variant.changes.appeared)
      writer.member("broken", texts: variant.broken)
      if let options {
        writer.member("html", utf8: figure(of: variant, options).bytes)
      }
    }
  }

  /// The comparison as a JSON object in a line.
  package var json: String {
    String(decoding: JSONWriter.object { write(to: &$0) }, as: UTF8.self) + "\n"
  }

  /// The traces, which decide whether a page can show the comparison.
  package var traces: [Trace] { variants.flatMap { [$0.run.trace, $0.other.trace] } }

  /// Returns both runs of a variant side by side.
  package func figure(of variant: Variant, _ options: FigureOptions) -> TraceComparison {
    var options = options
    options.idPrefix += "_without" + (variant.name.isEmpty ? "" : "_" + variant.name)
    func figure() -> TraceComparison {
      TraceComparison(
        of: .init(name: "the run", trace: variant.run.trace),
        and: .init(
          name: "the run without \(facts.numbers)", trace: variant.other.trace,
          heading: "If UIKit ignored \(facts.numbers)"),
        without: facts.map { ($0.number, $0.claim) }, options: options)
    }
    // The scenario's figures may leave out just what the facts change.
    let usual = figure()
    if usual.differs || !variant.differs { return usual }
    options.topics = TraceTopic.allCases
    return figure()
  }
}

// MARK: - Expectations

extension ScenarioRun {
  /// Returns the failures that another run doesn't have.
  package func failures(notIn other: ScenarioRun) -> [Diagnostic] {
    failures.filter { failure in
      !other.failures.contains { $0.range == failure.range && $0.source == failure.source }
    }
  }
}

extension Diagnostic {
  /// The line that the diagnostic is about, as it's written; its message if it's about the whole
  /// file.
  package var quotedLine: String {
    guard let range else { return message.text }
    let line = source.bytes[source.lineRange(at: range.lowerBound)]
    return String(decoding: Array(line.drop { $0 == UInt8(ascii: " ") }), as: UTF8.self)
  }
}
