import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// The delegate of an element, which gives the answers in the lines under it, and UIKit's otherwise.
final class ScenarioDelegate: UIAdaptivePresentationControllerDelegate,
  UICollectionViewDelegate, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIGestureRecognizerDelegate, UISearchBarDelegate, UITabBarControllerDelegate,
  UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate
{
  private let answers: DelegateAnswers

  /// Creates the delegate of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    answers = DelegateAnswers(element, in: scene)
  }

  func answer(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value? {
    answers.first(of: method, for: asker, about: other, at: path)
  }

  /// A delegate isn't asked a question that no line answers.
  func responds(to method: AnsweredMethod) -> Bool { answers.contain(method) }

  var providesContextMenus: Bool {
    answers.contain(.contextMenuConfigurationForRowAt)
      || answers.contain(.contextMenuConfigurationForItemsAt)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    hasAnswer(.configurationForMenuAtLocation, interaction) ? UIContextMenuConfiguration() : nil
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    hasAnswer(.itemsForBeginning, interaction) ? [UIDragItem()] : []
  }

  /// Returns whether a delegate without a default has something; the finger is where the
  /// interaction's recognizer has it.
  private func hasAnswer(_ method: AnsweredMethod, _ interaction: UIInteraction) -> Bool {
    interaction.recognizer.map { flag(method, for: $0) } ?? true
  }
}

/// The answers in the lines under an element.
struct DelegateAnswers {
  private unowned(unsafe) let scene: LiveScene
  private let answers: [DelegateAnswer]

  /// Takes the answers of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    answers = element.completeDelegateAnswers
  }

  /// Returns whether a line is about a method.
  func contain(_ method: AnsweredMethod) -> Bool { answers.contains { $0.method == method } }

  /// Returns the answer of the first line that's about an object or a cell and whose condition
  /// holds.
  func first(
    of method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value? {
    let recognizer = asker as? UIGestureRecognizer
    let asked = AnswerContext(
      touch: other as? UITouch, recognizer: recognizer, other: other as? UIGestureRecognizer,
      space: recognizer?.view)
    let name = asked.other?.name ?? (other as? UIResponder)?.traceName ?? ""
    for answer in answers where answer.method == method && answer.others.matches(name) {
      if let path, let cell = answer.cell, IndexPath(cell) != path { continue }
      if let condition = answer.condition {
        guard condition.holds(for: asked, in: scene) else { continue }
        scene.recorder?.explain(Reason(.delegate, [scene.source[answer.range]]))
      }
      return value(of: answer)
    }
    return nil
  }

  private func value(of answer: DelegateAnswer) -> AnsweredMethod.Value {
    switch answer.value {
    case .cell(let cell): .indexPath(cell.map { IndexPath($0) })
    case .contentOffset(let offset): .contentOffset(offset)
    case .flag(let flag): .flag(flag)
    case .height(let height): .height(height)
    case .view(let name): .view(name.flatMap { scene.views[$0.text] })
    }
  }
}
