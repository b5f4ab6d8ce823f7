private import CCMarkGFM
private import Foundation

// This is the only file that uses the C library. Everything it returns is a Swift value or a view.

/// A node of cmark's tree, which is valid only during the closure that receives the tree.
struct MarkdownNode {
  /// The node's type in cmark, with its associated values.
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
    /// A type that this parser doesn't know, by its name in cmark.
    case unknown(String)
    /// A node that is nested deeper than the parser goes.
    case tooDeep
  }

  /// The character and the length of a code block's opening fence.
  struct FenceMark: Equatable {
    var length: Int
  }

  fileprivate let raw: OpaquePointer
  fileprivate let depth: Int

  /// The node's kind, computed on each access.
  var kind: Kind {
    depth > CommonMarkParser.depthLimit ? .tooDeep : CommonMarkParser.kind(of: raw)
  }

  /// Whether the node is a footnote definition, which a lesson has at its end.
  var isFootnote: Bool { cmark_node_get_type(raw) == CMARK_NODE_FOOTNOTE_DEFINITION }

  /// The 1-based line of the first byte, or zero if cmark doesn't know it.
  var line: Int { Int(cmark_node_get_start_line(raw)) }

  /// The 1-based byte column of the first byte, or zero if cmark doesn't know it.
  var column: Int { Int(cmark_node_get_start_column(raw)) }

  /// The 1-based line of the last byte.
  var endLine: Int { Int(cmark_node_get_end_line(raw)) }

  /// The 1-based byte column of the last byte.
  var endColumn: Int { Int(cmark_node_get_end_column(raw)) }

  /// The node's children.
  var children: Children {
    let isTooDeep = depth > CommonMarkParser.depthLimit
    return Children(position: isTooDeep ? nil : cmark_node_first_child(raw), depth: depth + 1)
  }

  /// A node and its following siblings.
  struct Children: Sequence, IteratorProtocol {
    fileprivate var position: OpaquePointer?
    fileprivate let depth: Int

    /// The first node.
    var first: MarkdownNode? { position.map { MarkdownNode(raw: $0, depth: depth) } }

    /// The number of nodes, which requires iterating over them.
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

/// A parser for GitHub-flavored Markdown that uses libcmark-gfm.
enum CommonMarkParser {
  /// The maximum nesting of blocks and inlines; deeper nodes become ``MarkdownNode/Kind/tooDeep``.
  ///
  /// A reader never needs more than a handful of levels. The limit keeps the tree's recursive walks
  /// within the stack.
  static let depthLimit = 100

  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// Registers the extensions with the library, once.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// A lock that lets the library parse only one text at a time.
  ///
  /// While cmark parses inlines, it turns its extensions' characters on and off in a table that all
  /// its parsers share. If it parsed two texts concurrently, one could lose its strikethrough.
  private static let lock = NSLock()

  /// Calls a closure with the tree of a Markdown text and returns its result; returns `nil` if the
  /// C library runs out of memory.
  static func withTree<Result>(
    of markdown: String, _ body: (MarkdownNode) -> Result
  ) -> Result? {
    _ = registration
    guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else {
      return nil
    }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      // The library's registry owns the extension.
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    // This call parses the inlines.
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

  /// The public headers have only names, no constants, for the types of extension nodes.
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

  /// Returns a copy of a C string that cmark owns.
  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters else { return "" }
    return String(cString: characters)
  }
}
