import FileSystem
import ScenarioExport

/// The files that exported code prints with, which are also in `Content/code`.
enum TouchTraceFile {
  /// Returns the files that exports in a form need.
  static func all(as form: ScenarioExport.Form) -> [SiteFile] {
    let names = form == .swift ? ["TouchTrace.swift"] : ["TouchTrace.swift", "TouchTraceLog.swift"]
    return names.map { SiteFile(path: $0, text: text(of: $0)) }
  }

  private static func text(of name: String) -> String {
    embeddedTexts.first { $0.path.hasSuffix("/" + name) || $0.path == name }?.text ?? ""
  }
}
