package import TouchEngine
package import TraceModel

/// An answer of a delegate or a data source, such as `delegate shouldBegin: false`.
package struct DelegateAnswer: Equatable, Sendable {
  /// A value of an answer.
  package enum Value: Equatable, Sendable {
    /// The place of a cell, or none.
    case cell(CellPlace?)
    /// A content offset.
    case contentOffset(CGPoint)
    /// `true` or `false`.
    case flag(Bool)
    /// A height in points.
    case height(Double)
    /// A view, or none.
    case view(NameReference?)
  }

  /// The method that answers.
  package var method: AnsweredMethod

  /// The other recognizers or controllers that the answer is for, or any when the method isn't
  /// about others.
  package var others = NamePattern.any

  /// The cell that the answer is for, or `nil` for all cells.
  package var cell: CellPlace?

  /// The answer.
  package var value: Value

  /// The condition under which the answer is given, or `nil` if it always is.
  package var condition: AnswerCondition?

  /// The range of the answer.
  package var range: Range<Int>
}

extension SceneElement {
  /// The answers, where a last line with a condition is followed by its opposite: `true when …` means
  /// `false` otherwise, also for a method that UIKit takes for `true`.
  package var completeDelegateAnswers: [DelegateAnswer] {
    var answers = delegateAnswers
    for method in elementClass.delegateMethods {
      guard case .flag(let usual) = method.answer,
        let last = delegateAnswers.last(where: { $0.method == method }), last.condition != nil,
        last.value == .flag(usual)
      else { continue }
      var opposite = last
      opposite.condition = nil
      opposite.value = .flag(!usual)
      answers.append(opposite)
    }
    return answers
  }
}
