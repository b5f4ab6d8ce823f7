import Foundation
import Testing

/// What a run of the program left: what it wrote, and its exit code.
struct ProgramRun {
  var output: String
  var errors: String
  var status: Int32
}

/// A folder of its own for one test, and the built program run inside it as a process.
final class Workplace {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: caches)
  }

  /// The name of the folder.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// What the program remembers in this test.
  var caches: String { path + ".caches" }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: self(name))
  }

  /// Every file under a folder with its bytes.
  func snapshot(of name: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
      let url = URL(fileURLWithPath: self(name) + "/" + file)
      if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files[file] = try Data(contentsOf: url)
      }
    }
    return files
  }

  /// Runs `touchstone` in this folder.
  func touchstone(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try touchstone(arguments, input: input, environment: environment)
  }

  /// Runs `touchstone` in this folder.
  func touchstone(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    output: URL? = nil
  ) throws -> ProgramRun {
    try run(
      Self.program, arguments, input: input, environment: environment, outputFile: output)
  }

  /// Runs a line of shell in this folder, in which `touchstone` is a command.
  func shell(_ line: String) throws -> ProgramRun {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = Self.program.deletingLastPathComponent().path
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line],
      environment: ["PATH": programs + ":" + folders])
  }

  /// Runs a program in this folder.
  ///
  /// The output goes to files, not pipes: a pipe that is read too late would stop the program.
  private func run(
    _ program: URL, _ arguments: [String], input: String = "",
    environment: [String: String] = [:], outputFile: URL? = nil
  ) throws -> ProgramRun {
    let stage = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: stage, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: stage) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = stage.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let output = try file("output")
    let errors = try file("errors")

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "SWIFT_DETERMINISTIC_HASHING" }
      .merging(["XDG_CACHE_HOME": caches]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: outputFile ?? output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    // A crash ends with the number of a signal, which must not look like an exit code.
    let status = process.terminationStatus
    return ProgramRun(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationReason == .exit ? status : 1000 + status)
  }

  /// The program that was built together with these tests.
  private static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("touchstone")
  }()
}
