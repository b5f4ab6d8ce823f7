import SourceDiagnostics
import TouchEngine
import TraceModel

/// The names of the parts that elements create themselves, such as `pan of scroll`.
struct ElementParts {
  /// The names, each with its class, or `nil` for a class that the language doesn't have.
  private(set) var names: [(name: String, elementClass: ClassDescription?)] = []

  /// Alternative names for elements that have a name, such as a row with its own line.
  private(set) var aliases: [(alias: String, name: String)] = []

  /// The lines that change elements, which begin with `with`.
  var changes: [IndentedLine] = []

  /// Adds the parts of an element that a line declares.
  mutating func add(
    of name: String, _ elementClass: ClassDescription?, _ line: IndentedLine, in source: SourceText
  ) {
    if let elementClass { addParts(of: name, elementClass, line, in: source) }
    if let cells = elementClass?.cells {
      addCells(cells.class, cells.noun, of: name, line, in: source)
    }
    for word in Self.actions(in: line, source) { names.append((word, nil)) }
  }

  /// Adds the parts that the description of a class lists, and the parts of these.
  private mutating func addParts(
    of name: String, _ elementClass: ClassDescription, _ line: IndentedLine, in source: SourceText
  ) {
    for part in elementClass.parts where has(part, name, line, in: source) {
      switch part.naming {
      case .alone: names.append((part.word, part.elementClass))
      case .ofEachChild:
        for child in line.children where child.lexemes.count > 1 {
          let owner = source[child.lexemes[1].range]
          names.append((PartName(part.word, of: owner).text, part.elementClass))
        }
      case .ofOwner:
        let own = PartName(part.word, of: name).text
        names.append((own, part.elementClass))
        if let inner = part.elementClass { addParts(of: own, inner, line, in: source) }
      }
    }
  }

  /// Returns whether an element has a part, as the lines about it say.
  private func has(
    _ part: ClassPart, _ name: String, _ line: IndentedLine, in source: SourceText
  ) -> Bool {
    switch part.condition {
    case .always: return true
    case .ifWritten: return mentions([part.word], of: name, line, in: source)
    case .ifMentioned(let words): return mentions(words, of: name, line, in: source)
    case .ifProperty(let property, is: let words, let isUsual):
      for lexemes in [line.lexemes] + line.children.map({ $0.lexemes }) {
        for index in lexemes.indices.dropLast(2) where lexemes[index + 1].kind == .colon {
          guard source[lexemes[index].range] == property else { continue }
          return words.contains(source[lexemes[index + 2].range])
        }
      }
      return isUsual
    }
  }

  /// Returns whether the line that declares an element, the lines right under it, or a line that
  /// changes the element contain a word.
  private func mentions(
    _ words: [String], of name: String, _ line: IndentedLine, in source: SourceText
  ) -> Bool {
    ([line] + changes(of: name, in: source)).contains { line in
      ([line] + line.children).contains { child in
        child.lexemes.contains { $0.kind == .word && words.contains(source[$0.range]) }
      }
    }
  }

  private mutating func addCells(
    _ cellClass: ClassDescription, _ noun: CellNoun, of name: String, _ line: IndentedLine,
    in source: SourceText
  ) {
    let cells = line.children.filter { child in
      child.lexemes.count > 1 && child.lexemes[1].kind == .word
        && source[child.lexemes[0].range] == cellClass.name
    }
    let count = value(of: noun.number, of: name, line, in: source) ?? 0
    for (index, cell) in cells.enumerated() {
      let place = PartName(CellPlace(noun, section: 0, index: index).text, of: name).text
      aliases.append((place, source[cell.lexemes[1].range]))
      names.append((place, cellClass))
    }
    for section in 0..<(value(of: .numberOfSections, of: name, line, in: source) ?? 1) {
      for index in (section == 0 ? min(cells.count, count) : 0)..<count {
        let place = PartName(CellPlace(noun, section: section, index: index).text, of: name).text
        names.append((place, cellClass))
        addParts(of: place, cellClass, line, in: source)
      }
    }
  }

  /// Returns the whole number that an element's own lines, or the last line that changes them, set a
  /// property to, if they do.
  private func value(
    of property: Property, of name: String, _ line: IndentedLine, in source: SourceText
  ) -> Int? {
    let changed = changes(of: name, in: source).reversed().lazy
      .compactMap { Self.value(of: property, in: $0, source) }.first
    return changed ?? Self.value(of: property, in: line, source)
  }

  /// Returns the lines that change an element.
  private func changes(of name: String, in source: SourceText) -> [IndentedLine] {
    changes.filter { $0.lexemes.count > 1 && source[$0.lexemes[1].range] == name }
  }

  private static func value(of property: Property, in line: IndentedLine, _ source: SourceText)
    -> Int?
  {
    for lexemes in [line.lexemes] + line.children.map({ $0.lexemes }) {
      for index in lexemes.indices.dropLast(2) where lexemes[index].kind == .word {
        guard lexemes[index + 1].kind == .colon, lexemes[index + 2].kind == .number,
          source[lexemes[index].range] == property.name
        else { continue }
        let number = NumberParser.parse(source.bytes[lexemes[index + 2].range]).value
        return Int(max(0, min(number, Double(Property.maximumCells))))
      }
    }
    return nil
  }

  /// Returns the actions of targets that aren't responders; their names represent the targets.
  private static func actions(in line: IndentedLine, _ source: SourceText) -> [String] {
    var words: [String] = []
    for child in line.children where child.lexemes.count > 3 {
      let texts = child.lexemes.prefix(4).map { source[$0.range] }
      if texts[0] == ProgramMethod.addTarget.rawValue, texts[1] == "target", texts[2] == "action" {
        words.append(texts[3])
      }
    }
    return words
  }
}
