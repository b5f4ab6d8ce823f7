extension ScenarioGrammar {
  static let scene = Group(
    identifier: "scene", title: "The scene",
    summary: "What is on the screen before the first step.",
    entries: elements + overrides + answers)
}
