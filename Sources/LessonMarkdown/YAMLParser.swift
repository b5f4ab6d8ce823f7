import SourceDiagnostics
import Yams

// Only this file and the parsers for front matter, site files, facts, and reports use Yams.

/// A YAML parser that finds the nodes in a text, their locations, and any errors.
struct YAMLParser {
  let source: SourceText
  let lines: LineOffsets
  /// The lines that contain the YAML, counted from 1.
  let lineNumbers: Range<Int>
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, _ lines: LineOffsets, lineNumbers: Range<Int>) {
    self.source = source
    self.lines = lines
    self.lineNumbers = lineNumbers
  }

  /// Creates a parser for a text that is YAML as a whole.
  init(_ source: SourceText) {
    let lines = LineOffsets(source)
    self.init(source, lines, lineNumbers: 1..<lines.count + 1)
  }

  /// Returns the keys and values of the YAML, or reports an error and returns `nil` if it isn't a
  /// mapping.
  ///
  /// Empty YAML is valid and has no keys.
  mutating func keysAndValues() -> Node.Mapping? {
    guard !lineNumbers.isEmpty else { return Node.Mapping([]) }
    let range =
      lines.start(ofLine: lineNumbers.lowerBound)..<lines.start(ofLine: lineNumbers.upperBound)
    if let line = firstLineTooDeep {
      report(.yamlTooDeep, at: lines.range(ofLine: line))
      return nil
    }
    do {
      // An empty line for each preceding one keeps the file's line numbers.
      let above = String(repeating: "\n", count: lineNumbers.lowerBound - 1)
      // Types are resolved where they matter, because trying all of them on each word is slow.
      let parser = try Parser(yaml: above + source[range], resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot(), !isEmpty(root)
      else {
        return Node.Mapping([])
      }
      if root.mapping == nil { reportNoKeys(at: place(of: root)) }
      return root.mapping
    } catch let error as YamlError {
      report(error)
    } catch {
      report(.invalidYAML("\(error)"), at: range)
    }
    return nil
  }

  /// Reports YAML without keys; often, only a space is missing after the colon.
  private mutating func reportNoKeys(at range: Range<Int>) {
    let name = source[range].prefix { $0.isLetter || $0 == "_" }
    let end = range.lowerBound + name.utf8.count
    let hasColon = !name.isEmpty && source[end..<range.upperBound].hasPrefix(":")
    let space = SourceEdit(range: end + 1..<end + 1, replacement: " ")
    let fixIt =
      hasColon ? FixIt("insert a space after the colon", edits: [space], in: source) : nil
    diagnostics.append(
      Diagnostic(.yamlNotKeys, at: range, in: source, fixIts: [fixIt].compactMap(\.self)))
  }

  /// Returns whether a node comes from a text that contains nothing but comments.
  private func isEmpty(_ node: Node) -> Bool { node.scalar?.string.isEmpty == true }

  /// The first line on which the YAML is nested too deeply, if there is one; Yams parses nested
  /// nodes recursively.
  private var firstLineTooDeep: Int? {
    let indentationLimit = 40
    let bracketLimit = 200
    var depth = BracketDepth()
    for line in lineNumbers {
      let bytes = source.bytes[lines.range(ofLine: line)]
      let isMark: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x2D || $0 == 0x3F }
      if bytes.prefix(while: isMark).count > indentationLimit { return line }
      depth.read(bytes)
      if depth.greatest > bracketLimit { return line }
    }
    return nil
  }
}

/// An estimate of how deeply lists and keys in brackets nest in YAML, without parsing it: never
/// less than the actual depth, and exact if there are only simple quotes between the brackets.
private struct BracketDepth {
  /// The maximum depth so far.
  private(set) var greatest = 0

  /// The number of brackets that the next closing brackets certainly close, if they are brackets at
  /// all.
  private var open = 0
  /// The number of brackets that may still be open, because a quote or a comment may contain the
  /// closing ones.
  private var uncertain = 0

  mutating func read(_ line: ArraySlice<UInt8>) {
    var rest = line
    var last = UInt8(ascii: " ")
    var isBehindSpace = true
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        greatest = max(greatest, uncertain + open)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        open = max(0, open - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if Self.begins(behind: last, isBehindSpace), let end = Self.end(ofQuote: byte, in: rest) {
          rest = rest[end...]
        } else {
          forget()
        }
      case UInt8(ascii: "#"):
        forget()
      default:
        break
      }
      isBehindSpace = byte == 0x20
      if !isBehindSpace { last = byte }
    }
  }

  private mutating func forget() {
    uncertain += open
    open = 0
  }

  /// Returns whether a quote after a byte begins quoted text inside brackets.
  private static func begins(behind byte: UInt8, _ isBehindSpace: Bool) -> Bool {
    "[{,".utf8.contains(byte) || byte == UInt8(ascii: ":") && isBehindSpace
  }

  /// Returns the end of quoted text on its line, or `nil` if finding it isn't simple.
  private static func end(ofQuote quote: UInt8, in rest: ArraySlice<UInt8>) -> Int? {
    guard let close = rest.firstIndex(of: quote),
      !rest[..<close].contains(UInt8(ascii: "\\")), rest[(close + 1)...].first != quote
    else { return nil }
    return close + 1
  }
}

// MARK: - Values

extension YAMLParser {
  /// Returns the text of a scalar that isn't empty.
  mutating func text(_ value: Node, for key: String) -> String? {
    // The plain words for nothing are no text, and the same words in quotes are.
    let isNothing = value.scalar?.style == .plain && value.scalar?.string.isEmpty == false
    guard let text = value.scalar?.string, !(isNothing && value.null != nil) else {
      if let fault = YAMLFault(mistaken: value, in: source, at: place(of: value)).diagnostic {
        diagnostics.append(fault)
      } else {
        report(value, for: key, insteadOf: "text")
      }
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      if let fault = YAMLFault(mistaken: value, in: source, at: place(of: value)).diagnostic {
        diagnostics.append(fault)
      } else {
        report(.emptyKey(key), at: place(of: value))
      }
      return nil
    }
    if let character = text.firstControl {
      report(.controlCharacter(character), at: place(of: value))
      return nil
    }
    return text
  }

  /// Returns `true` or `false`, or reports that the value is neither.
  mutating func flag(_ value: Node, for key: String) -> Bool? {
    if value.bool == nil { report(value, for: key, insteadOf: "true or false") }
    return value.bool
  }

  /// Returns an integer greater than zero.
  mutating func wholeNumber(_ value: Node, for key: String) -> Int? {
    guard let number = value.int, number > 0 else {
      report(value, for: key, insteadOf: "a whole number from 1")
      return nil
    }
    return number
  }

  /// Returns the elements of a list; none if the value is something else.
  mutating func list(
    _ value: Node, for key: String, expected: String = "a list"
  ) -> [Node] {
    if value.sequence == nil { report(value, for: key, insteadOf: expected) }
    return value.sequence.map(Array.init) ?? []
  }

  /// Returns the keys and values of a mapping.
  mutating func mapping(
    _ value: Node, for key: String, expected: String = "keys with values"
  ) -> Node.Mapping? {
    if value.mapping == nil { report(value, for: key, insteadOf: expected) }
    return value.mapping
  }

  /// Returns the texts among some values, with their locations.
  mutating func texts(
    _ values: [Node], for key: String
  ) -> [(text: String, range: Range<Int>)] {
    values.compactMap { value in text(value, for: key).map { ($0, place(of: value)) } }
  }

  /// Reports a value of the wrong type.
  mutating func report(_ value: Node, for key: String, insteadOf expected: String) {
    report(
      .wrongType(of: key, expected: expected, found: kind(of: value)), at: place(of: value))
  }

  private func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): node.null != nil || scalar.string.isEmpty ? "nothing" : "text"
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .alias: "an alias"
    }
  }
}

// MARK: - Locations and reports

extension YAMLParser {
  /// Returns a node's location; if it spans several lines, its first line.
  func place(of node: Node) -> Range<Int> {
    guard let mark = node.mark else { return firstLine }
    let start = lines.offset(line: mark.line, scalarColumn: mark.column)
    let rest = start..<max(start, lines.range(ofLine: mark.line).upperBound)
    if let text = node.scalar?.string, source[rest].hasPrefix(text) {
      return start..<start + text.utf8.count
    }
    return rest
  }

  mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    diagnostics.append(Diagnostic(message, at: range, in: source))
  }

  /// Reports a word that must be replaced, with the replacement if it's clear, and the location of
  /// its declaration.
  mutating func report(
    _ message: DiagnosticMessage, at range: Range<Int>, _ replacement: String?,
    declaredAt declaration: Range<Int>? = nil
  ) {
    let notes = declaration.map { [Diagnostic.Note("declared here", at: $0, in: source)] }
    diagnostics.append(
      Diagnostic(message, at: range, in: source, notes: notes ?? [], replacement: replacement))
  }

  mutating func report(
    unknownKey name: String, _ node: Node, known: [String], _ synonyms: [String: String]
  ) {
    let suggestion = synonyms[name] ?? Suggestion.nearest(to: name, among: known)
    let range = place(of: node)
    var diagnostic = Diagnostic(
      .unknownKey(name, suggestion: suggestion), at: range, in: source,
      replacement: suggestion.flatMap { hasKey($0, beside: range) ? nil : $0 })
    if suggestion == nil {
      diagnostic.notes = [
        Diagnostic.Note(
          "the keys are " + known.map { "`\($0)`" }.joined(separator: ", ")
            + (known.contains(OwnValue.key)
              ? "; keys for your own templates belong below `own`" : ""))
      ]
    }
    diagnostics.append(diagnostic)
  }

  /// Returns whether some line has a key in the same column as another one, so that the key would
  /// be a duplicate.
  private func hasKey(_ key: String, beside range: Range<Int>) -> Bool {
    let column = range.lowerBound - source.lineRange(at: range.lowerBound).lowerBound
    return lineNumbers.contains { line in
      source.bytes[lines.range(ofLine: line)].dropFirst(column).starts(with: (key + ":").utf8)
    }
  }

  private mutating func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // An unclosed bracket or quote is detected at the end, but the error is where it begins.
      let place = mark.line < lineNumbers.upperBound ? mark : context?.mark
      let start =
        place.map { lines.offset(line: $0.line, scalarColumn: $0.column) }
        ?? lines.range(ofLine: lineNumbers.upperBound - 1).upperBound
      let fault = YAMLFault(
        problem, at: start,
        context: context.map { lines.offset(line: $0.mark.line, scalarColumn: $0.mark.column) },
        in: source, keysFrom: firstLine.lowerBound)
      diagnostics.append(
        fault.diagnostic ?? Diagnostic(.invalidYAML(problem), at: start..<start, in: source))
    case .duplicatedKeysInMapping(let keys, let context):
      for key in keys.sorted() { report(duplicate: key, from: context.mark.line) }
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      report(.invalidYAML(problem), at: firstLine)
    case .no, .memory, .dataCouldNotBeDecoded:
      report(.invalidYAML("\(error)"), at: firstLine)
    }
  }

  /// Reports a duplicate key; Yams says which key it is, but not where.
  private mutating func report(duplicate key: String, from first: Int) {
    let places = lineNumbers.filter { $0 >= first }.compactMap { line -> Range<Int>? in
      let range = lines.range(ofLine: line)
      let words = source[range].drop { $0 == " " || $0 == "-" }
      guard words.hasPrefix(key + ":") else { return nil }
      let start = range.upperBound - words.utf8.count
      return start..<start + key.utf8.count
    }
    // In JSON, a key has quotes, and its line may have others.
    report(.duplicateKey(key), at: places.dropFirst().first ?? lines.range(ofLine: first))
  }

  private var firstLine: Range<Int> { lines.range(ofLine: lineNumbers.lowerBound) }
}
