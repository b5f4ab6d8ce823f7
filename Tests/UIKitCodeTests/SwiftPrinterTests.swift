import ScenarioLanguage
import Testing
import TouchEngine
import UIKitCode

/// Code as UIKit and the engine have it.
struct SwiftPrinterTests {
  private static let save = Expression.token("save")

  private func printed(_ statements: [Statement], in dialect: Dialects = .uikit) -> String {
    var printer = SwiftPrinter(dialect)
    printer.print(statements)
    return printer.text
  }

  private func printed(_ function: Function, in dialect: Dialects = .uikit, width: Int = .max)
    -> String
  {
    var printer = SwiftPrinter(dialect, width: width)
    printer.print(.function(function))
    return printer.text
  }

  private static let expressions: [(expression: Expression, text: String)] = [
    (save.frame.origin, "save.frame.origin"),
    (
      save.addTarget(.nil, for: .implicitMember("touchDown")),
      "save.addTarget(nil, for: .touchDown)"
    ),
    (.optional(save).frame.coalesced(.implicitMember("zero")), "save?.frame ?? .zero"),
    (!(save === .itself), "!(save === self)"),
    (!(save === .itself).parenthesized, "!(save === self)"),
    (.any(of: []), "false"),
    ([1, true, "a"], "[1, true, \"a\"]"),
    ("\(save.title) is \("new")", #""\(save.title) is new""#),
    ("\"\\\n\r\t\u{7}é", #""\"\\\n\r\t\u{7}é""#),
  ]

  @Test(arguments: expressions)
  func `an expression is printed as it's written`(expression: Expression, text: String) {
    #expect(printed([.expression(expression)]) == text + "\n")
  }

  @Test func `a method that UIKit finds by its selector is a plain one for the engine`() {
    var action = Function(.action("save"), [])
    action.isExposed = true
    #expect(printed(action) == "@objc func save(_ sender: Any?) {}\n")
    #expect(printed(action, in: .engine) == "func save(_ sender: Any?) {}\n")
  }

  @Test func `the engine calls a closure in the place of a selector`() {
    let action = Expression.setupAction("saveIt", named: "save-it", from: .control)
    let call = [
      Statement.expression(Self.save.addTarget(action.target, action: action.selector))
    ]
    #expect(printed(call) == "save.addTarget(self, action: #selector(saveIt(_:)))\n")
    #expect(
      printed(call, in: .engine)
        == "save.addTarget(defaultTarget, action: Selector(\"save-it\") { "
        + "[unowned self] (sender: UIControl, _: UIEvent?) in saveIt(sender) })\n")
  }

  @Test func `only UIKit has a main actor`() {
    let statements = [Statement.onMainActor([.expression(Self.save())], isOnOneLine: false)]
    #expect(printed(statements) == "MainActor.assumeIsolated {\n  save()\n}\n")
    #expect(printed(statements, in: .engine) == "save()\n")
  }

  @Test func `a wide declaration has a line for each parameter`() {
    let method = Function(.hitTest, overrides: .both, [.returning(.nil)])
    let words = "_ point: CGPoint"
    #expect(printed(method).hasPrefix("override func hitTest(\(words), with event: UIEvent?)"))
    #expect(printed(method, width: 60).hasPrefix("override func hitTest(\n  \(words),\n  with"))
  }

  @Test func `a method passes its parameters on`() {
    #expect(
      printed([.expression(Signature.pointInside.call(on: .super))])
        == "super.point(inside: point, with: event)\n")
  }

  private static let answeredMethods = ScenarioClasses.uikit.all.flatMap { description in
    description.delegateMethods + description.overridableMethods
  }

  @Test(arguments: answeredMethods)
  func `a declaration that a class gives is read and printed as it's written`(
    method: AnsweredMethod
  ) {
    let declaration = method.declaration.description
    guard method.signature.parameters != nil else {
      #expect(declaration == "\(method.signature.name): \(method.signature.result ?? "")")
      return
    }
    #expect(printed(Function(method.signature, [])).hasPrefix("func \(declaration) {"))
  }
}
