import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel
import UIKitCode

// Changes of what the program does before the first touch.
extension CandidateFinder {
  /// Adds changes of calls that put a view or a recognizer where it can't act.
  mutating func addProgram() {
    for step in editor.scenario.preparation {
      guard case .program(.call(let call)) = step.action else { continue }
      switch (call.method, call.arguments) {
      case (.addSubview, .object(let view, _)), (.insertSubview, .sibling(let view, _)):
        addToContentView(of: call.object.text, view.text, step)
      case (.addGestureRecognizer, .object(let recognizer, _)):
        addOwnRecognizer(of: call.object.text, recognizer.text, step)
      default: break
      }
    }
  }

  /// Adds a move of a view from a cell to its content view, which covers the cell's other subviews.
  private mutating func addToContentView(of cell: String, _ view: String, _ step: Step) {
    guard PartName(cell)?.isOfCell ?? false else { return }
    let content = PartName("contentView", of: cell).text
    add(
      .otherView, "add `\(view)` to the cell's content view instead",
      editor.replacing(step.range, "\(content) addSubview \(view)"),
      RepairCode(
        statements: code.place(of: cell) + [
          .expression(code.reference(content).addSubview(code.reference(view)))
        ]), about: [view, cell], extra: -12)
  }

  /// Adds a second recognizer for a view that took the only one from another view: a recognizer has
  /// one view (G119).
  private mutating func addOwnRecognizer(of view: String, _ recognizer: String, _ step: Step) {
    let own = SwiftNames.word("\(recognizer) of \(view)")
    guard let element = editor.element(recognizer), editor.element(own) == nil,
      let id = participant(view)?.id, !hits.contains(where: { isInside($0, id) }),
      let removal = editor.removing(step.range),
      let copy = editor.copying(recognizer, as: own, to: view)
    else { return }
    add(
      .otherView, "give `\(view)` its own recognizer, `\(own)`", removal + copy,
      RepairCode(
        statements: [
          .verbatim(["// With the targets, the delegate, and the settings of \(recognizer)."]),
          .constant(own, .token(element.elementClass.name)()),
          .expression(code.reference(view).addGestureRecognizer(.token(SwiftNames.legal(own)))),
        ]), about: [recognizer, view], extra: -8)
  }
}
