import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// Writes the scenario of a dump, line by line.
struct ScenarioWriter {
  var dump: ScreenDump
  private(set) var lines: [String] = []
  var names = ImportedNames()

  /// The names of the views by address.
  private(set) var viewNames: [String: String] = [:]

  /// The names of the recognizers by address.
  var recognizerNames: [String: String] = [:]

  /// The number of elements so far.
  private var elementCount = 0

  /// The classes of UIKit's own recognizers that have been reported.
  private var reported: Set<String> = []

  /// The most elements of a setup that are imported, and the greatest level of their lines.
  private static let limits = (elements: 1_980, level: 36)

  /// A view that's still to be written, with its level.
  private struct Pending {
    let view: Int
    let level: Int
    let isRoot: Bool

    /// The part of a list that the view is.
    var part: String?

    /// Whether the view's controller can have a line around it.
    var takesController = true
  }

  init(_ dump: ScreenDump) { self.dump = dump }

  /// Writes all views.
  mutating func write() {
    dump.prune(to: Self.limits.elements)
    var pending = roots().map { Pending(view: $0, level: $1, isRoot: $1 == 0) }
    pending.reverse()
    while let next = pending.popLast() {
      guard takeElement(dump.views[next.view].object) else { break }
      pending += write(next).reversed()
    }
    writeRequirements()
  }

  /// Counts an element, or reports the first one that's too many.
  mutating func takeElement(_ object: ObjectDescription) -> Bool {
    elementCount += 1
    if elementCount == Self.limits.elements + 1 {
      dump.report(.omittedViews(limit: Self.limits.elements), object)
    }
    return elementCount <= Self.limits.elements
  }

  /// Returns the views at the first level, and how far each is indented: windows, or else the only
  /// view.
  private mutating func roots() -> [(Int, Int)] {
    let all = dump.roots
    var windows = all.filter { isWindow($0) }
    // UIKit's windows for the keyboard and the status bar pass on touches of their empty areas.
    let own = windows.filter { !Self.isUIKitWindow(dump.views[$0].object.className) }
    if !own.isEmpty {
      for other in windows where Self.isUIKitWindow(dump.views[other].object.className) {
        let object = dump.views[other].object
        dump.report(
          .omittedObject(object.className, because: "it's one of UIKit's own windows"), object)
      }
      windows = own
    }
    if windows.isEmpty, all.count > 1 {
      append("UIView \(names.name(from: "screen", orFrom: ""))", [], level: 0)
      return all.map { ($0, 1) }
    }
    for other in all where !windows.isEmpty && !isWindow(other) {
      let object = dump.views[other].object
      dump.report(
        .omittedObject(object.className, because: "it isn't in a window of the dump"), object)
    }
    return (windows.isEmpty ? all : windows).map { ($0, 0) }
  }

  private func isWindow(_ view: Int) -> Bool {
    let object = dump.views[view].object
    let known = KnownClass(
      viewNamed: object.className, baseClass: dump.baseClass(of: object), isRoot: true,
      mayScroll: dump.mayScroll(object))
    return known.description.kind == .window
  }

  private static func isUIKitWindow(_ name: String) -> Bool {
    KnownClass.isUIKit(name) && name != "UIWindow"
  }

  /// Writes a view with its recognizers, and returns its subviews.
  private mutating func write(_ pending: Pending) -> [Pending] {
    let view = dump.views[pending.view]
    let object = view.object
    guard pending.level <= Self.limits.level else {
      dump.report(.deeplyNestedView(object.className), object)
      return []
    }
    let cells = ListCells(of: pending.view, in: dump)
    var known = KnownClass(
      viewNamed: object.className, baseClass: dump.baseClass(of: object), isRoot: pending.isRoot,
      mayScroll: dump.mayScroll(object))
    // A table or a collection view lays out its cells itself, maybe not as in the dump.
    let isList = known.description == .tableView || known.description == .collectionView
    if isList, cells == nil {
      known = KnownClass(.scrollView, .baseClass)
      if !ListCells.cells(of: pending.view, in: dump).isEmpty {
        dump.report(.listAsScrollView(object.className), object)
      }
    }
    var level = pending.level
    var remarks: [String] = []
    if let comment = known.comment(on: object.className), !Self.isPlainPart(object.className) {
      remarks.append(comment)
    }
    let ownName = pending.part ?? viewName(view, known.description)
    viewNames[object.address] = ownName
    if let controller = view.controller {
      let isWindow = known.description.kind == .window
      if pending.takesController, pending.part == nil, !isWindow, takeElement(object) {
        appendController(
          controller, isHost: known.description == .hostingView, level: level)
        level += 1
      } else {
        remarks.append("view of " + KnownClass.shortened(controller))
      }
    }
    let isPart = pending.part != nil
    let properties = ImportedProperties(
      of: view, known.description, cells: cells, isPart: isPart, in: &dump)
    if let all = cells?.wholeCount {
      remarks.append("the first \(Property.maximumCells) of \(all)")
    }
    if properties.isContentSizeGuessed { remarks.append("contentSize guessed from its subviews") }
    let start = isPart ? ownName : "\(known.description.name) \(ownName)"
    append(start + properties.text, remarks, level: level)
    for line in cells?.lines ?? [] { append(line, [], level: level + 1) }
    writeRecognizers(of: view, named: ownName, known.description, level: level + 1)
    return children(of: pending, named: ownName, known.description, cells, level: level + 1)
  }

  private func children(
    of parent: Pending, named name: String, _ description: ClassDescription, _ cells: ListCells?,
    level: Int
  ) -> [Pending] {
    let parentClass = dump.views[parent.view].object.className
    var hasController = false
    var children: [Pending] = []
    for child in dump.views[parent.view].children {
      let object = dump.views[child].object
      // The parts of a control don't receive its touches.
      if Self.isIndivisible(description) || parentClass == "UIDatePicker",
        KnownClass.isOfSystem(object.className)
      {
        continue
      }
      var pending = Pending(view: child, level: level, isRoot: false)
      pending.part = cells?.part(child, of: name) ?? contentView(child, of: parent)
      // A window has one root view controller.
      pending.takesController = description.kind != .window || !hasController
      if dump.views[child].controller != nil { hasController = true }
      children.append(pending)
    }
    return children
  }

  private mutating func appendController(_ name: String, isHost: Bool, level: Int) {
    let plain = KnownClass.plainName(name)
    let own = names.name(from: Self.words(of: plain), orFrom: "controller")
    let known = isHost ? ClassDescription.hostingController : .viewController
    let remarks = plain == known.name ? [] : [KnownClass.shortened(name)]
    append("\(known.name) \(own)", remarks, level: level)
  }

  /// Returns the part that a cell's content view is.
  private func contentView(_ child: Int, of parent: Pending) -> String? {
    guard let cell = parent.part, let place = PartName(cell), place.isOfCell,
      let word = place.word.split(separator: " ").first
    else { return nil }
    // An item's is a plain view, of which the first one fills the item.
    let name = word == "row" ? "UITableViewCellContentView" : "UIView"
    let size = dump.views[parent.view].frame
    // The line between two rows can be below the content.
    let line = word == "row" ? 1.0 : 0
    let first = dump.views[parent.view].children.first { one in
      let frame = dump.views[one].frame
      return dump.views[one].object.className == name
        && frame[...2].elementsEqual([0, 0, size[2]]) && (0...line).contains(size[3] - frame[3])
    }
    return first == child ? PartName("contentView", of: cell).text : nil
  }

  private static func isPlainPart(_ name: String) -> Bool {
    ["UICollectionViewCell", "UITableViewCell", "UITableViewCellContentView"].contains(name)
  }

  /// Whether a control or a stand-in consists of parts whose touches are its own.
  private static func isIndivisible(_ description: ClassDescription) -> Bool {
    description.isControl && description != .control && description != .button
      || [.mapView, .searchBar, .webView].contains(description)
  }

  private mutating func viewName(
    _ view: ScreenDump.View, _ description: ClassDescription
  ) -> String {
    let plain = KnownClass.plainName(view.object.className)
    var text = ""
    for key in ["identifier", "accessibilityIdentifier", "name", "property", "title", "text"]
    where text.isEmpty {
      text = dump.value(of: key, in: view.object) ?? ""
    }
    if text.isEmpty, description == .button { text = buttonName(view) ?? "" }
    if text.isEmpty, KnownClass.isUIKit(plain), let controller = view.controller {
      text = Self.words(of: KnownClass.plainName(controller)) + "View"
    }
    return names.name(
      from: text, orFrom: Self.words(of: plain), isWindow: description.kind == .window)
  }

  /// Returns the name of a class without UIKit's prefix.
  private static func words(of plain: String) -> String {
    guard KnownClass.isUIKit(plain) else { return plain }
    let prefix = plain.utf8.first == UInt8(ascii: "_") ? 3 : 2
    return String(decoding: Array(plain.utf8.dropFirst(prefix)), as: UTF8.self)
  }

  /// Returns a name for a button from the label in it: `buyNowButton`.
  private func buttonName(_ view: ScreenDump.View) -> String? {
    for child in view.children {
      if let text = dump.value(of: "text", in: dump.views[child].object), !text.isEmpty {
        return text + " button"
      }
    }
    return nil
  }

  /// Says once for each class that a recognizer of UIKit's own isn't imported.
  mutating func report(ownRecognizer object: ObjectDescription) {
    guard reported.insert(object.className).inserted else { return }
    let reason = "UIKit doesn't document what this class does"
    dump.report(.omittedObject(object.className, because: reason), object)
  }

  /// Appends a line with its comment.
  mutating func append(_ line: String, _ remarks: [String], level: Int) {
    var text = String(repeating: "  ", count: level) + line
    for (place, remark) in remarks.enumerated() { text += (place == 0 ? "  // " : ", ") + remark }
    lines.append(text)
  }
}
