import FileSystem
import TextAndOrder

// The index is written as scripts, because a page opened from disk can't load anything else.

extension SearchIndex {
  /// The path of the index, or its first part.
  static let path = "theme/late/index.js"

  /// Returns whether a path can be a file's of the index, of which there are as many as are needed.
  static func owns(_ path: String) -> Bool {
    path.hasPrefix(SearchTexts.folder)
      || path.hasPrefix("theme/late/index-") && path.hasSuffix(".js")
  }

  /// The maximum number of entries in a file; a large course's files are about 200 KB.
  private static let maximumEntries = 4_000

  /// The index, and the texts of the pages that it links to.
  ///
  /// A page loads the first script of the index, and the search box requests the others in turn. On
  /// a large site, lessons come first, because entries are ordered by how useful their kind is.
  var files: [SiteFile] {
    var entries = self.entries
    if entries.count > Self.maximumEntries {
      entries = Kind.allCases.flatMap { kind in self.entries.filter { $0.kind == kind } }
    }
    let count = max(1, (entries.count + Self.maximumEntries - 1) / Self.maximumEntries)
    let parts = (0..<count).map { number in
      let rest = entries.dropFirst(number * Self.maximumEntries)
      let kinds = Kind.allCases.map { JSONText.quoting($0.rawValue) }.joined(separator: ",")
      let more = count > 1 ? ",more:\(count - 1)" : ""
      let empty = JSONText.quoting(SearchWords.empty)
      let start =
        number == 0
        ? "touchstoneIndex={kinds:[\(kinds)]\(more),empty:\(empty),\(SearchStem.members),"
        : "touchstoneIndex.add({"
      return SiteFile(
        path: number == 0 ? Self.path : "theme/late/index-\(number).js",
        text: start + Self.members(of: rest.prefix(Self.maximumEntries))
          + (number == 0 ? "}\n" : "})\n"))
    }
    return parts + texts
  }

  /// The texts of the pages with known text or with scenarios.
  private var texts: [SiteFile] {
    Self.pages(of: entries[...]).compactMap { page in
      guard page.entries.contains(where: { !$0.text.isEmpty || $0.kind == .scenario }) else {
        return nil
      }
      let texts = page.entries.map { ($0.fragment, $0.kind == .scenario ? $0.strip : $0.text) }
      return SearchTexts(page: page.path, texts: texts.filter { !$0.1.isEmpty }).file
    }
  }

  /// Returns the entries by page, in the order of each page's first entry.
  private static func pages(
    of entries: ArraySlice<SearchEntry>
  ) -> [(path: String, entries: [SearchEntry])] {
    var pages: [(path: String, entries: [SearchEntry])] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.page] {
        pages[place].entries.append(entry)
      } else {
        places[entry.page] = pages.count
        pages.append((entry.page, [entry]))
      }
    }
    return pages
  }

  /// Returns the pages with their entries, and the words of their texts, as members of an object.
  private static func members(of entries: ArraySlice<SearchEntry>) -> String {
    var words = SearchWords()
    let pages = pages(of: entries).enumerated().map { number, page in
      for text in page.entries.first.map({ [$0.title] + $0.phrases }) ?? [] {
        words.leaveOut(text, onPage: number)
      }
      for entry in page.entries { words.add(entry.text, onPage: number) }
      return "["
        + ([JSONText.quoting(page.path)] + Self.lines(for: page.entries)).joined(separator: ",")
        + "]"
    }
    return "pages:[" + pages.joined(separator: ",\n") + "],\n" + words.members
  }

  private static func number(of kind: Kind) -> Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

  /// Returns the entries, with facts whose numbers are consecutive together.
  private static func runs(of entries: [SearchEntry]) -> [[SearchEntry]] {
    var runs: [[SearchEntry]] = []
    for entry in entries {
      if let last = runs.last?.last, entry.follows(last) {
        runs[runs.count - 1].append(entry)
      } else {
        runs.append([entry])
      }
    }
    return runs
  }

  /// Returns a page's entries, each as its kind, its title, and the part of its fragment that doesn't
  /// follow from these, and then its phrases.
  ///
  /// An entry with nothing but a title, and with the kind of the one before it, is its title alone.
  /// Facts with consecutive numbers are one entry, such as `D001-D024`.
  private static func lines(for entries: [SearchEntry]) -> [String] {
    var previous: Kind?
    return runs(of: entries).map { run in
      let kind = run[0].kind
      defer { previous = kind }
      let fields =
        run.count == 1 ? Self.fields(of: run[0]) : ["\(run[0].title)-\(run[run.count - 1].title)"]
      let texts = fields.map { JSONText.quoting($0) }.joined(separator: ",")
      return fields.count == 1 && kind == previous ? texts : "[\(number(of: kind)),\(texts)]"
    }
  }

  /// Returns an entry's title, and the rest of its fragment and its phrases if they're needed.
  private static func fields(of entry: SearchEntry) -> [String] {
    var fields = [entry.title]
    let prefix = entry.kind.fragmentPrefix
    let rest =
      entry.fragment.hasPrefix(prefix)
      ? String(entry.fragment.dropFirst(prefix.count)) : entry.fragment
    // A fragment that isn't written is derived from the title.
    let isKnown = rest == entry.kind.fragment(titled: entry.title)
    if !isKnown || !entry.phrases.isEmpty { fields.append(rest) }
    return fields + entry.phrases
  }
}

extension SearchEntry {
  /// Returns whether a fact's number is the next one of another's.
  fileprivate func follows(_ other: Self) -> Bool {
    guard kind == .fact, other.kind == .fact, title == fragment, other.title == other.fragment,
      phrases.isEmpty, other.phrases.isEmpty, title.first == other.title.first,
      let number = Int(title.dropFirst()), let previous = Int(other.title.dropFirst())
    else { return false }
    return number == previous + 1
  }
}

extension SearchIndex.Kind {
  /// The prefix of the fragments of all entries of the kind, which `search.js` also knows.
  fileprivate var fragmentPrefix: String {
    switch self {
    case .scenario: "scenario_"
    case .challenge: "challenge_"
    case .name: "name-"
    case .lesson, .heading, .fact, .term, .reference: ""
    }
  }

  /// Returns the fragment, without its prefix, that `search.js` derives if none is written.
  fileprivate func fragment(titled title: String) -> String {
    switch self {
    case .lesson: ""
    case .heading, .term, .scenario, .challenge:
      // An apostrophe joins, as in a heading's own fragment.
      title.lowercased().filter { $0 != "'" && $0 != "’" }.utf8
        .split { !$0.isLowercase && !$0.isDigit }.map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: "-")
    case .fact, .name, .reference: title
    }
  }
}
