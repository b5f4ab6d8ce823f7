extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in the elements' order.
  ///
  /// The calls run side by side, as many at a time as the machine has processors for.
  func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for (place, element) in enumerated() {
        group.addTask { (place, transform(element)) }
      }
      var values: [(place: Int, value: Value)] = []
      for await result in group { values.append(result) }
      return values.sorted { $0.place < $1.place }.map(\.value)
    }
  }
}
