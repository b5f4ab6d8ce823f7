import ScenarioLanguage
import TouchEngine

/// The class of the model that replaces a class of an app, or of UIKit's own views.
struct KnownClass {
  /// How the class was found.
  enum Evidence {
    /// It's the class of the dump itself.
    case exact
    /// The dump names it as the base class.
    case baseClass
    /// The name of the app's class ends like it.
    case name
    /// Nothing is known of the app's class, so it's the base class of all views or recognizers.
    case none
  }

  /// The class of the model.
  let description: ClassDescription

  /// How it was found.
  let evidence: Evidence

  /// Finds the class for a view, from its class and the base class that the dump names for it; a class
  /// that scrolls isn't guessed for a view that doesn't.
  init(viewNamed name: String, baseClass: String?, isRoot: Bool, mayScroll: Bool) {
    if let description = Self.view(name, isRoot: isRoot) {
      self.init(description, .exact)
    } else if let baseClass, let description = Self.view(baseClass, isRoot: isRoot) {
      self.init(description, .baseClass)
    } else if Self.plainName(name) == ClassDescription.hostingView.name {
      // Its generic arguments are the types of its content.
      self.init(.hostingView, .exact)
    } else {
      self.init(guessedFrom: Self.plainName(baseClass ?? name), isRoot: isRoot)
      if !mayScroll, description.isScrollView { self.init(.view, .none) }
    }
  }

  private init(guessedFrom name: String, isRoot: Bool) {
    let replaced = Self.replacements.first { Self.hasSuffix(name, $0.suffix) }?.replacement
    let likely = ScenarioClasses.uikit.likelySuperclasses(of: name).first {
      Self.view($0.name, isRoot: isRoot) != nil
    }
    let description = replaced ?? likely ?? .view
    self.init(description, description == .view ? .none : .name)
  }

  /// Finds the class for a recognizer, from its class and the base class that the dump names for it.
  init(recognizerNamed name: String, baseClass: String?) {
    if let description = Self.recognizer(name) {
      self.init(description, .exact)
      return
    }
    if let description = baseClass.flatMap({ Self.recognizer($0) }) {
      self.init(description, .baseClass)
      return
    }
    let words = Self.plainName(baseClass ?? name)
    for word in Self.recognizerWords where Self.contains(words, word) {
      if let description = ScenarioClasses.uikit["UI" + word + "GestureRecognizer"] {
        self.init(description, .name)
        return
      }
    }
    self.init(.gestureRecognizer, .none)
  }

  init(_ description: ClassDescription, _ evidence: Evidence) {
    self.description = description
    self.evidence = evidence
  }

  /// Returns the comment that says what the class was, or `nil` when it's the same.
  func comment(on name: String) -> String? {
    let isGuess = evidence == .name && !Self.isUIKit(Self.plainName(name))
    let name = Self.shortened(name)
    return evidence == .exact ? nil : isGuess ? name + ", guessed from its name" : name
  }

  /// Finds a class of UIKit; a class `View` of a dump is an app's.
  private static func uikit(_ name: String) -> ClassDescription? {
    ScenarioClasses.uikit[name].flatMap { $0.isOfSwiftUI ? nil : $0 }
  }

  private static func recognizer(_ name: String) -> ClassDescription? {
    guard let known = uikit(name), known.kind == .recognizer else { return nil }
    return known
  }

  private static func view(_ name: String, isRoot: Bool) -> ClassDescription? {
    guard let known = uikit(name), known.canBeDeclared, !known.isCell else {
      return nil
    }
    // A window in a view isn't a window for the model.
    if known.kind == .window { return isRoot ? known : nil }
    return known.kind == .view ? known : nil
  }

  /// How UIKit's own classes end, with the class of the model that has their touch handling, where
  /// that isn't the model's class with the same ending.
  private static let replacements: [(suffix: String, replacement: ClassDescription)] = [
    ("ButtonBarButton", .control), ("TabBarButton", .control), ("DatePicker", .control),
    ("SearchBarTextField", .searchTextField),
  ]

  /// Words in the names of recognizers, each of which names a class of UIKit.
  private static let recognizerWords = [
    "ScreenEdgePan", "LongPress", "Pan", "Pinch", "Rotation", "Swipe", "Hover", "Tap",
  ]
}

// The names of classes.
extension KnownClass {
  /// Returns the class without its module and its generic arguments: `PhotoCell` for
  /// `MyApp.PhotoCell`.
  static func plainName(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let words = mangledWords(bytes) { return words.last ?? name }
    if let generic = bytes.firstIndex(of: UInt8(ascii: "<")) { bytes.removeSubrange(generic...) }
    if let dot = bytes.lastIndex(of: UInt8(ascii: ".")) { bytes.removeSubrange(...dot) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the words of a name that Swift has mangled for Objective-C, or `nil` when it's another
  /// name: `MyApp` and `Cell` for `_TtC5MyApp4Cell`.
  private static func mangledWords(_ name: [UInt8]) -> [String]? {
    guard name.starts(with: "_Tt".utf8) else { return nil }
    var rest = name[3...].drop { !$0.isDigit }
    var words: [String] = []
    while let first = rest.first, first.isDigit {
      var count = 0
      while let digit = rest.first, digit.isDigit, count < 1_000 {
        count = count * 10 + Int(digit - UInt8(ascii: "0"))
        rest = rest.dropFirst()
      }
      words.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return words.isEmpty ? nil : words
  }

  /// Returns whether a class belongs to UIKit, as its name says.
  static func isUIKit(_ name: String) -> Bool {
    name.utf8.starts(with: "UI".utf8) || name.utf8.starts(with: "_UI".utf8)
  }

  /// Returns whether a class belongs to UIKit, or to the frameworks of maps and web pages, as its
  /// name says.
  static func isOfSystem(_ name: String) -> Bool {
    isUIKit(name)
      || ["MK", "_MK", "VK", "WK", "_WK"].contains { name.utf8.starts(with: $0.utf8) }
  }

  /// Returns whether objects of a class are recognizers, as its name says.
  static func isRecognizer(_ name: String) -> Bool {
    hasSuffix(plainName(name), "GestureRecognizer")
  }

  /// Returns whether a name ends with a word.
  static func hasSuffix(_ name: String, _ suffix: String) -> Bool {
    name.utf8.count >= suffix.utf8.count
      && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  static func contains(_ name: String, _ word: String) -> Bool {
    var rest = name.utf8[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Returns a class as a comment shows it; generic arguments can be very long.
  static func shortened(_ name: String) -> String {
    var readable = name.utf8.count <= 60 ? name : plainName(name)
    if let words = mangledWords(Array(name.utf8)) {
      readable = words.reduce("") { $0 + ($0.isEmpty ? "" : ".") + $1 }
    }
    var text = ""
    for scalar in readable.unicodeScalars {
      guard text.utf8.count < 80 else { break }
      text.unicodeScalars.append(isShown(scalar) ? scalar : "?")
    }
    return text
  }

  /// Returns whether a comment can show a character: not one that controls how others are shown.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFF:
      false
    default: true
    }
  }
}
