import ScenarioLanguage
import TouchEngine

// The delegates and data sources of the setup.
extension SceneCodeWriter {
  /// Declares a class and the property that holds its only object.
  private func declare(
    _ role: String, of element: SceneElement, _ supertypes: String, _ members: [String],
    keepsScene: Bool
  ) -> String {
    let type = SwiftNames.words(of: element.name.text, capitalizesFirst: true) + role
    let property = SwiftNames.words(of: element.name.text, capitalizesFirst: false) + role
    guard !delegateProperties.contains(where: { $0.hasPrefix("lazy var \(property) ") }) else {
      return property
    }
    var lines = ["final class \(type): \(supertypes) {"]
    if keepsScene {
      lines += [
        "  unowned let scene: \(className)", "",
        "  init(_ scene: \(className)) {", "    self.scene = scene", "  }", "",
      ]
    }
    lines += members.map { $0.isEmpty ? "" : "  " + $0 }
    lines.append("}")
    delegates.append(lines)
    delegateProperties.append("lazy var \(property) = \(type)(\(keepsScene ? "self" : ""))")
    return property
  }

  /// Returns the statements that return the first answer that applies, or another value.
  private func answering(
    _ answers: [(condition: String?, answer: String)], otherwise usual: String
  ) -> [String] {
    var lines: [String] = []
    for (condition, answer) in answers {
      guard let condition else { return lines + ["return \(answer)"] }
      lines.append("if \(condition) { return \(answer) }")
    }
    return lines + ["return \(usual)"]
  }

  private func function(_ head: String, _ body: [String]) -> [String] {
    [head + " {"] + body.map { "  " + $0 } + ["}"]
  }

  /// Returns the property that holds the delegate of a recognizer.
  func recognizerDelegate(of element: SceneElement) -> String {
    var members: [String] = []
    for question in DelegateQuestion.allCases {
      let answers = element.delegateAnswers.filter { $0.question == question }
      guard !answers.isEmpty else { continue }
      if !members.isEmpty { members.append("") }
      let topic = Topic(own: "", hasTouch: question == .shouldReceive)
      let conditions = answers.map { answer -> (condition: String?, answer: String) in
        let pattern =
          question.isAboutAnother
          ? expression(answer.others, of: topic.other, isRecognizer: true) : nil
        let parts = [pattern, answer.condition.map { expression($0, topic) }].compactMap { $0 }
        return (parts.isEmpty ? nil : parts.joined(separator: " && "), "\(answer.answer)")
      }
      members += function(
        question.swiftDeclaration, answering(conditions, otherwise: question.usualAnswer))
    }
    return declare(
      "Delegate", of: element, "NSObject, UIGestureRecognizerDelegate", members, keepsScene: true)
  }

  /// Returns the property that holds the delegate of an interaction.
  @discardableResult
  func interactionDelegate(of element: SceneElement) -> String {
    let isMenu = element.elementClass == .contextMenuInteraction
    let (yes, no) =
      isMenu
      ? (Self.menu, "nil")
      : ("[UIDragItem(itemProvider: NSItemProvider())]", "[]")
    var topic = Topic(own: "", hasTouch: false)
    topic.recognizer = isMenu ? "interaction" : "session"
    topic.space = isMenu ? "interaction.view" : "interaction.view ?? UIView()"
    let answers = element.delegateAnswers.map { answer -> (condition: String?, answer: String) in
      (answer.condition.map { expression($0, topic) }, answer.answer ? yes : no)
    }
    let question: DelegateQuestion = isMenu ? .configurationForMenu : .itemsForBeginning
    return declare(
      "Delegate", of: element, "NSObject, \(element.elementClass.name)Delegate",
      function(question.swiftDeclaration, answering(answers, otherwise: yes)), keepsScene: true)
  }

  /// Returns the property that holds the delegate of a controller.
  func controllerDelegate(of element: SceneElement) -> String {
    let isTabs = element.elementClass == .tabBarController
    let answers = element.controllerDelegateAnswers.map {
      answer -> (condition: String?, answer: String) in
      guard isTabs, answer.others.text != "*" else { return (nil, "\(answer.answer)") }
      let condition =
        "(viewController.restorationIdentifier ?? \"\") == \(answer.others.text.swiftLiteral)"
      return (condition, "\(answer.answer)")
    }
    let head =
      isTabs
      ? "func tabBarController(_ tabBarController: UITabBarController, "
        + "shouldSelect viewController: UIViewController) -> Bool"
      : "func presentationControllerShouldDismiss("
        + "_ presentationController: UIPresentationController) -> Bool"
    let supertype =
      isTabs ? "UITabBarControllerDelegate" : "UIAdaptivePresentationControllerDelegate"
    return declare(
      "Delegate", of: element, "NSObject, \(supertype)",
      function(head, answering(answers, otherwise: "true")), keepsScene: false)
  }

  /// Returns the property that holds the delegate of a text field or a search bar.
  func editingDelegate(of element: SceneElement) -> String {
    let isBar = element.elementClass == .searchBar
    let asker = isBar ? "searchBar: UISearchBar" : "textField: UITextField"
    var members: [String] = []
    for question in ControllerDelegateQuestion.allCases {
      // As in a run, the first answer to a question applies.
      guard let answer = element.controllerDelegateAnswers.first(where: { $0.question == question })
      else { continue }
      if !members.isEmpty { members.append("") }
      members += function(
        "func \(question.rawValue)(_ \(asker)) -> Bool", ["\(answer.answer)"])
    }
    let type = isBar ? "UISearchBarDelegate" : "UITextFieldDelegate"
    return declare("Delegate", of: element, "NSObject, \(type)", members, keepsScene: false)
  }

  /// Returns the property that holds the data source of a page view controller.
  func pageData(of element: SceneElement) -> String {
    let ask = "func pageViewController(_ pageViewController: UIPageViewController, "
    var members = ["var pages: [UIViewController] = []", ""]
    for (label, step) in [("Before", -1), ("After", 1)] {
      members += function(
        "\(ask)viewController\(label) viewController: UIViewController) -> UIViewController?",
        [
          "guard let index = pages.firstIndex(where: { $0 === viewController }),",
          "  pages.indices.contains(index + \(step))",
          "else { return nil }",
          "return pages[index + \(step)]",
        ])
      if step < 0 { members.append("") }
    }
    return declare(
      "Pages", of: element, "NSObject, UIPageViewControllerDataSource", members, keepsScene: false)
  }

  // MARK: Lists

  /// Returns the property that holds the delegate of a scroll view.
  func viewDelegate(of element: SceneElement) -> String {
    let isTable = element.elementClass.inherits(from: .tableView)
    let isGrid = element.elementClass.inherits(from: .collectionView)
    let isText = element.elementClass.inherits(from: .textView)
    let supertype =
      isTable
      ? "UITableViewDelegate"
      : isGrid
        ? "UICollectionViewDelegate" : isText ? "UITextViewDelegate" : "UIScrollViewDelegate"
    var members: [String] = []
    func add(_ head: String, _ body: [String]) {
      if !members.isEmpty { members.append("") }
      members += function(head, body)
    }
    let table = "func tableView(_ tableView: UITableView, "
    let grid = "func collectionView(_ collectionView: UICollectionView, "
    var rows: [String: [(condition: String?, answer: String)]] = [:]
    func isAt(_ cell: CellPlace?) -> String? { cell.map { "indexPath == \(Self.expression($0))" } }
    for answer in element.viewDelegateAnswers {
      switch answer.answer {
      case .canEditRow: break
      case .contextMenu(let cell, let flag):
        let condition = cell.map {
          isTable
            ? "indexPath == \(Self.expression($0))"
            : "indexPaths.contains(\(Self.expression($0)))"
        }
        rows["menu", default: []].append((condition, flag ? Self.menu : "nil"))
      case .primaryAction(let flag):
        rows["link", default: []].append((nil, flag ? "defaultAction" : "nil"))
      case .heightForRow(let row, let height):
        rows["height", default: []].append((isAt(row), Self.literal(height)))
      case .scrollViewWillEndDragging(let target):
        add(
          "func scrollViewWillEndDragging(_ scrollView: UIScrollView, "
            + "withVelocity velocity: CGPoint, "
            + "targetContentOffset: UnsafeMutablePointer<CGPoint>)",
          ["targetContentOffset.pointee = \(Self.expression(target))"])
      case .shouldHighlight(let cell, let flag):
        rows["highlight", default: []].append((isAt(cell), "\(flag)"))
      case .shouldSelectItem(let cell, let flag):
        rows["selectItem", default: []].append((isAt(cell), "\(flag)"))
      case .viewForZooming(let name):
        add(
          "func viewForZooming(in scrollView: UIScrollView) -> UIView?",
          ["return " + (name.map { reference($0.text, in: "").text } ?? "nil")])
      case .willSelectRow(let row, let other):
        rows["selectRow", default: []].append(
          (isAt(row), other.map { Self.expression($0) } ?? "nil"))
      }
    }
    if let answers = rows["height"] {
      add(
        table + "heightForRowAt indexPath: IndexPath) -> CGFloat",
        answering(answers, otherwise: "tableView.rowHeight"))
    }
    if let answers = rows["highlight"] {
      let head =
        isTable
        ? table + "shouldHighlightRowAt indexPath: IndexPath) -> Bool"
        : grid + "shouldHighlightItemAt indexPath: IndexPath) -> Bool"
      add(head, answering(answers, otherwise: "true"))
    }
    if let answers = rows["menu"] {
      let head =
        isTable
        ? table + "contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)"
        : grid + "contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)"
      add(head + " -> UIContextMenuConfiguration?", answering(answers, otherwise: "nil"))
    }
    if let answers = rows["link"] {
      add(
        "func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, "
          + "defaultAction: UIAction) -> UIAction?",
        answering(answers, otherwise: "defaultAction"))
    }
    if let answers = rows["selectItem"] {
      add(
        grid + "shouldSelectItemAt indexPath: IndexPath) -> Bool",
        answering(answers, otherwise: "true"))
    }
    if let answers = rows["selectRow"] {
      add(
        table + "willSelectRowAt indexPath: IndexPath) -> IndexPath?",
        answering(answers, otherwise: "indexPath"))
    }
    return declare("Delegate", of: element, "NSObject, \(supertype)", members, keepsScene: true)
  }

  /// The configuration of a menu.
  private static let menu =
    "UIContextMenuConfiguration(actionProvider: { _ in "
    + "UIMenu(children: [UIAction(title: \"Menu\") { _ in }]) })"

  static func expression(_ cell: CellPlace) -> String {
    "IndexPath(\(cell.noun == .row ? "row" : "item"): \(cell.index), section: \(cell.section))"
  }

  /// Returns the property that holds the data source of a table or a collection view.
  func dataSource(of element: SceneElement) -> String {
    func count(_ names: [String]) -> Int? {
      for setting in element.properties where names.contains(setting.property.name) {
        if case .count(let count) = setting.value { return count }
      }
      return nil
    }
    let isTable = element.elementClass.inherits(from: .tableView)
    let own = element.children.filter { $0.elementClass.isCell }
    let sections = count(["numberOfSections"]) ?? 1
    let cells = max(count(["numberOfRows", "numberOfItems"]) ?? 0, own.count)
    let view = isTable ? "tableView" : "collectionView"
    let viewType = isTable ? "UITableView" : "UICollectionView"
    let cellType = isTable ? "UITableViewCell" : "UICollectionViewCell"
    let noun = isTable ? "row" : "item"
    let ask = "func \(view)(_ \(view): \(viewType), "
    var members = [
      "/// The first cells of the first section.",
      "var first: [\(cellType)] = []",
      "private var cells: [IndexPath: \(cellType)] = [:]",
      "",
    ]
    members += function(
      "func numberOfSections(in \(view): \(viewType)) -> Int", ["return \(sections)"])
    members.append("")
    let number = isTable ? "numberOfRowsInSection" : "numberOfItemsInSection"
    members += function("\(ask)\(number) section: Int) -> Int", ["return \(cells)"])
    members.append("")
    let cellFor = isTable ? "cellForRowAt" : "cellForItemAt"
    let name = element.name.text
    members += function(
      "\(ask)\(cellFor) indexPath: IndexPath) -> \(cellType)",
      [
        "let \(noun) = indexPath.\(noun)",
        "if indexPath.section == 0, first.indices.contains(\(noun)) { return first[\(noun)] }",
        "if let cell = cells[indexPath] { return cell }",
        "let cell = \(cellType)()",
        "let section = indexPath.section == 0 ? \"\" : \"section \\(indexPath.section) \"",
        "cell.accessibilityIdentifier = section + \"\(noun) \\(\(noun)) of \(name)\"",
        "cells[indexPath] = cell",
        "return cell",
      ])
    let edits = element.viewDelegateAnswers.compactMap {
      answer -> (condition: String?, answer: String)? in
      guard case .canEditRow(let row, let flag) = answer.answer else { return nil }
      return (row.map { "indexPath == \(Self.expression($0))" }, "\(flag)")
    }
    if isTable {
      members.append("")
      members += function(
        "\(ask)canEditRowAt indexPath: IndexPath) -> Bool", answering(edits, otherwise: "false"))
    }
    return declare(
      "Data", of: element, "NSObject, \(viewType)DataSource", members, keepsScene: false)
  }
}

extension DelegateQuestion {
  /// The declaration of the method, without its body.
  fileprivate var swiftDeclaration: String {
    let start = "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
    let other = " otherGestureRecognizer: UIGestureRecognizer) -> Bool"
    return switch self {
    case .shouldBegin:
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool"
    case .shouldReceive: start + "shouldReceive touch: UITouch) -> Bool"
    case .shouldReceiveEvent: start + "shouldReceive event: UIEvent) -> Bool"
    case .shouldReceivePress: start + "shouldReceive press: UIPress) -> Bool"
    case .shouldRecognizeSimultaneously: start + "shouldRecognizeSimultaneouslyWith" + other
    case .shouldRequireFailure: start + "shouldRequireFailureOf" + other
    case .shouldBeRequiredToFail: start + "shouldBeRequiredToFailBy" + other
    case .configurationForMenu:
      "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
        + "configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?"
    case .itemsForBeginning:
      "func dragInteraction(_ interaction: UIDragInteraction, "
        + "itemsForBeginning session: any UIDragSession) -> [UIDragItem]"
    }
  }

  /// UIKit's answer without a delegate.
  fileprivate var usualAnswer: String {
    switch self {
    case .shouldBegin, .shouldReceive, .shouldReceiveEvent, .shouldReceivePress,
      .configurationForMenu, .itemsForBeginning:
      "true"
    case .shouldBeRequiredToFail, .shouldRecognizeSimultaneously, .shouldRequireFailure: "false"
    }
  }
}
