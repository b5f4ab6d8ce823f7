package import TouchEngine

/// The position of a row in a table, or of an item in a collection view.
package struct CellPlace: Equatable, Sendable {
  /// The word for the cells.
  package var noun: CellNoun

  /// The section, from zero.
  package var section: Int

  /// The number in the section, from zero.
  package var index: Int

  /// Creates the position of a cell.
  package init(_ noun: CellNoun, section: Int, index: Int) {
    self.noun = noun
    self.section = section
    self.index = index
  }

  /// The position in words, as it appears in traces.
  package var text: String {
    section == 0 ? "\(noun.rawValue) \(index)" : "section \(section) \(noun.rawValue) \(index)"
  }
}
