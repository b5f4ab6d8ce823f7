import FileSystem

/// The scripts of a folder in the form that browsers load.
///
/// A script that imports or exports names is a module. A page opened from a disk can't load modules,
/// so each module that no other imports becomes a classic script with all modules that it needs.
/// Two rules make that a matter of lines:
///
/// - Imports come first, each on a line: `import { make, button } from "./elements.js";`, from the
///   same folder.
/// - A declaration is exported where it is: `export const`, `export function`, `export async
///   function`, or `export class`.
struct ScriptBundle {
  /// The classic scripts; one that was a module has the name of the first.
  private(set) var files: [SiteFile] = []

  /// What is wrong in modules.
  private(set) var faults: [Fault] = []

  private var modules: [String: Module] = [:]

  /// A line of a module that breaks a rule.
  struct Fault: Equatable {
    /// The path of the script.
    var path: String
    var line: String
    /// What is wrong, as a message says it.
    var reason: String
  }

  /// Joins scripts, which have no comments and no indentation.
  init(_ scripts: [SiteFile]) {
    for script in scripts { modules[script.path] = Module(script) }
    let imported = Set(modules.values.flatMap { $0.imports.map(\.path) })
    for script in scripts {
      guard let module = modules[script.path] else {
        files.append(script)
        continue
      }
      faults += module.faults + importFaults(of: script.path, module)
      guard !imported.contains(script.path) else { continue }
      var order: [String] = []
      visit(script.path, &order)
      files.append(SiteFile(path: script.path, bytes: bytes(of: order)))
    }
  }

  /// Adds a module to a script's, after the modules that it imports, unless they lead back to it.
  private mutating func visit(
    _ path: String, from importers: [String] = [], _ order: inout [String]
  ) {
    guard let module = modules[path], !importers.contains(path), !order.contains(path) else {
      return
    }
    for found in module.imports { visit(found.path, from: importers + [path], &order) }
    order.append(path)
  }

  /// What is wrong in the imports of modules that are fine on their own.
  private func importFaults(of path: String, _ module: Module) -> [Fault] {
    module.imports.flatMap { found in
      let known = modules[found.path]?.exports ?? []
      let missing = found.names.filter { !known.contains($0) }.map {
        "`\(found.path)` exports no `\($0)`"
      }
      let circle = leads(from: found.path, to: path) ? ["the module imports itself"] : []
      return (missing + circle).map { Fault(path: path, line: found.line, reason: $0) }
    }
  }

  /// Returns whether a module imports another one, directly or not.
  private func leads(from path: String, to other: String) -> Bool {
    var known: Set<String> = []
    var next = [path]
    while let path = next.popLast() {
      if path == other { return true }
      guard known.insert(path).inserted else { continue }
      next += modules[path]?.imports.map(\.path) ?? []
    }
    return false
  }

  /// Returns a classic script of modules, each in a separate function, so that two modules can use
  /// the same name for different things.
  private func bytes(of order: [String]) -> [UInt8] {
    var bytes = Array("(() => {\n\"use strict\";\n".utf8)
    for (number, path) in order.enumerated() {
      guard let module = modules[path] else { continue }
      bytes += "const $\(number) = (() => {\n".utf8
      for found in module.imports {
        guard let place = order.firstIndex(of: found.path) else { continue }
        bytes += "const { \(found.names.joined(separator: ", ")) } = $\(place);\n".utf8
      }
      bytes += module.body
      bytes += "return { \(module.exports.joined(separator: ", ")) };\n})();\n".utf8
    }
    return bytes + Array("})();\n".utf8)
  }
}

extension ScriptBundle {
  /// A script that imports or exports names.
  private struct Module {
    /// The names that it takes from each other module.
    var imports: [(path: String, names: [String], line: String)] = []
    /// The names that it gives, in order.
    var exports: [String] = []
    /// Its lines without the words for both.
    var body: [UInt8] = []
    var faults: [Fault] = []

    private static let importRule =
      "expected `import { name } from \"./module.js\";` at the head of the module"
    private static let exportRule =
      "expected a declaration after `export`, such as `export const size = 2`"

    /// Reads a module; returns `nil` for a script that is none.
    init?(_ script: SiteFile) {
      let lines = script.bytes.split(separator: UInt8(ascii: "\n"))
      let isModule = lines.contains {
        $0.starts(with: "import ".utf8) || $0.starts(with: "export ".utf8)
      }
      guard isModule else { return nil }
      for bytes in lines {
        let line = { String(decoding: bytes, as: UTF8.self) }
        var rest = bytes
        if bytes.starts(with: "import ".utf8) {
          add(anImport: line(), in: script.path)
          continue
        }
        if bytes.starts(with: "export ".utf8) {
          add(anExport: line(), in: script.path)
          rest = bytes.dropFirst("export ".utf8.count)
        }
        body += rest
        body.append(UInt8(ascii: "\n"))
      }
    }

    /// Reads a line such as `import { make, button } from "./elements.js";`.
    private mutating func add(anImport line: String, in path: String) {
      let (start, end) = ("import { ", " } from ")
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      let names = parts[0].dropFirst(start.count).dropLast(end.count).split(separator: ",")
        .map { $0.first == " " ? $0.dropFirst() : $0 }
      guard parts.count == 3, parts[0].hasPrefix(start), parts[0].hasSuffix(end),
        parts[1].hasPrefix("./"), parts[2] == ";", body.isEmpty, names.allSatisfy(Self.isName)
      else { return faults.append(Fault(path: path, line: line, reason: Self.importRule)) }
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      imports.append(("\(folder)/\(parts[1].dropFirst(2))", names.map(String.init), line))
    }

    private static func isName(_ text: Substring) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Reads the beginning of a line such as `export const make = …`.
    private mutating func add(anExport line: String, in path: String) {
      var words = line.split(separator: " ").dropFirst()
      if words.first == "async" { words = words.dropFirst() }
      let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
      guard let kind = words.first, ["const", "function", "class"].contains(kind), !name.isEmpty
      else { return faults.append(Fault(path: path, line: line, reason: Self.exportRule)) }
      exports.append(String(name))
    }
  }
}
