import ScenarioLanguage
import TouchEngine

/// The delegate of a scroll view or a table, with the answers that are written under it.
final class ScenarioViewDelegate: UITableViewDelegate {
  private unowned(unsafe) let scene: LiveScene
  private let answers: [ViewDelegateAnswer]

  /// Creates the delegate of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    answers = element.viewDelegateAnswers
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    for answer in answers {
      if case .viewForZooming(let name) = answer.answer { return scene.views[name.text] }
    }
    return nil
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for answer in answers {
      guard case .scrollViewWillEndDragging(let target) = answer.answer else { continue }
      targetContentOffset.pointee = CGPoint(target)
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    for answer in answers {
      guard case .heightForRow(let row, let height) = answer.answer, Self.means(row, indexPath)
      else { continue }
      return height
    }
    return tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    for answer in answers {
      guard case .shouldHighlightRow(let row, let flag) = answer.answer, Self.means(row, indexPath)
      else { continue }
      return flag
    }
    return true
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    for answer in answers {
      guard case .willSelectRow(let row, let other) = answer.answer, Self.means(row, indexPath)
      else { continue }
      return other.map { IndexPath($0) }
    }
    return indexPath
  }

  /// Whether a line is about a row; one without a row is about all.
  private static func means(_ row: ScenarioRow?, _ path: IndexPath) -> Bool {
    row.map { IndexPath($0) == path } ?? true
  }
}

/// The rows of a table: those that have a line of their own, and as many more as the scene says.
final class ScenarioTableData: UITableViewDataSource {
  private let sections: Int
  private let rows: Int

  /// The views of the rows that have been asked for.
  private(set) var cells: [IndexPath: UITableViewCell] = [:]

  /// Creates rows; the first of them have their views already.
  init(_ element: SceneElement, cells first: [UITableViewCell]) {
    func count(_ property: Property) -> Int? {
      for setting in element.properties where setting.property == property {
        if case .count(let count) = setting.value { return count }
      }
      return nil
    }
    sections = count(.numberOfSections) ?? 1
    rows = max(count(.numberOfRows) ?? 0, first.count)
    for (index, cell) in first.enumerated() { cells[IndexPath(row: index, section: 0)] = cell }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = UITableViewCell()
    cells[indexPath] = cell
    return cell
  }

  /// The places of all rows, from above.
  var places: [IndexPath] {
    (0..<sections).flatMap { section in
      (0..<rows).map { IndexPath(row: $0, section: section) }
    }
  }
}
