import FileSystem
import SiteBuilder
import Synchronization

/// Files kept in memory, in the place of a disk.
final class MemoryFiles: Sendable {
  private let texts: [String: [UInt8]]
  private let published = Mutex<[SiteFile]?>(nil)
  private let refusal: FileProblem?

  init(_ texts: [String: String], refusal: FileProblem? = nil) {
    self.texts = texts.mapValues { Array($0.utf8) }
    self.refusal = refusal
  }

  /// What was published last, as texts; `nil` when nothing was.
  var site: [String: String]? {
    published.withLock { site in
      site.map { files in
        Dictionary(
          uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      }
    }
  }

  /// The paths that were published last, in order.
  var paths: [String]? { published.withLock { $0?.map(\.path) } }

  var access: FileAccess {
    FileAccess(
      contents: { path throws(FileProblem) in
        guard let bytes = self.texts[path] else { throw FileProblem(.read, path, .missing) }
        return bytes
      },
      files: { folder in
        self.texts.keys.filter { $0.hasPrefix(folder + "/") }
          .map { String($0.dropFirst(folder.count + 1)) }.sorted()
      },
      isFolder: { path in
        if self.texts[path] != nil { return false }
        return self.texts.keys.contains { $0.hasPrefix(path + "/") } ? true : nil
      },
      writer: { _ in Writer(self) })
  }

  /// Takes a site as a folder would.
  private final class Writer: SiteWriter {
    private let files: MemoryFiles
    private let taken = Mutex<[SiteFile]>([])

    init(_ files: MemoryFiles) { self.files = files }

    func write(_ file: SiteFile) { taken.withLock { $0.append(file) } }

    func keep(_ files: [(path: String, number: UInt64)]) -> Bool { false }

    func contents(of path: String) -> [UInt8] {
      taken.withLock { files in files.first { $0.path == path }?.bytes } ?? []
    }

    func finish() throws(FileProblem) -> Publication {
      if let refusal = files.refusal { throw refusal }
      let site = taken.withLock(\.self).sorted { $0.path < $1.path }
      files.published.withLock { $0 = site }
      return .replaced
    }

    func abandon() {}
  }
}

extension MemoryFiles {
  /// The least that the pages need: each template shows what the tests look for.
  static let templates = [
    "Templates/home.mustache": """
    <h1>{{siteTitle}}</h1>{{{introduction}}}
    {{#parts}}[{{partTitle}}]{{#lessons}}<a href="{{address}}">{{number}} {{title}}</a>
    {{/lessons}}{{/parts}}
    """,
    "Templates/lesson.mustache": """
    <h1>{{number}} {{title}}</h1>{{{body}}}
    {{#facts}}<i>{{identifier}}</i>{{/facts}}
    {{#previous}}<a href="{{address}}">before {{title}}</a>{{/previous}}
    {{#next}}<a href="{{address}}">next {{title}}</a>{{/next}}
    """,
    "Templates/reference.mustache": "{{title}}{{{body}}}",
    "Templates/not-found.mustache": "{{siteTitle}}",
    "Templates/search.mustache": "{{siteTitle}}",
    "Templates/scenario.mustache": """
    <div id="{{identifier}}">{{title}}{{#figures}}<p>{{kind}}{{/figures}}</div>
    {{#remark}}<i>{{remark}}</i>{{/remark}}{{#failure}}<pre>{{{failureListing}}}</pre>{{/failure}}
    """,
    "Templates/run.mustache": "<h1>{{title}}</h1>",
    "Templates/facts.mustache": """
    {{#subjects}}[{{title}}]{{#facts}}<p id="{{number}}">{{status}}
    {{#proofs}}<a href="{{address}}#{{fragment}}">{{title}}</a>{{/proofs}}</p>{{/facts}}{{/subjects}}
    """,
    "Templates/theme/icon.svg": "<svg/>",
    "Templates/theme/site.css": "p {}",
  ]

  /// A lesson with a title and what else is given.
  static func lesson(_ title: String, _ properties: String = "", body: String = "") -> String {
    "---\ntitle: \(title)\n\(properties)---\n\n\(body)\n"
  }
}
