/// The properties of a programming language that a highlighter needs.
struct CodeLanguage {
  var keywords: Set<String>
  /// What opens a comment that ends with the line; empty if nothing does.
  var lineComment: [UInt8] = Array("//".utf8)
  /// Whether `/*` and `*/` enclose comments.
  var hasBlockComments = true
  /// Whether comments nest.
  var commentsNest = false
  /// The characters that open and close a string.
  var quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  /// Whether three quotes open a multiline string.
  var hasLongStrings = false
  /// The character that may come before a string's opening quote; several of them make it a raw
  /// string if comments nest.
  var stringMark: UInt8?
  /// Whether a word with a capital letter is a type.
  var hasTypes = true

  /// Returns the language that a fence names, or `nil` if it's unknown.
  static func named(_ name: String) -> CodeLanguage? {
    switch name.lowercased() {
    case "swift": swift
    case "objc", "objective-c", "objectivec", "obj-c": objectiveC
    case "c", "h", "c++", "cpp": c
    case "kotlin", "kt", "kts": kotlin
    case "javascript", "js", "mjs", "typescript", "ts": javaScript
    case "python", "py": python
    case "json", "jsonl": json
    case "yaml", "yml": yaml
    case "css": css
    default: nil
    }
  }

  /// The names of languages whose code is shown in one color on purpose.
  static let plain: Set = [
    "text", "txt", "plain", "plaintext", "none", "output", "log", "markdown", "md",
  ]

  private static let swift = CodeLanguage(
    keywords: words(
      """
      Any Self actor any as async await borrowing break case catch class consuming continue
      convenience default defer deinit didSet do dynamic each else enum extension fallthrough
      false fileprivate final for func get guard if import in indirect infix init inout
      internal is lazy let mutating nil nonisolated nonmutating open operator optional
      override package postfix prefix private protocol public repeat required rethrows return
      self set some static struct subscript super switch throw throws true try typealias
      unowned var weak where while willSet
      """),
    commentsNest: true,
    quotes: [UInt8(ascii: "\"")],
    hasLongStrings: true,
    stringMark: UInt8(ascii: "#")
  )

  private static let objectiveC = CodeLanguage(
    keywords: words(
      """
      @autoreleasepool @catch @class @dynamic @encode @end @finally @implementation @interface
      @optional @package @private @property @protected @protocol @public @required @selector
      @synchronized @synthesize @throw @try BOOL NO NULL YES __block __strong __weak break
      case char const continue default do double else enum extern float for goto id if in
      inline instancetype int long nil nonnull nullable return self short signed sizeof static
      struct super switch typedef union unsigned void volatile while
      """),
    quotes: [UInt8(ascii: "\"")],
    stringMark: UInt8(ascii: "@")
  )

  private static let c = CodeLanguage(
    keywords: words(
      """
      NULL auto bool break case char class const constexpr continue default delete do double else
      enum extern false float for goto if inline int long namespace new nullptr private protected
      public register restrict return short signed sizeof static struct switch template this throw
      true try typedef typename union unsigned using virtual void volatile while
      """))

  private static let kotlin = CodeLanguage(
    keywords: words(
      """
      abstract as break by catch class companion const continue data do else enum false final
      finally for fun if import in inline interface internal is lateinit null object open operator
      out override package private protected public return sealed super suspend this throw true try
      typealias val var vararg when while
      """),
    commentsNest: true,
    hasLongStrings: true
  )

  private static let javaScript = CodeLanguage(
    keywords: words(
      """
      as async await break case catch class const continue debugger default delete do else enum
      export extends false finally for from function if implements import in instanceof interface
      let new null of return static super switch this throw true try type typeof undefined var void
      while with yield
      """),
    quotes: [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
  )

  private static let python = CodeLanguage(
    keywords: words(
      """
      False None True and as assert async await break case class continue def del elif else except
      finally for from global if import in is lambda match nonlocal not or pass raise return self
      try while with yield
      """),
    lineComment: Array("#".utf8),
    hasBlockComments: false,
    hasLongStrings: true
  )

  private static let json = CodeLanguage(
    keywords: words("false null true"), quotes: [UInt8(ascii: "\"")], hasTypes: false)

  private static let yaml = CodeLanguage(
    keywords: words("false no null true yes"), lineComment: Array("#".utf8),
    hasBlockComments: false,
    hasTypes: false)

  private static let css = CodeLanguage(
    keywords: words("auto inherit initial none unset"), lineComment: [], hasTypes: false)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
