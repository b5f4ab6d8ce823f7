/// An `expect` line and the lines indented under it.
package struct ExpectationBlock: Sendable {
  /// The way to compare the list with the trace.
  package var mode: Mode

  /// The lines.
  package var expectations: [Expectation]

  /// The line `expect`.
  package var range: Range<Int>
}

/// One line under `expect`.
package struct Expectation: Sendable {
  /// The statement that the line makes.
  package var statement: ExpectationStatement

  /// The line.
  package var range: Range<Int>
}

extension ExpectationBlock {
  /// Whether the line makes a claim, or states that it doesn't.
  ///
  /// A line with `let` only defines a name.
  package var isClaim: Bool {
    !mode.traits.takesLines || expectations.contains { $0.statement.traits.isClaim }
  }

  /// The number of claims in the block, not counting three dots and names.
  package var claimCount: Int {
    mode.traits.claimCount + expectations.count { $0.statement.traits.isClaim }
  }

  /// Whether a line refers to a part of the system.
  var speaksOfSystem: Bool {
    mode.speaksOfSystem
      || expectations.contains { line in
        line.statement.patterns.contains { $0.speaksOfSystem }
      }
  }
}
