import TraceModel

extension Trace {
  /// Returns whose a recognizer is: its view, and who has added it there.
  func ownerSentence(of id: ParticipantID) -> String? {
    guard let recognizer = self[id], recognizer.kind == .recognizer else { return nil }
    let name = quoted(id)
    guard let view = recognizer.parent, self[view] != nil else { return nil }
    let article = recognizer.className.hasPrefix("A") ? "an" : "a"
    return recognizer.isBroughtByUIKit
      ? "\(name) is UIKit's own: \(quoted(view)) has added it to itself."
      : "\(name) is \(article) \(recognizer.className) that the app has added to \(quoted(view))."
  }

  /// Returns which delegate refused an offer, and in which method.
  func refusalSentence(of offer: TraceEvent) -> String? {
    let parameter: String? =
      switch offer.reason?.cause {
      case .delegateDeclinesTouch: "shouldReceive:) for the touch"
      case .delegateDeclinesEvent: "shouldReceive:) for the event"
      case .delegateDeclinesPress: "shouldReceive:) for the press"
      default: nil
      }
    return parameter.map {
      "The delegate of \(quoted(offer.to)) returned false from gestureRecognizer(_:\($0)."
    }
  }

  /// Returns the answers about two recognizers with which a delegate decided between them.
  func answerSentences(
    about pair: (ParticipantID, ParticipantID), _ questions: [(TraceEvent.Question, Bool)],
    before index: Int
  ) -> [String] {
    var sentences: [String] = []
    for event in events[..<index] {
      guard case .question(let question, .some(let other), let answer) = event.payload,
        event.from == pair.0 && other == pair.1 || event.from == pair.1 && other == pair.0,
        questions.contains(where: { $0 == question && $1 == answer }),
        event.reason?.cause == .delegate || event.reason?.cause == .override
      else { continue }
      let owner =
        event.to == event.from ? "The delegate of \(quoted(event.from))" : quoted(event.to)
      let sentence =
        "\(owner) returned \(answer) from gestureRecognizer(_:\(question.rawValue):) about "
        + "\(quoted(other))."
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }
}
