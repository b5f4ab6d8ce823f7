import SourceDiagnostics
import TouchEngine

extension SceneParser {
  /// Returns the class that a line begins with, or `nil` when the model has none for it.
  ///
  /// The rest is checked as for the class that the error message suggests instead of one that's
  /// outside the model, so nothing else turns out to be wrong after the replacement.
  func elementClass(
    of name: String, at range: Range<Int>, under parent: ClassDescription?
  ) -> ClassDescription? {
    if let known = self.names.classes[name], known.canBeDeclared { return known }
    if let outside = ClassOutsideModel(name) {
      report.add(
        .unknownClass(name, suggestion: nil), at: range, notes: [Diagnostic.Note(outside.advice)],
        with: outside.standIn?.name)
      return outside.standIn
    }
    let isHosted = parent.map { $0 == .hostingView || $0.isOfSwiftUI } ?? false
    let names = self.names.classes.all
      .filter { $0.canBeDeclared && (isHosted || !$0.isOfSwiftUI) }.map { $0.name }
    let suggestion =
      whole(of: name, among: names) ?? Suggestion.nearest(to: name, among: names)
      ?? ClassWords.nearest(to: name, among: names)
    if suggestion == nil, let outside = ClassOutsideModel(ofApp: name) {
      report.add(
        .unknownClass(name, suggestion: nil), at: range, notes: [Diagnostic.Note(outside.advice)],
        with: outside.standIn?.name)
      return outside.standIn
    }
    report.add(.unknownClass(name, suggestion: suggestion), at: range, with: suggestion)
    return nil
  }

  /// Returns the only name that begins like another one, which leaves out its end:
  /// `UITapGestureRecognizer` for `UITapGesture`.
  private func whole(of beginning: String, among names: [String]) -> String? {
    guard beginning.utf8.count >= 6 else { return nil }
    let found = names.filter { $0.utf8.starts(with: beginning.utf8) }
    return found.count == 1 ? found[0] : nil
  }
}
