// Feeds the language and the runner with texts that libFuzzer makes up, guided by what they reach.
// `make fuzz` builds it with the sanitizer that it needs and starts it.

import Fuzzing
import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// Takes one text all the way: lexemes, tree, colours, common form, run, verdict.
private func test(_ text: String) {
  let source = SourceText(name: "fuzz", text: text)
  let lexemes = Lexer.lexemes(of: source)
  demand(
    lexemes.map { source[$0.range] }.joined() == source.text, "the lexemes are not the text")
  _ = Highlighter.html(source, classes: .course)
  let parsed = ParsedScenario(source, resolver: .only(.course))
  _ = parsed.diagnostics.listing()
  if let once = Formatter.formatted(source) {
    let again = Formatter.formatted(SourceText(name: "fuzz", text: once))
    demand(again == once, "formatting twice is not formatting once")
  }
  guard !parsed.diagnostics.contains(where: { $0.message.severity == .error }) else { return }
  var options = RunOptions()
  options.limits.events = .given(2_000)
  options.limits.steps = .given(500)
  options.limits.time = .given(VirtualTime(seconds: 30))
  options.limits.kilobytes = .given(500)
  options.checksInvariants = true
  for scenario in parsed.scenarios {
    let result = scenario.run(options)
    _ = result.trace.text
    let listing = result.failures.listing()
    demand(
      !result.failures.contains { $0.message.code == "broken-invariant" },
      "the engine's state is not sound:\n" + listing)
  }
}

fuzz { bytes in test(String(decoding: bytes, as: UTF8.self)) }
