extension Array where Element: Sendable {
  /// Returns the results of transforming each element, in the elements' order.
  ///
  /// The calls run concurrently, as many at a time as there are processors. Calls are prepared
  /// shortly before they run, because preparing ten thousand of them would take a lot of memory. A
  /// second closure receives the number of finished elements after each one.
  package func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Value, progress: (Int) -> Void = { _ in }
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      var values = [Value?](repeating: nil, count: count)
      var rest = enumerated().makeIterator()
      func addNext() {
        guard let (place, element) = rest.next() else { return }
        group.addTask { (place, await transform(element)) }
      }
      // Queue one extra call per processor so that no processor waits for the next call.
      for _ in 0..<2 * Disk.processorCount { addNext() }
      var finished = 0
      for await (place, value) in group {
        addNext()
        values[place] = value
        finished += 1
        progress(finished)
      }
      return values.compactMap(\.self)
    }
  }
}
