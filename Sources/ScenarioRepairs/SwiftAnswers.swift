import ScenarioLanguage
import TouchEngine

/// The UIKit code of answers.
extension SwiftCode {
  /// Returns the method of a recognizer's delegate that gives an answer.
  static func answer(_ answer: DelegateAnswer, _ now: Bool, of recognizer: String) -> String {
    switch answer.question {
    case .configurationForMenu:
      return """
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
          \(now ? "UIContextMenuConfiguration()" : "nil")
        }
        """
    case .itemsForBeginning:
      return """
        func dragInteraction(
          _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
          \(now ? "[UIDragItem(itemProvider: NSItemProvider())]" : "[]")
        }
        """
    default: break
    }
    let parameter: String? =
      switch answer.question {
      case .shouldBegin, .configurationForMenu, .itemsForBeginning: nil
      case .shouldReceive: "shouldReceive touch: UITouch"
      case .shouldReceiveEvent: "shouldReceive event: UIEvent"
      case .shouldReceivePress: "shouldReceive press: UIPress"
      case .shouldRecognizeSimultaneously:
        "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer"
      case .shouldRequireFailure: "shouldRequireFailureOf other: UIGestureRecognizer"
      case .shouldBeRequiredToFail: "shouldBeRequiredToFailBy other: UIGestureRecognizer"
      }
    let usual = answer.question.isAboutAnother ? "false" : "true"
    var test = "gestureRecognizer === \(SwiftReference(recognizer).text)"
    if answer.question.isAboutAnother, !answer.others.hasWildcard {
      test += ", other === \(SwiftReference(answer.others.text).text)"
    }
    let condition = answer.condition == nil ? "" : "  // Only if the condition holds.\n"
    let body = "\(condition)  guard \(test) else { return \(usual) }\n  return \(now)"
    guard let parameter else {
      return """
        // In the delegate of \(recognizer):
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        \(body)
        }
        """
    }
    return """
      // In the delegate of \(recognizer):
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        \(parameter)
      ) -> Bool {
      \(body)
      }
      """
  }

  /// Returns the method of a table's or a collection view's delegate that gives an answer; `nil` if
  /// the answer isn't true or false.
  static func answer(_ answer: ViewDelegateAnswer, _ now: Bool, of view: String) -> String? {
    if case .contextMenu(let place, _) = answer.answer {
      return contextMenu(now, isOfItems: place?.noun == .item, of: view)
    }
    if case .primaryAction = answer.answer {
      return """
        // In the delegate of \(view):
        func textView(
          _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
          \(now ? "defaultAction" : "nil")
        }
        """
    }
    let (method, cell): (String, CellPlace?)
    switch answer.answer {
    case .shouldHighlight(let place, _):
      (method, cell) = ("shouldHighlight", place)
    case .shouldSelectItem(let place, _):
      (method, cell) = ("shouldSelectItemAt", place)
    case .canEditRow(let place, _):
      (method, cell) = ("canEditRowAt", place)
    case .contextMenu, .heightForRow, .primaryAction, .scrollViewWillEndDragging, .viewForZooming,
      .willSelectRow:
      return nil
    }
    let isOfItems = method == "shouldSelectItemAt" || cell?.noun.rawValue == "item"
    let start =
      isOfItems
      ? "collectionView(_ collectionView: UICollectionView"
      : "tableView(_ tableView: UITableView"
    let name = method == "shouldHighlight" ? method + (isOfItems ? "ItemAt" : "RowAt") : method
    return """
      // In the \(method == "canEditRowAt" ? "data source" : "delegate") of \(view):
      func \(start), \(name) indexPath: IndexPath) -> Bool {
        \(now)
      }
      """
  }

  /// Returns the method of a list's delegate that provides a context menu or none.
  private static func contextMenu(_ now: Bool, isOfItems: Bool, of view: String) -> String {
    let parameters =
      isOfItems
      ? "_ collectionView: UICollectionView,\n"
        + "  contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint"
      : "_ tableView: UITableView,\n"
        + "  contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint"
    return """
      // In the delegate of \(view):
      func \(isOfItems ? "collectionView" : "tableView")(
        \(parameters)
      ) -> UIContextMenuConfiguration? {
        \(now ? "UIContextMenuConfiguration()" : "nil")
      }
      """
  }

  /// Returns an override that calls its superclass after handling an event.
  static func forwarding(_ method: ResponderMethod, of element: SceneElement) -> String {
    let name = method.name
    let signature =
      switch method.family {
      case .motion: "_ motion: UIEvent.EventSubtype, with event: UIEvent?"
      case .presses: "_ presses: Set<UIPress>, with event: UIPressesEvent?"
      case .touches: "_ touches: Set<UITouch>, with event: UIEvent?"
      }
    return subclass(
      of: element.elementClass, for: element.name.text,
      """
      override func \(name)(\(signature)) {
        super.\(name)(\(method.family.rawValue), with: event)
      }
      """)
  }
}
