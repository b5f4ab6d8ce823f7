import TraceModel

/// An object that gives a view a behavior of the system, and brings the recognizer for it (G270).
///
/// In UIKit, it's a protocol, and an interaction can bring several recognizers. The model has the
/// two interactions that respond to a long press, each with the recognizer that decides.
open class UIInteraction {
  /// The recognizer that the interaction has brought to its view.
  package final unowned(unsafe) var recognizer: UIInteractionGestureRecognizer?

  /// The view that has the interaction.
  public final var view: UIView? { recognizer?.view }

  /// Creates an interaction without a view.
  init() {}

  /// Returns the recognizer to bring to a view.
  func makeRecognizer() -> UIInteractionGestureRecognizer {
    UIInteractionGestureRecognizer(for: self)
  }

  /// The question to the delegate before the interaction begins, and the fact behind it.
  var question: (question: TraceEvent.Question, fact: String) {
    (.gestureRecognizerShouldBegin, "G012")
  }

  /// Asks the delegate whether there's anything to begin with.
  func mayBegin(at location: CGPoint) -> Bool { true }
}

extension UIView {
  /// The interactions that were added to the view, in order.
  public final var interactions: [UIInteraction] {
    (gestureRecognizers ?? []).compactMap {
      ($0 as? UIInteractionGestureRecognizer)?.interaction
    }
  }

  /// Adds an interaction, which brings a recognizer to the view (G270).
  public final func addInteraction(_ interaction: UIInteraction) {
    addGestureRecognizer(interaction.recognizer ?? interaction.makeRecognizer())
  }

  /// Removes an interaction and its recognizer.
  public final func removeInteraction(_ interaction: UIInteraction) {
    if let recognizer = interaction.recognizer { removeGestureRecognizer(recognizer) }
  }
}

/// The recognizer that an interaction brings: a long press that asks the interaction's delegate
/// before it begins.
package class UIInteractionGestureRecognizer: UILongPressGestureRecognizer {
  /// A delegate that asks the interaction.
  private final class Judge: UIGestureRecognizerDelegate {
    func responds(to method: AnsweredMethod) -> Bool { method == .shouldBegin }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let press = gestureRecognizer as? UIInteractionGestureRecognizer else { return true }
      return press.interaction.mayBegin(at: press.location(in: press.view))
    }
  }

  /// The interaction that the recognizer belongs to.
  package final let interaction: UIInteraction

  init(for interaction: UIInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    interaction.recognizer = self
    delegate = Judge()
    addTarget(nil, action: Selector("UIKit"))
  }

  deinit {
    interaction.recognizer = nil
  }

  override var beginQuestion: (question: TraceEvent.Question, fact: String) { interaction.question }

  /// The recognizers of interactions don't prevent each other (G275).
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard preventedGestureRecognizer is UIInteractionGestureRecognizer else { return true }
    explain(Reason(.interactionsShareTheTouch), fact: "G275")
    return false
  }
}
