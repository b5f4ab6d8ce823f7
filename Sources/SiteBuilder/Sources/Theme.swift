import FileSystem
import SourceDiagnostics

/// The files that all pages share, under the names that pages use.
///
/// A style sheet, a script, or the icon has a hash of its contents in its name, so that browsers
/// can cache it forever: `theme/site.5f0c1a2b.css`. Other files keep their names, because style
/// sheets may refer to them. A site has the files for the engine only if it has the engine.
struct Theme: Sendable {
  /// The folder of the scripts that a page loads only on demand.
  static let late = "theme/late/"
  /// The folder of the files that a page has only with the engine.
  static let live = "theme/live/"
  private static let searchScript = late + "search.js"
  private static let readingScript = late + "reading.js"
  private static let readingStyle = late + "reading.css"
  private static let filterScript = late + "filter.js"
  private static let listStyle = late + "lists.css"
  private static let runStyle = late + "run.css"
  private static let printStyle = late + "print.css"
  private static let playerScript = late + "player.js"
  private static let playerStyle = late + "player.css"
  private static let liveStyle = live + "live.css"
  private static let liveOpener = live + "try.js"
  private static let liveModule = live + "module.js"
  /// The module with the tools, for pages from a server as well: few readers load it.
  private static let liveTools = live + "tools.js"
  /// The script of the worker, which runs whole scenarios.
  private static let liveWorker = live + "worker.js"
  /// The script with everything that a page has for the engine.
  private static let liveWorkbench = live + "all.js"
  /// The author's own style sheet, whose rules come after all others.
  static let customStyle = "theme/custom.css"
  /// All style sheets that pages load.
  private static let style = "theme/style.css"
  /// The engine in the form that a server delivers.
  ///
  /// Most servers compress an uncompressed module, better than gzip does, and browsers cache its
  /// compiled code. Some servers decompress files with gzip's extension, so a compressed module has
  /// a different name.
  private static let liveBinaries = [live + "module.wasm", live + "module.packed"]
  private static let icon = "theme/icon.svg"

  /// The files under their names in the site.
  private(set) var files: [SiteFile] = []

  /// What is wrong in scripts.
  private(set) var faults: [ScriptBundle.Fault] = []

  /// The names in the site of the template folder's files.
  private var names: [String: String] = [:]

  /// Names the files of the templates folder.
  ///
  /// - Parameters:
  ///   - sources: The files of the templates folder.
  ///   - engine: The modules that run scenarios in the page; `nil` if there are none.
  init(_ sources: [SiteFile], engine: EngineFiles? = nil) {
    var sources = sources
    if let engine {
      let module = SiteFile(
        path: Self.liveModule, bytes: EngineScript.bytes(of: engine.main.shortestBytes))
      let tools = SiteFile(
        path: Self.liveTools, bytes: EngineScript.bytes(of: engine.tools.shortestBytes))
      sources += [module, tools]
      let binary = Self.liveBinaries[EngineModule.isPacked(engine.main.bytes) ? 1 : 0]
      sources.append(SiteFile(path: binary, bytes: engine.main.bytes))
    } else {
      sources.removeAll { $0.path.hasPrefix(Self.live) }
    }
    for source in Self.naming(loaded(sources)) {
      let name = Self.isNumbered(source.path) ? Self.numberedName(of: source) : source.path
      names[source.path] = name
      files.append(SiteFile(path: name, bytes: source.bytes))
    }
  }

  /// The style sheets of every page, sorted by name, with the author's own last.
  var styleSheets: [SitePath] {
    let sheets = paths { path in
      path.hasSuffix(".css") && path != Self.customStyle
        && ![Self.live, Self.late].contains { path.hasPrefix($0) }
    }
    return sheets + paths { $0 == Self.customStyle }
  }

  /// The scripts of every page, in the order in which they run.
  var scripts: [SitePath] {
    let others = paths { path in
      path.hasSuffix(".js") && path != SiteWords.scriptPath
        && ![Self.live, Self.late].contains { path.hasPrefix($0) }
    }
    // The others use the words of the first, and the last uses what the others define.
    return paths { $0 == SiteWords.scriptPath } + others + paths { $0 == Self.liveOpener }
  }

  /// The texts of the style sheets, in the same order.
  var styleTexts: [String] {
    let texts = Dictionary(
      files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return styleSheets.compactMap { texts[$0.text] }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The script for the search box.
  var search: SitePath? { names[Self.searchScript].map { SitePath($0) } }

  /// The files that a page loads at a reader's first action; `nil` if the theme lacks one.
  var reading: ScriptFiles? { scriptFiles(Self.readingScript, Self.readingStyle) }

  /// The style sheet for pages outside the course.
  var lists: SitePath? { names[Self.listStyle].map { SitePath($0) } }

  /// The style sheet for pages of runs.
  var runs: SitePath? { names[Self.runStyle].map { SitePath($0) } }

  /// The style sheet for printing, which browsers load last.
  var print: SitePath? { names[Self.printStyle].map { SitePath($0) } }

  /// Returns the style sheet for the way in which a language is written, if it needs one.
  func style(for words: SiteWords) -> SitePath? {
    words.style.flatMap { names[Self.late + $0] }.map { SitePath($0) }
  }

  /// The text of a style sheet of the theme.
  func text(of sheet: SitePath) -> String? {
    files.first { $0.path == sheet.text }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The script that filters long lists.
  var filter: SitePath? { names[Self.filterScript].map { SitePath($0) } }

  /// The files for stepping through scenarios; `nil` if the theme lacks one.
  var player: ScriptFiles? { scriptFiles(Self.playerScript, Self.playerStyle) }

  private func scriptFiles(_ script: String, _ style: String) -> ScriptFiles? {
    guard let script = names[script], let style = names[style] else { return nil }
    return ScriptFiles(script: SitePath(script), style: SitePath(style))
  }

  /// Whether readers can run scenarios in the pages.
  var isLive: Bool { names[Self.liveStyle] != nil && names[Self.liveModule] != nil }

  /// Returns the files that a page loads when a reader wants to interact with a figure, or `nil` if
  /// there is no engine, or if the theme lacks a file.
  func live(playground: SitePath) -> LiveFiles? {
    guard let style = names[Self.liveStyle], let module = names[Self.liveModule],
      let binary = Self.liveBinaries.compactMap({ names[$0] }).first
    else { return nil }
    let scripts = paths { path in
      path.hasPrefix(Self.live) && path.hasSuffix(".js")
        && ![Self.liveOpener, Self.liveModule, Self.liveTools, Self.liveWorker].contains(path)
    }
    return LiveFiles(
      scripts: scripts, style: SitePath(style), module: SitePath(module),
      binary: SitePath(binary), playground: playground)
  }

  /// Returns the errors in scripts, with the places in the files.
  func diagnostics(in sources: [SiteFile]) -> [Diagnostic] {
    faults.compactMap { fault in
      guard let file = sources.first(where: { $0.path == fault.path }) else { return nil }
      let start = file.bytes.firstRange(of: fault.line.utf8)?.lowerBound ?? 0
      return Diagnostic(
        .invalidModule(fault.reason), at: start..<start + fault.line.utf8.count,
        in: SourceText(name: file.path, text: String(decoding: file.bytes, as: UTF8.self)))
    }
  }

  /// The site's icon.
  var icon: SitePath { SitePath(names[Self.icon] ?? Self.icon) }

  private func paths(where isMeant: (String) -> Bool) -> [SitePath] {
    names.keys.filter(isMeant).sorted().compactMap { names[$0].map { SitePath($0) } }
  }

  /// Returns the files in the form that browsers load, with files that are always loaded together
  /// concatenated, and finds what is wrong in scripts.
  private mutating func loaded(_ sources: [SiteFile]) -> [SiteFile] {
    let sources = sources.sorted { $0.path < $1.path }
    let scripts = ScriptBundle(
      sources.filter { $0.path.hasSuffix(".js") }.map { script in
        SiteFile(path: script.path, bytes: Self.withoutComments(script.bytes))
      })
    faults = scripts.faults
    let styles = sources.filter { $0.path.hasSuffix(".css") }
    let ordered =
      styles.filter { $0.path != Self.customStyle } + styles.filter { $0.path == Self.customStyle }
    let sheets = Dictionary(grouping: ordered) { sheet in
      [Self.live, Self.late].first { sheet.path.hasPrefix($0) } ?? Self.style
    }
    let others = sources.filter { !$0.path.hasSuffix(".css") && !$0.path.hasSuffix(".js") }
    return others + scripts.files
      + StyleText.files(sheets[Self.style] ?? [], joinedAt: Self.style)
      + StyleText.files(sheets[Self.live] ?? [], joinedAt: Self.liveStyle)
      + (sheets[Self.late] ?? []).flatMap { StyleText.files([$0], joinedAt: $0.path) }
  }

  /// Returns the files, with the names of the tools and the worker at the head of the script that
  /// loads them, so that not every page has to have them.
  private static func naming(_ files: [SiteFile]) -> [SiteFile] {
    let names = [("toolsName", liveTools), ("workerName", liveWorker)].compactMap { name, path in
      files.first { $0.path == path }.map { file in
        "touchstoneLive.\(name) = \"\(numberedName(of: file).dropFirst(live.count))\";\n"
      }
    }
    return files.map { file in
      guard file.path == liveWorkbench, !names.isEmpty else { return file }
      let head = "window.touchstoneLive ??= {};\n" + names.joined()
      return SiteFile(path: file.path, bytes: Array(head.utf8) + file.bytes)
    }
  }

  /// Returns a script without comment lines and indentation, because readers have to load it.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard !code.isEmpty, !code.starts(with: "//".utf8) else { continue }
      result += code
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  private static func isNumbered(_ path: String) -> Bool {
    path == icon || path.hasSuffix(".css") || path.hasSuffix(".js") || liveBinaries.contains(path)
  }

  private static func numberedName(of file: SiteFile) -> String {
    var hash = ContentHash()
    hash.add(file.bytes)
    let dot = file.path.lastIndex(of: ".") ?? file.path.endIndex
    return "\(file.path[..<dot]).\(hash.text.suffix(8))\(file.path[dot...])"
  }
}
