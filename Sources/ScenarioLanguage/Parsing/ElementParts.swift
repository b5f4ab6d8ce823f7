import SourceDiagnostics
import TouchEngine

/// The names of the parts that elements create themselves, such as `pan of scroll`.
struct ElementParts {
  /// The names, each with its class, or `nil` for a class that the language doesn't have.
  private(set) var names: [(name: String, elementClass: ClassDescription?)] = []

  /// Alternative names for elements that have a name, such as a row with its own line.
  private(set) var aliases: [(alias: String, name: String)] = []

  /// The lines that change elements, which begin with `with`.
  var changes: [IndentedLine] = []

  /// Adds the parts of an element that a line declares.
  mutating func add(
    of name: String, _ elementClass: ClassDescription?, _ line: IndentedLine, in source: SourceText
  ) {
    switch elementClass {
    case .canvasView, .scrollView: addRecognizers(of: name, line, in: source)
    case .collectionView:
      addRecognizers(of: name, line, in: source)
      addMenu(of: name, line, in: source)
      addCells(.collectionViewCell, .item, .numberOfItems, of: name, line, in: source)
    case .tableView:
      addRecognizers(of: name, line, in: source)
      names.append(("swipe of " + name, .panGestureRecognizer))
      addMenu(of: name, line, in: source)
      // The button that swiping a row reveals.
      names.append(("Delete", .button))
      addCells(.tableViewCell, .row, .numberOfRows, of: name, line, in: source)
    case .collectionViewCell, .tableViewCell, .visualEffectView:
      names.append(("contentView of " + name, .view))
    case .searchTextField, .textField: names += Self.textParts(of: name)
    case .textView:
      addRecognizers(of: name, line, in: source)
      names += Self.textParts(of: name)
      names.append(("doubleTap of " + name, .tapGestureRecognizer))
      names.append(("longPress of " + name, .longPressGestureRecognizer))
      if mentions(["linkArea"], of: name, line, in: source) {
        names.append(("linkTap of " + name, .tapGestureRecognizer))
      }
    case .navigationController:
      names.append(("pop of " + name, .screenEdgePanGestureRecognizer))
      names += Self.containers
    case .tabBarController:
      for child in line.children where child.lexemes.count > 1 {
        names.append(("tab of " + source[child.lexemes[1].range], .control))
      }
      names += Self.containers
    case .hostingController, .pageViewController, .viewController: names += Self.containers
    default: break
    }
    for part in elementClass?.parts ?? [] where Self.exists(part, in: line, source) {
      let own = part.word + " of " + name
      names.append((own, part.elementClass))
      switch part.elementClass {
      case .scrollView: addRecognizers(of: own, line, in: source)
      case .searchTextField: names += Self.textParts(of: own)
      default: break
      }
    }
    for word in Self.actions(in: line, source) { names.append((word, nil)) }
  }

  /// Returns whether the element has a part, as its own lines say.
  private static func exists(
    _ part: ClassPart, in line: IndentedLine, _ source: SourceText
  ) -> Bool {
    guard let condition = part.condition else { return true }
    for lexemes in [line.lexemes] + line.children.map({ $0.lexemes }) {
      for index in lexemes.indices.dropLast(2) where lexemes[index + 1].kind == .colon {
        guard source[lexemes[index].range] == condition.property else { continue }
        return condition.words.contains(source[lexemes[index + 2].range])
      }
    }
    return condition.isUsual
  }

  /// The views that UIKit adds around a controller's view; traces name them after their class.
  private static let containers: [(name: String, elementClass: ClassDescription?)] = [
    ("UITransitionView", .view), ("UIDimmingView", .view), ("UIDropShadowView", .view),
    ("UILayoutContainerView", .view), ("UINavigationTransitionView", .view),
    ("UIViewControllerWrapperView", .view), ("UINavigationBar", .view), ("UITabBar", .view),
    ("_UIPageViewControllerContentView", .view),
    ("Back", .button),
  ]

  /// The recognizer with which people edit a text field or a text view, and the keyboard's window, which traces name
  /// after its class.
  private static func textParts(of name: String) -> [(
    name: String, elementClass: ClassDescription?
  )] {
    [("tap of " + name, .tapGestureRecognizer), ("UIRemoteKeyboardWindow", .window)]
  }

  private mutating func addRecognizers(
    of name: String, _ line: IndentedLine, in source: SourceText
  ) {
    names.append(("pan of " + name, .panGestureRecognizer))
    names.append(("delay of " + name, nil))
    let limits: [Property] = [.maximumZoomScale, .minimumZoomScale]
    if limits.contains(where: { Self.value(of: $0, in: line, source) != nil }) {
      names.append(("pinch of " + name, .pinchGestureRecognizer))
    }
  }

  /// Adds the interaction of a list, which exists only if its delegate has menus.
  private mutating func addMenu(of name: String, _ line: IndentedLine, in source: SourceText) {
    let questions: [ViewDelegateQuestion] = [
      .contextMenuConfigurationForItemsAt, .contextMenuConfigurationForRowAt,
    ]
    guard mentions(questions.map { $0.rawValue }, of: name, line, in: source) else { return }
    names.append(("menu of " + name, .contextMenuInteraction))
  }

  /// Returns whether the line that declares an element, the lines right under it, or a line that
  /// changes the element contain a word.
  private func mentions(
    _ words: [String], of name: String, _ line: IndentedLine, in source: SourceText
  ) -> Bool {
    let own = changes.filter { $0.lexemes.count > 1 && source[$0.lexemes[1].range] == name }
    return ([line] + own).contains { line in
      ([line] + line.children).contains { child in
        child.lexemes.contains { $0.kind == .word && words.contains(source[$0.range]) }
      }
    }
  }

  private mutating func addCells(
    _ cellClass: ClassDescription, _ noun: CellNoun, _ number: Property, of name: String,
    _ line: IndentedLine, in source: SourceText
  ) {
    let cells = line.children.filter { child in
      child.lexemes.count > 1 && child.lexemes[1].kind == .word
        && source[child.lexemes[0].range] == cellClass.name
    }
    let count = Self.value(of: number, in: line, source) ?? 0
    for (index, cell) in cells.enumerated() {
      let place = CellPlace(noun, section: 0, index: index).text + " of " + name
      aliases.append((place, source[cell.lexemes[1].range]))
      names.append((place, cellClass))
    }
    for section in 0..<(Self.value(of: .numberOfSections, in: line, source) ?? 1) {
      for index in (section == 0 ? min(cells.count, count) : 0)..<count {
        let place = CellPlace(noun, section: section, index: index).text + " of " + name
        names.append((place, cellClass))
        names.append(("contentView of " + place, .view))
      }
    }
  }

  /// Returns the whole number that an element's own lines set a property to, if they do.
  private static func value(of property: Property, in line: IndentedLine, _ source: SourceText)
    -> Int?
  {
    for lexemes in [line.lexemes] + line.children.map({ $0.lexemes }) {
      for index in lexemes.indices.dropLast(2) where lexemes[index].kind == .word {
        guard lexemes[index + 1].kind == .colon, lexemes[index + 2].kind == .number,
          source[lexemes[index].range] == property.name
        else { continue }
        let number = NumberParser.parse(source.bytes[lexemes[index + 2].range]).value
        return Int(max(0, min(number, Double(Property.mostCells))))
      }
    }
    return nil
  }

  /// Returns the actions of targets that aren't responders; their names represent the targets.
  private static func actions(in line: IndentedLine, _ source: SourceText) -> [String] {
    var words: [String] = []
    for child in line.children where child.lexemes.count > 3 {
      let texts = child.lexemes.prefix(4).map { source[$0.range] }
      if texts[0] == ProgramMethod.addTarget.rawValue, texts[1] == "target", texts[2] == "action" {
        words.append(texts[3])
      }
    }
    return words
  }
}
