import TextAndOrder
package import TouchEngine

/// A condition for a line's answer: `touch in NAME and not location x < 10`.
package indirect enum AnswerCondition: Equatable, Sendable {
  /// Both conditions hold.
  case and(AnswerCondition, AnswerCondition)
  /// A coordinate of a measure is less or greater than a number.
  case comparison(AnswerMeasure, PointCondition.Axis, PointCondition.Relation, Double)
  /// A movement is more horizontal than vertical, or the other way around.
  case direction(AnswerMeasure, isHorizontal: Bool)
  /// The location is inside a view.
  case inside(NameReference)
  /// The condition doesn't hold.
  case not(AnswerCondition)
  /// At least one of the conditions holds.
  case or(AnswerCondition, AnswerCondition)
  /// A recognizer is a specific one, or of a class.
  case recognizer(AnswerSubject, AnswerKind)
  /// A property of an element has a value.
  case value(ValueExpectation)
  /// The view in question, or the view of a touch or a recognizer, is a specific view or of a
  /// class, or is inside such a view.
  case view(AnswerSubject, AnswerKind, includesDescendants: Bool)
}

/// The object that a condition of an answer checks; the raw value is the word in a scenario.
package enum AnswerSubject: String, CaseIterable, Sendable {
  /// The other recognizer that the question is about.
  case other
  /// The recognizer that asks.
  case recognizer
  /// The touch that the question is about.
  case touch
  /// The view that the question is about.
  case view
}

/// A measure that a condition of an answer uses.
package enum AnswerMeasure: Equatable, Sendable {
  /// The location of the touch or the recognizer, in a view's coordinates; for `nil`, the view of
  /// the recognizer or the view that's asked.
  case location(in: NameReference?)
  /// The distance that a pan has moved.
  case translation
  /// The velocity of a pan.
  case velocity
}

/// A description that a view or a recognizer is compared with.
package enum AnswerKind: Equatable, Sendable {
  /// A class, including its subclasses.
  case elementClass(ClassDescription)
  /// A specific object.
  case name(NameReference)
}

/// The facts that an answer can depend on because they're known when the question is asked, besides the
/// properties of elements, which are always known.
struct AnswerTopic {
  /// The objects that the question is about.
  var subjects: [AnswerSubject] = []

  /// Whether there's a touch or a recognizer with touches, and therefore a location.
  var hasLocation = false

  /// Whether the recognizer that asks can be a pan that has moved.
  var hasMotion = false

  /// The words that can begin a condition.
  var words: [String] {
    var words = subjects.map { $0.rawValue }
    if hasLocation { words.append("location") }
    if hasMotion { words += ["translation", "velocity"] }
    return words.stablySorted()
  }

  /// What can begin a condition, as a message says it.
  var beginnings: String {
    let words = words.map { "`\($0)`" }
    let name = "an element's name"
    guard words.count > 1 else { return (words + [name]).joined(separator: " or ") }
    return words.joined(separator: ", ") + ", or " + name
  }

  /// The words that can begin a condition for any question.
  static let allWords =
    AnswerSubject.allCases.map { $0.rawValue } + ["location", "translation", "velocity"]
}

extension AnsweredMethod {
  /// Returns the facts that an answer under an element of a class can depend on, or `nil` for none.
  ///
  /// `asker` is the class of the recognizer that asks a view, if only one can.
  func topic(for elementClass: ClassDescription, askedBy asker: ClassDescription?) -> AnswerTopic? {
    guard !circumstances.isEmpty else {
      if case .flag = answer { return AnswerTopic() }
      return nil
    }
    let isRecognizer = elementClass.kind == .recognizer
    let isOfView = !isRecognizer && protocolName != nil
    var subjects: [AnswerSubject] = []
    if circumstances.contains(.other) { subjects.append(.other) }
    // A view that answers as the delegate of recognizers doesn't ask itself.
    if circumstances.contains(.recognizer) || isOfView { subjects.append(.recognizer) }
    if circumstances.contains(.touch) { subjects.append(.touch) }
    if circumstances.contains(.view) { subjects.append(.view) }
    let moving = isRecognizer ? elementClass : asker
    let canBePan = moving?.inherits(from: .panGestureRecognizer) ?? true
    return AnswerTopic(
      subjects: subjects, hasLocation: circumstances.contains(.location),
      hasMotion: circumstances.contains(.motion) && canBePan)
  }
}
