import SourceDiagnostics
import TouchEngine

// Rules and settings that never take effect, because another line always comes first.
extension SceneParser {
  /// Reports what other lines of the same text replace: settings of UIKit, and properties and rules
  /// of `with` lines.
  ///
  /// A variant may replace what all variants share, and a scenario what it takes from another one.
  func checkReplaced(_ behavior: [BehaviorSetting], _ changes: [SceneElement]) {
    for (index, setting) in behavior.enumerated() {
      let earlier = behavior[..<index].last {
        $0.field.name == setting.field.name && isTogether($0.range, setting.range)
      }
      guard let earlier else { continue }
      report.add(
        .propertySetTwice(setting.field.name), at: setting.range, notes: [firstNote(earlier.range)])
    }
    for (index, change) in changes.enumerated() {
      for earlier in changes[..<index]
      where earlier.name.text == change.name.text && isTogether(earlier.range, change.range) {
        check(earlier, replacedBy: change)
      }
    }
  }

  private func check(_ earlier: SceneElement, replacedBy change: SceneElement) {
    for setting in change.properties {
      guard let first = earlier.properties.first(where: { $0.property == setting.property }) else {
        continue
      }
      report.add(
        .propertySetTwice(setting.property.name), at: setting.range, notes: [firstNote(first.range)]
      )
    }
    // A later `with` line's rules come before an earlier line's.
    report.reportHidden(earlier.overrides, by: change.overrides)
    report.reportHidden(earlier.delegateAnswers, by: change.delegateAnswers)
  }

  private func firstNote(_ range: Range<Int>) -> Diagnostic.Note {
    Diagnostic.Note("set here first", at: range, in: report.source)
  }
}

/// A line whose answer or action is used unless another line comes first.
protocol SceneRule {
  /// The line.
  var range: Range<Int> { get }

  /// Returns whether another rule never takes effect, because this one comes first.
  func hides(_ other: Self) -> Bool
}

extension DiagnosticReport {
  /// Reports the lines of which no rule ever takes effect, because others come first.
  func reportHidden<Rule: SceneRule>(_ rules: [Rule], by others: [Rule]) {
    var lines: [Range<Int>] = []
    for rule in rules where !lines.contains(rule.range) { lines.append(rule.range) }
    for line in lines {
      let own = rules.filter { $0.range == line }
      let first = own.compactMap { rule in others.first { $0.hides(rule) } }
      guard first.count == own.count, let note = first.first else { continue }
      add(
        .hiddenRule, at: line,
        notes: [Diagnostic.Note("this line always comes first", at: note.range, in: source)])
    }
  }
}

extension OverrideRule: SceneRule {
  func hides(_ other: OverrideRule) -> Bool {
    guard condition == nil else { return false }
    switch (rule, other.rule) {
    case (.answer(let method, let names, _), .answer(let otherMethod, let otherNames, _)):
      return method === otherMethod && (names == .any || names == otherNames)
    case (.hitTest(_, let pass), .hitTest(_, let otherPass)):
      return pass == nil || pass == otherPass
    case (.pointInside, .pointInside): return true
    case (.event(let method, _), .event(let otherMethod, _)): return method == otherMethod
    case (.answer, _), (.hitTest, _), (.pointInside, _), (.event, _): return false
    }
  }
}

extension DelegateAnswer: SceneRule {
  func hides(_ other: DelegateAnswer) -> Bool {
    method === other.method && condition == nil
      && (cell == nil || cell == other.cell) && (others == .any || others == other.others)
  }
}
