import Foundation
import PackagePlugin

/// Puts the texts that lie in the folders of a target into its module, as a constant.
///
/// SwiftPM's own `.embedInCode` makes a constant of each file, so that a list of the files would have
/// to be kept by hand, and writes each byte as a number, which takes long to compile.
@main struct EmbedTextsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let folders = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL, includingPropertiesForKeys: nil
    ).map { $0.resolvingSymlinksInPath() }.filter(\.isFolder)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: try context.tool(named: "EmbedTexts").url,
        arguments: [output.path()] + folders.map { $0.path() },
        inputFiles: folders.flatMap(\.files), outputFiles: [output])
    ]
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// The files in the folder and those below it.
  fileprivate var files: [URL] {
    let found = FileManager.default.enumerator(at: self, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { !$0.isFolder }
  }
}
