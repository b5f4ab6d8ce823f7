package import TouchEngine

// The parts that UIKit creates, as code reaches them.
extension Expression {
  /// Returns the expression for a part of an object, or `nil` when UIKit doesn't publish a way.
  package func part(_ part: ClassPart) -> Expression? { part.path.members.map { self[$0] } }

  /// Returns the expression for a cell of a list by its place, such as `row 2` or
  /// `section 1 item 0`, or `nil` for another text.
  package func cell(_ place: String) -> Expression? {
    let words = place.split(separator: " ")
    var numbers = words.compactMap { Int($0) }
    guard let index = numbers.popLast().map({ Expression($0) }) else { return nil }
    let section = Expression(numbers.last ?? 0)
    let path = Expression.token("IndexPath")
    return words.contains("row")
      ? self.cellForRow(at: path(row: index, section: section))
      : self.cellForItem(at: path(item: index, section: section))
  }
}
