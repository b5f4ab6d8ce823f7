extension HIDEvent {
  /// What the fingers of a hand have done at one moment, in order.
  ///
  /// Mostly it is one finger, and that one is stored in place: an array would take memory of its own for
  /// each report.
  public struct Fingers: RandomAccessCollection, MutableCollection, Sendable {
    private var first: Finger?
    private var others: [Finger] = []

    /// Creates the list of one finger.
    public init(_ finger: Finger) {
      first = finger
    }

    /// Creates the list of some fingers.
    public init(_ fingers: [Finger]) {
      first = fingers.first
      if fingers.count > 1 { others = Array(fingers.dropFirst()) }
    }

    /// The place of the first finger.
    public var startIndex: Int { 0 }

    /// The number of fingers.
    public var endIndex: Int { first == nil ? 0 : 1 + others.count }

    /// What the finger at a place has done.
    public subscript(place: Int) -> Finger {
      get {
        if place == 0, let first { return first }
        return others[place - 1]
      }
      set {
        if place == 0, first != nil { first = newValue } else { others[place - 1] = newValue }
      }
    }

    /// Calls a function with each finger, in order; the first one is not copied.
    @inline(__always)
    func visit(_ body: (Finger) -> Void) {
      guard let first else { return }
      body(first)
      for finger in others { body(finger) }
    }

    /// Adds what one more finger has done.
    public mutating func append(_ finger: Finger) {
      if first == nil { first = finger } else { others.append(finger) }
    }
  }
}
