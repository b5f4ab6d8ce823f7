import SourceDiagnostics
import TraceModel

extension LanguageSession {
  /// Returns the document and the offset of a request's position.
  private func place(
    _ parameters: JSONValue
  ) throws(ResponseError) -> (document: TextDocument, offset: Int) {
    let document = try document(parameters)
    guard let position = DocumentPosition(parameters["position"]) else {
      throw .invalidParameters("`position` has a `line` and a `character`")
    }
    return (document, document.source.offset(of: position))
  }

  mutating func completion(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(parameters)
    return CompletionList.json(
      reading(of: document), workspace.ledger(for: document.path), at: offset)
  }

  /// Returns the documentation of the word at a position, and the explanations of the diagnostics
  /// there.
  mutating func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(parameters)
    let reading = reading(of: document)
    var texts: [String] = []
    var range: Range<Int>?
    if let word = DocumentWord(document.source, at: offset),
      let text = HoverText.text(ofFact: word.text, in: workspace.ledger(for: document.path))
    {
      texts.append(text)
      range = word.range
    } else if let (_, text, inner) = reading.scenario(at: offset),
      let word = ScenarioWord(text.text, at: inner),
      let words = HoverText.text(of: word, in: text.text)
    {
      texts.append(words)
      range = text.documentRange(of: word.range)
    }
    let messages = messages(for: document)
    for diagnostic in published[document.address]?.all ?? [] {
      let place = messages.range(of: diagnostic)
      guard place.contains(offset) || place.lowerBound == offset,
        let text = HoverText.text(ofMessage: diagnostic.message.code), !texts.contains(text)
      else { continue }
      texts.append(text)
    }
    guard !texts.isEmpty else { return .null }
    return .members([
      "contents": .members([
        "kind": .string("markdown"), "value": .string(texts.joined(separator: "\n\n---\n\n")),
      ]),
      "range": range.map { document.source.range($0) },
    ])
  }

  mutating func definition(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, offset) = try place(parameters)
    let workspace = workspace
    let definitions = Definitions(
      reading: reading(of: document), ledger: self.workspace.ledger(for: document.path)
    ) { workspace.source(at: $0) }
    guard let place = definitions.place(at: offset) else { return .null }
    return location(of: place.range, in: place.source) ?? .null
  }

  mutating func formatting(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(parameters)
    let edits = reading(of: document).formattingEdits
    return .array(edits.map { document.source.json($0) })
  }

  /// Returns the fix-its of the diagnostics in a range.
  mutating func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(parameters)
    guard let range = document.source.offsets(of: parameters["range"]) else {
      throw .invalidParameters("`range` has two positions")
    }
    if let only = parameters["context"]?["only"]?.elements, !only.isEmpty,
      !only.contains(.string("quickfix"))
    {
      return .array([])
    }
    // The client may ask before it has the diagnostics of the last change.
    if outdated.contains(document.address) { updateDiagnostics(of: document) }
    let messages = messages(for: document)
    var actions: [JSONValue] = []
    for diagnostic in published[document.address]?.all ?? [] {
      let place = messages.range(of: diagnostic)
      guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else {
        continue
      }
      for (index, fixIt) in diagnostic.fixIts.enumerated() {
        if let action = messages.action(fixIt, of: diagnostic, isPreferred: index == 0) {
          actions.append(action)
        }
      }
    }
    return .array(actions)
  }
}
