import ArgumentParser
import FileSystem
import LessonTesting
import SourceDiagnostics

/// A report that a user requests: `tap` to standard output, `junit=results.xml` to a file.
struct ReportRequest: ExpressibleByArgument, Equatable {
  var format: SuiteReportFormat

  /// The output file; `nil` for standard output.
  var file: String?

  init?(argument: String) {
    let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let word = pieces.first, let format = SuiteReportFormat(rawValue: String(word)) else {
      return nil
    }
    self.format = format
    if pieces.count == 2 {
      guard !pieces[1].isEmpty else { return nil }
      file = String(pieces[1])
    }
  }

  /// Refuses reports that would go to the same place.
  static func validate(_ requests: [ReportRequest]) throws {
    let toOutput = requests.filter { $0.file == nil }
    if toOutput.count > 1 {
      throw ValidationError(.reportsToOutput(toOutput[1].format.rawValue))
    }
    var files: Set<String> = []
    for file in requests.compactMap(\.file)
    where !files.insert(Disk.resolvedPath(file)).inserted {
      throw ValidationError(.reportsToOneFile(file))
    }
  }

  /// Refuses a report that would replace a file that's read.
  ///
  /// - Parameters:
  ///   - requests: The reports.
  ///   - files: The files that are read.
  ///   - folders: The folders of which every file is read, if they're the content or the templates of
  ///     a site; reports may stay in others.
  ///   - console: The console, on which a refusal is reported.
  /// - Throws: The exit code, if a report is refused.
  static func refuse(
    _ requests: [ReportRequest], insteadOf files: [String], inside folders: [String],
    _ console: Console
  ) throws {
    let sources = Set(files.map { Disk.resolvedPath($0) })
    let beginnings = folders.map { Disk.resolvedPath($0) + "/" }
    var problems = SourceProblems()
    for file in requests.compactMap(\.file) where Disk.isFolder(file) == false {
      let path = Disk.resolvedPath(file)
      if sources.contains(path) || beginnings.contains(where: path.hasPrefix) {
        problems.files.append(FileProblem(.write, file, .isRead))
      }
    }
    try console.report(problems)
  }

  static var allValueStrings: [String] { SuiteReportFormat.allCases.map(\.rawValue) }
}

/// All reports of one test, each with its destination.
struct ReportDesk {
  private struct Place {
    var report: any SuiteReport
    /// The file; `nil` for standard output.
    var file: String?
    var text = ""
  }

  private let console: Console
  private var places: [Place]

  /// Whether standard output is for people, so that it may contain more than the report.
  let isForPeople: Bool

  /// Creates a desk; unless another report goes to standard output, the readable one does, if it's
  /// wanted.
  init(_ requests: [ReportRequest], console: Console, addsText: Bool = true) {
    self.console = console
    var requests = requests
    if addsText, !requests.contains(where: { $0.file == nil }) {
      requests.insert(ReportRequest(format: .text), at: 0)
    }
    isForPeople = requests.contains { $0.file == nil && $0.format == .text }
    places = requests.map { request in
      let decoration = request.file == nil ? console.decoration(for: .output) : .plain
      return Place(
        report: request.format.report(decoration, errorLimit: console.errorLimit),
        file: request.file)
    }
  }

  mutating func begin(_ counts: SuiteCounts) throws {
    try write { $0.beginning(counts) }
  }

  mutating func add(_ result: SuiteResult) throws {
    try write { $0.text(for: result) }
  }

  /// Adds problems outside the scenarios, which may already be on standard error.
  mutating func add(_ problems: SourceProblems, isShownToPeople: Bool = false) throws {
    for index in places.indices {
      if isShownToPeople, isForPeople, places[index].file == nil { continue }
      try write(places[index].report.text(for: problems), at: index)
    }
  }

  mutating func end(_ counts: SuiteCounts) throws {
    try write { $0.ending(counts) }
  }

  /// Writes the files, each either whole or not at all.
  func writeFiles() throws {
    var problems = SourceProblems()
    for place in places {
      guard let file = place.file else { continue }
      do {
        try Disk.replace(file, with: Array(place.text.utf8))
      } catch {
        problems.files.append(error)
      }
    }
    try console.report(problems)
  }

  private mutating func write(_ text: (inout any SuiteReport) -> String) throws {
    for index in places.indices { try write(text(&places[index].report), at: index) }
  }

  private mutating func write(_ text: String, at index: Int) throws {
    if places[index].file == nil {
      if !text.isEmpty { try console.write(text) }
    } else {
      places[index].text += text
    }
  }
}

extension ReportRequest {
  fileprivate init(format: SuiteReportFormat) {
    self.format = format
  }
}
