import ScenarioLanguage
import TouchEngine

/// The delegate of a scroll view, a table, or a collection view, which gives the answers in the
/// lines under it.
final class ScenarioViewDelegate: UITableViewDelegate, UICollectionViewDelegate,
  UITextViewDelegate
{
  private unowned(unsafe) let scene: LiveScene
  private let answers: [ViewDelegateAnswer]

  /// Creates the delegate of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    answers = element.viewDelegateAnswers
  }

  var providesContextMenus: Bool {
    answers.contains { if case .contextMenu = $0.answer { true } else { false } }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    contextMenu(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap { contextMenu(at: $0) }
  }

  private func contextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    for answer in answers {
      guard case .contextMenu(let cell, let flag) = answer.answer, cell.means(indexPath) else {
        continue
      }
      return flag ? UIContextMenuConfiguration() : nil
    }
    return nil
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    for answer in answers {
      if case .primaryAction(false) = answer.answer { return nil }
      if case .primaryAction(true) = answer.answer { return defaultAction }
    }
    return defaultAction
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    for answer in answers {
      guard case .viewForZooming(let name) = answer.answer else { continue }
      return name.flatMap { scene.views[$0.text] }
    }
    return nil
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for answer in answers {
      guard case .scrollViewWillEndDragging(let target) = answer.answer else { continue }
      targetContentOffset.pointee = target
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    for answer in answers {
      guard case .heightForRow(let row, let height) = answer.answer, row.means(indexPath)
      else { continue }
      return height
    }
    return tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlight(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    shouldHighlight(indexPath)
  }

  private func shouldHighlight(_ indexPath: IndexPath) -> Bool {
    for answer in answers {
      guard case .shouldHighlight(let cell, let flag) = answer.answer, cell.means(indexPath) else {
        continue
      }
      return flag
    }
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    for answer in answers {
      guard case .shouldSelectItem(let cell, let flag) = answer.answer, cell.means(indexPath) else {
        continue
      }
      return flag
    }
    return true
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    for answer in answers {
      guard case .willSelectRow(let row, let other) = answer.answer, row.means(indexPath)
      else { continue }
      return other.map { IndexPath($0) }
    }
    return indexPath
  }
}

extension CellPlace? {
  /// Returns whether a line is about a cell; a line without a position is about all cells.
  func means(_ path: IndexPath) -> Bool { map { IndexPath($0) == path } ?? true }
}
