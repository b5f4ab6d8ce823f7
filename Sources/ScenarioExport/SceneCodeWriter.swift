import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import UIKitCode

/// A writer of the class that builds a scenario's setup.
final class SceneCodeWriter {
  let scenario: Scenario
  let name: String

  /// The name of the class that builds the setup.
  let className: String

  /// The limits of the run that shows where the fingers are.
  let limits: RunLimits

  /// What a test asserts, which the setup logs and reads for it; `nil` for code that isn't tested.
  let asserted: AssertedExpectations?

  // MARK: Names

  /// The names of the properties, by the names of objects and their roles.
  private var properties = SwiftNames(reserved: SwiftNames.keywords.union(SwiftNames.members))

  /// The names of the methods that controls and recognizers call, and of those that build the
  /// setup.
  private var methods = SwiftNames(reserved: ["isEqual", "perform"])
  private var builders = SwiftNames(reserved: [])

  /// The names of nested classes.
  private var types = SwiftNames(reserved: [])

  // MARK: The scenario

  /// The elements by name, including the parts that UIKit creates itself.
  private(set) var elements: [String: SceneElement] = [:]

  /// The names of the objects that the file creates, rather than UIKit.
  private(set) var made: Set<String> = []

  /// The reactions of the program to the events of each object, in order.
  private(set) var reactions: [String: [Reaction]] = [:]

  /// The steps of the program that have a method, with the number of each.
  private(set) var programSteps: [(range: Range<Int>, action: ProgramAction)] = []

  private(set) var diagnostics: [Diagnostic] = []

  /// A reaction of the program: the pattern of an event and what the program does then.
  struct Reaction {
    var pattern: EventPattern
    var action: ProgramAction
    var range: Range<Int>
    var method: String
  }

  // MARK: What other code asks for while it's being written

  /// The methods that controls and recognizers call, in order.
  private(set) var actionMethods: [Function] = []

  /// The properties and methods that find what UIKit creates, in order.
  private(set) var finders: [Declaration] = []
  private var found: Set<String> = []

  /// The names of the elements whose classes refer to the setup.
  private(set) var sceneUsers: Set<String> = []

  /// The delegates and data sources, in order, with the properties that hold them.
  private(set) var delegates: [(property: Variable, type: ClassDeclaration)] = []

  init(
    _ scenario: Scenario, named name: String, _ limits: RunLimits,
    asserting asserted: AssertedExpectations? = nil
  ) {
    self.asserted = asserted
    self.scenario = scenario
    self.name = name
    self.limits = limits
    className = SwiftNames.word(name, capitalizesFirst: true) + "Scene"
    let scene = scenario.scene
    for element in [scene.application, scene.delegate, scene.windowScene] {
      elements[element.name.text] = element
    }
    for element in scene.timers + scene.windows + scene.controllers + scene.views {
      collect(element)
    }
    collectSteps(scenario.steps)
  }

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
            pattern: pattern, action: action, range: step.range, method: "react\(count + 1)"))
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

  /// Returns the one-line text of a part of the scenario.
  func source(_ range: Range<Int>) -> String {
    scenario.source[range].split(separator: "\n").first.map { String($0) } ?? ""
  }

  /// The elements of a class, in the order of the scenario.
  func elements(of elementClass: ClassDescription) -> [SceneElement] {
    elements.values.filter { $0.elementClass == elementClass }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: The names of objects and methods

  /// Returns the name of the property that holds an object.
  func identifier(_ name: String) -> String {
    let suffix: String =
      switch elements[name]?.elementClass.kind {
      case nil: "Part"
      case .recognizer: "Recognizer"
      case .viewController: "Controller"
      case .timer: "Timer"
      case .barButtonItem: "Item"
      case .window: "Window"
      default: "View"
      }
    return properties.name(for: name, proposing: SwiftNames.word(name), or: suffix)
  }

  /// The property that holds an object that the file creates.
  func object(_ element: SceneElement) -> Expression { .token(identifier(element.name.text)) }

  /// Returns the name of the property for what belongs to an object, such as its delegate.
  func identifier(_ role: String, of element: SceneElement) -> String {
    let name = element.name.text
    return properties.name(
      for: "\(role) of \(name)", proposing: SwiftNames.word(name) + role, or: "Object")
  }

  /// Returns the name of the class for what belongs to an object.
  func typeName(_ role: String, of element: SceneElement) -> String {
    let name = element.name.text
    return types.name(
      for: "\(role) of \(name)",
      proposing: SwiftNames.word(name, capitalizesFirst: true) + role, or: "Class")
  }

  /// Returns the name of a method that builds a part of the setup.
  func builderName(_ verb: String, _ element: SceneElement) -> String {
    let name = element.name.text
    return builders.name(
      for: name, proposing: verb + SwiftNames.word(name, capitalizesFirst: true))
  }

  /// Returns the name of the method for an action of the scenario.
  func methodName(of action: String) -> String {
    methods.name(for: "action \(action)", proposing: SwiftNames.legal(action))
  }

  /// Returns the name of the method that an object calls by default, or for an event.
  func methodName(_ event: String, of element: SceneElement) -> String {
    let word = SwiftNames.word(element.name.text)
    return methods.name(
      for: "\(event) of \(element.name.text)",
      proposing: word + SwiftNames.word(event, capitalizesFirst: true))
  }

  // MARK: What's declared on demand

  /// The setup in the class of an element, which then declares the property.
  func scene(for own: String) -> Expression {
    sceneUsers.insert(own)
    return .scene
  }

  /// Declares a method that controls and recognizers call, unless it's known already.
  func declareAction(_ method: String, _ body: () -> [Statement]) {
    guard !actionMethods.contains(where: { $0.signature.name == method }) else { return }
    var function = Function(.action(method), [.nothing] + body())
    function.isExposed = true
    actionMethods.append(function)
  }

  /// Declares what finds something, unless it's known already.
  func declareFinder(_ key: String, _ declaration: () -> Declaration) {
    guard found.insert(key).inserted else { return }
    finders.append(declaration())
  }

  /// Declares the class of a delegate or a data source, and returns the property with its object.
  func declare(
    _ role: String, of element: SceneElement, _ protocols: String, keepsScene: Bool = false,
    properties own: [Variable] = [], _ methods: [Function]
  ) -> Expression {
    let property = identifier(role, of: element)
    guard !delegates.contains(where: { $0.property.name == property }) else {
      return .token(property)
    }
    let type = typeName(role, of: element)
    let scene = Variable("unowned let", "scene", className)
    let creation = Function(
      Signature("init", ["_ scene": className]), [.assignment(Expression.itself.scene, .scene)])
    let object = Expression.token(type).call(keepsScene ? [("", .itself)] : [])
    delegates.append(
      (
        Variable("lazy var", property, value: object),
        ClassDeclaration(
          type, ["NSObject", protocols], own + (keepsScene ? [scene] : []),
          (keepsScene ? [creation] : []) + methods)
      ))
    return .token(property)
  }
}

extension Expression {
  /// The setup, in a class that refers to it.
  static let scene = token("scene")
}
