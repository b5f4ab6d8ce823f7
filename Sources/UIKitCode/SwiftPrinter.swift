/// A printer of Swift code in one of two dialects, indented by two spaces for each level.
package struct SwiftPrinter {
  /// The text so far.
  package private(set) var text = ""

  /// The dialect; one, not several.
  private let dialect: Dialects

  private let level: Int

  /// The columns that a method's declaration can have on one line.
  private let width: Int

  /// Creates a printer of a dialect, with a line for each parameter of a method if the declaration
  /// would have more than some columns otherwise.
  package init(_ dialect: Dialects, width: Int = .max) {
    self.init(dialect, width: width, level: 0)
  }

  private init(_ dialect: Dialects, width: Int, level: Int) {
    (self.dialect, self.width, self.level) = (dialect, width, level)
  }

  /// Prints a line; an empty one isn't indented.
  package mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : indentation + line + "\n"
  }

  private var indentation: String { String(repeating: "  ", count: level) }

  /// Returns what's between braces: on separate lines, or on one line with the braces.
  private func braces(_ body: [Statement], isOnOneLine: Bool = false) -> String {
    if isOnOneLine { return "{ " + body.map { code($0) }.joined(separator: "; ") + " }" }
    return "{\n" + nested { $0.print(body) } + "}"
  }

  /// Returns lines that are indented further, and the indentation of the line that follows.
  private func nested(_ body: (inout Self) -> Void) -> String {
    var printer = SwiftPrinter(dialect, width: width, level: level + 1)
    body(&printer)
    return printer.text + indentation
  }

  // MARK: Declarations

  /// Prints declarations in groups, with empty lines between the groups.
  package mutating func print(_ groups: [[Declaration]]) {
    var isFirst = true
    for group in groups {
      let declarations = group.filter { $0.dialects.contains(dialect) }
      if declarations.isEmpty { continue }
      if !isFirst { line() }
      isFirst = false
      for declaration in declarations { print(declaration) }
    }
  }

  /// Prints a declaration.
  package mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .comment(let lines):
      for words in lines { line(words.isEmpty ? "//" : "// " + words) }
    case .function(let function): print(function)
    case .type(let type):
      document(type.documentation)
      let supertypes = type.supertypes.filter { $0.dialects.contains(dialect) }.map { $0.name }
      line(
        "final class \(type.name): \(supertypes.joined(separator: ", ")) {\n"
          + nested { $0.print(type.members) } + "}")
    case .variable(let variable): print(variable)
    }
  }

  private mutating func document(_ lines: [String]) {
    for words in lines { line(words.isEmpty ? "///" : "/// " + words) }
  }

  private mutating func print(_ variable: Variable) {
    document(variable.documentation)
    let type = variable.type.map { ": " + $0 } ?? ""
    let value = variable.value.map { " = " + code($0) } ?? ""
    let getter = variable.getter.map { " { \(code($0)) }" } ?? ""
    line(variable.introducer + " " + variable.name + type + value + getter)
  }

  private mutating func print(_ function: Function) {
    document(function.documentation)
    if function.isOnMainActor, dialect == .uikit { line("@MainActor") }
    var head = ""
    if function.isExposed, dialect == .uikit { head += "@objc " }
    if function.isPrivate { head += "private " }
    if function.overrides.contains(dialect) { head += "override " }
    let short = head + code(function.signature, ("(", ", ", ")"))
    let isWide = indentation.utf8.count + short.utf8.count > width
    let end = "\n" + indentation
    let wide = head + code(function.signature, ("(\(end)  ", ",\(end)  ", "\(end))"))
    line((isWide ? wide : short) + (function.body.isEmpty ? " {}" : " " + braces(function.body)))
  }

  private func code(
    _ signature: Signature, _ marks: (opening: String, separator: String, closing: String)
  ) -> String {
    guard let parameters = signature.parameters else {
      return "var \(signature.name): \(signature.result ?? "Void")"
    }
    let list = parameters.map { parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label
      let words = label == parameter.name ? label : "\(label) \(parameter.name)"
      return "\(words): \(parameter.type)"
    }
    return (signature.name == "init" ? "" : "func ") + signature.name + marks.opening
      + list.joined(separator: marks.separator) + marks.closing
      + (signature.canThrow ? " throws" : "")
      + (signature.result.map { " -> " + $0 } ?? "")
  }

  // MARK: Statements

  /// Prints statements on separate lines.
  package mutating func print(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .dialects(let uikit, let engine): print(dialect == .uikit ? uikit : engine)
      case .onMainActor(let body, _) where dialect == .engine: print(body)
      case .variable(let variable): print(variable)
      case .verbatim(let lines): for words in lines { line(words) }
      default: line(code(statement))
      }
    }
  }

  /// Returns a statement that can be on a line with others.
  private func code(_ statement: Statement) -> String {
    switch statement {
    case .assignment(let object, let value): return "\(code(object)) = \(code(value))"
    case .choice(let value, let cases):
      let lines = cases.map { "\(indentation)case \(code($0.value)): \(code($0.statement))\n" }
      return "switch \(code(value)) {\n" + lines.joined()
        + "\(indentation)default: break\n\(indentation)}"
    case .dialects, .variable, .verbatim: return ""  // These have lines of their own.
    case .expression(let value): return code(value)
    case .forEach(let name, let sequence, let body, let isOnOneLine):
      return "for \(name) in \(code(sequence)) " + braces(body, isOnOneLine: isOnOneLine)
    case .guardElse(let conditions, let exit):
      let end = "else " + braces([exit], isOnOneLine: true)
      let short = "guard \(list(conditions)) " + end
      if indentation.utf8.count + short.utf8.count <= 100 { return short }
      return "guard " + list(conditions, separator: ",\n\(indentation)  ")
        + "\n\(indentation)" + end
    case .ifThen(let conditions, let body, let isOnOneLine):
      return "if \(list(conditions)) " + braces(body, isOnOneLine: isOnOneLine)
    case .onMainActor(let body, let isOnOneLine):
      return "MainActor.assumeIsolated " + braces(body, isOnOneLine: isOnOneLine)
    case .returning(let value): return "return " + code(value)
    }
  }

  // MARK: Expressions

  private func list(_ expressions: [Expression], separator: String = ", ") -> String {
    expressions.map { code($0) }.joined(separator: separator)
  }

  private func code(_ expression: Expression) -> String {
    switch expression {
    case .array(let elements): "[\(list(elements))]"
    case .closure(let closure): code(closure)
    case .comment(let words): "// " + words
    case .conditional(let condition, let value, let other):
      "\(code(condition)) ? \(code(value)) : \(code(other))"
    case .dialects(let uikit, let engine): code(dialect == .uikit ? uikit : engine)
    case .element(let collection, let index): "\(code(collection))[\(code(index))]"
    case .functionCall(let function, let arguments, let wraps):
      code(function) + code(arguments, wraps: wraps)
    case .implicitMember(let name): "." + name
    case .infixOperator(let left, let operation, let right):
      "\(code(left)) \(operation) \(code(right))"
    case .memberAccess(let object, let name):
      code(object) + (object.isOptional ? "?." : ".") + name
    case .optional(let value): code(value)
    case .optionalBinding(let name, let value): "let \(name) = \(code(value))"
    case .prefixOperator(let operation, let operand): operation + code(operand)
    case .string(let segments): "\"" + segments.map { code($0) }.joined() + "\""
    case .table(let elements):
      "[\n"
        + nested { printer in
          for element in elements {
            let code = printer.code(element)
            if case .comment = element { printer.line(code) } else { printer.line(code + ",") }
          }
        } + "]"
    case .token(let word): word
    case .trailingClosure(let call, let closure): "\(code(call)) \(code(closure))"
    case .tuple(let values): "(\(list(values)))"
    }
  }

  private func code(_ arguments: [Expression.Argument], wraps: Bool) -> String {
    let list = arguments.map { argument in
      (argument.label.isEmpty ? "" : argument.label + ": ") + code(argument.value)
    }.joined(separator: ", ")
    return wraps ? "(\n\(indentation)  \(list)\n\(indentation))" : "(\(list))"
  }

  private func code(_ closure: Closure) -> String {
    guard !closure.head.isEmpty else {
      return braces(closure.body, isOnOneLine: closure.isOnOneLine)
    }
    let head = "{ \(closure.head) in"
    if closure.body.isEmpty { return head + " }" }
    return head + String(braces(closure.body, isOnOneLine: closure.isOnOneLine).dropFirst())
  }

  private func code(_ segment: StringSegment) -> String {
    switch segment {
    case .text(let words): words.escaped
    case .value(let value): "\\(\(code(value)))"
    }
  }
}

extension Declaration {
  /// The dialects that have the declaration.
  fileprivate var dialects: Dialects {
    switch self {
    case .comment, .type: .both
    case .function(let function): function.dialects
    case .variable(let variable): variable.dialects
    }
  }
}

extension String {
  /// The text between the quotation marks of a Swift string.
  fileprivate var escaped: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
      case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
      case 0..<0x20, 0x7F: bytes += Array("\\u{\(String(byte, radix: 16))}".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
