import Testing

@testable import SiteBuilder

/// Conformance reports on the pages that show what they say.
struct ConformanceTests {
  private static let walk = MemoryFiles.lesson(
    "The walk", "facts: [D002, D003]\n",
    body: """
      ```scenario hidden facts: D002
      UIView root

      tap root

      expect
        hit root
      ```

      ```scenario shown facts: D003
      UIView root

      tap root

      expect
        hit root
      ```
      """)

  private static let facts =
    "title: Search\nfacts:\n"
    + ["D001", "D002", "D003", "D023"].map { number in
      "  \(number):\n    claim: It is \(number).\n    evidence: documented\n    source: articles\n"
    }.joined()

  /// Returns a report with results, each on its own line from the eighth.
  private static func report(_ results: [String], system: String = "iOS 26.1") -> String {
    """
    {
      "format": 1,
      "system": "\(system)",
      "environment": "simulator",
      "device": "iPhone 14", "date": "2026-11-21",
      "tool": "2936a224",
      "results": [
    \(results.map { "    {\($0)}" }.joined(separator: ",\n"))
      ]
    }

    """
  }

  private static func result(_ name: String, _ outcome: String, _ more: String = "") -> String {
    #""scenario": "walk#\#(name)", "result": "\#(outcome)""# + more
  }

  private static func site(_ reports: [String: String]) async -> BuiltSite {
    var content = ["01-walk.md": walk, "facts/search.yaml": facts]
    for (name, text) in reports { content["conformance/\(name)"] = text }
    return await BuiltSite.make(content, templates: [:])
  }

  /// Returns the part of a page that begins with an element's identifier and ends with a tag.
  private static func part(
    _ identifier: String, until end: String, of page: String?
  ) throws -> Substring {
    let page = try #require(page)
    let start = try #require(page.firstRange(of: "id=\"\(identifier)\""))
    let rest = page[start.upperBound...]
    return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
  }

  private static func figure(_ name: String, _ site: BuiltSite) throws -> Substring {
    try part("scenario_\(name)", until: "</figure>\n<", of: site.files["walk.html"])
  }

  private static func fact(_ number: String, _ site: BuiltSite) throws -> Substring {
    try part(number, until: "</li>", of: site.files["facts.html"])
  }

  @Test func `without a report, facts aren't run yet and figures have no mark`() async throws {
    let site = await Self.site(["README.md": "# Reports\n\nNone.\n"])
    #expect(site.messages == [])
    #expect(try Self.fact("D002", site).contains("Not yet run on a device."))
    #expect(site.files["walk.html"]?.contains("onfirmed on") == false)
    #expect(site.files.keys.filter { $0.hasPrefix("conformance") } == [])
  }

  @Test func `a report marks the scenario that it confirms, and the scenario's fact`()
    async throws
  {
    let report = Self.report([
      Self.result("hidden", "agreed"),
      Self.result("shown", "not run", #", "reason": "TouchTrace prints nothing of it""#),
    ])
    let site = await Self.site(["conformance-26.1.json": report])
    #expect(site.messages == [])
    #expect(try Self.figure("hidden", site).contains(">Confirmed on iOS 26.1 (simulator)</p>"))
    #expect(try !Self.figure("shown", site).contains("simulator"))
    #expect(try Self.fact("D002", site).contains(">Confirmed on iOS 26.1 (simulator)<"))
    #expect(try !Self.fact("D002", site).contains("Not yet run"))
    #expect(try Self.fact("D003", site).contains("Not yet run on a device."))
    #expect(site.files["facts.md"]?.contains("Confirmed on iOS 26.1 (simulator).") == true)
  }

  @Test func `a difference is shown with its expectation and its report`() async throws {
    let report = Self.report([
      Self.result("hidden", "differs", #", "expectation": "root <touchesEnded>""#)
    ])
    let site = await Self.site(["conformance-26.1.json": report])
    #expect(site.messages == [])
    let link =
      "Differs on iOS 26.1 (simulator), see <a href=\"conformance/conformance-26.1.json\">"
      + "the report</a>: <code>root &lt;touchesEnded&gt;</code>"
    #expect(try Self.figure("hidden", site).contains(link))
    #expect(
      try Self.fact("D002", site).replacing("</span>", with: "").contains(link))
    #expect(site.files["conformance/conformance-26.1.json"] == report)
  }

  @Test func `a scenario with expectations that weren't compared is confirmed in part`()
    async throws
  {
    let report = Self.report([Self.result("hidden", "agreed", #", "partial": true"#)])
    let site = await Self.site(["conformance-26.1.json": report])
    #expect(try Self.figure("hidden", site).contains("Confirmed in part on iOS 26.1"))
    #expect(try Self.fact("D002", site).contains("Confirmed in part on iOS 26.1"))
  }

  @Test func `one variant that differs counts more than another that agrees`() async throws {
    let report = Self.report([
      Self.result("hidden", "agreed", #", "variant": "one""#),
      Self.result("hidden", "differs", #", "variant": "two", "expectation": "hit B""#),
    ])
    let site = await Self.site(["conformance-26.1.json": report])
    #expect(try Self.figure("hidden", site).contains("Differs on iOS 26.1"))
    #expect(try !Self.figure("hidden", site).contains("Confirmed"))
  }

  @Test func `each system has a mark of its own`() async throws {
    let site = await Self.site([
      "conformance-18.5.json": Self.report(
        [Self.result("hidden", "differs", #", "expectation": "hit B""#)], system: "iOS 18.5"),
      "conformance-26.1.json": Self.report([Self.result("hidden", "agreed")]),
    ])
    let fact = try Self.fact("D002", site)
    #expect(fact.contains("Differs on iOS 18.5 (simulator)"))
    #expect(fact.contains("Confirmed on iOS 26.1 (simulator)"))
  }

  @Test(arguments: [
    ("\"walk#hidden\"", "\"walk#hiden\"", "8:19 unknownReportedScenario"),
    ("\"agreed\"", "\"agrees\"", "8:44 unknownReportWord"),
    ("\"format\": 1", "\"format\": 2", "2:13 unknownReportWord"),
    ("\"iOS 26.1\"", "\"iOS\"", "3:14 notAName"),
    ("\"simulator\"", "\"phone\"", "4:19 unknownReportWord"),
    ("\"2026-11-21\"", "\"2026-11-31\"", "5:35 invalidDate"),
    ("\"device\"", "\"devise\"", "5:3 unknownKey"),
    ("\"agreed\"", "\"differs\"", "8:19 missingKey"),
    ("\"agreed\"", "\"not run\"", "8:19 missingKey"),
    ("{\"scenario\": \"walk#hidden\", \"result\": \"agreed\"}", "7", "8:5 wrongType"),
    ("  \"results\": [", "  \"results\": [[", "10:1 invalidYAML"),
    ("    {\"scenario\"", "    {\"scenario\": \"walk#hidden\", \"scenario\"", "8:1 duplicateKey"),
  ])
  func `an altered report is refused where it's wrong`(
    old: String, new: String, problem: String
  ) async throws {
    let report = Self.report([Self.result("hidden", "agreed")])
    let altered = report.replacing(old, with: new, maxReplacements: 1)
    #expect(altered != report)
    let site = await Self.site(["conformance-26.1.json": altered])
    #expect(site.messages.contains("Content/conformance/conformance-26.1.json:\(problem)"))
  }

  @Test func `two results for one scenario are refused`() async {
    let report = Self.report([
      Self.result("hidden", "agreed"), Self.result("hidden", "agreed"),
    ])
    let site = await Self.site(["conformance-26.1.json": report])
    #expect(
      site.messages == ["Content/conformance/conformance-26.1.json:9:19 duplicateResult"])
  }

  @Test func `a report that isn't text, and an empty one, are refused`() async {
    for text in ["", "[]", "\u{0}", "{\"results\": {}}", "{"] {
      let site = await Self.site(["conformance-26.1.json": text])
      #expect(!site.messages.isEmpty, "\(text)")
      #expect(site.messages.allSatisfy { $0.contains("conformance-26.1.json:") }, "\(text)")
    }
  }

  @Test func `a new report changes the pages of the next build`() async {
    let memory = BuildMemory()
    let content = ["01-walk.md": Self.walk, "facts/search.yaml": Self.facts]
    let first = await BuiltSite.make(content, templates: [:], memory: memory)
    #expect(first.files["walk.html"]?.contains("Confirmed") == false)
    let report = Self.report([Self.result("hidden", "agreed")])
    let second = await BuiltSite.make(
      content.merging(["conformance/conformance-26.1.json": report]) { $1 }, templates: [:],
      memory: memory)
    #expect(second.files["walk.html"]?.contains("Confirmed on iOS 26.1") == true)
    #expect(second.files["facts.html"]?.contains("Confirmed on iOS 26.1") == true)
  }
}
