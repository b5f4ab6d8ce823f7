extension TraceEvent {
  /// A question to a delegate, a view or a subclass.
  public enum Question: String, CaseIterable, Sendable {
    case canPrevent, canBePrevented, canScroll, gestureRecognizerShouldBegin, shouldReceive,
      shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy,
      touchesShouldBegin, touchesShouldCancel, configurationForMenuAtLocation, itemsForBeginning,
      accessibilityActivate
    case shouldReceiveEvent = "shouldReceive event"
    case shouldReceivePress = "shouldReceive press"

    /// What `true` about another recognizer means for the two.
    public enum Meaning: Sendable {
      /// Both can act.
      case mayActTogether
      /// The asker waits for the other to fail.
      case waits
      /// The other waits for the asker to fail.
      case isAwaited
    }

    /// What `true` about another recognizer means for the two, or `nil` when it changes nothing.
    public var meaning: Meaning? {
      switch self {
      case .shouldRecognizeSimultaneouslyWith: .mayActTogether
      case .shouldRequireFailureOf: .waits
      case .shouldBeRequiredToFailBy: .isAwaited
      default: nil
      }
    }

    /// Who's asked: a recognizer asks its delegate or its class.
    enum Addressee {
      case delegate, itself
    }

    /// Who's asked, the participants that ask, and what follows the word.
    var traits: (addressee: Addressee, subjects: Subjects, detail: Detail) {
      switch self {
      case .canPrevent, .canBePrevented: (.itself, .recognizers, .answerAboutName)
      case .accessibilityActivate: (.itself, .views, .answer)
      case .canScroll: (.itself, .scrollViews, .answer)
      case .configurationForMenuAtLocation: (.delegate, .contextMenus, .answer)
      case .gestureRecognizerShouldBegin: (.delegate, [.recognizers, .views], .answer)
      case .itemsForBeginning: (.delegate, .drags, .answer)
      case .shouldReceive, .shouldReceiveEvent, .shouldReceivePress:
        (.delegate, .recognizers, .words(["true", "false", "event", "press"]))
      case .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
        (.delegate, .recognizers, .answerAboutName)
      case .touchesShouldBegin, .touchesShouldCancel: (.itself, .scrollViews, .answerAboutName)
      }
    }
  }
}
