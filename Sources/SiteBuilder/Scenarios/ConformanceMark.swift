import LessonRunner

/// What a simulator or a device says about a scenario or a fact, as pages show it.
struct ConformanceMark: Sendable {
  /// A report that says otherwise than the model.
  struct Report: TemplateRecord {
    /// The path of the report.
    var path: SitePath
    /// The first expectation that UIKit didn't meet.
    var expectation: String

    static let fields: [TemplateField<Self>] = [
      .address("reportAddress") { $0.path },
      .text("expectation") { $0.expectation },
    ]
  }

  /// What it says: `Confirmed on iOS 26.1 (simulator)`.
  var text: String
  /// The report, if UIKit did something else.
  var report: Report?

  /// Creates the mark that a report gives.
  init(_ mark: ConformanceLedger.Mark, _ words: SiteWords) {
    let word: Word =
      switch mark.agreement {
      case .whole: .confirmed
      case .partial: .confirmedInPart
      case .none: .differs
      }
    text = words(word, ["system": mark.place])
    report = mark.report.map { path in
      Report(
        path: SitePath(PagePath.copy(ofFile: path)), expectation: mark.expectation ?? "")
    }
  }
}

extension ConformanceMark: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("mark") { $0.text },
    .record("report") { $0.report },
  ]
}
