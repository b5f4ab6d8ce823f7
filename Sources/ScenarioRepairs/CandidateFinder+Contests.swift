import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

extension CandidateFinder {
  /// Adds changes for a recognizer that another one stopped, or that a view or delegate refused.
  mutating func addContest(_ event: TraceEvent) {
    switch event.payload {
    case .prevent: addPrevention(by: event.from, of: event.to)
    case .question(.gestureRecognizerShouldBegin, _, false) where event.to != event.from:
      addRefusingView(event.to, event.from)
    case .wait(.waits):
      for other in event.related { addWaiting(event.to, for: other) }
    case .question(.touchesShouldCancel, about: .some(let view), false):
      addUncancelled(view, event.to)
    default: break
    }
  }

  private mutating func addPrevention(by winner: ParticipantID, of loser: ParticipantID) {
    addGestureChanges(winner, loser)
    addGestureChanges(loser, winner)
    addSimultaneous(winner, loser)
    addSimultaneous(loser, winner)
    addRequirement(winner, loser)
    addRequirement(loser, winner)
    for view in hits where isInside(view, parent(loser) ?? loser) { addDeclining(winner, view) }
    if let view = parent(loser) { addDeclining(winner, view) }
    addDirections(winner, loser)
    addPull(loser, of: winner)
    if editor.element(name(winner)) != nil, !isOfSwiftUI(winner) {
      let canPrevent = AnsweredMethod.canPrevent.signature.shortened
      let isAnother = Expression.infixOperator(
        .token("other"), "!==", .token(SwiftNames.legal(name(loser))))
      let allows = [isAnother, canPrevent.call(on: .super)].joined(by: "&&")
      add(
        .viewAnswer, "let the class of `\(name(winner))` not prevent `\(name(loser))`",
        editor.adding("override canPrevent \(name(loser)): false", under: name(winner)),
        code.subclass(
          of: elementClass(winner) ?? .gestureRecognizer, for: name(winner),
          holding: [(name(loser), "UIGestureRecognizer")],
          [.override(canPrevent, [.expression(allows)])]),
        about: [name(winner), name(loser)])
    }
  }

  /// Returns whether a recognizer is a gesture of SwiftUI, which no code of UIKit configures.
  func isOfSwiftUI(_ recognizer: ParticipantID) -> Bool {
    elementClass(recognizer)?.isSwiftUIGesture ?? false
  }

  /// Adds other modifiers and distances for a gesture of SwiftUI.
  private mutating func addGestureChanges(_ gesture: ParticipantID, _ other: ParticipantID) {
    guard let elementClass = elementClass(gesture), elementClass.isSwiftUIGesture else { return }
    let (first, second) = (name(gesture), name(other))
    for modifier in GestureModifier.allCases where modifier != .gesture {
      add(
        .simultaneous, "attach `\(first)` with `\(modifier.word)`",
        editor.setting("modifier", to: modifier.word, of: first),
        .comment("Attach it with .\(modifier.word)(_:)."), about: [first, second])
    }
    if elementClass == .dragGesture {
      add(
        .property, "let `\(first)` begin after 25 points",
        editor.setting("minimumDistance", to: "25", of: first),
        .comment("Create it with DragGesture(minimumDistance: 25)."), about: [first, second])
    }
  }

  /// Adds an answer with which two recognizers act at the same time.
  mutating func addSimultaneous(_ recognizer: ParticipantID, _ other: ParticipantID) {
    let (first, second) = (name(recognizer), name(other))
    guard !isDelay(first), !isDelay(second), !isOfSwiftUI(recognizer), !isOfSwiftUI(other)
    else { return }
    let title = "let `\(first)` and `\(second)` recognize at the same time"
    if let scroll = scrollView(of: recognizer), let owner = participant(scroll) {
      let partner = SwiftNames.legal(second)
      add(
        .simultaneous, title + " (the answer of `\(scroll)`)",
        editor.adding(
          "override shouldRecognizeSimultaneouslyWith \(second): true", under: scroll),
        code.subclass(
          of: elementClass(owner.id) ?? .scrollView, for: scroll,
          adopting: ["UIGestureRecognizerDelegate"],
          holding: [(second, "UIGestureRecognizer")],
          [
            Function(
              AnsweredMethod.shouldRecognizeSimultaneouslyWith.signature.shortened,
              [.expression(.token("other") === .token(partner))])
          ]), about: [first, second, scroll], extra: 1)
      return
    }
    guard editor.element(first) != nil else { return }
    add(
      .simultaneous, title + " (the delegate of `\(first)`)",
      editor.adding(
        "delegate shouldRecognizeSimultaneouslyWith \(second): true", under: first),
      code.simultaneous(first, with: second), about: [first, second])
  }

  /// Adds a line that makes a recognizer wait for another.
  mutating func addRequirement(_ recognizer: ParticipantID, _ other: ParticipantID) {
    let (first, second) = (name(recognizer), name(other))
    guard recognizer != other, !isDelay(first), !isDelay(second), !isOfSwiftUI(recognizer),
      !isOfSwiftUI(other)
    else { return }
    add(
      .requirement, "make `\(first)` wait for `\(second)` to fail",
      editor.requiring(first, second), code.requirement(first, second),
      about: [first, second], price: price(ofWaiting: recognizer, for: other))
  }

  /// Returns whether a recognizer is the one with which a scroll view delays touches, which code
  /// can't reach.
  private func isDelay(_ name: String) -> Bool { PartName(name)?.word == "delay" }

  /// Adds answers with which a pan begins in one direction only.
  private mutating func addDirections(_ winner: ParticipantID, _ loser: ParticipantID) {
    for pan in [winner, loser] {
      let name = name(pan)
      guard let element = editor.element(name),
        element.elementClass.inherits(from: .panGestureRecognizer), !SetupEditor.isPart(name)
      else { continue }
      for word in ["horizontal", "vertical"] {
        let edits = editor.adding(
          "delegate shouldBegin: false when not velocity \(word)", under: name)
        add(
          .direction, "let `\(name)` begin only for \(word) movements", edits,
          code.beginning(name, isHorizontal: word == "horizontal"),
          about: [self.name(winner), self.name(loser)])
      }
    }
  }

  /// Adds an answer with which a pan acts instead of a scroll view's only when the content is at its top
  /// and the finger moves down, as when a sheet is pulled away.
  private mutating func addPull(_ pan: ParticipantID, of scrollPan: ParticipantID) {
    let name = name(pan)
    guard let scroll = scrollView(of: scrollPan), let element = editor.element(name),
      element.elementClass.inherits(from: .panGestureRecognizer),
      !element.delegateAnswers.contains(where: { $0.method == .shouldBegin }),
      let answer = editor.adding(
        "delegate shouldBegin: true when \(scroll) contentOffset.y <= 0 and translation y > 0",
        under: name),
      let requirement = editor.requiring("pan of \(scroll)", name)
    else { return }
    add(
      .direction,
      "let `\(name)` begin only downward from the top of `\(scroll)`, which waits for it",
      answer + requirement, code.pulling(name, of: scroll), about: [name, scroll])
  }

  /// Adds changes for a view that refused a recognizer.
  private mutating func addRefusingView(_ view: ParticipantID, _ recognizer: ParticipantID) {
    guard isView(view), isRecognizer(recognizer) else { return }
    let (viewName, recognizerName) = (name(view), name(recognizer))
    // Content that keeps its touch while a scroll view moves it is seldom meant.
    let isOfScrollView = scrollView(of: recognizer) != nil
    set(
      "cancelsTouchesInView", "false", of: recognizerName, [viewName],
      extra: isOfScrollView ? 12 : 0)
    addMove(recognizer, to: view)
    add(
      .viewAnswer, "let `\(viewName)` accept `\(recognizerName)`",
      editor.adding(
        "override gestureRecognizerShouldBegin \(recognizerName): true", under: viewName),
      code.subclass(
        of: elementClass(view) ?? .view, for: viewName,
        [
          Function.override(
            AnsweredMethod.gestureRecognizerShouldBegin.signature,
            [.expression(true)])
        ]), about: [viewName, recognizerName])
  }

  /// Adds changes for a recognizer that waited for another.
  private mutating func addWaiting(_ recognizer: ParticipantID, for other: ParticipantID) {
    let (first, second) = (name(recognizer), name(other))
    for requirement in editor.scenario.scene.requirements
    where requirement.recognizer.text == first && requirement.other.text == second {
      add(
        .withoutRequirement, "don't make `\(first)` wait for `\(second)`",
        editor.removing(requirement.range),
        code.withoutRequirement(first, second), about: [first, second])
    }
    for view in hits { addDeclining(other, view) }
  }

  /// Adds changes for a view whose touches a scroll view doesn't cancel for a drag.
  private mutating func addUncancelled(_ view: ParticipantID, _ scroll: ParticipantID) {
    let (viewName, scrollName) = (name(view), name(scroll))
    guard isView(view) else { return }
    set("canCancelContentTouches", "true", of: scrollName, [viewName])
    set("delaysContentTouches", "true", of: scrollName, [viewName])
    let cancel = AnsweredMethod.touchesShouldCancel.signature
    let isControl = Expression.infixOperator(.token("view"), "is", .token("UIControl"))
    let cancels = [isControl, cancel.call(on: .super)].joined(by: "||")
    add(
      .viewAnswer, "let `\(scrollName)` cancel the touches of `\(viewName)` when it scrolls",
      editor.adding("override touchesShouldCancel in \(viewName): true", under: scrollName),
      code.subclass(
        of: elementClass(scroll) ?? .scrollView, for: scrollName,
        [.override(cancel, [.expression(cancels)])]),
      about: [viewName, scrollName, "pan of \(scrollName)"], extra: -4)
  }

  /// Adds requirements and common recognition for recognizers that acted on the same touches.
  mutating func addPairs() {
    var acted: [ParticipantID] = []
    for event in trace.events where event.kind == .action && isRecognizer(event.from) {
      if !acted.contains(event.from) { acted.append(event.from) }
    }
    for first in acted {
      for second in recipients where first != second {
        guard subjects.all.contains(name(first)) || subjects.all.contains(name(second)) else {
          continue
        }
        addRequirement(first, second)
        addRequirement(second, first)
      }
    }
    // A scroll view's pan counts as acting through its scroll view.
    for first in recipients {
      for second in recipients where first != second {
        let names = [first, second].flatMap { [name($0), scrollView(of: $0) ?? ""] }
        guard names.contains(where: { subjects.wanted.contains($0) }) else { continue }
        addSimultaneous(first, second)
      }
    }
  }
}
