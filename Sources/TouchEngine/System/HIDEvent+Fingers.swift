extension HIDEvent {
  /// The changes of a hand's fingers at one time, in order.
  ///
  /// Usually it's one finger, which is stored in place: an array would need a separate allocation
  /// for each report.
  public struct Fingers: RandomAccessCollection, MutableCollection, Sendable {
    private var first: Finger?
    private var others: [Finger] = []

    /// Creates a list of one finger.
    public init(_ finger: Finger) {
      first = finger
    }

    /// Creates a list of several fingers.
    public init(_ fingers: [Finger]) {
      first = fingers.first
      if fingers.count > 1 { others = Array(fingers.dropFirst()) }
    }

    /// The index of the first finger.
    public var startIndex: Int { 0 }

    /// The number of fingers.
    public var endIndex: Int { first == nil ? 0 : 1 + others.count }

    /// The change of the finger at an index.
    public subscript(place: Int) -> Finger {
      get {
        if place == 0, let first { return first }
        return others[place - 1]
      }
      set {
        if place == 0, first != nil { first = newValue } else { others[place - 1] = newValue }
      }
    }

    /// Calls a function with each finger, in order, without copying the first one.
    @inline(__always)
    func visit(_ body: (Finger) -> Void) {
      guard let first else { return }
      body(first)
      for finger in others { body(finger) }
    }

    /// Appends the change of one more finger.
    public mutating func append(_ finger: Finger) {
      if first == nil { first = finger } else { others.append(finger) }
    }
  }
}
