// libFuzzer's loop, for the programs that `make fuzz` builds with the sanitizer that it needs.

import Foundation

/// The loop itself; it takes the arguments of the program.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The test of the program, which has one thread.
nonisolated(unsafe) private var test: ([UInt8]) -> Void = { _ in }

/// The test under the name by which the sanitizer's own `main`, unused here, asks for it.
@_cdecl("LLVMFuzzerTestOneInput")
package func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  test(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// Tests input after input, guided by what each reaches, as the arguments of the program say.
package func fuzz(_ body: @escaping ([UInt8]) -> Void) -> Never {
  test = body
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(runFuzzer(&count, &arguments, testOneInput))
}

/// Stops with a message when something that always holds does not.
package func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
