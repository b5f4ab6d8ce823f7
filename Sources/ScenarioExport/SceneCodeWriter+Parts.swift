import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

// References to objects, and to the parts that UIKit creates.
extension SceneCodeWriter {
  /// Returns an expression for the object with a name, from inside a class: the object's own class
  /// when `own` is its name, another nested class when `own` is another name, or the class of the
  /// setup when it's `nil`.
  func reference(_ name: String, in own: String? = nil) -> Expression {
    if let own, own == name { return .itself }
    func member(_ property: String) -> Expression {
      own.map { scene(for: $0)[property] } ?? .token(property)
    }
    if name == scenario.scene.windowScene.name.text { return member("windowScene") }
    if name == scenario.scene.application.name.text { return .token("UIApplication").shared }
    if made.contains(name) { return member(identifier(name)) }
    return .optional(member(part(named: name)))
  }

  /// Returns the property that finds an object that UIKit creates, declaring it.
  private func part(named name: String) -> String {
    let property = identifier(name)
    declareFinder(name) {
      let (type, value) = partExpression(name) ?? ("UIView", search(for: name))
      return .variable(
        Variable(
          "var", property, type + "?", getter: value,
          documentation: ["The \(name), which UIKit creates."]))
    }
    return property
  }

  /// Returns the type of a part, and the expression that finds it; `nil` for an object that isn't a
  /// part.
  private func partExpression(_ name: String) -> (type: String, value: Expression)? {
    guard let name = PartName(name) else { return nil }
    let owner = reference(name.owner)
    if name.isOfCell {
      let type = elementClass(of: name.owner)?.cells?.class.name
      return owner.cell(name.word).map { (type ?? "UIView", $0) }
    }
    guard let part = elementClass(of: name.owner)?.part(named: name.word) else { return nil }
    let type = part.path.type ?? part.elementClass?.name ?? "UIGestureRecognizer"
    return (type, owner.part(part) ?? .nil)
  }

  /// Returns the class of an object with a name, which can be a part.
  private func elementClass(of name: String) -> ClassDescription? {
    if let element = elements[name] { return element.elementClass }
    guard let part = PartName(name), let owner = elementClass(of: part.owner) else { return nil }
    return part.isOfCell ? owner.cells?.class : owner.part(named: part.word)?.elementClass
  }

  /// Returns the call that finds a view that only UIKit creates, declaring the method.
  private func search(for name: String) -> Expression {
    declareFinder("view(named:)") {
      .function(
        Function(
          Signature("view", ["named name": "String"], returns: "UIView?"),
          documentation: [
            "Returns a view that UIKit creates, by its identifier or the name of its class."
          ],
          [
            .verbatim(
              """
              var views: [UIView] = windowScene.windows
              while !views.isEmpty {
                let view = views.removeFirst()
                if view.accessibilityIdentifier == name { return view }
                if String(describing: type(of: view)) == name { return view }
                views = view.subviews + views
              }
              return nil
              """)
          ]))
    }
    return .token("view")(named: Expression(name))
  }
}
