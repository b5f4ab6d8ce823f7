import FileSystem
import LessonMarkdown
import SourceDiagnostics
import StandardTemplates
import TextAndOrder

/// The words of a site's pages, in the language of the site.
///
/// Lessons are in any language that their author writes; these are the words around them. What the
/// engine says in figures, traces, and messages is UIKit's own and stays English.
struct SiteWords: Sendable {
  /// The folder of the language files, in the folder of the templates.
  static let folder = "languages/"

  /// The language, as in HTML's `lang` attribute.
  let language: String
  private let file: LanguageFile

  /// Whether the language is English, in any region.
  var areEnglish: Bool { language.lowercased().prefix { $0 != "-" } == "en" }

  /// The names of the words for templates, sorted.
  var names: [String] { file[.pages].keys.sorted() }

  private init(_ language: String, _ file: LanguageFile) {
    self.language = language
    self.file = file
  }

  /// Returns a phrase as it's written, with its placeholders; `nil` if no word has the name.
  subscript(name: String) -> String? { file[.pages][name] }

  /// Returns a phrase with values in place of its placeholders.
  func callAsFunction(_ word: Word, _ values: [String: String] = [:]) -> String {
    LanguageFile.phrase(self[word.rawValue] ?? "", with: values)
  }
}

// MARK: - Languages

extension SiteWords {
  /// The words of the program's own pages.
  static let english = SiteWords("en", model)

  /// The names and the placeholders of all words.
  private static let model: LanguageFile = {
    guard let source = standardSource(of: "en") else {
      preconditionFailure("The program has its own words.")
    }
    return LanguageFile.read(source).file
  }()

  /// Returns the program's own file for a language; `nil` if it has none.
  private static func standardSource(of language: String) -> SourceText? {
    StandardTemplates.files.first { $0.path == folder + language + ".yaml" }.map { file in
      SourceText(name: file.path, text: String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// Returns whether a file in the folder of the templates is a language's.
  static func isLanguageFile(_ path: String) -> Bool { language(ofFile: path) != nil }

  private static func language(ofFile path: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(".yaml") else { return nil }
    let name = path.dropFirst(folder.count).dropLast(5)
    let isTag =
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isTag ? String(name) : nil
  }

  /// Finds the words of a site's language.
  ///
  /// - Parameters:
  ///   - properties: The properties in the site file.
  ///   - siteFile: The site file, if there is one.
  ///   - files: The language files, with their paths in the folder of the templates.
  /// - Returns: The words, in English if the site's language has errors.
  static func reading(
    _ properties: SiteProperties, in siteFile: SourceText?,
    from files: [(path: String, source: SourceText)]
  ) -> (words: SiteWords, diagnostics: [Diagnostic]) {
    let language = properties.language
    guard let source = files.first(where: { Self.language(ofFile: $0.path) == language })?.source
    else {
      let known = files.compactMap { Self.language(ofFile: $0.path) }.sorted()
      let problem = siteFile.map { unknown(language, known, at: properties.languagePlace, in: $0) }
      return (english, [problem].compactMap(\.self))
    }
    let standard = standardSource(of: language)
    // Most sites are in English, and a message's example is a site, too.
    if language == english.language, source.bytes == standard?.bytes { return (english, []) }
    let basis = source.bytes == standard?.bytes ? nil : standard.map { LanguageFile.read($0).file }
    let (file, diagnostics) = LanguageFile.read(source, like: model, changing: basis)
    return diagnostics.isEmpty
      ? (SiteWords(language, file), []) : (english, diagnostics)
  }

  private static func unknown(
    _ language: String, _ known: [String], at range: Range<Int>?, in source: SourceText
  ) -> Diagnostic {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    let isChinese = ["zh", "cn", "chinese"].contains(subtags.first)
    let meant = known.first { known in
      known.lowercased() == language.lowercased() || known == subtags.first.map(String.init)
        || isChinese && known == "zh-Hans"
          && !subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    }
    return Diagnostic(
      .unknownPageLanguage(language, known: known, suggestion: meant), at: range, in: source,
      replacement: meant)
  }
}

// MARK: - Direction

extension SiteWords {
  /// Languages that are usually written from right to left.
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
    "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Scripts that are written from right to left.
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    let subtags = language.lowercased().split(separator: "-").map(String.init)
    // A script, such as `Latn`, has four letters and decides for any language.
    if let script = subtags.dropFirst().first(where: {
      $0.count == 4 && !$0.contains { $0.isNumber }
    }) {
      return Self.rightToLeftScripts.contains(script)
    }
    return subtags.first.map(Self.rightToLeftLanguages.contains) ?? false
  }
}

extension SiteWords {
  /// The name of the style sheet for the way in which the language is written; `nil` if it needs
  /// none.
  var style: String? {
    if isRightToLeft { return "rtl.css" }
    return ["ja", "ko", "zh"].contains(language.lowercased().prefix { $0 != "-" })
      ? "cjk.css" : nil
  }
}

// MARK: - Scripts

extension SiteWords {
  /// The path of the script with the words of the other scripts.
  static let scriptPath = "theme/language.js"

  /// The script that translates the phrases in the other scripts; `nil` if they are as the site
  /// shows them.
  ///
  /// A page loads it before all others, which know what to do without it.
  var script: SiteFile? {
    let phrases = file[.scripts].filter { $0.key != $0.value }.sorted { $0.key < $1.key }
    guard !phrases.isEmpty else { return nil }
    let lines = phrases.map { "\(JSONText.quoting($0.key)):\(JSONText.quoting($0.value))" }
    return SiteFile(
      path: Self.scriptPath,
      text: """
        {
        const known={
        \(lines.joined(separator: ",\n"))
        }
        window.t=(words,values)=>(known[words]??words).replace(/{(\\w+)}/g,(all,name)=>values?.[name]??all)
        }

        """)
  }
}
