package import TouchEngine
package import TraceModel

/// An answer of the delegate of a scroll view or a table, such as `delegate viewForZooming: image`.
package struct ViewDelegateAnswer: Equatable, Sendable {
  /// What is asked, with the answer.
  package enum Answer: Equatable, Sendable {
    /// Whether a finger may open a row, or every row.
    case canEditRow(CellPlace?, Bool)
    /// The height of a row, or of all, in points.
    case heightForRow(CellPlace?, Double)
    /// Where the content comes to rest after a drag.
    case scrollViewWillEndDragging(targetContentOffset: CGPoint)
    /// Whether an item or a row, or every one, may be lit.
    case shouldHighlight(CellPlace?, Bool)
    /// Whether an item, or every item, may be selected.
    case shouldSelectItem(CellPlace?, Bool)
    /// The view that two fingers make larger and smaller.
    case viewForZooming(NameReference?)
    /// The row that is selected instead of a row, or of any; none for `nil`.
    case willSelectRow(CellPlace?, instead: CellPlace?)
  }

  /// What is asked, with the answer.
  package var answer: Answer

  /// Where it stands.
  package var range: Range<Int>
}

/// What a scroll view, a table or a collection view asks its delegate or its data source; the raw
/// value is UIKit's word.
package enum ViewDelegateQuestion: String, CaseIterable, Sendable {
  /// Whether a finger may open a row.
  case canEditRowAt
  /// The height of a row.
  case heightForRowAt
  /// Where the content comes to rest after a drag.
  case scrollViewWillEndDragging
  /// Whether an item may be lit.
  case shouldHighlightItemAt
  /// Whether a row may be lit.
  case shouldHighlightRowAt
  /// Whether an item may be selected.
  case shouldSelectItemAt
  /// Which view two fingers make larger and smaller.
  case viewForZooming
  /// Which row is selected instead of a row.
  case willSelectRowAt

  /// The cells that it is about, which only a view of such cells asks; `nil` for none.
  package var cellNoun: CellNoun? {
    switch self {
    case .canEditRowAt, .heightForRowAt, .shouldHighlightRowAt, .willSelectRowAt: .row
    case .scrollViewWillEndDragging, .viewForZooming: nil
    case .shouldHighlightItemAt, .shouldSelectItemAt: .item
    }
  }
}
