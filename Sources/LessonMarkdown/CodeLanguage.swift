/// The properties of a programming language that a highlighter needs.
struct CodeLanguage {
  var keywords: Set<String>
  /// Whether comments nest.
  var commentsNest: Bool
  /// Whether three quotes open a multiline string.
  var hasLongStrings: Bool
  /// The character that may come before a string's opening quote.
  var stringMark: UInt8

  /// Returns the language that a fence names, or `nil` if it's unknown.
  static func named(_ name: String) -> CodeLanguage? {
    switch name.lowercased() {
    case "swift": swift
    case "objc", "objective-c", "objectivec", "obj-c": objectiveC
    default: nil
    }
  }

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
    commentsNest: false,
    hasLongStrings: false,
    stringMark: UInt8(ascii: "@")
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
