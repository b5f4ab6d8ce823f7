package import ScenarioLanguage
package import TouchEngine

// The methods of UIKit that a scenario's words name.

extension AnsweredMethod {
  /// The declaration as a tree.
  package var signature: Signature { Signature(declaration: declaration.description) }

  /// Whether a data source has the method, and not a delegate.
  package var isOfDataSource: Bool { protocolName?.hasSuffix("DataSource") ?? false }

  /// The engine's name of the method.
  package var engineName: String { SwiftNames.word("\(word) \(argument)") }

  /// Returns an answer: a Boolean value, or an object or none.
  package func expression(_ flag: Bool, menu: Expression) -> Expression {
    switch signature.result {
    case "UIAction?": flag ? .token("defaultAction") : .nil
    case "UIContextMenuConfiguration?": flag ? menu : .nil
    case "[UIDragItem]":
      flag ? [.token("UIDragItem")(itemProvider: .token("NSItemProvider")())] : []
    default: Expression(flag)
    }
  }

  /// The answer that UIKit assumes without one.
  package func usual(menu: Expression) -> Expression {
    switch answer {
    case .flag(let usually): expression(usually, menu: menu)
    case .height: .token("tableView").rowHeight
    case .indexPath: .token("indexPath")
    case .contentOffset, .view: .nil
    }
  }
}

extension Signature {
  /// A method that controls, buttons, and recognizers call.
  package static func action(_ name: String) -> Signature { Signature(name, ["_ sender": "Any?"]) }

  /// The method `hitTest(_:with:)`.
  package static let hitTest = Signature(
    "hitTest", ["_ point": "CGPoint", "with event": "UIEvent?"], returns: "UIView?")

  /// The method `point(inside:with:)`.
  package static let pointInside = Signature(
    "point", ["inside point": "CGPoint", "with event": "UIEvent?"], returns: "Bool")

  /// A method with which a table or a collection view asks about its cells.
  package static func list(
    isTable: Bool, _ parameters: [Parameter], returns result: String?
  ) -> Signature {
    let asker =
      isTable
      ? Parameter("_ tableView", "UITableView")
      : Parameter("_ collectionView", "UICollectionView")
    return Signature(
      isTable ? "tableView" : "collectionView", [asker] + parameters, returns: result)
  }
}

extension ResponderMethod {
  /// The method of a responder or of a recognizer.
  package func signature(ofRecognizer: Bool) -> Signature {
    let mark = ofRecognizer ? "" : "?"
    return switch family {
    case .motion:
      Signature(name, ["_ motion": "UIEvent.EventSubtype", "with event": "UIEvent?"])
    case .presses:
      Signature(name, ["_ presses": "Set<UIPress>", "with event": "UIPressesEvent\(mark)"])
    case .touches: Signature(name, ["_ touches": "Set<UITouch>", "with event": "UIEvent\(mark)"])
    }
  }
}
