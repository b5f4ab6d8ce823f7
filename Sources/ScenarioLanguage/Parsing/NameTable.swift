import SourceDiagnostics
import TouchEngine

/// The names in a setup, with the objects that they refer to.
struct NameTable {
  /// A name and what it refers to.
  struct Entry {
    /// The name.
    let name: String

    /// The class of the object, or `nil` when it's unknown, so that any use of the name is
    /// accepted.
    let elementClass: ClassDescription?

    /// The range of the declaration, or `nil` when the object exists by default.
    let declaration: Range<Int>?
  }

  /// The classes that the setup can use.
  let classes: ScenarioClasses

  /// The names that lines with `let` have defined so far.
  let captures = CapturedNames()

  /// What can happen in the run, once the steps have been parsed.
  let possibilities = RunPossibilities()

  /// The names in the order of their declaration, followed by those that exist by default.
  private(set) var entries: [Entry] = []

  /// The number of names that the setup declares.
  private(set) var declaredCount = 0

  private var indices: [String: Int] = [:]

  /// Alternative names for the same objects, such as a table's row that has a separate line and
  /// therefore a name.
  private var aliases: [String: String] = [:]

  /// The parts that elements create themselves.
  private var parts = ElementParts()

  /// The words that can begin an expectation or a step, or replace a name there.
  static let reservedWords =
    ExpectationStatement.Opening.allCases.map { $0.rawValue } + [
      "before", "expect", "finger", "fingers", "hit", "nil", "nothing", "repeat", "self", "super",
      "system", "variant", "when", "with", "without",
    ]

  /// Collects the names that a setup's lines declare, and adds the names that exist by default.
  init(sceneLines: [IndentedLine], classes: ScenarioClasses, report: DiagnosticReport) {
    self.classes = classes
    parts.changes = sceneLines.filter { line in
      line.lexemes.first.map { report.source[$0.range] == "with" } ?? false
    }
    for line in sceneLines { declare(line, report: report) }
    declaredCount = entries.count
    for part in parts.names { imply(part.name, part.elementClass, unless: false) }
    for (alias, name) in parts.aliases { aliases[alias] = name }
    var top: [ClassDescription] = []
    for line in sceneLines {
      if let first = line.lexemes.first,
        let known = classes.known(report.source[first.range])
      {
        top.append(known)
      }
    }
    imply("event", .event, unless: false)
    imply("runLoop", .runLoop, unless: false)
    imply("application", .application, unless: top.contains(.application))
    imply("scene", .windowScene, unless: top.contains(.windowScene))
    imply("delegate", .applicationDelegate, unless: top.contains(.applicationDelegate))
    let hasWindow = top.contains(.window)
    let hasController = hasWindow || top.contains { $0.kind == .viewController }
    let hasView = hasController || top.contains { $0.kind == .view }
    imply("window", .window, unless: hasWindow)
    imply("controller", .viewController, unless: hasController)
    imply("root", .view, unless: hasView)
  }

  /// Returns the entry of a name, or `nil` when nothing has it.
  subscript(name: String) -> Entry? { indices[name].map { entries[$0] } }

  /// Returns the name that traces use for the object with a name.
  func traced(_ name: String) -> String { aliases[name] ?? name }

  /// Returns whether the name of something that a trace can name begins with some words, of which
  /// the first can be a pattern.
  func begin(with words: [NamePattern]) -> Bool {
    if !words[0].hasWildcard, EventVocabulary.isClassOfPart(words[0].text) { return true }
    return namesInTraces.contains { name in
      let parts = LineParser.words(name)
      return parts.count >= words.count && zip(words, parts).allSatisfy { $0.matches($1) }
    }
  }

  /// Returns whether the name of something that a trace can name matches a pattern.
  func match(_ pattern: NamePattern) -> Bool { namesInTraces.contains { pattern.matches($0) } }

  /// The names that a trace can have, except for the names of UIKit's classes.
  private var namesInTraces: [String] {
    entries.map { traced($0.name) } + EventVocabulary.bystanders + EventVocabulary.namesOfParts
      + EventVocabulary.classNamesOfParts + (1...10).map { "finger \($0)" }
  }

  /// Returns the names of objects of some kinds, in the order of their declaration.
  func names(of kinds: [ObjectKind]) -> [String] {
    var names: [String] = []
    for entry in entries {
      guard let kind = entry.elementClass?.kind, kinds.contains(kind) else { continue }
      names.append(entry.name)
    }
    return names
  }

  private mutating func declare(_ line: IndentedLine, report: DiagnosticReport) {
    if line.lexemes.count >= 2, line.lexemes[0].kind == .word, line.lexemes[1].kind == .word,
      line.lexemes.count == 2 || line.lexemes[2].kind != .colon,
      classes.looksLikeClass(report.source[line.lexemes[0].range])
    {
      let name = report.source[line.lexemes[1].range]
      let range = line.lexemes[1].range
      if Self.reservedWords.contains(name) {
        report.add(.reservedName(name), at: range)
      } else if let first = self[name] {
        var notes: [Diagnostic.Note] = []
        if let declaration = first.declaration {
          notes.append(Diagnostic.Note("declared here", at: declaration, in: report.source))
        }
        report.add(.duplicateName(name), at: range, notes: notes)
      } else {
        let elementClass = classes.known(report.source[line.lexemes[0].range])
        add(Entry(name: name, elementClass: elementClass, declaration: range))
        parts.add(of: name, elementClass, line, in: report.source)
      }
    }
    for child in line.children { declare(child, report: report) }
  }

  private mutating func imply(
    _ name: String, _ elementClass: ClassDescription?, unless exists: Bool
  ) {
    guard !exists, self[name] == nil else { return }
    add(Entry(name: name, elementClass: elementClass, declaration: nil))
  }

  private mutating func add(_ entry: Entry) {
    indices[entry.name] = entries.count
    entries.append(entry)
  }
}
