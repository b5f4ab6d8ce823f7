package import Reference

/// An example that causes a message, in a form to show and to run.
package struct MessageExample: Sendable {
  let example: DiagnosticCatalogue.Example

  /// Creates the example of an entry in the catalog.
  package init(_ example: DiagnosticCatalogue.Example) { self.example = example }

  /// The author's text; `nil` if there's nothing to show.
  package var text: String? {
    switch example {
    case .command(let command): "$ " + command.line
    case .files(let files): Self.text(of: files)
    case .long, .none: nil
    case .text(let text): text
    }
  }

  /// Whether the text is a scenario.
  var isScenario: Bool { if case .text = example { true } else { false } }

  private static func text(of files: [DiagnosticCatalogue.File]) -> String? {
    guard !files.isEmpty else { return nil }
    let texts = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return "\(file.path):\n\n" + (text.hasSuffix("\n") ? text : text + "\n")
    }
    return texts.joined(separator: "\n")
  }
}
