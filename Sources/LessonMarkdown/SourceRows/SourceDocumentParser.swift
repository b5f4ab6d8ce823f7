import SourceDiagnostics
import Yams

/// A parser for the YAML of the file of documents.
struct SourceDocumentParser {
  private enum DocumentKey: String, CaseIterable {
    case title
    case author
    case year
    case address
  }

  /// Keys that authors might write instead of the correct ones.
  private static let synonyms = [
    "url": "address", "link": "address", "name": "title", "authors": "author", "by": "author",
    "date": "year",
  ]

  /// The file's only key.
  private static let root = "documents"

  private var yaml: YAMLParser
  private var documents: [SourceDocument] = []

  static func read(
    _ source: SourceText
  ) -> (documents: [SourceDocument], diagnostics: [Diagnostic]) {
    var parser = SourceDocumentParser(yaml: YAMLParser(source))
    parser.read()
    return (parser.documents, parser.yaml.diagnostics)
  }

  private mutating func read() {
    guard let mapping = yaml.keysAndValues() else { return }
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      if name == Self.root {
        readDocuments(value)
      } else {
        yaml.report(unknownKey: name, keyNode, known: [Self.root], [:])
      }
    }
    if mapping[Self.root] == nil { yaml.report(.missingKey(Self.root), at: 0..<0) }
  }

  private mutating func readDocuments(_ value: Node) {
    let entries = yaml.mapping(value, for: Self.root, expected: "keys with their documents")
    for (keyNode, value) in entries ?? [:] {
      let key = keyNode.scalar?.string ?? ""
      guard let mapping = yaml.mapping(value, for: key) else { continue }
      documents.append(
        document(mapping, SourceDocument(key: PlacedText(key, at: yaml.place(of: keyNode)))))
    }
  }

  private mutating func document(
    _ mapping: Node.Mapping, _ empty: SourceDocument
  ) -> SourceDocument {
    var document = empty
    for (keyNode, value) in mapping {
      let name = keyNode.string ?? ""
      switch DocumentKey(rawValue: name) {
      case .title: document.title = yaml.text(value, for: name) ?? ""
      case .author: document.author = yaml.text(value, for: name)
      case .year: document.year = yaml.wholeNumber(value, for: name)
      case .address: document.address = yaml.address(value, for: name)
      case nil:
        yaml.report(
          unknownKey: name, keyNode, known: DocumentKey.allCases.map(\.rawValue), Self.synonyms)
      }
    }
    if mapping[DocumentKey.title.rawValue] == nil {
      yaml.report(.missingKey(DocumentKey.title.rawValue), at: document.key.range)
    }
    return document
  }
}
