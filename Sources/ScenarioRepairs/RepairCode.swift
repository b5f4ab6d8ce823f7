import UIKitCode

/// The UIKit code of a change: statements, and what the class of a delegate or of a view declares.
struct RepairCode: Sendable {
  var statements: [Statement] = []

  /// What a comment says before the declarations.
  var comment: String?
  var declarations: [Declaration] = []

  /// The text, with a blank line between the statements and the declarations.
  var text: String {
    var printer = SwiftPrinter(.uikit, width: 90)
    printer.print(statements)
    if comment != nil, !statements.isEmpty { printer.line() }
    if let comment { printer.print(.comment([comment])) }
    for declaration in declarations { printer.print(declaration) }
    return String(printer.text.dropLast())
  }

  /// Creates the code of a change that only a comment describes.
  static func comment(_ text: String) -> RepairCode { RepairCode(comment: text) }
}
