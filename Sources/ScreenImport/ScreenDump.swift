import SourceDiagnostics

/// What a dump contains: the views as trees, the recognizers, and the controllers.
struct ScreenDump {
  /// A view with the views that are indented under it.
  struct View {
    let object: ObjectDescription

    /// The frame; if the dump has none, the one with which the view fills its superview.
    var frame: [Double]

    /// Whether the dump has no frame of the view.
    var isFrameGuessed = false

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

  /// The controllers with the lines of their descriptions, whose views may be in no tree.
  private var controllerLines: [(view: ObjectDescription, indentation: LineIndentation)] = []

  /// The views that were in the dump before the first of them was printed again, which is the end.
  private var earlier: (views: [View], roots: [Int], places: [String: Int], end: ObjectDescription)?

  /// Whether the dump has the offset of a scroll view, which UIKit prints for each.
  private var printsOffsets = false

  /// Whether a layer was found, which is reported once.
  private var hasLayers = false

  /// Reads a dump, and skips lines without an object, which are the console's.
  init(_ source: SourceText) {
    self.source = source
    scanner = DescriptionScanner(source.bytes)
    let bytes = scanner.bytes
    var offset = 0
    var lineStart = 0
    // Whether there's nothing but marks on the line so far.
    var isLeading = true
    // Whether there's an object on the line before.
    var hasObject = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isLineEnd {
        (lineStart, isLeading, hasObject) = (offset + 1, true, false)
      } else if byte == UInt8(ascii: "<"), let object = scanner.description(at: offset) {
        add(object, lineStart: lineStart, isFirst: !hasObject)
        hasObject = true
        offset = max(offset + 1, object.range.upperBound)
        isLeading = false
        continue
      } else if isLeading, !byte.isMark, byte != UInt8(ascii: "+") {
        isLeading = false
        if let object = scanner.nameAndAddress(at: offset) {
          addView(object, lineStart: lineStart)
          offset = object.range.upperBound
          continue
        }
      }
      offset += 1
    }
    attach()
  }

  private mutating func add(_ object: ObjectDescription, lineStart: Int, isFirst: Bool) {
    if isController(object) {
      addController(object, lineStart: lineStart)
    } else if object.range(of: "frame") != nil {
      addView(object, lineStart: lineStart)
    } else if KnownClass.isRecognizer(object.className) || object.range(of: "view") != nil {
      if !object.isClosed { report(unclosed: object) }
      recognizers.append(object)
    } else if isFirst, indentation(of: object, lineStart).level > 0 {
      guard object.isClosed else { return report(unclosed: object) }
      if isLayer(object) { return reportLayer(object) }
      addView(object, lineStart: lineStart)
    }
  }

  /// Returns whether an object is a layer without a view, which UIKit prints among the views.
  private func isLayer(_ object: ObjectDescription) -> Bool {
    let rest = source.bytes[object.range.upperBound...]
    return rest.starts(with: " (layer)".utf8)
      || KnownClass.hasSuffix(KnownClass.plainName(object.className), "Layer")
  }

  private mutating func reportLayer(_ object: ObjectDescription) {
    guard !hasLayers else { return }
    hasLayers = true
    report(.omittedObject(object.className, because: "layers get no touches"), object)
  }

  /// Returns whether an object is a controller, as its name or the state after it says.
  private func isController(_ object: ObjectDescription) -> Bool {
    let end = object.range.upperBound
    return KnownClass.hasSuffix(KnownClass.plainName(object.className), "Controller")
      || source[end..<min(end + 8, source.bytes.count)] == ", state:"
  }

  /// Adds a controller if the rest of its line names its view.
  private mutating func addController(_ object: ObjectDescription, lineStart: Int) {
    let rest = source.lineRange(at: object.range.lowerBound)
    guard object.range.upperBound <= rest.upperBound,
      let view = scanner.address(in: object.range.upperBound..<rest.upperBound)
    else { return }
    controllers.append((object.className, view))
    let bracket = scanner.bytes[object.range.upperBound..<rest.upperBound]
      .firstIndex(of: UInt8(ascii: "<"))
    if let described = bracket.flatMap({ scanner.description(at: $0) }) {
      controllerLines.append((described, indentation(of: object, lineStart)))
    }
  }

  private mutating func addView(_ object: ObjectDescription, lineStart: Int) {
    if !object.isClosed {
      report(unclosed: object)
      // Without its last part, a frame is another one.
      let end = object.range(of: "frame").flatMap { source.bytes[$0].last }
      guard end == UInt8(ascii: ")") else { return }
    }
    let indentation = indentation(of: object, lineStart)
    if let known = places[object.address] {
      // A person has printed the same screen once more.
      guard known == roots.first, indentation.column == 0 else { return }
      startAgain(at: object)
    }
    let frame = numbers(of: "frame", in: object, count: 4).map { Self.standardized($0) }
    addView(object, frame, indentation)
    if let controller = object.range(of: "controller").flatMap({
      scanner.description(at: $0.lowerBound)
    }) {
      controllers.append((controller.className, object.address))
    }
  }

  /// Begins with new views, because the dump has the same ones again.
  private mutating func startAgain(at object: ObjectDescription) {
    if views.count > 1 { earlier = (views, roots, places, object) }
    (views, roots, open, places) = ([], [], [], [:])
  }

  /// Chooses the last views, unless only the outermost one was printed again.
  private mutating func chooseViews() {
    guard let earlier else { return }
    if views.count > 1 {
      report(.repeatedScreen(earlier.end.className), earlier.end)
    } else {
      (views, roots, places) = (earlier.views, earlier.roots, earlier.places)
    }
  }

  /// Adds a view to the open view at its indentation.
  private mutating func addView(
    _ object: ObjectDescription, _ frame: [Double]?, _ indentation: LineIndentation
  ) {
    while let last = open.last, last.column >= indentation.column { open.removeLast() }
    let view = views.count
    var size = [390.0, 844]
    if let parent = open.last {
      size = Array(views[parent.view].frame[2...])
      views[parent.view].children.append(view)
      if indentation.level > parent.level + 1 { report(.skippedLevel(object.className), object) }
    } else {
      roots.append(view)
    }
    open.append((view, indentation.column, indentation.level))
    var added = View(object: object, frame: frame ?? [0, 0] + size)
    added.isFrameGuessed = frame == nil
    views.append(added)
    places[object.address] = view
  }

  /// Returns the numbers of a field, or `nil` when it doesn't have that many, which is reported.
  ///
  /// UIKit prints `nan` and `inf` for a frame that was computed wrongly, and some views are larger
  /// than a scenario allows.
  mutating func numbers(of key: String, in object: ObjectDescription, count: Int) -> [Double]? {
    guard let range = object.range(of: key) else { return nil }
    guard let numbers = NumberList.numbers(scanner.bytes[range]), numbers.count == count else {
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

  /// Returns whether a view may be a scroll view, whose description would have an offset.
  func mayScroll(_ object: ObjectDescription) -> Bool {
    !printsOffsets || object.has("contentOffset")
  }

  /// Leaves out views in a view.
  mutating func setChildren(of view: Int, to children: [Int]) { views[view].children = children }

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

  private func indentation(of object: ObjectDescription, _ lineStart: Int) -> LineIndentation {
    LineIndentation(before: object.range.lowerBound, from: lineStart, in: scanner.bytes)
  }

  /// Adds the views that descriptions of controllers or recognizers name, for a dump without any other.
  private mutating func addNamedViews() {
    guard views.isEmpty else { return }
    open = []
    for (view, indentation) in controllerLines where places[view.address] == nil {
      addView(view, nil, indentation)
    }
    for recognizer in recognizers {
      let start = recognizer.range(of: "view")?.lowerBound
      guard let view = start.flatMap({ scanner.description(at: $0) }), places[view.address] == nil
      else { continue }
      open = []
      addView(view, nil, LineIndentation())
    }
  }

  /// Reports the views whose frames the dump doesn't have.
  private mutating func reportMissingFrames() {
    let missing = views.filter { $0.isFrameGuessed && !$0.object.has("frame") }
    if let first = missing.first, missing.count == views.count {
      return report(.viewsWithoutFrames, first.object)
    }
    for view in missing { report(.missingFrame(view.object.className), view.object) }
  }

  /// Puts the views of a dump that has lost its indentation into its window, and says that where they
  /// are is a guess.
  private mutating func nestFlatViews() {
    let others = roots.filter { KnownClass.plainName(views[$0].object.className) != "UIWindow" }
    guard let first = others.first, others.count > 1 || roots.count > others.count else { return }
    guard roots.count == views.count, roots.count == others.count + 1, roots[0] != first else {
      if roots.count == others.count { report(.guessedNesting, views[others[1]].object) }
      return
    }
    report(.guessedNesting, views[first].object)
    views[roots[0]].children = others
    roots = [roots[0]]
  }

  /// Connects recognizers and controllers with the views at their addresses.
  private mutating func attach() {
    chooseViews()
    addNamedViews()
    nestFlatViews()
    printsOffsets = views.contains { $0.object.has("contentOffset") }
    reportMissingFrames()
    unwrapCells()
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

  /// Puts the cells of a table into the table, without the view that iOS 8 to 10 had around them.
  private mutating func unwrapCells() {
    for table in views.indices {
      for wrapper in views[table].children
      where KnownClass.plainName(views[wrapper].object.className) == "UITableViewWrapperView" {
        let inner = views[wrapper].children
        let origin = views[wrapper].frame
        for cell in inner {
          views[cell].frame[0] += origin[0]
          views[cell].frame[1] += origin[1]
        }
        views[table].children = views[table].children.flatMap { $0 == wrapper ? inner : [$0] }
      }
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
