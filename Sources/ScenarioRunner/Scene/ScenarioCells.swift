import ScenarioLanguage
import TouchEngine

/// The cells of a table or a collection view: those with a line in the setup, and as many more as
/// the setup requests.
class ScenarioCells<Cell: UIView> {
  /// The number of sections.
  final let sections: Int

  /// The number of cells in each section.
  final let count: Int

  /// The views of the cells that have been requested.
  private(set) final var cells: [IndexPath: Cell] = [:]

  private let make: () -> Cell

  /// Creates cells, of which the first already have views.
  init(
    _ element: SceneElement, counted number: Property, first: [Cell], make: @escaping () -> Cell
  ) {
    func count(_ property: Property) -> Int? {
      for setting in element.properties where setting.property == property {
        if case .count(let count) = setting.value { return count }
      }
      return nil
    }
    sections = count(.numberOfSections) ?? 1
    self.count = max(count(number) ?? 0, first.count)
    self.make = make
    for (index, cell) in first.enumerated() { cells[IndexPath(row: index, section: 0)] = cell }
  }

  /// Returns the view of a cell, creating it at the first request.
  final func cell(at path: IndexPath) -> Cell {
    if let cell = cells[path] { return cell }
    let cell = make()
    cells[path] = cell
    return cell
  }

  /// The index paths of all cells, in order.
  final var places: [IndexPath] {
    (0..<sections).flatMap { section in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }
}

/// The rows of a table.
final class ScenarioTableData: ScenarioCells<UITableViewCell>, UITableViewDataSource {
  private let answers: DelegateAnswers

  /// Creates rows, of which the first already have views.
  init(_ element: SceneElement, first: [UITableViewCell], in scene: LiveScene) {
    answers = DelegateAnswers(element, in: scene)
    super.init(element, counted: .numberOfRows, first: first) { UITableViewCell() }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(at: indexPath)
  }

  func answer(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value? {
    answers.first(of: method, for: asker, about: other, at: path)
  }
}

/// The items of a collection view.
final class ScenarioCollectionData: ScenarioCells<UICollectionViewCell>,
  UICollectionViewDataSource
{
  /// Creates items, of which the first already have views.
  init(_ element: SceneElement, first: [UICollectionViewCell]) {
    super.init(element, counted: .numberOfItems, first: first) { UICollectionViewCell() }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { cell(at: indexPath) }
}
