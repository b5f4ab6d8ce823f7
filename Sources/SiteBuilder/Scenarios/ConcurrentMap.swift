extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in the elements' order.
  ///
  /// The calls run side by side, as many at a time as the machine has processors for.
  /// The other function is told how many elements are finished, again and again.
  func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Value, progress: (Int) -> Void = { _ in }
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for (place, element) in enumerated() {
        group.addTask { (place, await transform(element)) }
      }
      var values: [(place: Int, value: Value)] = []
      for await result in group {
        values.append(result)
        progress(values.count)
      }
      return values.sorted { $0.place < $1.place }.map(\.value)
    }
  }
}
