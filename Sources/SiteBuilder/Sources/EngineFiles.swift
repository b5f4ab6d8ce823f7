/// The engine of live pages, which is two modules of the same sources.
struct EngineFiles: Equatable, Sendable {
  /// The file of `tools`, in the folder of `main`'s.
  private static let toolsName = "LiveTools.wasm"

  /// The module that a reader's first touch waits for.
  let main: EngineModule

  /// The module for what few readers do: import a dump, open a log, copy UIKit code, and look for fixes.
  let tools: EngineModule

  /// Returns the path of the tools that belong to a module.
  static func tools(besides main: String) -> String {
    let folder = main.lastIndex(of: "/").map { String(main[...$0]) } ?? ""
    return folder + toolsName
  }
}
