import TouchEngine
import TraceModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A check that a world's memory stays the same however many events it receives.
enum MemoryBenchmark {
  /// Sends many events, and returns how many kibibytes the process has grown since the first tenth
  /// of them.
  ///
  /// A finger drags over recognizers that wait for each other, exclude each other, and delay
  /// touches, so that every list in the engine fills and empties repeatedly.
  static func growth(events: Int) -> Int {
    let world = World(traced: false) { root in
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      let press = UILongPressGestureRecognizer()
      press.delaysTouchesBegan = true
      let recognizers = [single, double, UIPanGestureRecognizer(), press]
      for recognizer in recognizers { chain(of: 3, in: root).addGestureRecognizer(recognizer) }
    }
    var sent = 0
    var start = 0
    while sent < events {
      world.report(.touch, at: CGPoint(x: 100, y: 100))
      for step in 1...8 {
        world.application.clock.advance(by: VirtualTime(milliseconds: 16))
        world.report(.move, at: CGPoint(x: 100, y: 100 + Double(step * (sent % 3))))
      }
      world.report(.lift, at: CGPoint(x: 100, y: 100))
      world.application.clock.advance(by: VirtualTime(milliseconds: 400))
      sent += 10
      if start == 0, sent >= events / 10 { start = residentKibibytes }
    }
    return residentKibibytes - start
  }

  private static func chain(of count: Int, in root: UIView) -> UIView {
    Benchmark.chain(of: count, in: root)[count - 1]
  }

  /// The memory that this process currently uses, as the kernel reports it.
  private static var residentKibibytes: Int {
    #if canImport(Darwin)  // Untested so far.
      var usage = rusage_info_v0()
      let status = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(getpid(), RUSAGE_INFO_V0, $0)
        }
      }
      return status == 0 ? Int(usage.ri_resident_size / 1_024) : 0
    #else
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = fread(&text, 1, text.count, file)
      let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return pages * sysconf(Int32(_SC_PAGESIZE)) / 1_024
    #endif
  }
}
