import Sorting
package import TouchEngine

/// When a line's answer is given: `touch in NAME and not location x < 10`.
package indirect enum AnswerCondition: Equatable, Sendable {
  /// Whether both hold.
  case and(AnswerCondition, AnswerCondition)
  /// Whether a coordinate of something measured is less or greater than a number.
  case comparison(AnswerMeasure, PointCondition.Axis, PointCondition.Relation, Double)
  /// Whether a movement goes more to the sides than up and down, or the other way round.
  case direction(AnswerMeasure, isHorizontal: Bool)
  /// Whether the location is inside a view.
  case inside(NameReference)
  /// Whether it does not hold.
  case not(AnswerCondition)
  /// Whether one of them holds.
  case or(AnswerCondition, AnswerCondition)
  /// Whether a recognizer is a certain one, or of a class.
  case recognizer(AnswerSubject, AnswerKind)
  /// Whether the view that is asked about, or that of a touch or a recognizer, is a certain one or
  /// of a class; or whether it is in such a view.
  case view(AnswerSubject, AnswerKind, includesDescendants: Bool)
}

/// Who a condition of an answer looks at; the raw value is the word in a scenario.
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

/// What a condition of an answer measures.
package enum AnswerMeasure: Equatable, Sendable {
  /// Where the touch or the recognizer is, in the coordinates of a view; those of the recognizer's
  /// or the asked view when `nil`.
  case location(in: NameReference?)
  /// How far a pan has gone.
  case translation
  /// How fast a pan is.
  case velocity
}

/// What a view or a recognizer is compared with.
package enum AnswerKind: Equatable, Sendable {
  /// A class, with those that inherit from it.
  case elementClass(ClassDescription)
  /// A certain one.
  case name(NameReference)
}

/// What an answer can depend on: that is known when the question is asked.
struct AnswerTopic {
  /// Who the question is about.
  var subjects: [AnswerSubject] = []

  /// Whether there is a touch or a recognizer with touches, and so a place.
  var hasLocation = false

  /// Whether it may be a pan that asks, and it has moved.
  var hasMotion = false

  /// The words with which a condition can begin.
  var words: [String] {
    var words = subjects.map { $0.rawValue }
    if hasLocation { words.append("location") }
    if hasMotion { words += ["translation", "velocity"] }
    return words.stablySorted()
  }

  /// The words with which a condition can begin whatever the question.
  static let allWords =
    AnswerSubject.allCases.map { $0.rawValue } + ["location", "translation", "velocity"]
}

extension DelegateQuestion {
  /// What the answer can depend on when a recognizer of a class asks; `nil` for nothing.
  func topic(for elementClass: ClassDescription) -> AnswerTopic? {
    let isPan = elementClass.inherits(from: .panGestureRecognizer)
    switch self {
    case .shouldBegin: return AnswerTopic(hasLocation: true, hasMotion: isPan)
    case .shouldReceive: return AnswerTopic(subjects: [.touch], hasLocation: true)
    case .shouldReceiveEvent, .shouldReceivePress: return nil
    case .shouldRecognizeSimultaneously:
      return AnswerTopic(subjects: [.other], hasLocation: true, hasMotion: isPan)
    // Asked when the first touch comes: nothing has moved.
    case .shouldBeRequiredToFail, .shouldRequireFailure: return AnswerTopic(subjects: [.other])
    }
  }
}

extension Override {
  /// What the answer can depend on when it is that of a class, and the class of the recognizer that
  /// asks if only one can; `nil` for nothing.
  func topic(of elementClass: ClassDescription, askedBy recognizer: ClassDescription?)
    -> AnswerTopic?
  {
    switch self {
    case .canBePrevented, .canPrevent:
      return AnswerTopic(
        subjects: [.other], hasLocation: true,
        hasMotion: elementClass.inherits(from: .panGestureRecognizer))
    case .answer(let method, _, _):
      let isScrollView = elementClass.isScrollView
      switch method {
      case .beginTracking, .continueTracking:
        return AnswerTopic(subjects: [.touch], hasLocation: true)
      case .canBecomeFirstResponder, .canResignFirstResponder: return nil
      case .gestureRecognizerShouldBegin:
        return AnswerTopic(
          subjects: [.recognizer], hasLocation: true,
          hasMotion: recognizer?.inherits(from: .panGestureRecognizer) ?? true)
      case .shouldReceive:
        return isScrollView ? AnswerTopic(subjects: [.recognizer, .touch], hasLocation: true) : nil
      case .shouldRecognizeSimultaneouslyWith:
        return AnswerTopic(subjects: [.other, .recognizer], hasLocation: true, hasMotion: true)
      case .shouldBeRequiredToFailBy, .shouldRequireFailureOf:
        return AnswerTopic(subjects: isScrollView ? [.other, .recognizer] : [.other])
      case .touchesShouldBegin, .touchesShouldCancel: return AnswerTopic(subjects: [.view])
      }
    case .event, .hitTest, .pointInside: return nil
    }
  }
}
