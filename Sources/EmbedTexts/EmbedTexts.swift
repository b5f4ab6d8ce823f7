import Foundation
import PackagePlugin

/// Puts the texts that lie in the folders of a target into its module, as the constant
/// `embeddedTexts`.
///
/// SwiftPM's own `.embedInCode` makes a constant of each file, so that a list of the files would have
/// to be kept by hand, and writes each byte as a number, which takes long to compile. A shell writes
/// the constant, because a program made for it would be built with the options of whatever is built:
/// the linker's for the browser, the sanitizer's for a fuzzer.
@main struct EmbedTexts: BuildToolPlugin {
  /// Takes the file to write, and then each text as its path in the target and its file.
  ///
  /// What stands between the quotes is the file to the byte, whether its last line ends or not.
  private static let script = ####"""
    output=$1
    shift
    {
      echo '/// The texts that lie in the folders of the target, each with its path from its folder'
      echo '/// on, in the order of the paths.'
      echo 'let embeddedTexts: [(path: String, text: String)] = ['
      while [ $# -gt 0 ]; do
        printf '("%s", ###"""\n' "$1"
        cat "$2"
        printf '\n"""###),\n'
        shift 2
      done
      echo ']'
    } >"$output"
    """####

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let texts = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL, includingPropertiesForKeys: nil
    ).map { $0.resolvingSymlinksInPath() }.filter(\.isFolder).flatMap(\.texts)
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-euc", Self.script, "sh", output.path(percentEncoded: false)]
          + texts.flatMap { [$0.path, $0.file.path(percentEncoded: false)] },
        inputFiles: texts.map(\.file), outputFiles: [output])
    ]
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// The files in the folder and those below it, each with its path from the folder on.
  fileprivate var texts: [(path: String, file: URL)] {
    let names = FileManager.default.enumerator(atPath: path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? []).compactMap { name in
      let file = appending(path: name)
      // What an editor or the system leaves about begins with a period.
      if file.isFolder || file.lastPathComponent.hasPrefix(".") { return nil }
      return (lastPathComponent + "/" + name, file)
    }
  }
}
