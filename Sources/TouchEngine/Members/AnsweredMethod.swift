/// A method with which an object answers a question of UIKit's, and whose answer a setup can
/// determine: `override WORD: ANSWER` for a method of a class, `delegate WORD: ANSWER` for one of a
/// delegate or a data source.
///
/// Each is described next to the protocol or the class that declares it. What a setup can say, the
/// delegate that gives its answers, exports, and the changes of `why --fix` follow from that.
public final class AnsweredMethod: Equatable, Sendable {
  /// The declaration in UIKit, without `func` or `var`.
  package let declaration: StaticString

  /// The protocol of the delegate or the data source, or `nil` for a method of a class.
  package let protocolName: String?

  /// The word in a setup: the part of UIKit's name that says what's asked.
  package let word: String

  /// The word after it that tells apart what UIKit tells apart by labels, such as `event`; empty if
  /// nothing has to follow.
  package let argument: String

  /// What a line names after the word.
  package let subject: Subject

  /// The kind of the answer.
  package let answer: Answer

  /// What a condition of the answer can use; empty if an answer has no condition.
  package let circumstances: Circumstances

  /// The rule by which UIKit asks, or `nil` when no rule can be suspended.
  let rule: UIKitRule?

  init(
    _ declaration: StaticString, of protocolName: String? = nil, _ word: String,
    with argument: String = "", about subject: Subject = .nothing, returns answer: Answer,
    given circumstances: Circumstances = [], by rule: UIKitRule? = nil
  ) {
    self.declaration = declaration
    self.protocolName = protocolName
    self.word = word
    self.argument = argument
    self.subject = subject
    self.answer = answer
    self.circumstances = circumstances
    self.rule = rule
  }

  /// Returns whether two are the same method; a view and a delegate can have the same declaration.
  public static func == (left: AnsweredMethod, right: AnsweredMethod) -> Bool { left === right }

  /// What a line names after the word.
  package enum Subject: Equatable, Sendable {
    /// Nothing.
    case nothing
    /// A row or an item.
    case cell(CellNoun)
    /// A controller.
    case controller
    /// Another recognizer, or the recognizer that asks a view.
    case recognizer
    /// A view.
    case view
  }

  /// The kind of an answer.
  package enum Answer: Equatable, Sendable {
    /// `true` or `false`, or whether an object is returned.
    case flag(usually: Bool)
    /// A height in points; usually the table view's `rowHeight`.
    case height
    /// A content offset, through a pointer.
    case contentOffset
    /// The index path of a cell, or none; usually the one in question.
    case indexPath
    /// A view, or none; usually none.
    case view
  }

  /// The answer to a question.
  public enum Value {
    /// `true` or `false`.
    case flag(Bool)
    /// A height in points.
    case height(CGFloat)
    /// A content offset.
    case contentOffset(CGPoint)
    /// The index path of a cell, or none.
    case indexPath(IndexPath?)
    /// A view, or none.
    case view(UIView?)
  }

  /// What's known when UIKit asks.
  package struct Circumstances: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A touch.
    package static let touch = Circumstances(rawValue: 1)
    /// The recognizer that asks.
    package static let recognizer = Circumstances(rawValue: 2)
    /// Another recognizer.
    package static let other = Circumstances(rawValue: 4)
    /// A view.
    package static let view = Circumstances(rawValue: 8)
    /// The location of the touch or the recognizer.
    package static let location = Circumstances(rawValue: 16)
    /// The movement of the recognizer, if it's a pan.
    package static let motion = Circumstances(rawValue: 32)
  }
}

/// What delegates and data sources have in common in the model.
public protocol AnsweringObject: AnyObject {
  /// Returns the answer of a method that the object doesn't implement itself, or `nil` for UIKit's;
  /// by default, `nil`.
  ///
  /// The question comes from an object, and can be about another object or a cell.
  func answer(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value?
}

extension AnsweringObject {
  /// Returns `nil`.
  public func answer(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value? { nil }

  /// Returns the answer of a method, `true` or `false`.
  package func flag(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject? = nil,
    at path: IndexPath? = nil
  ) -> Bool {
    if case .flag(let flag)? = answer(method, for: asker, about: other, at: path) { return flag }
    return method.answer == .flag(usually: true)
  }
}
