package import TouchEngine
package import TraceModel

/// An answer of the delegate of a scroll view or a table, such as `delegate viewForZooming: image`.
package struct ViewDelegateAnswer: Equatable, Sendable {
  /// A question and its answer.
  package enum Answer: Equatable, Sendable {
    /// Whether a swipe can reveal a row's actions, or any row's.
    case canEditRow(CellPlace?, Bool)
    /// Whether a cell, or any cell, has a context menu.
    case contextMenu(CellPlace?, Bool)
    /// The height of a row or of all rows, in points.
    case heightForRow(CellPlace?, Double)
    /// The content offset at which scrolling stops after a drag.
    case scrollViewWillEndDragging(targetContentOffset: CGPoint)
    /// Whether an item or a row, or any of them, can be highlighted.
    case shouldHighlight(CellPlace?, Bool)
    /// Whether an item, or any item, can be selected.
    case shouldSelectItem(CellPlace?, Bool)
    /// Whether the delegate returns an action for a link of a text view.
    case primaryAction(Bool)
    /// The view that a pinch zooms.
    case viewForZooming(NameReference?)
    /// The row that's selected instead of a row or of any row, or `nil` for none.
    case willSelectRow(CellPlace?, instead: CellPlace?)
  }

  /// The question and its answer.
  package var answer: Answer

  /// The range of the answer.
  package var range: Range<Int>
}

/// A question that a scroll view, a table, or a collection view asks its delegate or its data
/// source; the raw value is UIKit's word.
package enum ViewDelegateQuestion: String, CaseIterable, Sendable {
  /// Whether a swipe can reveal a row's actions.
  case canEditRowAt
  /// The context menu of an item.
  case contextMenuConfigurationForItemsAt
  /// The context menu of a row.
  case contextMenuConfigurationForRowAt
  /// The height of a row.
  case heightForRowAt
  /// The action of a link of a text view.
  case primaryActionFor
  /// The content offset at which scrolling stops after a drag.
  case scrollViewWillEndDragging
  /// Whether an item can be highlighted.
  case shouldHighlightItemAt
  /// Whether a row can be highlighted.
  case shouldHighlightRowAt
  /// Whether an item can be selected.
  case shouldSelectItemAt
  /// The view that a pinch zooms.
  case viewForZooming
  /// The row that's selected instead of another row.
  case willSelectRowAt

  /// The word for the cells that the question is about, or `nil` when it isn't about cells; only a
  /// view with such cells asks it.
  package var cellNoun: CellNoun? {
    switch self {
    case .canEditRowAt, .contextMenuConfigurationForRowAt, .heightForRowAt, .shouldHighlightRowAt,
      .willSelectRowAt:
      .row
    case .primaryActionFor, .scrollViewWillEndDragging, .viewForZooming: nil
    case .contextMenuConfigurationForItemsAt, .shouldHighlightItemAt, .shouldSelectItemAt: .item
    }
  }

  /// Returns whether objects of a class ask the question.
  package func isAsked(by elementClass: ClassDescription) -> Bool {
    switch self {
    case .primaryActionFor: elementClass == .textView
    default: cellNoun == nil || cellNoun == elementClass.cells?.noun
    }
  }
}
