import LessonMarkdown
import SourceDiagnostics

/// A check of the HTML that an author wrote in a lesson or in a template.
///
/// A finished page shows the same errors again, but not where the author wrote them.
struct WrittenHTML {
  private let source: SourceText
  private let allowed: AllowedOrigins
  private var diagnostics: [Diagnostic] = []
  /// Whether the HTML is a page in an attribute of another one.
  private let isInPage: Bool

  private init(source: SourceText, allowed: AllowedOrigins, isInPage: Bool = false) {
    self.source = source
    self.allowed = allowed
    self.isInPage = isInPage
  }

  /// Returns the errors in a lesson's HTML, and what browsers block in it.
  static func diagnostics(
    of lesson: Lesson, in source: SourceText, allowing allowed: AllowedOrigins
  ) -> [Diagnostic] {
    guard !lesson.rawHTML.isEmpty else { return [] }
    var check = WrittenHTML(source: source, allowed: allowed)
    var open: [Range<Int>: OpenElements] = [:]
    for piece in lesson.rawHTML {
      open[piece.container, default: OpenElements()].add(check.tags(in: piece.range))
    }
    for elements in open.values {
      for (message, range) in elements.problems { check.report(message, at: range) }
    }
    return check.diagnostics.inSourceOrder
  }

  /// Returns what browsers block in a template.
  static func diagnostics(
    ofTemplate source: SourceText, allowing allowed: AllowedOrigins
  ) -> [Diagnostic] {
    var check = WrittenHTML(source: source, allowed: allowed)
    _ = check.tags(in: 0..<source.bytes.count)
    check.checkPolicy()
    return check.diagnostics
  }

  /// Returns what browsers block in a style sheet.
  static func diagnostics(
    ofStyleSheet source: SourceText, allowing allowed: AllowedOrigins
  ) -> [Diagnostic] {
    var check = WrittenHTML(source: source, allowed: allowed)
    check.checkStyle(in: 0..<source.bytes.count)
    return check.diagnostics
  }

  private mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    diagnostics.append(Diagnostic(message, at: range, in: source))
  }

  // MARK: Tags

  /// A tag, by the range of its name.
  fileprivate struct Tag {
    var name: String
    var range: Range<Int>
    var isEnd: Bool
    var isSelfClosing: Bool
    var isUnfinished: Bool
    /// Whether the element is finished with the tag, as a script is, whose text isn't markup.
    var isWhole: Bool
  }

  /// Checks the tags in a range of the text, and returns them.
  private mutating func tags(in range: Range<Int>) -> [Tag] {
    let bytes = Array(source.bytes[range])
    var tags: [Tag] = []
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = HTMLScanner(bytes, findingEndTags: true)
      while scanner.findTag() {
        let name = String(decoding: scanner[scanner.tag], as: UTF8.self).lowercased()
        // A template's tag can be in the name.
        guard !name.contains("{") else { continue }
        let whole = ["script", "style"].contains(name)
        tags.append(
          Tag(
            name: name, range: scanner.tag.moved(by: range.lowerBound), isEnd: scanner.isEndTag,
            isSelfClosing: scanner.isSelfClosing, isUnfinished: scanner.isUnfinished,
            isWhole: whole))
        if !scanner.isEndTag { check(name, scanner, at: range.lowerBound) }
      }
      if let start = scanner.unfinishedComment {
        report(.unclosedComment, at: (start..<start + 4).moved(by: range.lowerBound))
      }
    }
    return tags
  }

  private mutating func check(_ name: String, _ scanner: HTMLScanner, at start: Int) {
    let attributes = scanner.attributes.map { attribute in
      (
        name: String(decoding: scanner[attribute.name], as: UTF8.self).lowercased(),
        value: PageReferences.resolvingCharacters(scanner[attribute.value]), place: attribute
      )
    }
    func value(of name: String) -> String? { attributes.first { $0.name == name }?.value }
    let tag = scanner.tag.moved(by: start)
    switch name {
    case "script" where value(of: "src") == nil && Self.isScript(value(of: "type")):
      report(.scriptInText, at: tag)
    case "style":
      checkStyle(in: scanner.content.moved(by: start))
    case "object", "embed", "applet", "base":
      report(.blockedElement("<\(name)>"), at: tag)
    default: break
    }
    for (name, value, attribute) in attributes where !value.contains("{{") {
      let range = attribute.value.moved(by: start)
      if name.hasPrefix("on"), name.count > 2 {
        report(.scriptInText, at: attribute.name.moved(by: start))
      } else if name == "srcdoc" {
        checkPage(value, at: range)
      } else if name == "srcset" || name == "imagesrcset" {
        for candidate in value.split(separator: ",") {
          guard let address = candidate.split(whereSeparator: \.isWhitespace).first else {
            continue
          }
          checkLoaded(LinkDestination.asRead(String(address)), as: .images, at: range)
        }
      } else if LinkDestination.asRead(value).lowercased().hasPrefix("javascript:") {
        report(.scriptInText, at: range)
      } else if case (.reference(isLoaded: true, let kind), let part)? = PageReferences.place(
        in: attribute, scanner)
      {
        checkLoaded(
          PageReferences.address(scanner[part]), as: kind, at: part.moved(by: start))
      } else if Self.animating.contains(name) {
        for address in value.split(separator: ";") {
          checkLoaded(LinkDestination.asRead(String(address)), as: .images, at: range)
        }
        checkStyle(value, at: range)
      } else if Self.styling.contains(name) || name.hasPrefix("marker-") {
        checkStyle(value, at: range)
      }
    }
  }

  /// The attributes with a style, or with a value of one, as drawings have them.
  private static let styling: Set<String> = [
    "clip-path", "cursor", "fill", "filter", "marker", "mask", "stroke", "style",
  ]

  /// The attributes with the values that an animation gives to another attribute.
  private static let animating: Set<String> = ["by", "from", "to", "values"]

  /// Checks a page in an attribute, whose diagnostics are at the attribute's value.
  private mutating func checkPage(_ text: String, at range: Range<Int>) {
    guard !isInPage else { return report(.pageInPage, at: range) }
    var check = WrittenHTML(
      source: SourceText(name: source.name, text: text), allowed: allowed, isInPage: true)
    _ = check.tags(in: 0..<check.source.bytes.count)
    for diagnostic in check.diagnostics { report(diagnostic.message, at: range) }
  }

  /// Returns whether browsers act on a script of a type; a script of another type is only data.
  private static func isScript(_ type: String?) -> Bool {
    guard let type = type?.lowercased(), !type.isEmpty else { return true }
    return ["importmap", "module", "speculationrules"].contains(type)
      || type.hasSuffix("/javascript") || type.hasSuffix("/ecmascript")
  }

  /// Checks that a template's policy has the hosts that the site allows.
  ///
  /// A page that only leads to another one shows nothing of other hosts.
  private mutating func checkPolicy() {
    let text = source.text
    guard let name = text.firstRange(of: "Content-Security-Policy"),
      !source.name.hasSuffix("redirect.mustache")
    else { return }
    let start = text.utf8.distance(from: text.startIndex, to: name.lowerBound)
    let range = start..<start + text[name].utf8.count
    for kind in AllowedOrigins.Kind.allCases
    where !allowed[kind].isEmpty && !text.contains(kind.templateName) {
      report(
        .policyWithoutHosts(kind, name: kind.templateName, directive: kind.directive), at: range)
    }
  }

  private mutating func checkStyle(in range: Range<Int>) {
    for reference in StyleReferences.references(in: source.bytes, range) {
      checkLoaded(
        LinkDestination.asRead(reference.destination), as: reference.kind, at: reference.range)
    }
    // In a drawing, character references of a style sheet are resolved.
    let bytes = source.bytes[range]
    if bytes.contains(UInt8(ascii: "&")) {
      checkStyle(CharacterReferences.resolving(bytes), at: range)
    }
  }

  /// Checks a style that isn't in the text as it's read, such as an attribute's.
  private mutating func checkStyle(_ text: String, at range: Range<Int>) {
    // Where it's written as it's read, the address has its own place.
    let bytes = Array(text.utf8)
    let isPlain = source.bytes[range].elementsEqual(bytes)
    for reference in StyleReferences.references(in: bytes, 0..<bytes.count) {
      checkLoaded(
        LinkDestination.asRead(reference.destination), as: reference.kind,
        at: isPlain ? reference.range.moved(by: range.lowerBound) : range)
    }
  }

  private mutating func checkLoaded(
    _ destination: String, as kind: AllowedOrigins.Kind?, at range: Range<Int>
  ) {
    guard case .outside(let scheme) = LinkDestination(destination, in: ""), scheme != "data",
      !PageSummary.isAllowed(destination, as: kind, in: allowed)
    else { return }
    let diagnostic = Diagnostic(
      .loadsFromAnotherHost(destination, as: kind), at: range, in: source)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Self {
    lowerBound + distance..<upperBound + distance
  }
}

extension AllowedOrigins.Kind {
  /// The name of the hosts in a template.
  fileprivate var templateName: String {
    "allowed" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The part of a policy that lists the hosts.
  fileprivate var directive: String {
    switch self {
    case .images: "img-src"
    case .media: "media-src"
    case .fonts: "font-src"
    case .frames: "frame-src"
    }
  }
}

// MARK: - Elements

/// The elements that are open in a block of a lesson.
private struct OpenElements {
  private var open: [WrittenHTML.Tag] = []
  private var found: [(DiagnosticMessage, Range<Int>)] = []

  /// The elements without contents.
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// The elements that end where their parent ends or where another one begins.
  private static let endingAlone: Set<String> = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// The errors, after the last tag.
  var problems: [(DiagnosticMessage, Range<Int>)] {
    found + open.compactMap(Self.unclosed)
  }

  mutating func add(_ tags: [WrittenHTML.Tag]) {
    for tag in tags { add(tag) }
  }

  private mutating func add(_ tag: WrittenHTML.Tag) {
    guard !tag.isUnfinished else {
      found.append(
        tag.isWhole && !tag.isEnd
          ? (.unclosedElement(tag.name), tag.range) : (.unclosedHTMLTag, tag.range))
      return
    }
    guard tag.isEnd else {
      let isClosed =
        tag.isWhole || Self.empty.contains(tag.name)
        || tag.isSelfClosing && (isInDrawing || Self.isDrawing(tag))
      if !isClosed { open.append(tag) }
      return
    }
    guard let place = open.lastIndex(where: { $0.name == tag.name }) else {
      found.append((.unexpectedEndTag(tag.name), tag.range))
      return
    }
    found += open[(place + 1)...].compactMap(Self.unclosed)
    open.removeSubrange(place...)
  }

  /// Whether a slash closes an element, as in XML.
  private var isInDrawing: Bool { open.contains(where: Self.isDrawing) }

  private static func isDrawing(_ tag: WrittenHTML.Tag) -> Bool {
    tag.name == "svg" || tag.name == "math"
  }

  private static func unclosed(
    _ tag: WrittenHTML.Tag
  ) -> (DiagnosticMessage, Range<Int>)? {
    endingAlone.contains(tag.name) ? nil : (.unclosedElement(tag.name), tag.range)
  }
}
