/// A figure in HTML: a drawing, a table, or a list.
package protocol Figure {
  /// The figure as HTML, in UTF-8.
  var bytes: [UInt8] { get }
}

extension Figure {
  /// The figure as HTML.
  package var html: String { String(decoding: bytes, as: UTF8.self) }
}
