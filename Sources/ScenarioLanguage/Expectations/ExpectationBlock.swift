/// The line `expect` with what stands under it.
package struct ExpectationBlock: Sendable {
  /// How the list is compared.
  package var mode: Mode

  /// The lines.
  package var expectations: [Expectation]

  /// The line `expect`.
  package var range: Range<Int>
}

/// One line under `expect`.
package struct Expectation: Sendable {
  /// What it says.
  package var statement: ExpectationStatement

  /// The line.
  package var range: Range<Int>
}

extension ExpectationBlock {
  /// Whether it claims something, or says that it doesn't.
  ///
  /// A line with `let` only gives a name.
  package var isClaim: Bool {
    !mode.traits.takesLines || expectations.contains { $0.statement.traits.isClaim }
  }

  /// The number of claims in it; three dots and names are none.
  package var claimCount: Int {
    mode.traits.claimCount + expectations.count { $0.statement.traits.isClaim }
  }

  /// Whether a line speaks of a part of the system.
  var speaksOfSystem: Bool {
    mode.speaksOfSystem
      || expectations.contains { line in
        line.statement.patterns.contains { $0.speaksOfSystem }
      }
  }
}
