import SourceDiagnostics
import TouchEngine

/// A parser for the setup: first the elements in the text, then those that exist by default.
struct SceneParser {
  let names: NameTable
  let report: DiagnosticReport

  /// Returns whether two lines are in the same part of the same text, so that neither is meant to
  /// replace the other.
  let isTogether: (Range<Int>, Range<Int>) -> Bool

  /// The most elements that a setup can have.
  static let maximumElements = 2_000

  func parse(_ lines: [IndentedLine]) -> Scene {
    var elements: [SceneElement] = []
    var requirements: [FailureRequirement] = []
    var changes: [SceneElement] = []
    var behavior: [BehaviorSetting] = []
    for line in lines {
      if report.source[line.lexemes[0].range] == Self.behaviorWord {
        parseBehavior(line, into: &behavior)
      } else if report.source[line.lexemes[0].range] == "with" {
        if let change = parseChange(line, requirements: &requirements) { changes.append(change) }
      } else {
        parseTopLevel(line, into: &elements, requirements: &requirements)
      }
    }
    if names.declaredCount > Self.maximumElements, let last = lines.last {
      report.add(.tooManyElements(limit: Self.maximumElements), at: last.range)
    }
    checkCycles(requirements)
    checkReplaced(behavior, changes)
    var scene = applying(changes, to: assemble(elements, requirements: requirements))
    scene.behavior = behavior
    for element in scene.windows + scene.controllers + scene.views {
      checkHost(of: element, isHosted: false)
    }
    return scene
  }

  private func parseTopLevel(
    _ line: IndentedLine, into elements: inout [SceneElement],
    requirements: inout [FailureRequirement]
  ) {
    let parser = LineParser(line, names: names, report: report)
    if LineClass.isRequirement(line, report.source) {
      parseRequirement(line, into: &requirements)
    } else if parser.nextText == "override" || parser.nextText == "delegate" {
      report.add(.ruleWithoutElement(parser.nextText), at: line.range)
    } else if let element = parseElement(line, under: nil, requirements: &requirements) {
      elements.append(element)
    }
  }

  /// Parses an element with everything indented under it, or returns `nil` when its class is
  /// unknown.
  private func parseElement(
    _ line: IndentedLine, under parent: ClassDescription?, requirements: inout [FailureRequirement]
  ) -> SceneElement? {
    var parser = LineParser(line, names: names, report: report)
    let className = parser.nextText
    guard let elementClass = elementClass(of: className, at: parser.nextRange, under: parent) else {
      // The lines indented under it are still checked.
      var ignored = SceneElement(
        .view, name: NameReference(className, range: parser.nextRange), range: line.range)
      parseChildren(line.children, of: &ignored, isKnown: false, requirements: &requirements)
      return nil
    }
    parser.index += 1
    var name = NameReference("", range: parser.nextRange)
    if parser.next?.kind == .word, parser.peek(1)?.kind != .colon {
      name = NameReference(parser.nextText, range: parser.nextRange)
      parser.index += 1
      if let rest = line.numberAfterName(at: parser.index - 1) {
        let whole = name.range.lowerBound..<rest.upperBound
        report.add(
          .hyphenBeforeDigit(report.source[whole]), at: whole,
          replacing: rest.lowerBound..<rest.lowerBound + 1, with: "")
        parser.index += 1
      }
    } else {
      report.add(.missingName(className), at: line.lexemes[0].range)
    }
    var element = SceneElement(elementClass, name: name, range: line.range)
    checkPlace(element, under: parent)
    parseProperties(&parser, into: &element)
    parseChildren(line.children, of: &element, isKnown: true, requirements: &requirements)
    if elementClass.kind != .view || parent != nil { rejectMissingSuperview(of: element) }
    return element
  }

  /// Parses `property: value` pairs up to the end of the line.
  func parseProperties(_ parser: inout LineParser, into element: inout SceneElement) {
    while !parser.isAtEnd {
      let start = parser.index
      do throws(ParseError) {
        if parser.nextText == Property.superview.name, element.elementClass.kind == .view {
          let range = try takeMissingSuperview(&parser)
          if let earlier = element.withoutSuperview {
            reportSetTwice(.superview, at: range, first: earlier)
          }
          element.withoutSuperview = range
          continue
        }
        let property = try parser.takeProperty(of: element.elementClass, inStep: false)
        try parser.expect(.colon, ":")
        let valueStart = parser.index
        let value = try parser.takeValue(of: property)
        let setting = PropertySetting(
          property: property, value: value, range: parser.range(from: start),
          valueText: report.source[parser.range(from: valueStart)])
        if let earlier = element.properties.first(where: { $0.property == property }) {
          reportSetTwice(property, at: setting.range, first: earlier.range)
        }
        element.properties.append(setting)
        if !parser.isAtEnd, parser.next?.kind != .word || parser.peek(1)?.kind != .colon {
          try parser.abandon(expected: "`property: value`")
        }
      } catch {
        // The next pair might be valid.
        if parser.index == start { parser.index += 1 }
        while !parser.isAtEnd, parser.next?.kind != .word || parser.peek(1)?.kind != .colon {
          parser.index += 1
        }
      }
    }
  }

  private func reportSetTwice(_ property: Property, at range: Range<Int>, first: Range<Int>) {
    report.add(
      .propertySetTwice(property.name), at: range,
      notes: [Diagnostic.Note("set here first", at: first, in: report.source)])
  }

  /// Takes `superview: nil`, which is the only superview that a setup can specify.
  private func takeMissingSuperview(_ parser: inout LineParser) throws(ParseError) -> Range<Int> {
    let start = parser.index
    parser.index += 1
    try parser.expect(.colon, ":")
    if parser.take(word: "nil") { return parser.range(from: start) }
    // To avoid further errors, the view counts as one without a superview.
    if !parser.isAtEnd { parser.index += 1 }
    report.add(.superviewByIndentation, at: parser.range(from: start))
    return 0..<0
  }

  /// Reports `superview: nil` for anything but a first-level view.
  func rejectMissingSuperview(of element: SceneElement) {
    guard let range = element.withoutSuperview, !range.isEmpty else { return }
    report.add(.superviewOfFirstLevel, at: range)
  }

  func parseChildren(
    _ lines: [IndentedLine], of element: inout SceneElement, isKnown: Bool,
    requirements: inout [FailureRequirement]
  ) {
    for line in lines {
      var parser = LineParser(line, names: names, report: report)
      let first = parser.nextText
      if LineClass.isRequirement(line, report.source) {
        parseRequirement(line, into: &requirements)
      } else if Self.ruleWords.contains(first) {
        if isKnown { RuleParser(elementClass: element.elementClass).parse(parser, into: &element) }
        reportChildren(of: line)
      } else if let part = parser.nameAhead(), part.count > 1, names[part.text] != nil {
        parsePart(line, of: &element, requirements: &requirements)
      } else if parser.next?.kind == .word,
        parser.peek(1)?.kind == .colon || names.classes.isProperty(first)
      {
        if isKnown { parseProperties(&parser, into: &element) }
        reportChildren(of: line)
      } else if names.classes.looksLikeClass(first) {
        let parent = isKnown ? element.elementClass : nil
        guard let child = parseElement(line, under: parent, requirements: &requirements) else {
          continue
        }
        element.children.append(child)
      } else {
        report.add(.notUnderElement(report.source[line.range]), at: line.range)
      }
    }
  }

  /// The words that begin a line about an element's behavior.
  private static let ruleWords = ["addTarget", "delegate", "implements", "override"]

  /// Parses a line about a part that the element creates itself, such as `pan of scroll`.
  private func parsePart(
    _ line: IndentedLine, of element: inout SceneElement, requirements: inout [FailureRequirement]
  ) {
    var parser = LineParser(line, names: names, report: report)
    do throws(ParseError) {
      let name = try parser.takeReference(ObjectKind.allCases)
      guard let elementClass = names[name.text]?.elementClass else {
        report.add(.partWithoutProperties(about: name.text), at: name.range)
        throw ParseError()
      }
      guard element.elementClass.canHaveParts else {
        report.add(.notUnderElement(report.source[line.range]), at: line.range)
        throw ParseError()
      }
      // A second line about the same part continues where the first one ended.
      let known = element.parts.firstIndex { $0.name.text == name.text }
      var part =
        known.map { element.parts.remove(at: $0) }
        ?? SceneElement(elementClass, name: name, range: line.range)
      parseProperties(&parser, into: &part)
      parseChildren(line.children, of: &part, isKnown: true, requirements: &requirements)
      rejectMissingSuperview(of: part)
      element.parts.append(part)
    } catch {}
  }

  private func reportChildren(of line: IndentedLine) {
    if let child = line.children.first { report.add(.unexpectedIndentation, at: child.range) }
  }

  private func parseRequirement(
    _ line: IndentedLine, into requirements: inout [FailureRequirement]
  ) {
    do throws(ParseError) {
      var parser = LineParser(line, names: names, report: report)
      let recognizer = try parser.takeReference(.recognizers)
      try parser.expect(word: "requires")
      let other = try parser.takeReference(.recognizers)
      try parser.expect(word: "to")
      try parser.expect(word: "fail")
      parser.expectEnd()
      if recognizer.text == other.text {
        report.add(.requiresItself(recognizer.text), at: line.range)
      } else if let gesture = [recognizer, other].first(where: isOfSwiftUI) {
        report.add(.outOfReach(gesture.text), at: gesture.range)
      } else {
        requirements.append(
          FailureRequirement(recognizer: recognizer, other: other, range: line.range))
      }
    } catch {}
    reportChildren(of: line)
  }

  private func isOfSwiftUI(_ reference: NameReference) -> Bool {
    names[reference.text]?.elementClass?.isOfSwiftUI ?? false
  }

  /// Reports what is SwiftUI's and in no hosting view.
  private func checkHost(of element: SceneElement, isHosted: Bool) {
    let elementClass = element.elementClass
    if elementClass.isOfSwiftUI, !isHosted {
      let start = element.range.lowerBound
      report.add(
        .unhosted(elementClass.name), at: start..<start + elementClass.name.utf8.count,
        with: elementClass.counterpartInUIKit?.name)
    }
    let hosts = isHosted || elementClass == .hostingView
    for child in element.children + element.parts { checkHost(of: child, isHosted: hosts) }
  }

  /// Reports an element in a position where it can't be.
  private func checkPlace(_ element: SceneElement, under parent: ClassDescription?) {
    let child = element.elementClass
    guard let parent else {
      if child.isCell {
        report.add(
          .wrongParent(child.name, parent: ClassDescription.window.name), at: element.range)
      } else if child.kind == .barButtonItem {
        report.add(
          .wrongParent(child.name, parent: ClassDescription.window.name), at: element.range)
      } else if child.kind == .recognizer {
        report.add(.recognizerWithoutView(element.name.text), at: element.range)
      }
      return
    }
    let isRight =
      switch parent.kind {
      case .view, .window:
        if child.isCell {
          parent.cells?.class == child
        } else if child.isSwiftUIGesture {
          // A view that shows SwiftUI has no gestures of SwiftUI itself.
          parent != .hostingView
        } else {
          [.recognizer, .view, .viewController].contains(child.kind)
        }
      case .viewController:
        parent.isContainer
          ? child.kind == .viewController
          : child.kind == .barButtonItem
            || (parent == .hostingController ? child == .hostingView : child.kind == .view)
      case .application, .applicationDelegate, .barButtonItem, .event, .press, .recognizer,
        .runLoop,
        .timer, .touch, .windowScene:
        false
      }
    if !isRight {
      report.add(
        .wrongParent(child.name, parent: parent.name), at: element.range)
    }
  }
}
