package import TouchEngine

/// The place of a row in a table, or of an item in a collection view.
package struct CellPlace: Equatable, Sendable {
  /// What the cells are called.
  package var noun: CellNoun

  /// The section, from zero.
  package var section: Int

  /// The number in the section, from zero.
  package var index: Int

  /// Creates the place of a cell.
  package init(_ noun: CellNoun, section: Int, index: Int) {
    self.noun = noun
    self.section = section
    self.index = index
  }

  /// The place in words, as traces have it.
  package var text: String {
    section == 0 ? "\(noun.rawValue) \(index)" : "section \(section) \(noun.rawValue) \(index)"
  }
}
