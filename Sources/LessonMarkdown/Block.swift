/// A block of a lesson's text.
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

/// A heading, which links can lead to.
package struct Heading: Sendable, Equatable {
  /// The level from 1 to 6; a lesson's own headings start at 2, because its title is the page's
  /// first.
  package var level: Int
  /// The heading's URL fragment, unique in its lesson.
  package var identifier: String
  /// The heading's content with its markup.
  package var content: [Inline]
  /// The heading's byte range in the file.
  package var range: Range<Int>

  /// Creates a heading.
  package init(level: Int, identifier: String, content: [Inline], range: Range<Int>) {
    self.level = level
    self.identifier = identifier
    self.content = content
    self.range = range
  }

  /// The heading's text without markup.
  package var text: String { content.plainText }
}

/// A paragraph set apart from the text: `> [!NOTE]` and its four siblings.
package struct Callout: Sendable, Equatable {
  /// The kind of a callout, by GitHub's names.
  package enum Kind: String, Sendable, CaseIterable {
    case note = "NOTE"
    case tip = "TIP"
    case important = "IMPORTANT"
    case warning = "WARNING"
    case caution = "CAUTION"
  }

  /// The kind of the callout.
  package var kind: Kind
  /// The author's custom title, or empty if the kind's name is the title.
  package var title: [Inline]
  /// The callout's content.
  package var blocks: [Block]
}

/// A bulleted or numbered list.
package struct List: Sendable, Equatable {
  /// One item of a list.
  package struct Item: Sendable, Equatable {
    /// Whether the item's checkbox is checked; `nil` if it has no checkbox.
    package var isChecked: Bool?
    /// The item's content.
    package var blocks: [Block]
  }

  /// The first number of a numbered list; `nil` for a bulleted list.
  package var start: Int?
  /// Whether the list is tight, which means that its items aren't in paragraphs.
  package var isTight: Bool
  /// The items in order.
  package var items: [Item]
}

/// A table with a header row.
package struct Table: Sendable, Equatable {
  /// One alignment per column.
  package var alignments: [TableAlignment]
  /// The cells of the header row.
  package var header: [[Inline]]
  /// The cells of each other row.
  package var rows: [[[Inline]]]
}

/// The alignment of a table column.
package enum TableAlignment: Sendable {
  case natural
  case leading
  case center
  case trailing
}

/// A footnote, with its number in the order of the first references.
package struct Footnote: Sendable, Equatable {
  /// The number, counted from 1.
  package var number: Int
  /// The footnote's content.
  package var blocks: [Block]

  /// Creates a footnote.
  package init(number: Int, blocks: [Block]) {
    self.number = number
    self.blocks = blocks
  }
}
