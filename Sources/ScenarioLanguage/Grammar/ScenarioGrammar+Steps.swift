extension ScenarioGrammar {
  static let steps = Group(
    identifier: "steps", title: "The steps",
    summary: "What fingers, the clock, the system and the program do.",
    entries: fingerSteps + gestureSteps + deviceSteps + programSteps)
}
