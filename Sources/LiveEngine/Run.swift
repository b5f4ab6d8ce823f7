import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// Runs a scenario and returns what came of it, as `Answer` lays it out; the caller frees it.
@_cdecl("touchstone_run")
package func run(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
  let bytes = UnsafeBufferPointer(start: text, count: Int(count))
  return Answer(to: String(decoding: bytes, as: UTF8.self)).bytes()
}
