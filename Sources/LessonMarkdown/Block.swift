/// A block of a lesson's text, top to bottom.
package indirect enum Block: Sendable, Equatable {
  case paragraph([Inline])
  case heading(Heading)
  case quote([Block])
  case callout(Callout)
  case list(List)
  case code(Fence)
  case rawHTML(String)
  case thematicBreak
  case table(Table)
}

/// A heading, which a link can lead to.
package struct Heading: Sendable, Equatable {
  /// From 1 to 6; a lesson's own headings start at 2, for its title is the page's first.
  package var level: Int
  /// The fragment that leads to the heading, unique in its lesson.
  package var identifier: String
  /// The heading with its markup.
  package var content: [Inline]
  /// Where it stands, in bytes from the start of the file.
  package var range: Range<Int>

  /// Makes a heading.
  package init(level: Int, identifier: String, content: [Inline], range: Range<Int>) {
    self.level = level
    self.identifier = identifier
    self.content = content
    self.range = range
  }

  /// The heading's words without markup.
  package var text: String { content.plainText }
}

/// A remark set apart from the text: `> [!NOTE]` and its four siblings.
package struct Callout: Sendable, Equatable {
  /// What a callout is for, by GitHub's names.
  package enum Kind: String, Sendable, CaseIterable {
    case note = "NOTE"
    case tip = "TIP"
    case important = "IMPORTANT"
    case warning = "WARNING"
    case caution = "CAUTION"
  }

  /// What the remark is for.
  package var kind: Kind
  /// The author's own title, or nothing when the kind's name serves.
  package var title: [Inline]
  /// What the remark says.
  package var blocks: [Block]
}

/// A list of items, numbered or not.
package struct List: Sendable, Equatable {
  /// One item of a list.
  package struct Item: Sendable, Equatable {
    /// Whether the item's box is ticked; nil when it has no box.
    package var isChecked: Bool?
    /// What the item holds.
    package var blocks: [Block]
  }

  /// The first number of a numbered list; nil for bullets.
  package var start: Int?
  /// Whether the items stand close together, without paragraphs of their own.
  package var isTight: Bool
  /// The items in order.
  package var items: [Item]
}

/// A table with one row of headings.
package struct Table: Sendable, Equatable {
  /// One alignment per column.
  package var alignments: [TableAlignment]
  /// The cells of the row of headings.
  package var header: [[Inline]]
  /// The cells of each further row.
  package var rows: [[[Inline]]]
}

/// How the cells of a table's column are set.
package enum TableAlignment: Sendable {
  case natural
  case leading
  case center
  case trailing
}

/// What a footnote says, and its number in the order of the first references.
package struct Footnote: Sendable, Equatable {
  /// Counted from 1.
  package var number: Int
  /// What the footnote says.
  package var blocks: [Block]

  /// Makes a footnote.
  package init(number: Int, blocks: [Block]) {
    self.number = number
    self.blocks = blocks
  }
}
