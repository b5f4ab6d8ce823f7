import SourceDiagnostics
import TraceModel

/// A document that the client has open, with its text as it's on the user's screen.
struct TextDocument {
  /// The address, which the client uses as the document's identity.
  let address: String

  /// The kinds of documents.
  enum Kind {
    /// A file with one scenario.
    case scenario
    /// A file of Markdown.
    case markdown
  }

  /// The kind.
  let kind: Kind

  /// The version, which the client counts.
  var version: Int?

  /// The text, whose name is the path.
  private(set) var source: SourceText

  /// The path of the file; for a document that isn't one, its address.
  var path: String { source.name }

  /// Creates a document from the parameters of a notification; returns `nil` if they aren't usable.
  init?(_ parameters: JSONValue) {
    let item = parameters["textDocument"]
    guard let address = item?["uri"]?.string, let text = item?["text"]?.string else { return nil }
    self.address = address
    version = item?["version"]?.integer
    let path = FileAddress.path(of: address) ?? address
    let isScenario = item?["languageId"]?.string == "scenario" || path.hasSuffix(".scenario")
    kind = isScenario ? .scenario : .markdown
    source = SourceText(name: path, text: text)
  }

  /// Applies the changes that the client reports.
  ///
  /// - Throws: The reason why they aren't changes.
  mutating func apply(_ changes: [JSONValue]) throws(ResponseError) {
    for change in changes {
      guard let text = change["text"]?.string else {
        throw .invalidParameters("a change has a text")
      }
      guard let range = change["range"], range != .null else {
        source = SourceText(name: path, text: text)
        continue
      }
      guard let offsets = source.offsets(of: range) else {
        throw .invalidParameters("a range has two positions")
      }
      let edit = SourceEdit(range: offsets, replacement: text)
      source = SourceText(name: path, text: source.applying([edit]))
    }
  }
}
