// Nothing happens at the start: the page calls the functions that the live engine exports. This
// program is here because only an executable is linked into one WebAssembly module.
import LiveEngine

/// Ends the module where the C library finds a fault of its own.
///
/// The library's own one prints: it would bring all of `printf` into the module.
@_cdecl("__assert_fail")
func assertionFailed(
  _ expression: UnsafePointer<CChar>, _ file: UnsafePointer<CChar>, _ line: CInt,
  _ function: UnsafePointer<CChar>
) {
  fatalError()
}
