import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

extension CandidateFinder {
  /// Adds changes that keep participants from acting.
  mutating func addExclusions() {
    for name in subjects.unwanted {
      guard let participant = participant(name) else { continue }
      switch participant.kind {
      case .recognizer: exclude(participant)
      case .view: exclude(view: participant)
      default: break
      }
    }
    for winner in recipients where subjects.wanted.contains(where: { $0 != name(winner) }) {
      if !subjects.wanted.contains(name(winner)) { addRefusals(of: winner) }
      guard editor.element(name(winner)) != nil, !subjects.wanted.contains(name(winner)) else {
        continue
      }
      for view in hits where isInside(view, parent(winner) ?? winner) {
        addDeclining(winner, view)
      }
      set("isEnabled", "false", of: name(winner), kind: .switchedOff)
    }
  }

  /// Adds answers with which the views that fingers hit refuse a recognizer around them.
  private mutating func addRefusals(of recognizer: ParticipantID) {
    guard let around = parent(recognizer) else { return }
    for view in hits where view != around && hasTaken(recognizer, aTouchOf: view) {
      let viewName = name(view)
      guard let own = editor.element(viewName), own.elementClass.kind == .view,
        let superclass = elementClass(recognizer),
        superclass != .gestureRecognizer, !superclass.isOfSwiftUI
      else { continue }
      let method = AnsweredMethod.gestureRecognizerShouldBegin.signature
      let isOfClass = Expression.infixOperator(
        .token("gestureRecognizer"), "is", .token(superclass.name))
      add(
        .viewAnswer, "let `\(viewName)` refuse each \(superclass.name) around it",
        editor.adding(
          "override gestureRecognizerShouldBegin *: false when recognizer is \(superclass.name)",
          under: viewName),
        code.subclass(
          of: own.elementClass, for: viewName,
          [
            .override(
              method,
              [
                .returning(false, if: isOfClass), .returning(method.call(on: .super)),
              ])
          ]), about: [viewName], extra: 4)
    }
  }

  /// Returns whether a recognizer has taken a touch of a view.
  private func hasTaken(_ recognizer: ParticipantID, aTouchOf view: ParticipantID) -> Bool {
    var touched: [Int: ParticipantID] = [:]
    for event in trace.events {
      switch event.payload {
      case .hit(let hit): touched[event.fingers.first ?? 1] = hit
      case .offer(.takes, _) where event.to == recognizer:
        if touched[event.fingers.first ?? 1] == view { return true }
      default: break
      }
    }
    return false
  }

  private mutating func exclude(_ recognizer: Participant) {
    let name = recognizer.name
    for view in hits {
      if isInside(view, recognizer.parent ?? recognizer.id) { addDeclining(recognizer.id, view) }
      set("isExclusiveTouch", "true", of: self.name(view), [name], extra: 4)
    }
    for other in recipients where other != recognizer.id {
      addRequirement(recognizer.id, other)
      addRequirement(other, recognizer.id)
    }
    if let scroll = scrollView(of: recognizer.id) {
      set("isScrollEnabled", "false", of: scroll, [name], kind: .switchedOff)
    }
    set("isEnabled", "false", of: name, kind: .switchedOff)
  }

  private mutating func exclude(view: Participant) {
    for hit in hits where isView(hit) {
      set("isExclusiveTouch", "true", of: name(hit), [view.name])
    }
    for recognizer in recipients {
      let name = name(recognizer)
      guard editor.element(name) != nil else { continue }
      set("cancelsTouchesInView", "true", of: name, [view.name])
      set("delaysTouchesBegan", "true", of: name, [view.name])
    }
    for scroll in lineage(view.id) where elementClass(scroll)?.isScrollView ?? false {
      set("delaysContentTouches", "true", of: name(scroll), [view.name])
      set("canCancelContentTouches", "true", of: name(scroll), [view.name])
      set("isScrollEnabled", "false", of: name(scroll), [view.name], kind: .switchedOff)
    }
    if elementClass(view.id)?.inherits(from: .tableView) ?? false {
      set("allowsSelection", "false", of: view.name, extra: 2)
    }
    set("isUserInteractionEnabled", "false", of: view.name, kind: .switchedOff)
    if elementClass(view.id)?.isControl ?? false {
      set("isEnabled", "false", of: view.name, kind: .switchedOff)
    }
  }

  /// Adds changes for scroll views that don't scroll, or whose content doesn't act.
  mutating func addScrolling() {
    for event in trace.events {
      guard case .question(.canScroll, _, false) = event.payload, let reason = event.reason,
        let scroll = scrollView(of: event.from) ?? scrollView(of: event.to)
      else { continue }
      switch reason.cause {
      case .contentDoesNotMove, .contentDoesNotMoveVertically:
        set("alwaysBounceVertical", "true", of: scroll, ["pan of \(scroll)"])
      default: break
      }
      switch reason.cause {
      case .contentDoesNotMove, .contentDoesNotMoveHorizontally:
        set("alwaysBounceHorizontal", "true", of: scroll, ["pan of \(scroll)"])
      default: break
      }
    }
    for view in hits {
      for owner in lineage(view) where elementClass(owner)?.isScrollView ?? false {
        set("delaysContentTouches", "false", of: name(owner), [name(view)], extra: 2)
        set("canCancelContentTouches", "false", of: name(owner), [name(view)], extra: 2)
        if owner != view, hasDragged(owner) { addUndragged(view, owner) }
      }
      if subjects.wanted.contains(where: { $0 == name(view) }) {
        set("isMultipleTouchEnabled", "true", of: name(view), extra: 2)
      }
    }
  }

  /// Returns whether a finger has dragged a scroll view's content.
  private func hasDragged(_ scroll: ParticipantID) -> Bool {
    trace.events.contains { event in
      guard event.to == scroll, case .life(.scrollViewWillBeginDragging, _) = event.payload else {
        return false
      }
      return true
    }
  }

  /// Adds an answer with which a scroll view isn't dragged from a view inside it.
  private mutating func addUndragged(_ view: ParticipantID, _ scroll: ParticipantID) {
    let (viewName, scrollName) = (name(view), name(scroll))
    guard editor.element(scrollName) != nil, !SetupEditor.isPart(viewName) else { return }
    let word = SwiftNames.legal(viewName)
    let method = AnsweredMethod.gestureRecognizerShouldBegin.signature
    let isThere = Expression.token(word).bounds.contains(
      .token("gestureRecognizer").location(in: .token(word)))
    add(
      .viewAnswer, "let `\(scrollName)` not be dragged from `\(viewName)`",
      editor.adding(
        "override gestureRecognizerShouldBegin: false when location inside \(viewName)",
        under: scrollName),
      code.subclass(
        of: elementClass(scroll) ?? .scrollView, for: scrollName,
        holding: [(viewName, "UIView")],
        [
          .override(
            method,
            [
              .ifThen(
                [.optionalBinding(word, .token(word)), isThere], [.returning(false)],
                isOnOneLine: false),
              .returning(method.call(on: .super)),
            ])
        ]), about: [viewName, scrollName, "pan of \(scrollName)"])
  }
}
