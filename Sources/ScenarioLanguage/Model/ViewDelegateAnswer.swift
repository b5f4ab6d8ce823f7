/// An answer of the delegate of a scroll view or a table, such as `delegate viewForZooming: image`.
package struct ViewDelegateAnswer: Equatable, Sendable {
  /// What is asked, with the answer.
  package enum Answer: Equatable, Sendable {
    /// The height of a row, or of all, in points.
    case heightForRow(ScenarioRow?, Double)
    /// Where the content comes to rest after a drag.
    case scrollViewWillEndDragging(targetContentOffset: ScenarioPoint)
    /// Whether a row, or every row, may be lit.
    case shouldHighlightRow(ScenarioRow?, Bool)
    /// The view that two fingers make larger and smaller.
    case viewForZooming(NameReference)
    /// The row that is selected instead of a row, or of any; none for `nil`.
    case willSelectRow(ScenarioRow?, instead: ScenarioRow?)
  }

  /// What is asked, with the answer.
  package var answer: Answer

  /// Where it stands.
  package var range: Range<Int>
}

/// What a scroll view or a table asks its delegate; the raw value is UIKit's word.
package enum ViewDelegateQuestion: String, CaseIterable, Sendable {
  /// The height of a row.
  case heightForRowAt
  /// Where the content comes to rest after a drag.
  case scrollViewWillEndDragging
  /// Whether a row may be lit.
  case shouldHighlightRowAt
  /// Which view two fingers make larger and smaller.
  case viewForZooming
  /// Which row is selected instead of a row.
  case willSelectRowAt

  /// Whether only a table asks it.
  package var isOfTable: Bool {
    switch self {
    case .heightForRowAt, .shouldHighlightRowAt, .willSelectRowAt: true
    case .scrollViewWillEndDragging, .viewForZooming: false
    }
  }
}
