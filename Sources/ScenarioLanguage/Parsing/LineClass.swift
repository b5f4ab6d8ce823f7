import SourceDiagnostics
import TouchEngine

/// The part of a scenario that a first-level line belongs to.
enum LineClass {
  /// A line of the setup.
  case scene
  /// A step.
  case step
  /// The beginning of a block of expectations.
  case expectation
  /// The beginning of a variant.
  case variant

  /// Words that a step begins with.
  static let stepVerbs = StepVerb.allCases.map { $0.rawValue }

  /// Classifies a line by its first words, given which names are declared.
  init(
    _ line: IndentedLine, source: SourceText, classes: ScenarioClasses, declares: (String) -> Bool
  ) {
    let words = line.lexemes.prefix(3).map { source[$0.range] }
    let kinds = line.lexemes.prefix(2).map { $0.kind }
    let first = words[0]
    let second = words.count > 1 ? words[1] : ""
    if first == "with" || first == "without" || SceneImporter.use(in: line, source) != nil {
      self = .scene
    } else if first == "limit", kinds.count > 1, kinds[1] == .number {
      self = .scene
    } else if first == "variant" {
      self = .variant
    } else if first == "expect" {
      self = .expectation
    } else if line.lexemes.contains(where: { $0.kind.isAssignment }) {
      self = .step
    } else if first == "override", !declares(first) {
      // An override can have the name of a method that a step calls.
      self = .scene
    } else if ProgramMethod(rawValue: second) != nil || (first == "runLoop" && second == "perform")
    {
      self = .step
    } else if Self.isRequirement(line, source) || first == "implements" || first == "addTarget"
      || Self.isDelegateAnswer(words, classes)
    {
      self = .scene
    } else if classes[first] != nil {
      self = .scene
    } else if Self.stepVerbs.contains(first) {
      self = .step
    } else if declares(first) {
      self = .step
    } else if Self.isMisspeltExpect(first) {
      self = .expectation
    } else if Self.isCapitalizedVerb(first) {
      self = .step
    } else if classes.looksLikeClass(first), kinds.count > 1, kinds[1] == .word {
      self = .scene
    } else if !line.children.isEmpty, classes.looksLikeClass(first) {
      self = .scene
    } else {
      self = .step
    }
  }

  private static func isCapitalizedVerb(_ word: String) -> Bool {
    guard let first = word.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    let small = [first + 32] + word.utf8.dropFirst()
    return stepVerbs.contains { $0.utf8.elementsEqual(small) }
  }

  private static func isMisspeltExpect(_ word: String) -> Bool {
    Suggestion.nearest(to: word, among: stepVerbs + ["expect"]) == "expect"
  }

  /// Returns whether a word is spelled like a class name, with an initial capital and a lowercase
  /// letter somewhere after it.
  static func isSpelledLikeClass(_ word: String) -> Bool {
    guard let first = word.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    return word.utf8.count > 2
      && word.utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// Returns whether a line says that a recognizer, whose name can have several words, requires
  /// another to fail.
  static func isRequirement(_ line: IndentedLine, _ source: SourceText) -> Bool {
    line.lexemes.prefix(6).dropFirst().contains { lexeme in
      lexeme.kind == .word && source[lexeme.range] == "requires"
    }
  }

  private static func isDelegateAnswer(_ words: [String], _ classes: ScenarioClasses) -> Bool {
    guard words.count > 1, words[0] == "delegate" else { return false }
    let methods = classes.all.flatMap { $0.delegateMethods }.map { $0.word }
    return methods.contains(words[1]) || Suggestion.nearest(to: words[1], among: methods) != nil
  }
}

extension ScenarioClasses {
  /// Returns whether a word is one of the classes, or is spelled like a class name.
  func looksLikeClass(_ word: String) -> Bool {
    self[word] != nil || LineClass.isSpelledLikeClass(word)
  }
}
