package import FileSystem
import Synchronization

/// What a function has made, by the content of everything that it was made from.
///
/// Nothing in it can be out of date: another content is another key.
package final class Memo<Value: Sendable>: Sendable {
  private struct Tables {
    /// What the present build has used.
    var used: [ContentHash: Value] = [:]
    /// What only the builds before it have used.
    var old: [ContentHash: Value] = [:]
  }

  private let tables = Mutex(Tables())

  /// Creates a memory that knows nothing.
  package init() {}

  /// Returns what was made for a key, or makes it.
  ///
  /// Two threads that ask at the same time may both make it; it is the same.
  package func value(for key: ContentHash, make: () -> Value) -> Value {
    let known: Value? = tables.withLock { tables in
      if let value = tables.used[key] { return value }
      guard let value = tables.old.removeValue(forKey: key) else { return nil }
      tables.used[key] = value
      return value
    }
    if let known { return known }
    let value = make()
    tables.withLock { $0.used[key] = value }
    return value
  }

  /// Ends a build: what it has not used is forgotten, so that memory does not grow.
  package func forgetUnused() {
    tables.withLock { tables in
      tables.old = tables.used
      tables.used = [:]
    }
  }
}
