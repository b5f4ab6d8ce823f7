extension Sequence {
  /// Returns the elements in an order; those that are equal in it stay as they are to each other.
  ///
  /// The standard library's sort keeps equal elements in place, but doesn't promise it. It is also
  /// compiled anew for every type of element, which costs the module for the browser 4 KB each
  /// time. Here it sorts places, whatever the elements are.
  ///
  /// - Parameter precedes: Whether the first of two elements comes before the second.
  /// - Returns: The elements in that order.
  /// - Complexity: O(*n*) if the elements are in that order already, O(*n* log *n*) if not.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    guard
      let places = StableOrder.places(elements.count, { precedes(elements[$0], elements[$1]) })
    else { return elements }
    return places.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements from the least to the greatest.
  package func stablySorted() -> [Element] { stablySorted { $0 < $1 } }
}
