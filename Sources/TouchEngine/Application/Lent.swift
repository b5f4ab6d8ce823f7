/// A reference to an object that somebody else holds for as long as it is used.
///
/// A weak or an unowned reference counts the object as used whenever it is asked for something, and what
/// is asked at every event is asked often. This one does not: who makes an object cuts its references
/// when it goes.
struct Lent<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  /// Creates a reference to no object.
  init() {}

  /// Creates a reference to an object, or to none.
  @inline(__always)
  init(_ object: Object?) {
    reference = object.map { Unmanaged.passUnretained($0) }
  }

  /// The object, or `nil` when there is none.
  var object: Object? {
    @inline(__always) get { reference?._withUnsafeGuaranteedRef { $0 } }
    set { reference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Calls a function with the object, and returns its answer; `nil` when there is no object.
  ///
  /// Where the object itself is asked for several things one after the other, the compiler may count it
  /// as used in between.
  @inline(__always)
  func use<Answer>(_ body: (Object) -> Answer) -> Answer? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// The object, which must be there.
  var present: Object {
    @inline(__always) get { reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 } }
  }
}

// In Embedded Swift an array has a type of its own that is called `AnyObject`.
extension Array where Element: Swift.AnyObject {
  /// Calls a function with each of the objects, in order.
  ///
  /// The array, which holds them all, is held meanwhile, so that no object has to be counted as used;
  /// whoever calls may change what it was read from.
  @inline(__always)
  func walk(_ body: (Element) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
  }
}
