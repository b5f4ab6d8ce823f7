// Nothing happens at startup: the page calls the functions that the live engine exports. This
// program exists because only an executable is linked into one WebAssembly module.
import LiveEngine

/// Ends the module if an assertion in the C library fails.
///
/// The library's own function prints, which would bring all of `printf` into the module.
@_cdecl("__assert_fail")
func assertionFailed(
  _ expression: UnsafePointer<CChar>, _ file: UnsafePointer<CChar>, _ line: CInt,
  _ function: UnsafePointer<CChar>
) {
  fatalError()
}
