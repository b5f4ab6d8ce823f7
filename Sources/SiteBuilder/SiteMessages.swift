import LessonMarkdown
import SourceDiagnostics

extension DiagnosticMessage {
  static func aliasOfPage(_ path: String, other: String) -> Self {
    error("the address `\(path)` belongs to \(other)")
  }

  static func blockedElement(_ element: String) -> Self {
    warning("the page's content security policy blocks `\(element)`")
  }

  static func brokenAnchor(_ fragment: String, page: String, suggestion: String?) -> Self {
    error("`\(page)` has no heading or scenario `#\(fragment)`" + didYouMean(suggestion))
  }

  static func brokenLink(_ path: String, suggestion: String?) -> Self {
    error("there is no file `\(path)` in the content folder" + didYouMean(suggestion))
  }

  static func brokenReference(_ destination: String) -> Self {
    error("the page refers to `\(destination)`, which the site does not have")
  }

  static func duplicateAddress(_ path: String, _ file: String = "the file", other: String) -> Self {
    error("\(file) would be `\(path)` in the site, like \(other); give it another name")
  }

  static func duplicateFileNumber(_ number: String, other: String) -> Self {
    warning(
      "`\(other)` begins with \(number) too, so only the rest of the names orders the two lessons; "
        + "give one of them another number")
  }

  static func duplicateIdentifier(_ identifier: String) -> Self {
    error("the page has two elements with the id `\(identifier)`")
  }

  static func duplicateNumber(_ number: Int, other: String) -> Self {
    error("lesson `\(other)` of the same part has the number \(number) too")
  }

  static func imageOfAnotherHost(_ destination: String) -> Self {
    error(
      "images come from the content folder, and `\(destination)` is on another host; to allow it, "
        + "list the host below `allow: images` in site.yaml")
  }

  static func linkAboveContent(_ destination: String) -> Self {
    error("`\(destination)` leads out of the content folder")
  }

  static func linkFromRoot(_ destination: String) -> Self {
    error("links within the site are relative, and `\(destination)` begins with `/`")
  }

  static func linkToDraft(_ path: String) -> Self {
    error("`\(path)` is a draft, which the site doesn't have")
  }

  static func loadsFromAnotherHost(
    _ destination: String, as kind: AllowedOrigins.Kind?
  ) -> Self {
    error(
      "a page contacts no other host until a reader follows a link, and `\(destination)` is on one"
        + (kind.map { "; to allow it, list the host below `allow: \($0)` in site.yaml" } ?? ""))
  }

  static func lowContrast(
    _ pair: String, _ contrast: String, scheme: String, use: String, least: String
  ) -> Self {
    warning(
      "\(pair) has a contrast of \(contrast) on a \(scheme) page, and \(use) needs \(least)")
  }

  static func misleadingFileName(_ meant: String) -> Self {
    error("the file would only be copied; rename it to `\(meant)`")
  }

  static func missingPicture(_ path: String, key: String, suggestion: String?) -> Self {
    error("`\(key)` names `\(path)`, which isn't in the content folder" + didYouMean(suggestion))
  }

  static func missingPart(among parts: [String]) -> Self {
    error(
      "the site file lists parts, so every lesson needs `part`" + didYouMean(nil, among: parts))
  }

  static func notAPicture(_ path: String, key: String) -> Self {
    error(
      "`\(key)` must name a file in SVG or PNG, with such an ending, and `\(path)` isn't one")
  }

  static func brokenOwnAnchor(_ fragment: String, suggestion: String?) -> Self {
    error("this page has no heading or scenario `#\(fragment)`" + didYouMean(suggestion))
  }

  static func pageAsImage(_ destination: String) -> Self {
    error("an image shows a picture, and `\(destination)` is a page; remove the `!` to link to it")
  }

  static var pageInPage: Self {
    error("a page in `srcdoc` can't contain another `srcdoc`")
  }

  static func policyWithoutHosts(
    _ kind: AllowedOrigins.Kind, name: String, directive: String
  ) -> Self {
    warning(
      "this policy blocks the hosts below `allow: \(kind)`; write `{{\(name)}}` in its "
        + "`\(directive)`")
  }

  static var scriptInText: Self {
    warning(
      "the page's content security policy blocks scripts in its text; write a file in "
        + "`Templates/theme`")
  }

  static var unclosedComment: Self {
    error("the comment is never closed; write `-->`")
  }

  static func uncheckedContrast(of name: String, _ value: String) -> Self {
    warning(
      "the contrast of `\(name)` isn't checked, because `\(value)` isn't read as a color; write it "
        + "as `#rrggbb`, a name, `rgb()`, or `hsl()`")
  }

  static func unclosedElement(_ name: String) -> Self {
    error("`<\(name)>` is never closed; write `</\(name)>` in the same block")
  }

  static var unclosedHTMLTag: Self {
    error("the tag is never closed; write `>`")
  }

  static func unexpectedEndTag(_ name: String) -> Self {
    error("`</\(name)>` closes nothing, because no such element is open in this block")
  }

  static func unknownPageLanguage(
    _ language: String, known: [String], suggestion: String?
  ) -> Self {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return error(
      "there is no file `languages/\(language).yaml`; the languages are \(list)"
        + didYouMean(suggestion))
  }

  static func unknownPart(_ part: String, suggestion: String?, known: [String]) -> Self {
    error("the site file has no part `\(part)`" + didYouMean(suggestion, among: known))
  }

  static func unknownSymptom(_ phrase: String, suggestion: String?) -> Self {
    error("no lesson has the symptom `\(phrase)`" + didYouMean(suggestion))
  }

  static func unsuitableFileName(_ character: Character) -> Self {
    error("file names in the content folder become addresses, which can't contain `\(character)`")
  }
}
