import SourceDiagnostics

/// An error with all the errors in a set of templates.
struct InvalidTemplates: Error {
  /// The errors; at least one.
  var diagnostics: [Diagnostic]
}

extension DiagnosticMessage {
  static func duplicateTemplate(_ name: String) -> Self {
    error("two templates are named `\(name)`")
  }

  static func htmlAsText(_ name: String) -> Self {
    error("`\(name)` is HTML already; write {{{\(name)}}}")
  }

  static func invalidModule(_ reason: String) -> Self { error(reason) }

  static func unknownOwnName(_ name: String, suggestion: String?) -> Self {
    error("neither a page nor the site file has `\(name)` below `own`" + didYouMean(suggestion))
  }

  static func unknownValue(_ name: String, suggestion: String?) -> Self {
    error("no value is named `\(name)` here" + didYouMean(suggestion))
  }

  static func missingPartial(_ name: String, suggestion: String?) -> Self {
    error("no template is named `\(name)`" + didYouMean(suggestion))
  }

  static func missingTemplate(_ name: String) -> Self {
    error("template `\(name)` is missing")
  }

  static func notASection(_ name: String) -> Self {
    error("`\(name)` is never absent; a section needs a condition, a list or a value that may be")
  }

  static func notText(_ name: String) -> Self {
    error("`\(name)` is not text; open it as {{#\(name)}}…{{/\(name)}}")
  }

  static func optionalOutsideItsSection(_ name: String) -> Self {
    error("`\(name)` may be absent; write it within {{#\(name)}}…{{/\(name)}}")
  }

  static func partialIncludesItself(_ name: String) -> Self {
    error("template `\(name)` includes itself")
  }

  static func textAsHTML(_ name: String) -> Self {
    error("`\(name)` is text and must be escaped; write {{\(name)}}")
  }

  static func templateTooDeep(limit: Int) -> Self {
    error("sections and templates nest deeper than \(limit) levels")
  }

  static func tooManyPartials(limit: Int) -> Self {
    error("a page includes more than \(limit) templates")
  }

  static func unclosedSection(_ name: String) -> Self {
    error("`\(name)` is never closed; write {{/\(name)}}")
  }

  static var unclosedTag: Self {
    error("the tag is never closed")
  }

  static func unexpectedClose(_ name: String, expected: String?) -> Self {
    if let expected {
      error("`\(name)` is closed while `\(expected)` is open")
    } else {
      error("`\(name)` is closed but not open")
    }
  }

  static func unknownBlock(_ name: String, layout: String, suggestion: String?) -> Self {
    error("template `\(layout)` has no block named `\(name)`" + didYouMean(suggestion))
  }

  static func unusedOwnName(_ name: String, suggestion: String?) -> Self {
    warning("no template shows `own.\(name)`" + didYouMean(suggestion))
  }

  static func unsupportedTag(_ tag: String) -> Self {
    error("templates do not use tags like `\(tag)`")
  }

  static func unusedTemplate(_ name: String, suggestion: String?) -> Self {
    warning("no page uses the file `\(name)`" + didYouMean(suggestion))
  }
}
