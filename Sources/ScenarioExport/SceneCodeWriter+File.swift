import ScenarioLanguage
import TouchEngine
import UIKitCode

// The whole file.
extension SceneCodeWriter {
  /// Returns the text of the file in a dialect; the engine's dialect imports nothing.
  func text(imports: [String], in dialect: Dialects) -> String {
    let type = sceneClass()
    let frameworks = Set(elements.values.compactMap { $0.elementClass.framework }).sorted()
    let window = identifier(scenario.scene.windows[0].name.text)
    let own = Set(elements.values.map { $0.elementClass.exportedName })
      .filter { ScenarioClasses.uikit[$0] == nil }.sorted()
    var heading = [
      "The scenario `\(name)`, exported by touchstone.",
      "",
      "Create the class in `scene(_:willConnectTo:options:)` and keep it:",
      "  setup = \(className)(windowScene: windowScene)",
      "`TouchTrace.swift`, of the lesson 'Debugging on a device', prints what happens, after",
      "  TouchTrace.shared.watch(setup.\(window))",
    ]
    if !own.isEmpty {
      heading += ["", "Add these classes, which aren't UIKit's: \(own.joined(separator: ", "))."]
    }
    var printer = SwiftPrinter(dialect)
    printer.print(.comment(heading))
    if dialect == .uikit {
      printer.line()
      for module in (imports + frameworks).sorted() { printer.line("import \(module)") }
    }
    printer.line()
    printer.print(.type(type))
    return printer.text
  }

  private func sceneClass() -> ClassDeclaration {
    let functions = buildingFunctions()
    let program = programMembers()
    let reactions = reactionMembers()
    let touches = touchTable()
    let nested = elementClasses() + delegates.map { $0.type }
    var building = Function(
      Signature("init", ["windowScene": "UIWindowScene"]),
      documentation: [
        "Creates the setup in a window scene; the scenario's screen has 390 × 844 points."
      ],
      [
        .assignment(Expression.itself.windowScene, .token("windowScene")),
        .expression(Expression.super.`init`()),
      ])
    building.body += functions.map { .expression(.token($0.signature.name)()) }
    var properties = [Declaration.variable(Variable("let", "windowScene", "UIWindowScene"))]
    properties += declarations().map { .variable($0) }
    properties += delegates.map { .variable($0.property) }
    let methods = [building] + functions.filter { !$0.body.isEmpty } + actionMethods
    var members = [properties] + methods.map { [.function($0)] }
    // What a step captures follows the methods that controls and recognizers call.
    members[members.count - 1] += program.captured.map { .variable($0) }
    members += program.methods.map { [.function($0)] } + reactions.map { [.function($0)] }
    members += assertedValues().map { [.function($0)] }
    if !touches.isEmpty { members.append(touches) }
    members += finders.map { [$0] } + nested.map { [.type($0)] }
    return ClassDeclaration(
      className, [.init("UIResponder")],
      documentation: ["The setup of the scenario `\(name)`, and the steps of its program."], members
    )
  }
}
