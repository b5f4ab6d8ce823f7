import DeviceLogs
import FileSystem
import LessonTesting
import SourceDiagnostics

/// A file that may be a log from a device or have a scenario; standard input is read only once.
struct ComparedFile {
  /// The log, or `nil` if it isn't one.
  private(set) var log: DeviceLog?

  /// Access to the files, with what standard input contains.
  private(set) var files = FileAccess.disk

  init(_ argument: String, _ console: Console) throws {
    let isInput = argument == ScenarioSuite.standardInput
    guard isInput || files.isFolder(argument) == false else { return }
    let path = isInput ? "/dev/stdin" : argument
    let bytes = try console.contents(of: path)
    let text = LogText(bytes, named: isInput ? "<stdin>" : argument)
    if text.isLog { log = text.log }
    guard isInput else { return }
    files.contents = { (other) throws(FileProblem) in
      other == path ? bytes : try FileAccess.disk.contents(other)
    }
  }
}
