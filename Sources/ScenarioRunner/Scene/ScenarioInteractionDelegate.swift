import ScenarioLanguage
import TouchEngine

/// A delegate that gives the answers in the lines under an interaction, and otherwise provides a
/// menu or an item.
final class ScenarioInteractionDelegate: UIContextMenuInteractionDelegate,
  UIDragInteractionDelegate
{
  private unowned(unsafe) let recognizer: UIInteractionGestureRecognizer
  private let answers: DelegateAnswers

  /// Creates the delegate of an interaction.
  init(_ element: SceneElement, _ recognizer: UIInteractionGestureRecognizer, in scene: LiveScene) {
    self.recognizer = recognizer
    answers = DelegateAnswers(element, in: scene)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let hasMenu = answers.first(to: .configurationForMenu, of: recognizer) ?? true
    return hasMenu ? UIContextMenuConfiguration() : nil
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let hasItems = answers.first(to: .itemsForBeginning, of: recognizer) ?? true
    return hasItems ? [UIDragItem()] : []
  }
}

extension UIInteraction {
  /// Sets the delegate.
  func provide(_ delegate: ScenarioInteractionDelegate) {
    (self as? UIContextMenuInteraction)?.delegate = delegate
    (self as? UIDragInteraction)?.delegate = delegate
  }
}
