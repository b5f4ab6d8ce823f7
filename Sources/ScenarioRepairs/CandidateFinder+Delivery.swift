import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

extension CandidateFinder {
  /// Adds changes for a touch that a view lost, got late, or didn't get.
  mutating func addDelivery(_ event: TraceEvent) {
    switch event.payload {
    case .touches(.touchesCancelled, _) where event.reason?.cause == .cancelsTouches,
      .hold(.dropped, _) where event.reason?.cause == .cancelsTouches:
      for recognizer in event.reason?.participants ?? [] { addLoss(event.to, recognizer) }
    case .hold(.held, _):
      for recognizer in event.related + (event.reason?.participants ?? []) {
        addDelay(event.to, recognizer)
      }
    case .hold(.dropped, _): addDropped(event)
    case .offer(let offer, _) where offer != .takes: addRefusal(event)
    default: break
    }
  }

  /// Adds changes for a touch that a recognizer canceled.
  private mutating func addLoss(_ view: ParticipantID, _ recognizer: ParticipantID) {
    let (viewName, recognizerName) = (name(view), name(recognizer))
    if let scroll = scrollView(of: recognizer) {
      set("canCancelContentTouches", "false", of: scroll, [viewName, recognizerName])
      for owner in lineage(view).prefix(3) where name(owner) != scroll {
        add(
          .viewAnswer, "let `\(scroll)` keep the touches of `\(name(owner))` in its content",
          editor.adding("override touchesShouldCancel in \(name(owner)): false", under: scroll),
          keeping(owner, in: scroll),
          about: [scroll, name(owner), viewName, recognizerName])
      }
      return
    }
    set("cancelsTouchesInView", "false", of: recognizerName, [viewName])
    addDeclining(recognizer, view)
  }

  /// Returns the code of a scroll view that keeps the touches of a view.
  private func keeping(_ view: ParticipantID, in scroll: String) -> RepairCode? {
    let owner = participant(scroll).flatMap { elementClass($0.id) } ?? .scrollView
    let kept = SwiftNames.legal(name(view))
    let cancel = AnsweredMethod.touchesShouldCancel.signature
    return code.subclass(
      of: owner, for: scroll,
      holding: [(name(view), "UIView")],
      [
        .override(
          cancel,
          [
            .returning(false, if: .token("view") === .token(kept)),
            .returning(cancel.call(on: .super)),
          ])
      ])
  }

  /// Adds answers with which a recognizer leaves the touches of a view alone.
  mutating func addDeclining(_ recognizer: ParticipantID, _ view: ParticipantID) {
    let name = name(recognizer)
    guard editor.element(name) != nil, !isOfSwiftUI(recognizer) else { return }
    let own = parent(recognizer)
    let ancestry = Expression.token("sequence")(
      first: .token("view"), next: .closure(Closure(Expression.firstArgument.superview)))
    for candidate in lineage(view) {
      // A recognizer that declines its own view's touches, too, would never act.
      if let own, isInside(own, candidate) { break }
      let other = self.name(candidate)
      if SetupEditor.isPart(other) { continue }
      add(
        .declinedTouch, "let the delegate of `\(name)` decline touches in `\(other)`",
        editor.adding("delegate shouldReceive: false when touch in \(other)", under: name),
        code.declining(
          name, where: .token("view").isDescendant(of: code.reference(other))),
        about: [name, other] + lineage(view).map { self.name($0) })
    }
    for (kind, word) in [
      (ClassDescription.control, "UIControl"), (.tableViewCell, "UITableViewCell"),
      (.collectionViewCell, "UICollectionViewCell"),
    ] {
      let isOfClass = lineage(view).contains { elementClass($0)?.inherits(from: kind) ?? false }
      guard isOfClass else { continue }
      add(
        .declinedTouch, "let the delegate of `\(name)` decline touches in every `\(word)`",
        editor.adding("delegate shouldReceive: false when touch in \(word)", under: name),
        code.declining(
          name,
          where: ancestry.contains.trailing(
            Closure(.infixOperator(.firstArgument, "is", .token(word))))),
        about: [name] + lineage(view).map { self.name($0) }, extra: 1)
    }
    if let own, hits.contains(own) || isView(own), own != view {
      // A tap next to the content counts, and a tap in it doesn't.
      let other = self.name(own)
      add(
        .declinedTouch, "let `\(name)` receive only touches of `\(other)` itself",
        editor.adding("delegate shouldReceive: false when not touch view is \(other)", under: name),
        code.declining(
          name,
          where: .infixOperator(.token("view"), "!==", code.reference(other)).parenthesized),
        about: [name] + lineage(view).map { self.name($0) }, extra: 1)
    }
  }

  /// Adds changes for a touch that a view gets late.
  private mutating func addDelay(_ view: ParticipantID, _ recognizer: ParticipantID) {
    if let scroll = scrollView(of: recognizer) {
      return set("delaysContentTouches", "false", of: scroll, [name(view)])
    }
    set("delaysTouchesBegan", "false", of: name(recognizer), [name(view)])
    set("delaysTouchesEnded", "false", of: name(recognizer), [name(view)])
    addDeclining(recognizer, view)
  }

  /// Adds changes for a touch that no view got.
  private mutating func addDropped(_ event: TraceEvent) {
    let others = (event.reason?.participants ?? []).map { name($0) }
    switch event.reason?.cause {
    case .hasATouch: set("isMultipleTouchEnabled", "true", of: name(event.to), others)
    case .exclusiveBesideOther, .keptOut:
      for other in others + [name(event.to)] {
        if editor.element(other)?.properties.contains(where: {
          $0.property.name == "isExclusiveTouch"
        }) ?? false {
          set("isExclusiveTouch", "false", of: other, others + [name(event.to)])
        }
      }
    default: break
    }
  }

  /// Adds changes for a touch that a recognizer didn't get.
  private mutating func addRefusal(_ event: TraceEvent) {
    let name = name(event.to)
    switch event.reason?.cause {
    case .isDisabled: set("isEnabled", "true", of: name)
    case .scrollsAreNotAllowed: set("allowedScrollTypesMask", "all", of: name)
    case .viewIsExclusive:
      for view in event.reason?.participants ?? [] {
        set("isExclusiveTouch", "false", of: self.name(view), [name])
      }
    default: break
    }
  }
}
