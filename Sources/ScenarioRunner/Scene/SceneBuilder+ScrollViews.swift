import ScenarioLanguage
import TouchEngine
import TraceModel

extension SceneBuilder {
  /// Names the parts of a scroll view that has its delegate, and gives a list its cells.
  func prepare(
    _ scrollView: UIScrollView, _ element: SceneElement, _ controller: UIViewController?
  ) {
    // A list whose delegate provides menus has an additional recognizer.
    live.registerParts(of: scrollView, element.elementClass, named: element.name.text)
    if let table = scrollView as? UITableView {
      let (cells, elements) = makeCells(of: element) { UITableViewCell() }
      let data = ScenarioTableData(element, first: cells, in: live)
      table.dataSource = data
      table.reloadData()
      // A table whose rows can be edited has an additional recognizer.
      live.registerParts(of: table, element.elementClass, named: element.name.text)
      for place in data.places {
        let cell = data.cell(at: place)
        register(cell, .tableViewCell, .row, at: place, of: table)
      }
      for (cell, element) in zip(cells, elements) {
        finish(cell, cell.contentView, element, controller)
      }
    } else if let grid = scrollView as? UICollectionView {
      let (cells, elements) = makeCells(of: element) { UICollectionViewCell() }
      let data = ScenarioCollectionData(element, first: cells)
      grid.dataSource = data
      grid.reloadData()
      for place in data.places {
        let cell = data.cell(at: place)
        register(cell, .collectionViewCell, .item, at: place, of: grid)
      }
      for (cell, element) in zip(cells, elements) {
        finish(cell, cell.contentView, element, controller)
      }
    }
  }

  /// Creates the cells that have a line in the setup.
  private func makeCells<Cell: UIView>(
    of element: SceneElement, _ make: () -> Cell
  ) -> (cells: [Cell], elements: [SceneElement]) {
    let elements = element.children.filter { $0.elementClass.isCell }
    let cells = elements.map { element in
      let cell = make()
      cell.swizzling = rules(element)
      register(cell, element)
      return cell
    }
    return (cells, elements)
  }

  /// Gives a cell its name, unless it has one, and its subviews.
  private func register(
    _ cell: UIView, _ cellClass: ClassDescription, _ noun: CellNoun, at place: IndexPath,
    of view: UIView
  ) {
    if cell.traceName.isEmpty {
      let place = CellPlace(noun, section: place.section, index: place.row)
      cell.traceName = PartName(place.text, of: view.traceName).text
    }
    live.register(cell, named: cell.traceName)
    live.registerParts(of: cell, cellClass, named: cell.traceName)
  }

  /// Applies the text's settings to a cell, and creates its subviews.
  func finish(
    _ cell: UIView, _ contentView: UIView, _ element: SceneElement, _ controller: UIViewController?
  ) {
    PropertySetter.apply(element.properties, to: cell, in: live)
    buildChildren(of: element, in: cell, contentView, controller)
  }

  /// Attaches an element's recognizers to its view, and adds its subviews to the content view.
  func buildChildren(
    of element: SceneElement, in view: UIView, _ contentView: UIView,
    _ controller: UIViewController?
  ) {
    let recognizers = element.children.filter { $0.elementClass.kind == .recognizer }
    let content = element.children.filter { $0.elementClass.kind != .recognizer }
    var rest = element
    rest.children = recognizers
    buildChildren(of: rest, in: view, controller: controller)
    rest.children = content
    rest.parts = []
    buildChildren(of: rest, in: contentView, controller: controller)
  }
}
