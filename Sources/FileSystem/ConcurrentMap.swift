extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in the elements' order.
  ///
  /// The calls run side by side, as many at a time as the machine has processors for, and no call is
  /// prepared long before its turn: of ten thousand, that would take much memory.
  /// The other function is told how many elements are finished, again and again.
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
      // One more for each, so that nobody waits for the next to be prepared.
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
