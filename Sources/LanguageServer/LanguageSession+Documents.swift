import SiteBuilder
import SourceDiagnostics
package import TraceModel

/// The diagnostics of a document that the client has.
struct PublishedDiagnostics {
  /// The diagnostics of the document itself.
  var own: [Diagnostic] = []

  /// The problems that the rest of the course causes, such as links that lead nowhere.
  var ofCourse: [Diagnostic] = []

  /// All of them.
  var all: [Diagnostic] { own + ofCourse.filter { !own.contains($0) } }
}

extension LanguageSession {
  mutating func open(_ parameters: JSONValue) throws(ResponseError) {
    guard let document = TextDocument(parameters) else {
      throw .invalidParameters("a document has a `uri` and a `text`")
    }
    workspace[document.address] = document
    readings[document.address] = nil
    outdated.insert(document.address)
    saved.insert(document.address)
  }

  mutating func change(_ parameters: JSONValue) throws(ResponseError) {
    var document = try self.document(parameters)
    guard let changes = parameters["contentChanges"]?.elements else {
      throw .invalidParameters("`contentChanges` is a list")
    }
    try document.apply(changes)
    document.version = parameters["textDocument"]?["version"]?.integer
    workspace[document.address] = document
    readings[document.address] = nil
    // What was found in the files is no longer where it was.
    published[document.address]?.ofCourse = []
    saved.remove(document.address)
    outdated.insert(document.address)
  }

  mutating func close(_ parameters: JSONValue) throws(ResponseError) -> [JSONValue] {
    let document = try self.document(parameters)
    workspace[document.address] = nil
    readings[document.address] = nil
    published[document.address] = nil
    outdated.remove(document.address)
    saved.remove(document.address)
    return [Self.publication(of: [], address: document.address, version: nil)]
  }

  /// Takes notice that files have changed, which any document can depend on.
  mutating func takeFiles() {
    workspace.forgetFiles()
    readings = [:]
    for address in workspace.documents.keys {
      outdated.insert(address)
      saved.insert(address)
    }
  }

  /// Returns the open document that parameters name.
  func document(_ parameters: JSONValue) throws(ResponseError) -> TextDocument {
    guard let address = parameters["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("`textDocument` has a `uri`")
    }
    guard let document = workspace[address] else {
      throw .invalidParameters("`\(address)` isn't open")
    }
    return document
  }

  /// Returns an open document, parsed.
  mutating func reading(of document: TextDocument) -> DocumentReading {
    if let known = readings[document.address] { return known }
    let reading = DocumentReading(document, in: workspace)
    readings[document.address] = reading
    return reading
  }

  /// Returns notifications with the diagnostics of all documents that have changed.
  ///
  /// Running a lesson's scenarios takes longer than typing a letter, so a server calls this when the
  /// client pauses.
  package mutating func diagnostics() async -> [JSONValue] {
    var messages: [JSONValue] = []
    for address in outdated.sorted() {
      guard let document = workspace[address] else { continue }
      updateDiagnostics(of: document)
      if saved.contains(address), let folder = workspace.contentFolder(of: document.path) {
        published[address]?.ofCourse = await Self.problems(inCourse: folder, document.source)
      }
      let diagnostics = published[address]?.all ?? []
      messages.append(
        Self.publication(
          of: diagnostics.map { self.messages(for: document).json($0) }, address: address,
          version: document.version))
    }
    outdated = []
    saved = []
    return messages
  }

  /// Finds the document's diagnostics, unless they're known.
  mutating func updateDiagnostics(of document: TextDocument) {
    let found = reading(of: document).diagnostics(workspace.ledger(for: document.path))
    published[document.address, default: PublishedDiagnostics()].own = found
  }

  /// Returns the problems of a course that are in a document, if the disk has the same text.
  private static func problems(
    inCourse folder: String, _ source: SourceText
  ) async -> [Diagnostic] {
    await SiteBuild.problems(ofFolder: folder).filter {
      $0.source.name == source.name && ($0.range == nil || $0.source.text == source.text)
    }
  }

  /// Returns the form of a document's diagnostics in the protocol.
  func messages(for document: TextDocument) -> DiagnosticMessages {
    DiagnosticMessages(document: document, showsNotes: showsNotes) { range, source in
      location(of: range, in: source)
    }
  }

  /// Returns a place in a file, or `nil` if the file can't be read.
  func location(of range: Range<Int>, in source: SourceText) -> JSONValue? {
    let address =
      workspace.documents.values.first { $0.path == source.name }?.address
      ?? FileAddress.address(of: source.name, in: workspace.root)
    guard let file = workspace.source(at: source.name) else { return nil }
    let text = EmbeddedText(text: source, document: file)
    return .members([
      "uri": .string(address), "range": file.range(text.documentRange(of: range)),
    ])
  }

  private static func publication(
    of diagnostics: [JSONValue], address: String, version: Int?
  ) -> JSONValue {
    .notification(
      "textDocument/publishDiagnostics",
      .members([
        "uri": .string(address), "diagnostics": .array(diagnostics),
        "version": version.map { .integer($0) },
      ]))
  }
}
