/// A group of event kinds that a reader can show or hide together.
public enum TraceTopic: UInt8, CaseIterable, Sendable {
  /// The actions of fingers and the system.
  case fingers
  /// The route of an event through the system, and the run loops.
  case system
  /// Hit-testing.
  case search
  /// Delivery of touches to windows, views, and recognizers.
  case delivery
  /// Forwarding along the responder chain.
  case chain
  /// Decisions of recognizers: offers, questions, states, waits, preventions, resets.
  case recognizers
  /// Target-action calls.
  case actions
  /// The actions of the app's code, and the methods of a view's life cycle.
  case program

  /// The word for the topic in a lesson.
  public var word: String {
    switch self {
    case .fingers: "fingers"
    case .system: "system"
    case .search: "search"
    case .delivery: "delivery"
    case .chain: "chain"
    case .recognizers: "recognizers"
    case .actions: "actions"
    case .program: "program"
    }
  }

  /// Creates the topic that a word of a lesson names, or `nil` when there is none.
  public init?(word: String) {
    for topic in TraceTopic.allCases where topic.word == word {
      self = topic
      return
    }
    return nil
  }
}
