/// The Markdown version of a reference page.
enum ReferenceTwin {
  /// Returns the Markdown of a page that explains its entries one by one.
  static func text(of page: ReferencePage, _ list: ReferenceList) -> String {
    var text = opening(of: page) + "\n\(QuotedCode(list.introduction).markdown)\n"
    for group in list.groups {
      text += "\n## \(group.title)\n"
      if !group.summary.isEmpty { text += "\n\(QuotedCode(group.summary).markdown)\n" }
      for entry in group.entries {
        text += "\n### \(title(of: entry))\n"
        if !entry.explanation.isEmpty { text += "\n\(QuotedCode(entry.explanation).markdown)\n" }
        for listing in [entry.listingHTML, entry.outputHTML] {
          if let listing { text += "\n" + MarkdownTwin.block(plain(listing)) + "\n" }
        }
        if !entry.places.isEmpty { text += "\n" }
        for place in entry.places {
          let twin = MarkdownTwin.path(ofPage: place.path.text)
          text += "- [\(place.title)](\(page.path.address(of: SitePath(twin))))\n"
        }
        if let more = entry.more { text += "- \(more)\n" }
      }
    }
    return text
  }

  /// Returns the Markdown of the facts page.
  static func text(
    of page: ReferencePage, _ facts: FactList, _ words: SiteWords
  ) -> String {
    var text = opening(of: page)
    for subject in facts.subjects {
      text += "\n## \(subject.title)\n\n"
      for fact in subject.facts {
        let sources = fact.sources.map { "; " + markdown(of: $0) }.joined()
        let contest =
          fact.contest.map { contest in
            " "
              + words(.factContested, ["contested": words(.contested), "contest": contest])
          } ?? ""
        let marks = fact.marks.map { " \($0.text)." }.joined()
        text +=
          "- **\(fact.number)** \(fact.claim) (\(fact.evidence)\(sources))\(contest)\(marks)\n"
      }
    }
    return text
  }

  /// The title of a source, as a link where the source has an address.
  private static func markdown(of source: SourceEntry) -> String {
    source.address.map { "[\(source.title)](<\($0)>)" } ?? source.title
  }

  private static func opening(of page: ReferencePage) -> String {
    "# \(page.title)\n\n\(page.summary)\n"
  }

  /// Returns an entry's title, with code between backticks: a form of the language has asterisks,
  /// which would otherwise be Markdown's.
  private static func title(of entry: ReferenceEntry) -> String {
    plain(
      entry.titleHTML.replacing("<code>", with: "`").replacing("</code>", with: "`"))
  }

  /// Returns the text of HTML without its tags, which are ours.
  private static func plain(_ html: String) -> String {
    var text = ""
    var isInTag = false
    for character in html {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag: isInTag = false
      default: if !isInTag { text.append(character) }
      }
    }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
