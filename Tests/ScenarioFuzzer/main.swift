// Feeds the language and the runner with texts that libFuzzer makes up, guided by what they reach.
// `make fuzz` builds it with the sanitizer that it needs and starts it.

import Foundation
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// libFuzzer's own loop; it takes the arguments of the program.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Stops with a message when something that always holds does not.
private func demand(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}

/// Takes one text all the way: lexemes, tree, colours, common form, run, verdict.
private func test(_ text: String) {
  let source = SourceText(name: "fuzz", text: text)
  let lexemes = Lexer.lexemes(of: source)
  demand(
    lexemes.map { source[$0.range] }.joined() == source.text, "the lexemes are not the text")
  _ = Highlighter.html(source)
  let parsed = ParsedScenario(source)
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

/// The one test, also under the name by which the sanitizer's own `main`, unused here, asks for it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  test(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  return 0
}

private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, testOneInput))
