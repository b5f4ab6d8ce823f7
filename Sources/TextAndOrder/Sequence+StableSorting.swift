extension Sequence {
  /// Returns the elements sorted; equal elements keep their order.
  ///
  /// The standard library's sort is stable in practice, but doesn't promise to be. It's also
  /// specialized for every element type, which adds 4 KB to the browser module each time. This
  /// function sorts indices, so it's the same for every element type.
  ///
  /// - Parameter precedes: Whether the first of two elements comes before the second.
  /// - Returns: The sorted elements.
  /// - Complexity: O(*n*) if the elements are already sorted, O(*n* log *n*) if not.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard
      let places = StableOrder.places(elements.count, { precedes(elements[$0], elements[$1]) })
    else { return elements }
    return places.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order.
  package func stablySorted() -> [Element] { stablySorted { $0 < $1 } }
}
