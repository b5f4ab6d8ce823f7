import ScenarioLanguage
import TouchEngine

extension SceneBuilder {
  /// Gives a scroll view its delegate, and a table its rows.
  func prepare(
    _ scrollView: UIScrollView, _ element: SceneElement, _ controller: UIViewController?
  ) {
    live.registerRecognizers(of: scrollView)
    if !element.viewDelegateAnswers.isEmpty {
      scrollView.delegate = ScenarioViewDelegate(element, in: live)
    }
    if let table = scrollView as? UITableView { fill(table, element, controller) }
  }

  /// Makes the rows of a table, and what is in those that have a line.
  private func fill(_ table: UITableView, _ element: SceneElement, _ controller: UIViewController?)
  {
    let elements = element.children.filter { $0.elementClass == .tableViewCell }
    var cells: [UITableViewCell] = []
    for element in elements {
      let cell = UITableViewCell()
      cell.swizzling = rules(element)
      register(cell, element)
      cells.append(cell)
    }
    let data = ScenarioTableData(element, cells: cells)
    table.dataSource = data
    table.reloadData()
    for place in data.places {
      guard let cell = data.cells[place] else { continue }
      if cell.traceName.isEmpty {
        let row = ScenarioRow(section: place.section, row: place.row)
        cell.traceName = row.text + " of " + table.traceName
      }
      live.register(cell, named: cell.traceName)
      live.register(cell.contentView, named: "contentView of " + cell.traceName)
    }
    for (cell, element) in zip(cells, elements) { finish(cell, element, controller) }
  }

  /// Sets what the text says about a row, and makes what is in it.
  func finish(
    _ cell: UITableViewCell, _ element: SceneElement, _ controller: UIViewController?
  ) {
    // Its place is the table's affair.
    for setting in element.properties where setting.property != .frame {
      PropertySetter.apply(setting, to: cell, in: live)
    }
    let recognizers = element.children.filter { $0.elementClass.kind == .recognizer }
    let content = element.children.filter { $0.elementClass.kind != .recognizer }
    var rest = element
    rest.children = recognizers
    buildChildren(of: rest, in: cell, controller: controller)
    rest.children = content
    rest.parts = []
    buildChildren(of: rest, in: cell.contentView, controller: controller)
  }
}
