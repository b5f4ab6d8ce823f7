import ScenarioLanguage
import TouchEngine
import UIKitCode

// The data sources of tables and collection views.
extension SceneCodeWriter {
  /// Returns the property that holds the data source of a table or a collection view.
  func dataSource(of element: SceneElement) -> Expression {
    let isTable = element.elementClass.inherits(from: .tableView)
    let (view, noun) = isTable ? ("tableView", "row") : ("collectionView", "item")
    let (viewType, cellType) =
      isTable
      ? ("UITableView", "UITableViewCell") : ("UICollectionView", "UICollectionViewCell")
    let cells = max(
      count(of: ["numberOfRows", "numberOfItems"], in: element) ?? 0,
      element.children.filter { $0.elementClass.isCell }.count)
    let methods = [
      Function(
        Signature("numberOfSections", ["in \(view)": viewType], returns: "Int"),
        [.returning(Expression(count(of: ["numberOfSections"], in: element) ?? 1))]),
      Function(
        .list(
          isTable: isTable,
          [.init("numberOf\(isTable ? "Rows" : "Items")InSection section", "Int")],
          returns: "Int"),
        [.returning(Expression(cells))]),
      Function(
        .list(
          isTable: isTable,
          [.init("cellFor\(isTable ? "Row" : "Item")At indexPath", "IndexPath")],
          returns: cellType),
        cellBody(noun, cellType, element.name.text)),
    ]
    let first = Variable(
      "var", "first", "[\(cellType)]", value: [],
      documentation: ["The first cells of the first section."])
    let rest = Variable(
      "private var", "cells", "[IndexPath: \(cellType)]", value: .token("[:]"))
    return declare(
      "Data", of: element, "\(viewType)DataSource", properties: [first, rest],
      methods + (isTable ? [delegateMethod(.canEditRowAt, of: element)] : []))
  }

  private func count(of names: [String], in element: SceneElement) -> Int? {
    for setting in element.properties where names.contains(setting.property.name) {
      if case .count(let count) = setting.value { return count }
    }
    return nil
  }

  /// Returns the statements that find or create a cell.
  private func cellBody(_ noun: String, _ type: String, _ name: String) -> [Statement] {
    let (path, cell) = (Expression.token("indexPath"), Expression.token("cell"))
    let (index, first) = (Expression.token(noun), Expression.token("first"))
    let section = Expression.token("section")
    let known = Expression.token("cells")[at: path]
    let isFirst = Expression.infixOperator(path.section, "==", 0)
    return [
      .constant(noun, path[noun]),
      .ifThen(
        [isFirst, first.indices.contains(index)], [.returning(first[at: index])],
        isOnOneLine: true),
      .returning(cell, if: .optionalBinding("cell", known)),
      .constant("cell", .token(type)()),
      .constant("section", .conditional(isFirst, "", "section \(path.section) ")),
      .assignment(
        cell.accessibilityIdentifier,
        .infixOperator(section, "+", "\(noun) \(index) of \(name)")),
      .assignment(known, cell), .returning(cell),
    ]
  }
}

extension Expression {
  /// The place of a cell.
  init(_ cell: CellPlace) {
    let index = Expression(cell.index)
    let section = Expression(cell.section)
    let path = Expression.token("IndexPath")
    self =
      cell.noun == .row
      ? path(row: index, section: section) : path(item: index, section: section)
  }
}
