import Foundation
import PackagePlugin

/// Embeds the texts in a target's folders into its module, as the constant `embeddedTexts`.
///
/// SwiftPM's own `.embedInCode` makes one constant per file, so a list of the files would have to
/// be maintained by hand. It also writes each byte as a number, which is slow to compile. A shell
/// script writes the constant because a Swift program would be built with the options of the main
/// product: the linker options for the browser, or the sanitizer for a fuzzer.
@main struct EmbedTexts: BuildToolPlugin {
  /// Takes the output file, and then a pair for each text: its path in the target, and the file.
  ///
  /// The text between the quotes matches the file byte for byte, whether or not its last line ends
  /// with a line break.
  private static let script = ####"""
    output=$1
    shift
    {
      echo '/// The texts that are in the folders of the target, each with its path from its folder'
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

  /// The files in the folder and its subfolders, with their paths relative to the folder.
  fileprivate var texts: [(path: String, file: URL)] {
    let names = FileManager.default.enumerator(atPath: path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? []).compactMap { name in
      let file = appending(path: name)
      // Files that editors and the system create begin with a period.
      if file.isFolder || file.lastPathComponent.hasPrefix(".") { return nil }
      return (lastPathComponent + "/" + name, file)
    }
  }
}
