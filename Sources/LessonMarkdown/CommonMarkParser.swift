private import CCMarkGFM
private import Foundation

// The only file that touches the C library. Everything it hands out is a Swift value or a view.

/// One node of cmark's tree, which is there as long as the closure runs that gets the tree.
struct MarkdownNode {
  /// What cmark says a node is, with what belongs to that kind alone.
  enum Kind: Equatable {
    case document
    case blockQuote
    case list(start: Int?, isTight: Bool)
    case item(isChecked: Bool?)
    case codeBlock(content: String, fence: FenceMark?)
    case htmlBlock(String)
    case paragraph
    case heading(level: Int)
    case thematicBreak
    case footnoteDefinition
    case table(alignments: [TableAlignment])
    case tableRow(isHeader: Bool)
    case tableCell
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case htmlInline(String)
    case emphasis
    case strong
    case strikethrough
    case link(destination: String, title: String)
    case image(destination: String, title: String)
    case footnoteReference(number: Int)
    /// A kind that this reader does not know, by cmark's name for it.
    case unknown(String)
    /// What stood deeper than the reader goes.
    case tooDeep
  }

  /// The character and the length of the fence that opens a code block.
  struct FenceMark: Equatable {
    var length: Int
  }

  fileprivate let raw: OpaquePointer
  fileprivate let depth: Int

  /// What the node is, which is read anew each time.
  var kind: Kind {
    depth > CommonMarkParser.depthLimit ? .tooDeep : CommonMarkParser.kind(of: raw)
  }

  /// Whether the node is a footnote, which a lesson has at its end.
  var isFootnote: Bool { cmark_node_get_type(raw) == CMARK_NODE_FOOTNOTE_DEFINITION }

  /// The 1-based line of the first byte, or zero when cmark does not know it.
  var line: Int { Int(cmark_node_get_start_line(raw)) }

  /// The 1-based byte column of the first byte, or zero when cmark does not know it.
  var column: Int { Int(cmark_node_get_start_column(raw)) }

  /// The 1-based line of the last byte.
  var endLine: Int { Int(cmark_node_get_end_line(raw)) }

  /// The 1-based byte column of the last byte.
  var endColumn: Int { Int(cmark_node_get_end_column(raw)) }

  /// What the node holds.
  var children: Children {
    let isTooDeep = depth > CommonMarkParser.depthLimit
    return Children(position: isTooDeep ? nil : cmark_node_first_child(raw), depth: depth + 1)
  }

  /// Nodes beside each other, from one of them on.
  struct Children: Sequence, IteratorProtocol {
    fileprivate var position: OpaquePointer?
    fileprivate let depth: Int

    /// The first of the nodes.
    var first: MarkdownNode? { position.map { MarkdownNode(raw: $0, depth: depth) } }

    /// The number of the nodes, which a walk along them tells.
    var underestimatedCount: Int {
      var count = 0
      var node = position
      while let present = node {
        count += 1
        node = cmark_node_next(present)
      }
      return count
    }

    mutating func next() -> MarkdownNode? {
      guard let node = first else { return nil }
      position = cmark_node_next(node.raw)
      return node
    }
  }
}

/// Reads GitHub-flavoured Markdown with libcmark-gfm.
enum CommonMarkParser {
  /// How deep blocks and inlines may nest; deeper ones become ``MarkdownNode/Kind/tooDeep``.
  ///
  /// A reader never needs more than a handful. The limit keeps every walk over the tree, all of
  /// which are recursive, within the stack.
  static let depthLimit = 100

  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// Makes the extensions known to the library, once, whoever comes first.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Lets one text at a time into the library.
  ///
  /// While cmark reads inlines it switches the characters of its extensions on and off in a table
  /// that all its parsers share: of two texts at once, one loses its strikethrough by chance.
  private static let lock = NSLock()

  /// Hands over the tree of a Markdown text, and returns what comes of it; `nil` when the C library has
  /// no memory left.
  static func withTree<Result>(
    of markdown: String, _ body: (MarkdownNode) -> Result
  ) -> Result? {
    _ = registration
    guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      // The extension is owned by the library's registry.
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    // The inlines are read here.
    guard let root = lock.withLock({ cmark_parser_finish(parser) }) else { return nil }
    defer { cmark_node_free(root) }
    return body(MarkdownNode(raw: root, depth: 0))
  }

  fileprivate static func kind(of raw: OpaquePointer) -> MarkdownNode.Kind {
    switch cmark_node_get_type(raw) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: list(raw)
    case CMARK_NODE_ITEM: item(raw)
    case CMARK_NODE_CODE_BLOCK: .codeBlock(content: literal(raw), fence: fenceMark(raw))
    case CMARK_NODE_HTML_BLOCK: .htmlBlock(literal(raw))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(raw)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_TEXT: .text(literal(raw))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code(literal(raw))
    case CMARK_NODE_HTML_INLINE: .htmlInline(literal(raw))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(destination: string(cmark_node_get_url(raw)), title: string(cmark_node_get_title(raw)))
    case CMARK_NODE_IMAGE:
      .image(destination: string(cmark_node_get_url(raw)), title: string(cmark_node_get_title(raw)))
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference(number: Int(literal(raw)) ?? 0)
    default: extensionKind(of: raw)
    }
  }

  /// The kinds of the extensions have no constants in the public headers, only names.
  private static func extensionKind(of raw: OpaquePointer) -> MarkdownNode.Kind {
    switch string(cmark_node_get_type_string(raw)) {
    case "table": .table(alignments: alignments(raw))
    case "table_header": .tableRow(isHeader: true)
    case "table_row": .tableRow(isHeader: false)
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    case let name: .unknown(name)
    }
  }

  private static func list(_ raw: OpaquePointer) -> MarkdownNode.Kind {
    let isOrdered = cmark_node_get_list_type(raw) == CMARK_ORDERED_LIST
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(raw)) : nil,
      isTight: cmark_node_get_list_tight(raw) != 0
    )
  }

  private static func item(_ raw: OpaquePointer) -> MarkdownNode.Kind {
    let isTask = string(cmark_node_get_type_string(raw)) == "tasklist"
    return .item(isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(raw) : nil)
  }

  private static func fenceMark(_ raw: OpaquePointer) -> MarkdownNode.FenceMark? {
    var length: CInt = 0
    var offset: CInt = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(raw, &length, &offset, &character) != 0 else { return nil }
    return MarkdownNode.FenceMark(length: Int(length))
  }

  private static func alignments(_ raw: OpaquePointer) -> [TableAlignment] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(raw) else { return [] }
    let count = Int(cmark_gfm_extensions_get_table_columns(raw))
    return UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch UnicodeScalar(letter) {
      case "l": .leading
      case "c": .center
      case "r": .trailing
      default: .natural
      }
    }
  }

  private static func literal(_ raw: OpaquePointer) -> String {
    string(cmark_node_get_literal(raw))
  }

  /// A copy of a C string that cmark keeps.
  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters else { return "" }
    return String(cString: characters)
  }
}
