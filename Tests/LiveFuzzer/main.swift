// Calls the live engine's functions as libFuzzer makes it up, guided by what that reaches.
// `make fuzz` builds it with the sanitizer that it needs and starts it.

import Foundation
import LiveCalls

/// libFuzzer's own loop; it takes the arguments of the program.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The one test, also under the name by which the sanitizer's own `main`, unused here, asks for it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let calls = LiveCalls(Array(UnsafeBufferPointer(start: bytes, count: count)))
  if let complaint = calls.complaint { fatalError(complaint) }
  return 0
}

private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, testOneInput))
