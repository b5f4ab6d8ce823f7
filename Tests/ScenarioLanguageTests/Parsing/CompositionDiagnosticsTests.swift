import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import Testing

struct CompositionDiagnosticsTests {
  private static let scenes = [
    "boxes":
      "UIView root\n  UIView A\n    UITapGestureRecognizer tap\n\ntap A\nexpect\n  tap fires\n",
    "broken": "UIView root\n  UIVeiw A\n",
    "circle": "scene: round\n",
    "round": "scene: circle\n",
    "two": "scene: boxes\nwith A\n  UIView B\n",
  ]

  private static let resolver = SceneResolver(
    text: { name, _ in scenes[name].map { SourceText(name: name, text: $0) } },
    names: { _ in scenes.keys.sorted() })

  @Test(arguments: [
    ("scene: boxs", ["error: no scenario named `boxs`; did you mean `boxes`?"]),
    ("scene: circle", ["error: `scene: circle` leads back to itself"]),
    ("scene: broken\ntap A", ["error: the view tree of `broken` can't be used like this"]),
    ("scene: two\ntap B", []),
    ("scene: two\nwithout A\ntap root", []),
    ("scene: two\nwithout C", ["error: no participant named `C`"]),
    ("scene: two\nwithout", ["error: the line ends too early; expected the name of a participant"]),
    ("scene: two\nwith C isHidden: true", ["error: no participant named `C`"]),
    (
      "scene: two\nwith B",
      ["error: `with B` changes nothing; write `property: value` after it or lines under it"]
    ),
    (
      "scene: two\nwith B isHiden: true",
      ["error: UIView has no property `isHiden`; did you mean `isHidden`?"]
    ),
    ("scene: two\nwith B\n  UIView A", ["error: the name `A` is already taken"]),
    ("limit 5 minutes", ["error: no limit `minutes`; expected `events`, `steps` or `kilobytes`"]),
    ("limit 5", ["error: a time needs a unit; did you mean `5ms`?"]),
    ("limit 0 steps", ["error: a limit must be a whole number from 1 to 1000000"]),
    (
      "tap root\nvariant a\n  wait 1s",
      ["error: a single variant has nothing to be compared with; write at least two"]
    ),
    (
      "variant a\n  wait 1s\nvariant a\n  wait 1s\n  variant b\ntap root",
      [
        "error: there is a variant `a` already", "error: a variant can't be inside a variant",
        "error: what all variants share must come before the first of them",
      ]
    ),
    (
      "tap rot\nvariant a\n  tap rot\nvariant b\n  with root isHidden: true\n  tap root",
      [
        "error: no view named `rot`; did you mean `root`?",
        "error: no view named `rot`; did you mean `root`?",
      ]
    ),
  ])
  func `what is wrong with scenes and variants is told once`(text: String, expected: [String]) {
    let source = SourceText(name: "test", text: text)
    let parsed = ParsedScenario(source, resolver: Self.resolver)
    let messages = parsed.diagnostics.map { "\($0.message.severity.word): \($0.message.text)" }
    #expect(messages == expected)
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.source == source)
      #expect((diagnostic.range?.upperBound ?? 0) <= source.bytes.count)
    }
  }

  @Test func `an error in a scene that is used is shown where it is`() {
    let source = SourceText(name: "test", text: "scene: broken")
    let parsed = ParsedScenario(source, resolver: Self.resolver)
    #expect(
      parsed.diagnostics.listing() == """
        test:1:8: error[scene-with-errors]: the view tree of `broken` can't be used like this
          |
        1 | scene: broken
          |        ^~~~~~
        broken:2:3: note: no class named `UIVeiw`; did you mean `UIView`?
          |
        2 |   UIVeiw A
          |   ^~~~~~

        """)
  }

  @Test func `each variant is a scenario of its own`() throws {
    let text = """
      scene: boxes
      variant quick
        tap A
      variant slow:
        with tap isEnabled: false
        press A for 1s
        expect
          never tap fires
      """
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: Self.resolver)
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.scenarios.map { $0.variant?.text } == ["quick", "slow"])
    #expect(parsed.scenarios.map { $0.expectations.count } == [0, 1])
    #expect(parsed.includedSources.map { $0.name } == ["boxes"])
  }

  @Test func `hidden lines are read but not shown`() {
    let source = SourceText(name: "", text: "# UIView root\n#   UIView A\n#\ntap A\n# wait 1s")
    #expect(ParsedScenario(source).diagnostics.listing() == "")
    #expect(
      Highlighter.html(source, classes: .course)
        == "<span class=\"keyword\">tap</span> <span class=\"name\">A</span>\n")
  }
}
