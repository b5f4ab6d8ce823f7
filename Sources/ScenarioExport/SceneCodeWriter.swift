import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine

/// A writer of the class that builds a scenario's setup.
final class SceneCodeWriter {
  let scenario: Scenario
  let name: String

  /// The name of the class that builds the setup.
  let className: String

  var names = SwiftNames()

  /// The elements by name, including the parts that UIKit creates itself.
  private(set) var elements: [String: SceneElement] = [:]

  /// The reactions of the program to the events of each object, in order.
  var reactions: [String: [Reaction]] = [:]

  /// The steps of the program that have a method, with the number of each.
  var programSteps: [(range: Range<Int>, action: ProgramAction)] = []

  private(set) var diagnostics: [Diagnostic] = []

  /// Members of the class that other code asks for while it's being written.
  var members: [String: [String]] = [:]
  var addedMembers: [String] = []

  /// The keys of the methods that controls and recognizers call, in order.
  var actionMethods: [String] = []

  /// The delegates and data sources that the file declares, in order.
  var delegates: [[String]] = []

  /// The properties that hold them.
  var delegateProperties: [String] = []

  /// A reaction of the program: the pattern of an event and what the program does then.
  struct Reaction {
    var pattern: EventPattern
    var action: ProgramAction
    var range: Range<Int>
    var method: String
  }

  /// The limits of the run that shows where the fingers are.
  let limits: RunLimits

  init(_ scenario: Scenario, named name: String, _ limits: RunLimits) {
    self.scenario = scenario
    self.name = name
    self.limits = limits
    className = SwiftNames.words(of: name, capitalizesFirst: true) + "Scene"
    let scene = scenario.scene
    for element in [scene.application, scene.delegate, scene.windowScene] {
      elements[element.name.text] = element
    }
    for element in scene.timers + scene.windows + scene.controllers + scene.views {
      collect(element)
    }
    collectSteps(scenario.steps)
  }

  /// The names of the objects that the file creates, rather than UIKit.
  private(set) var made: Set<String> = []

  private func collect(_ element: SceneElement) {
    elements[element.name.text] = element
    made.insert(element.name.text)
    _ = identifier(element.name.text)
    for child in element.children { collect(child) }
    for part in element.parts {
      if elements[part.name.text] == nil { elements[part.name.text] = part }
      for child in part.children { collect(child) }
      for inner in part.parts { collect(inner) }
    }
  }

  private func collectSteps(_ steps: [Step]) {
    for step in steps {
      switch step.action {
      case .program(let action):
        if !programSteps.contains(where: { $0.range == step.range }) {
          programSteps.append((step.range, action))
        }
      case .repetition(_, let body):
        collectSteps(body)
      case .reaction(let pattern, let action):
        let count = reactions.values.map { $0.count }.reduce(0, +)
        reactions[pattern.subject.text, default: []].append(
          Reaction(
            pattern: pattern, action: action, range: step.range,
            method: "react\(count + 1)"))
      default:
        break
      }
    }
  }

  /// Reports a part of the scenario that the code leaves out.
  func leaveOut(_ what: String, because reason: String, at range: Range<Int>) {
    let diagnostic = Diagnostic(
      .notExported(what, because: reason), at: range, in: scenario.source)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Returns the identifier for an element.
  func identifier(_ name: String) -> String {
    guard let element = elements[name] else { return names.identifier(for: name, or: "Part") }
    let suffix: String =
      switch element.elementClass.kind {
      case .recognizer: "Recognizer"
      case .viewController: "Controller"
      case .timer: "Timer"
      case .barButtonItem: "Item"
      case .window: "Window"
      default: "View"
      }
    return names.identifier(for: name, or: suffix)
  }

  /// Returns the one-line text of a part of the scenario.
  func source(_ range: Range<Int>) -> String {
    scenario.source[range].split(separator: "\n").first.map { String($0) } ?? ""
  }

  // MARK: The file

  /// Returns the text of the file.
  func text(imports: [String]) -> String {
    let frameworks = Set(elements.values.compactMap { $0.elementClass.framework }).sorted()
    let imports = (imports + frameworks).sorted()
    var body = SwiftCode()
    writeClass(into: &body)
    var code = SwiftCode()
    code.lines(
      [
        "// The scenario `\(name)`, exported by touchstone.",
        "//",
        "// Create the class in `scene(_:willConnectTo:options:)` and keep it:",
        "//   setup = \(className)(windowScene: windowScene)",
        "// `TouchTrace.swift`, of the lesson 'Debugging on a device', prints what happens, after",
        "//   TouchTrace.shared.watch(setup.\(identifier(scenario.scene.windows[0].name.text)))",
        "",
      ] + imports.map { "import \($0)" } + [""])
    return code.text + body.text
  }

  private func writeClass(into code: inout SwiftCode) {
    var building = SwiftCode()
    let functions = buildingFunctions()
    var program = SwiftCode()
    writeProgram(into: &program)
    writeReactions(into: &program)
    writeTouches(into: &program)
    var nested = SwiftCode()
    writeSubclasses(into: &nested)
    building.line()
    building.lines([
      "/// Creates the setup in a window scene; the scenario's screen has 390 × 844 points.",
      "init(windowScene: UIWindowScene) {",
      "  self.windowScene = windowScene",
      "  super.init()",
    ])
    for function in functions { building.line("  \(function.name)()") }
    building.line("}")
    for function in functions where !function.lines.isEmpty {
      building.line()
      building.line("private func \(function.name)() {")
      building.lines(function.lines.map { "  " + $0 })
      building.line("}")
    }

    code.line("/// The setup of the scenario `\(name)`, and the steps of its program.")
    code.braces("final class \(className): UIResponder") { code in
      code.line("let windowScene: UIWindowScene")
      code.lines(declarations())
      code.lines(delegateProperties)
      code.lines(building.text.linesOfText)
      for method in actionMethods {
        code.line()
        code.lines(members[method] ?? [])
      }
      code.lines(program.text.linesOfText)
      for member in addedMembers {
        code.line()
        code.lines(members[member] ?? [])
      }
      code.lines(nested.text.linesOfText)
    }
  }
}

extension String {
  /// The lines of the text, without line breaks.
  var linesOfText: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
