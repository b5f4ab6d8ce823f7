import LessonMarkdown
import SourceDiagnostics
import Testing

/// The ledger's files as they are read.
struct FactFileTests {
  private func read(_ text: String) -> (file: FactFile, messages: [String]) {
    let reading = FactFile.read(SourceText(name: "facts/f.yaml", text: text))
    let messages = reading.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(diagnostic.message.identifier)"
    }
    return (reading.file, messages)
  }

  @Test func `a fact has its claim, its evidence, its sources and what shows it`() {
    let read = read(
      """
      title: Hit testing
      number: 2
      facts:
        D001:
          claim: >-
            The front one
            first.
          evidence: [documented, observed in a log]
          source:
            - title: "Apple documentation: UIView"
              address: https://developer.apple.com/documentation/uikit/uiview
            - log
          contradicts: an old article
          contested: two libraries report the opposite
          proof: [walk#one, walk#two]
          test: a test
          rule: [aRule, anotherRule]
        D138a:
          claim: It is so.
          evidence: widely reported
          source: articles
          omitted: There is none.
      """)
    #expect(read.messages == [])
    #expect(read.file.title == "Hit testing")
    #expect(read.file.number == 2)
    #expect(read.file.facts.map(\.number) == ["D001", "D138a"])
    let one = read.file.facts[0]
    #expect(one.claim == "The front one first.")
    #expect(one.evidence == [.documented, .observed])
    #expect(
      one.sources == [
        CitedSource(
          title: "Apple documentation: UIView",
          address: "https://developer.apple.com/documentation/uikit/uiview"),
        CitedSource(title: "log"),
      ])
    #expect(one.contradiction == "an old article")
    #expect(one.contest == "two libraries report the opposite")
    #expect(one.evidenceWords == "documented, observed in a log, contested")
    #expect(read.file.facts[1].evidenceWords == "widely reported")
    #expect(one.proofs.map(\.text) == ["walk#one", "walk#two"])
    #expect(one.tests == ["a test"])
    #expect(one.rules == ["aRule", "anotherRule"])
    #expect(read.file.facts[1].omission == "There is none.")
    #expect(read.file.facts[1].evidence == [.widelyReported])
  }

  @Test func `each error is told at its place`() {
    let read = read(
      """
      titel: Hit testing
      facts:
        D001:
          claim: It is so.
          evidence: [documented, log, rumour]
          sources: articles
          proof: walk
        d2:
          claim: It is so.
        D003: so
        D004:
          claim: [a]
          evidence: [documented, documented]
          source: []
          omitted: why
          test: but tested
      """)
    #expect(
      read.messages == [
        "1:1 unknownKey", "5:28 unknownEvidence", "5:33 unknownEvidence",
        "6:5 unknownKey", "7:12 notAProof", "3:3 missingKey", "8:3 notAName",
        "10:9 wrongType", "12:12 wrongType", "13:28 duplicateEvidence", "14:13 emptyKey",
        "11:3 provenAndOmitted", "1:1 missingKey",
      ])
    #expect(read.file.facts.map(\.number) == ["D001", "D004"])
  }

  @Test func `a source is text, or a title with an address`() {
    func reading(_ source: String) -> (sources: [CitedSource], messages: [String]) {
      let read = read(
        "title: T\nfacts:\n  D001:\n    claim: c\n    evidence: documented\n    source: \(source)\n"
      )
      return (read.file.facts[0].sources, read.messages)
    }
    let page = "https://example.com/a?b=(c:)#d"
    #expect(
      reading("{title: A page, address: '\(page)'}")
        == ([CitedSource(title: "A page", address: page)], []))
    #expect(
      reading("[a log, {title: notes}]")
        == ([CitedSource(title: "a log"), CitedSource(title: "notes")], []))
    for address in ["notes.html", "javascript:a()", "https://", "'https://a b'", "'https://<a>'"] {
      #expect(
        reading("{title: A page, address: \(address)}")
          == ([CitedSource(title: "A page")], ["6:38 invalidAddress"]))
    }
    #expect(reading("{address: 'https://a.example/'}") == ([], ["6:13 missingKey"]))
    #expect(reading("{title: A, url: x}").messages == ["6:24 unknownKey"])
    #expect(reading("[[a]]").messages == ["6:14 wrongType"])
  }

  @Test func `a number that is written twice in a file is told`() {
    let fact = "{claim: It is so., evidence: documented, source: articles}"
    let read = read("title: T\nfacts:\n  D001: \(fact)\n  D001: \(fact)\n")
    #expect(read.messages == ["4:3 duplicateKey"])
  }

  @Test func `the word that is meant is offered`() throws {
    let source = SourceText(
      name: "f.yaml",
      text: "title: T\nfacts:\n  D1: {claim: c, evidence: [re], source: s}\n")
    let diagnostic = try #require(FactFile.read(source).diagnostics.first)
    #expect(diagnostic.fixIts.count == 1)
    #expect(diagnostic.message.text.hasSuffix("did you mean `reverse-engineered`?"))
  }

  @Test(arguments: ["", "# nothing\n", "- a\n", "facts: 3\n", "facts: [D1]\n", "{", "\u{0}"])
  func `no text makes it stop`(text: String) {
    #expect(read(text).file.facts.isEmpty)
  }
}
