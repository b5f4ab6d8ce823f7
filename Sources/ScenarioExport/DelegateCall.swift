import TraceModel
import UIKitCode

/// A call of a delegate's method that a test has to log, because UIKit makes it only if the delegate
/// has the method.
struct DelegateCall: Equatable {
  /// The method.
  let method: TraceEvent.LifeMethod

  /// Creates a call of a method that a scroll view's delegate can log.
  init?(_ word: String) {
    guard let method = TraceEvent.LifeMethod(rawValue: word), Self.signature(method) != nil else {
      return nil
    }
    self.method = method
  }

  /// Whether a line of the log says with what the method is called: with a cell, or whether the
  /// content decelerates.
  var hasDetail: Bool {
    method == .scrollViewDidEndDragging || isOfCell
  }

  private var isOfCell: Bool {
    Self.signature(method)?.parameters?.last?.name == "indexPath"
  }

  /// The method, which logs its call.
  var function: Function? {
    guard let signature = Self.signature(method) else { return nil }
    let parameters = signature.parameters ?? []
    let sender = Expression.token(parameters[0].name)
    var words: Expression = Expression(method.rawValue)
    if method == .scrollViewDidEndDragging {
      words = "\(method.rawValue) \(.token("decelerate"))"
    } else if isOfCell {
      let place = Self.place(isRow: signature.name == "tableView")
      words = .infixOperator(Expression(method.rawValue + " "), "+", place.parenthesized)
    }
    return Function(signature, [.expression(.token("TouchTrace").log(sender, words))])
  }

  /// The place of a cell in the words of a trace.
  private static func place(isRow: Bool) -> Expression {
    let path = Expression.token("indexPath")
    let index = isRow ? path.row : path.item
    let word = isRow ? "row" : "item"
    return .conditional(
      .infixOperator(path.section, "==", 0), "\(word) \(index)",
      "section \(path.section) \(word) \(index)")
  }

  private static func signature(_ method: TraceEvent.LifeMethod) -> Signature? {
    let name = method.rawValue
    let scrollView = Signature.Parameter("_ scrollView", "UIScrollView")
    switch method {
    case .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
      .scrollViewDidScrollToTop, .scrollViewDidZoom:
      return Signature(name, [scrollView])
    case .scrollViewDidEndDragging:
      return Signature(name, [scrollView, .init("willDecelerate decelerate", "Bool")])
    case .scrollViewWillBeginZooming:
      return Signature(name, [scrollView, .init("with view", "UIView?")])
    case .scrollViewDidEndZooming:
      return Signature(
        name, [scrollView, .init("with view", "UIView?"), .init("atScale scale", "CGFloat")])
    case .didHighlightRowAt, .didUnhighlightRowAt, .didSelectRowAt, .didDeselectRowAt:
      return .list(isTable: true, [.init("\(name) indexPath", "IndexPath")], returns: nil)
    case .didHighlightItemAt, .didUnhighlightItemAt, .didSelectItemAt, .didDeselectItemAt:
      return .list(isTable: false, [.init("\(name) indexPath", "IndexPath")], returns: nil)
    default: return nil
    }
  }
}
