/// A reference to an object that another object keeps alive while the reference is in use.
///
/// Reading a weak or unowned reference retains the object, and the engine reads these references
/// for every event. This reference doesn't retain; the object's creator clears its references when
/// the object goes away.
struct Lent<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  /// Creates a reference to no object.
  init() {}

  /// Creates a reference to an object, or to nothing.
  @inline(__always)
  init(_ object: Object?) {
    reference = object.map { Unmanaged.passUnretained($0) }
  }

  /// The object, or `nil` when there is none.
  var object: Object? {
    @inline(__always) get { reference?._withUnsafeGuaranteedRef { $0 } }
    set { reference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Calls a function with the object and returns the result, or returns `nil` when there's no
  /// object.
  ///
  /// When you read several properties of the object itself one after another, the compiler may
  /// retain it in between.
  @inline(__always)
  func use<Answer>(_ body: (Object) -> Answer) -> Answer? {
    reference?._withUnsafeGuaranteedRef(body)
  }

  /// The object, which must exist.
  var present: Object {
    @inline(__always) get { reference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 } }
  }
}

// In Embedded Swift, arrays have their own type that's also called `AnyObject`.
extension Array where Element: Swift.AnyObject {
  /// Calls a function with each of the objects, in order.
  ///
  /// The array keeps its elements alive during the call, so no element has to be retained; the
  /// function may change the property that the array was read from.
  @inline(__always)
  func walk(_ body: (Element) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
  }
}
