// The module that the compiler needs for `#selector`.

/// The name of a method.
public struct Selector { let name: OpaquePointer }
