/// A declaration of Swift.
package indirect enum Declaration: Equatable, Sendable {
  case function(Function)
  case variable(Variable)
  case type(ClassDeclaration)

  /// Lines after `//`.
  case comment([String])
}

/// The dialects of a printer that print something.
package struct Dialects: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// UIKit, as apps use it.
  package static let uikit = Self(rawValue: 1)

  /// The portable model of UIKit, without actors and Objective-C.
  package static let engine = Self(rawValue: 2)

  /// Both of them.
  package static let both: Self = [.uikit, .engine]
}

/// A class with its members.
package struct ClassDeclaration: Equatable, Sendable {
  /// The lines of the documentation comment.
  package var documentation: [String] = []

  /// The name, which is legal.
  package var name: String

  /// The superclass and the protocols, with the dialects in which the class has each.
  package var supertypes: [Supertype]

  /// The members in groups; an empty line separates two groups.
  package var members: [[Declaration]]

  /// A superclass or a protocol.
  package struct Supertype: Equatable, Sendable {
    var name: String
    var dialects: Dialects

    /// Creates a supertype that a class has in some dialects.
    package init(_ name: String, in dialects: Dialects = .both) {
      (self.name, self.dialects) = (name, dialects)
    }
  }

  /// Creates a class with members in groups.
  package init(
    _ name: String, _ supertypes: [Supertype], documentation: [String] = [],
    _ members: [[Declaration]]
  ) {
    (self.name, self.supertypes) = (name, supertypes)
    (self.documentation, self.members) = (documentation, members)
  }

  /// Creates a class with properties followed by methods.
  package init(
    _ name: String, _ supertypes: [String], _ properties: [Variable], _ methods: [Function]
  ) {
    self.init(
      name, supertypes.map { Supertype($0) },
      [properties.map { .variable($0) }] + methods.map { [.function($0)] })
  }
}

/// A constant or a variable.
package struct Variable: Equatable, Sendable {
  /// The dialects that have it.
  package var dialects = Dialects.both

  /// The lines of the documentation comment.
  package var documentation: [String] = []

  /// The words before the name, such as `lazy var`.
  package var introducer: String

  /// The name, which is legal.
  package var name: String

  /// The type, if it's written.
  package var type: String?

  /// The first value of a stored variable.
  package var value: Expression?

  /// The value of a computed variable.
  package var getter: Expression?

  /// Creates a constant or a variable.
  package init(
    _ introducer: String, _ name: String, _ type: String? = nil, value: Expression? = nil,
    getter: Expression? = nil, documentation: [String] = [], in dialects: Dialects = .both
  ) {
    (self.introducer, self.name, self.type) = (introducer, name, type)
    (self.value, self.getter, self.documentation) = (value, getter, documentation)
    self.dialects = dialects
  }
}

/// A method, an initializer, or a computed property with statements.
package struct Function: Equatable, Sendable {
  /// The dialects that have it.
  package var dialects = Dialects.both

  /// The lines of the documentation comment.
  package var documentation: [String] = []

  /// Whether UIKit finds the method by a selector.
  package var isExposed = false

  /// Whether the method is declared on the main actor itself, because its class isn't.
  package var isOnMainActor = false

  /// Whether only its class sees the method.
  package var isPrivate = false

  /// The dialects in which the method overrides a superclass's.
  package var overrides: Dialects

  /// What the method looks like from outside.
  package var signature: Signature

  /// The statements.
  package var body: [Statement]

  /// Creates a method.
  package init(
    _ signature: Signature, overrides: Dialects = [], documentation: [String] = [],
    in dialects: Dialects = .both, _ body: [Statement]
  ) {
    (self.signature, self.overrides, self.dialects) = (signature, overrides, dialects)
    (self.documentation, self.body) = (documentation, body)
  }
}

/// What a method, an initializer, or a property looks like from outside.
package struct Signature: Equatable, Sendable {
  /// The name without argument labels.
  package var name: String

  /// The parameters; `nil` for a property.
  package var parameters: [Parameter]?

  /// What the method returns, or the property's type.
  package var result: String?

  /// Whether the method can throw errors.
  package var canThrow = false

  /// A parameter of a method.
  package struct Parameter: Equatable, Sendable {
    /// The label in calls; empty for none.
    package var label: String

    /// The name in the method's body.
    package var name: String

    /// The type.
    package var type: String

    /// Creates a parameter from its label and name, which are one word if they're the same, and its
    /// type.
    package init(_ words: String, _ type: String) {
      let words = words.split(separator: " ").map { String($0) }
      (name, self.type) = (words[words.count - 1], type)
      label = words[0] == "_" ? "" : words[0]
    }
  }

  /// Creates a method from the words and the types of its parameters, or a property without any.
  package init(
    _ name: String, _ parameters: KeyValuePairs<String, String>?, returns result: String? = nil
  ) {
    self.init(name, parameters?.map { Parameter($0.key, $0.value) }, returns: result)
  }

  /// Creates a method from its parameters.
  package init(_ name: String, _ parameters: [Parameter]? = [], returns result: String? = nil) {
    (self.name, self.parameters, self.result) = (name, parameters, result)
  }

  /// Creates a method or a property from its declaration in Swift, without `func` or `var`.
  package init(declaration: String) {
    guard let open = declaration.firstIndex(of: "("), let close = declaration.lastIndex(of: ")")
    else {
      let words = declaration.split(separator: ":").map { String($0) }
      self.init(words[0], [Parameter]?.none, returns: words.last.map { String($0.dropFirst()) })
      return
    }
    let parameters = declaration[declaration.index(after: open)..<close].split(separator: ",")
    let result = declaration[close...].dropFirst(") -> ".count)
    self.init(
      String(declaration[..<open]),
      parameters.map { parameter in
        let words = parameter.split(separator: ":")
        return Parameter(String(words[0]), String(words[1].dropFirst()))
      }, returns: result.isEmpty ? nil : String(result))
  }

  /// The expression that calls the same method of an object, with the parameters as arguments.
  package func call(on object: Expression) -> Expression {
    guard let parameters else { return object[name] }
    return object[name].call(parameters.map { ($0.label, .token($0.name)) })
  }
}
