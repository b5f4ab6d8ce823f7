import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// What a run of a scenario gives back to the page.
struct Answer {
  /// The trace as text, or that of each variant under its name; empty when the scenario has mistakes.
  var trace = ""

  /// The listings of all diagnostics; empty when everything is as the scenario says.
  var diagnostics = ""

  /// Runs a scenario, each of its variants.
  init(to scenarioText: String) {
    let parsed = ParsedScenario(SourceText(name: "", text: scenarioText))
    var found = parsed.diagnostics
    if !found.hasErrors {
      var traces: [String] = []
      for scenario in parsed.scenarios {
        let result = scenario.run()
        let heading = scenario.variant.map { "variant \($0.text)\n\n" } ?? ""
        traces.append(heading + result.trace.text)
        found += result.failures
      }
      trace = traces.joined(separator: "\n")
    }
    diagnostics = found.listing()
  }

  /// Returns the texts in memory of their own: the two lengths in bytes as 32-bit numbers, the
  /// trace, the diagnostics.
  func bytes() -> UnsafeMutableRawPointer {
    let head = 2 * MemoryLayout<UInt32>.size
    let texts = [Array(trace.utf8), Array(diagnostics.utf8)]
    let count = texts.reduce(head) { $0 + $1.count }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count, alignment: MemoryLayout<UInt32>.alignment)
    var place = memory + head
    for (index, text) in texts.enumerated() {
      memory.storeBytes(
        of: UInt32(text.count), toByteOffset: index * MemoryLayout<UInt32>.size, as: UInt32.self)
      place.copyMemory(from: text, byteCount: text.count)
      place += text.count
    }
    return memory
  }
}
