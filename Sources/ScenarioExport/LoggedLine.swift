import TraceModel
import UIKitCode

/// A line of TouchTrace's log that a test expects.
struct LoggedLine {
  /// The object's name, or `nil` for any object.
  var name: String?

  /// What happens to the object, or the words with which that begins.
  var event: String

  /// The whole line, or `nil` if only the words with which the event begins are known.
  var text: String?

  /// How often the line comes; `nil` for once or more.
  var times: ClosedRange<Int>?

  /// The moments between which the line comes, in milliseconds.
  var milliseconds: ClosedRange<Double>?

  /// What the line doesn't say of the expectation.
  var weakness: String?

  /// The call of a delegate that has to be logged.
  var call: DelegateCall?

  /// Whether the line says that a control has called its target.
  var isSend = false

  /// Creates the expectation of any line about an object whose event begins with some words.
  init(name: String?, event: String) { (self.name, self.event) = (name, event) }

  /// Creates the expectation of a whole line.
  init(_ name: String, _ event: String, text: String? = nil) {
    (self.name, self.event) = (name, event)
    self.text = text ?? "\(name) \(event)"
  }

  /// The first word of the event.
  var word: String { event.utf8.firstIndex(of: 0x20).map { String(event[..<$0]) } ?? event }

  /// Whether the app's own code prints the line.
  var isOfProgram: Bool { name == "" }

  /// Whether the line can be part of an exact list.
  var isExact: Bool { text != nil && times == nil }

  /// Whether a device prints the line any number of times, because a finger moves.
  var isMove: Bool {
    [
      "touchesMoved", "changed", "fires changed", "touchDragInside", "touchDragOutside",
      "scrollViewDidScroll", "scrollViewDidZoom",
    ].contains(event)
  }

  /// The line in the code of a test.
  var expression: Expression {
    var arguments: [(label: String, value: Expression)] = []
    if let text {
      arguments = [("", Expression(text))]
    } else {
      arguments = [("of", name.map { Expression($0) } ?? .nil), ("", Expression(event))]
    }
    if let times {
      let most =
        times.upperBound == .max ? Expression.token("Int").max : Expression(times.upperBound)
      arguments.append(("times", .infixOperator(Expression(times.lowerBound), "...", most)))
    }
    if let milliseconds {
      let last =
        milliseconds.upperBound == .infinity
        ? Expression.token("Double").infinity : Expression(milliseconds.upperBound)
      arguments.append(
        ("at", .infixOperator(Expression(milliseconds.lowerBound), "...", last)))
    }
    if arguments.count == 1, text != nil { return arguments[0].value }
    return Expression.implicitMember("init").call(arguments)
  }
}
