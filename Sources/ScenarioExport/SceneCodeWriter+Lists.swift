import ScenarioLanguage
import TouchEngine
import UIKitCode

// The delegates and data sources of scroll views, tables, and collection views.
extension SceneCodeWriter {
  /// Returns the property that holds the delegate of a scroll view.
  func viewDelegate(of element: SceneElement) -> Expression {
    var first: [Function] = []
    var rows: [ViewDelegateQuestion: [ConditionalAnswer]] = [:]
    for answer in element.viewDelegateAnswers {
      let (question, condition, value) = rowAnswer(answer.answer, of: element.elementClass)
      switch answer.answer {
      case .canEditRow: break
      case .scrollViewWillEndDragging:
        let stop = Expression.token("targetContentOffset").pointee
        first.append(Function(question.signature, [.assignment(stop, value)]))
      case .viewForZooming:
        first.append(Function(question.signature, [.returning(value)]))
      default: rows[question, default: []].append((condition, value))
      }
    }
    let methods = Self.rowQuestions.compactMap { question, usual in
      rows[question].map { Function(question.signature, answering($0, otherwise: usual)) }
    }
    // The engine can't know whether a delegate implements the method for menus.
    let hasMenus = Variable("var", "providesContextMenus", "Bool", getter: true, in: .engine)
    return declare(
      "Delegate", of: element, element.elementClass.delegateProtocol, keepsScene: true,
      properties: rows.keys.contains { $0.isAboutMenus } ? [hasMenus] : [], first + methods)
  }

  /// The questions about rows, in the order of their methods, with UIKit's answers.
  private static let rowQuestions: [(question: ViewDelegateQuestion, usual: Expression)] = [
    (.heightForRowAt, .token("tableView").rowHeight),
    (.shouldHighlightRowAt, true), (.shouldHighlightItemAt, true),
    (.contextMenuConfigurationForRowAt, .nil), (.contextMenuConfigurationForItemsAt, .nil),
    (.primaryActionFor, .token("defaultAction")),
    (.shouldSelectItemAt, true),
    (.willSelectRowAt, .token("indexPath")),
  ]

  /// Returns the question that an answer is for, and the answer with its condition.
  private func rowAnswer(
    _ answer: ViewDelegateAnswer.Answer, of elementClass: ClassDescription
  ) -> (question: ViewDelegateQuestion, condition: Expression?, value: Expression) {
    let isTable = elementClass.inherits(from: .tableView)
    func isAt(_ cell: CellPlace?) -> Expression? {
      cell.map { .infixOperator(.token("indexPath"), "==", Expression($0)) }
    }
    switch answer {
    case .canEditRow(let row, let flag): return (.canEditRowAt, isAt(row), Expression(flag))
    case .contextMenu(let cell, let flag):
      let menu = flag ? Expression.menu : .nil
      if isTable { return (.contextMenuConfigurationForRowAt, isAt(cell), menu) }
      let isAmong = cell.map { Expression.token("indexPaths").contains(Expression($0)) }
      return (.contextMenuConfigurationForItemsAt, isAmong, menu)
    case .heightForRow(let row, let height):
      return (.heightForRowAt, isAt(row), Expression(height))
    case .primaryAction(let flag):
      return (.primaryActionFor, nil, flag ? .token("defaultAction") : .nil)
    case .scrollViewWillEndDragging(let target):
      return (.scrollViewWillEndDragging, nil, Expression(target))
    case .shouldHighlight(let cell, let flag):
      return (
        isTable ? .shouldHighlightRowAt : .shouldHighlightItemAt, isAt(cell), Expression(flag)
      )
    case .shouldSelectItem(let cell, let flag):
      return (.shouldSelectItemAt, isAt(cell), Expression(flag))
    case .viewForZooming(let name):
      return (.viewForZooming, nil, name.map { reference($0.text, in: "") } ?? .nil)
    case .willSelectRow(let row, let other):
      return (.willSelectRowAt, isAt(row), other.map { Expression($0) } ?? .nil)
    }
  }

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
    let edits = element.viewDelegateAnswers.compactMap { answer -> ConditionalAnswer? in
      guard case .canEditRow = answer.answer else { return nil }
      let (_, condition, value) = rowAnswer(answer.answer, of: element.elementClass)
      return (condition, value)
    }
    let editing = Function(
      ViewDelegateQuestion.canEditRowAt.signature, answering(edits, otherwise: false))
    let first = Variable(
      "var", "first", "[\(cellType)]", value: [],
      documentation: ["The first cells of the first section."])
    let rest = Variable(
      "private var", "cells", "[IndexPath: \(cellType)]", value: .token("[:]"))
    return declare(
      "Data", of: element, "\(viewType)DataSource", properties: [first, rest],
      methods + (isTable ? [editing] : []))
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

extension ViewDelegateQuestion {
  fileprivate var isAboutMenus: Bool {
    self == .contextMenuConfigurationForRowAt || self == .contextMenuConfigurationForItemsAt
  }
}
