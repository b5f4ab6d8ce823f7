import SourceDiagnostics

/// What a dump contains: the views as trees, the recognizers, and the controllers.
struct ScreenDump {
  /// A view with the views that are indented under it.
  struct View {
    let object: ObjectDescription
    let frame: [Double]
    var children: [Int] = []
    var recognizers: [ObjectDescription] = []

    /// The class of the controller whose view it is.
    var controller: String?
  }

  /// The views in the order of the dump.
  private(set) var views: [View] = []

  /// The views that are in no other view.
  private(set) var roots: [Int] = []

  /// The view at each address.
  private(set) var places: [String: Int] = [:]

  /// The problems so far.
  private(set) var diagnostics: [Diagnostic] = []

  let scanner: DescriptionScanner
  private let source: SourceText

  /// The views around the next one, with their columns and levels.
  private var open: [(view: Int, column: Int, level: Int)] = []
  private var recognizers: [ObjectDescription] = []
  private var controllers: [(name: String, view: String)] = []

  /// Reads a dump, and skips lines without an object, which are the console's.
  init(_ source: SourceText) {
    self.source = source
    scanner = DescriptionScanner(source.bytes)
    let bytes = scanner.bytes
    var offset = 0
    var lineStart = 0
    while offset < bytes.count {
      if bytes[offset].isLineEnd {
        lineStart = offset + 1
      } else if bytes[offset] == UInt8(ascii: "<"),
        let object = scanner.description(at: offset)
      {
        add(object, lineStart: lineStart)
        offset = max(offset + 1, object.range.upperBound)
        continue
      }
      offset += 1
    }
    attach()
  }

  private mutating func add(_ object: ObjectDescription, lineStart: Int) {
    if isController(object) {
      addController(object)
    } else if object.range(of: "frame") != nil {
      addView(object, lineStart: lineStart)
    } else if KnownClass.isRecognizer(object.className) || object.range(of: "view") != nil {
      if !object.isClosed { report(unclosed: object) }
      recognizers.append(object)
    } else if isInTree(object, lineStart) {
      guard object.isClosed else { return report(unclosed: object) }
      report(.missingFrame(object.className), object)
    }
  }

  /// Returns whether an object is a controller, as its name or the state after it says.
  private func isController(_ object: ObjectDescription) -> Bool {
    let end = object.range.upperBound
    return KnownClass.hasSuffix(KnownClass.plainName(object.className), "Controller")
      || source[end..<min(end + 8, source.bytes.count)] == ", state:"
  }

  /// Adds a controller if the rest of its line names its view.
  private mutating func addController(_ object: ObjectDescription) {
    let rest = source.lineRange(at: object.range.lowerBound)
    guard object.range.upperBound <= rest.upperBound,
      let view = scanner.address(in: object.range.upperBound..<rest.upperBound)
    else { return }
    controllers.append((object.className, view))
  }

  private mutating func addView(_ object: ObjectDescription, lineStart: Int) {
    if !object.isClosed {
      report(unclosed: object)
      // Without its last part, a frame is another one.
      let end = object.range(of: "frame").flatMap { source.bytes[$0].last }
      guard end == UInt8(ascii: ")") else { return }
    }
    guard places[object.address] == nil,
      let frame = numbers(of: "frame", in: object, count: 4).map({ Self.standardized($0) })
    else { return }
    let indentation = indentation(before: object.range.lowerBound, from: lineStart)
    while let last = open.last, last.column >= indentation.column { open.removeLast() }
    let view = views.count
    if let parent = open.last {
      views[parent.view].children.append(view)
      if indentation.level > parent.level + 1 { report(.skippedLevel(object.className), object) }
    } else {
      roots.append(view)
    }
    open.append((view, indentation.column, indentation.level))
    views.append(View(object: object, frame: frame))
    places[object.address] = view
    if let controller = object.range(of: "controller").flatMap({
      scanner.description(at: $0.lowerBound)
    }) {
      controllers.append((controller.className, object.address))
    }
  }

  /// Returns the numbers of a field, or `nil` when it doesn't have that many, which is reported.
  ///
  /// UIKit prints `nan` and `inf` for a frame that was computed wrongly, and some views are larger
  /// than a scenario allows.
  mutating func numbers(of key: String, in object: ObjectDescription, count: Int) -> [Double]? {
    guard let range = object.range(of: key) else { return nil }
    guard let numbers = NumberList.numbers(source.bytes[range]), numbers.count == count else {
      diagnostics.append(Diagnostic(.unreadableNumbers(key, count), at: range, in: source))
      return nil
    }
    // A view whose frame isn't a number receives no touches, and neither does one without a size.
    let isUsable = numbers.allSatisfy { !$0.isNaN }
    let usable = numbers.map { isUsable ? max(-100_000, min($0, 100_000)) : 0 }
    if !usable.elementsEqual(numbers) {
      let message = DiagnosticMessage.replacedNumber(key, by: NumberList.text(usable))
      diagnostics.append(Diagnostic(message, at: range, in: source))
    }
    return usable
  }

  /// Returns the whole number of a field in a range, or `nil` when it has none; another number is
  /// replaced by the nearest one, which is reported.
  ///
  /// UIKit prints its greatest integers where there's no limit, and they're no numbers of the app.
  mutating func wholeNumber(
    of key: String, in object: ObjectDescription, _ allowed: ClosedRange<Int>
  ) -> Double? {
    guard let range = object.range(of: key),
      let number = NumberList.numbers(scanner.bytes[range])?.first, number == number.rounded(),
      number.magnitude < Double(UInt32.max)
    else { return nil }
    let usable = Double(max(allowed.lowerBound, min(Int(number), allowed.upperBound)))
    if usable != number {
      let message = DiagnosticMessage.replacedNumber(key, by: NumberList.text([usable]))
      diagnostics.append(Diagnostic(message, at: range, in: source))
    }
    return usable
  }

  /// Returns a rectangle without negative sizes, as UIKit interprets it.
  private static func standardized(_ frame: [Double]) -> [Double] {
    [
      frame[0] + min(0, frame[2]), frame[1] + min(0, frame[3]), frame[2].magnitude,
      frame[3].magnitude,
    ]
  }

  /// Adds a problem with an object.
  mutating func report(_ message: DiagnosticMessage, _ object: ObjectDescription) {
    // The first line is enough to find it.
    let line = source.lineRange(at: object.range.lowerBound)
    let range = object.range.lowerBound..<min(object.range.upperBound, line.upperBound)
    diagnostics.append(Diagnostic(message, at: range, in: source))
  }

  private mutating func report(unclosed object: ObjectDescription) {
    let end = object.range.upperBound
    let message = DiagnosticMessage.unclosedDescription(object.className)
    diagnostics.append(Diagnostic(message, at: end..<end, in: source))
  }

  /// Returns the column of an object, and its level if the line marks levels with bars.
  ///
  /// What the console writes before the indentation, such as the time, doesn't count.
  private func indentation(before end: Int, from lineStart: Int) -> (column: Int, level: Int) {
    var start = end
    var level = 0
    while start > lineStart, scanner.bytes[start - 1].isIndentation {
      start -= 1
      if scanner.bytes[start] == UInt8(ascii: "|") { level += 1 }
    }
    return level == 0 && end - start < 3 ? (0, 0) : (end - start, level)
  }

  private func isInTree(_ object: ObjectDescription, _ lineStart: Int) -> Bool {
    indentation(before: object.range.lowerBound, from: lineStart).level > 0
  }

  /// Connects recognizers and controllers with the views at their addresses.
  private mutating func attach() {
    var known: Set<String> = []
    for recognizer in recognizers where known.insert(recognizer.address).inserted {
      let address = recognizer.range(of: "view").flatMap { scanner.address(in: $0) }
      if let place = address.flatMap({ places[$0] }) ?? viewAbove(recognizer) {
        views[place].recognizers.append(recognizer)
      } else {
        let reason = address == nil ? "it has no view" : "its view isn't in the dump"
        report(.omittedObject(recognizer.className, because: reason), recognizer)
      }
    }
    for (name, view) in controllers {
      if let place = places[view] { views[place].controller = name }
    }
  }

  /// Returns the last view before a recognizer whose line begins with a plus sign.
  private func viewAbove(_ recognizer: ObjectDescription) -> Int? {
    let start = recognizer.range.lowerBound
    let mark = source.bytes[..<start].last { !$0.isIndentation }
    guard recognizer.range(of: "view") == nil, mark == UInt8(ascii: "+") else { return nil }
    // The views are in the order of the dump.
    var range = views.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if views[middle].object.range.lowerBound < start {
        range = (middle + 1)..<range.upperBound
      } else {
        range = first..<middle
      }
    }
    return range.lowerBound > 0 ? range.lowerBound - 1 : nil
  }
}

// Fields of an object.
extension ScreenDump {
  /// Returns a field's value, without the apostrophes around a text.
  func value(of key: String, in object: ObjectDescription) -> String? {
    guard let range = object.range(of: key) else { return nil }
    let bytes = scanner.bytes[range]
    let quote = UInt8(ascii: "'")
    guard bytes.count > 1, bytes.first == quote, bytes.last == quote else {
      return scanner.text(range)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Returns the numbers of a field if it has that many, all of which a scenario can have.
  func usableNumbers(of key: String, in object: ObjectDescription, count: Int) -> [Double]? {
    guard let range = object.range(of: key),
      let numbers = NumberList.numbers(scanner.bytes[range]), numbers.count == count,
      numbers.allSatisfy({ $0.isFinite && $0.magnitude <= 100_000 })
    else { return nil }
    return numbers
  }

  /// Returns whether a field is `YES` or `NO`, or `nil` when the object doesn't have it.
  func flag(_ key: String, in object: ObjectDescription) -> Bool? {
    guard let value = value(of: key, in: object) else { return nil }
    return value == "YES" ? true : value == "NO" ? false : nil
  }

  /// Returns the UIKit class that an object's class is based on, as UIKit or TouchTrace prints it.
  func baseClass(of object: ObjectDescription) -> String? {
    value(of: "baseClass", in: object) ?? value(of: "superclass", in: object)
  }
}
