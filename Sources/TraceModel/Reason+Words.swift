extension Reason {
  /// The causes of events.
  ///
  /// The names appear in stored traces, so they never change.
  public enum Cause: String, CaseIterable, Sendable {
    // Hit-testing.
    case isHidden, isNotInteractive, isTransparent, isOutside, isNotInside, isAnimated,
      hasNoSubviews, noSubviewTookThePoint, transition, isOfSwiftUI, menuIsPrimary, tappedOutside,
      windowControls
    // Touches that an application or a view doesn't accept.
    case eventsAreIgnored, moreFingers, hasATouch, exclusiveBesideOther, keptOut, viewLeaves,
      isCancelled
    // Offers to recognizers.
    case touchTypeIsNotAllowed, pressTypeIsNotAllowed, otherTouchType, isDisabled, isNotReset,
      viewIsInNoWindow, viewIsExclusive, delegateDeclinesTouch, delegateDeclinesEvent,
      delegateDeclinesPress, classDeclinesEvent, declinedEvent
    // Relations between recognizers.
    case prevented, requiredRecognized, circle, requires, cancelsTouches, mayStillRecognize
    // States of recognizers.
    case shouldBeginRefused, staysAsItIs, becomesAnother, wasDisabled, wasRemoved, viewLeft,
      touchesWereCancelled, pressesWereCancelled, fingerLifted, lastFingerLifted, aFingerLifted,
      aFingerMoved, aFingerTrembled, bothFingersAreUp, moved, movedAfter, movedBack,
      movedTheOtherWay, drifted,
      distanceChanged, turned, hasNoDirection, liftedAfterMoving, liftedWithFingers,
      liftedBeforeTurning, liftedTooSoon, pressed, heldFor, awayFromTheFirstTap, tapped,
      noFurtherTap, noFurtherFinger, noPress, noSwipe, fingers, missingFingers, fingersOfAtMost,
      otherButtons,
      startedAwayFromTheEdge, landedAwayFromAnEdge, edgeIsDeferred, noSystemGesture,
      interactionsShareTheTouch, liftsAllowLongPresses
    // Controls, bars, sheets, and rows.
    case touchHasAnotherView, controlKeepsTaps, controlKeepsDrags,
      controlKeepsPans, nothingToGoBackTo, barIsHidden,
      backButtonIsReplaced, noPageToTurnTo, sheetsGoDown, wentOf, speedIs, rowsOpenSideways,
      rowsOpenLeft, noRowToEdit
    // Scroll views.
    case contentDoesNotMove, contentDoesNotMoveHorizontally, contentDoesNotMoveVertically,
      outerCanScroll, sheetGoesDown, sheetExpands, isNotDimmed, contentTouchesAreKept,
      contentRefuses, contentIsToldAtOnce, noDrag, contentWasCaught, catchesContent, offsetWasSet,
      leftTheWindow, panWasCancelled,
      velocityIs, isNoAccessibilityElement, scrollsAreNotAllowed, touchBeyondBounds, severalGoToTop,
      noneGoesToTop, isAtTop, isInElement, isHiddenFromVoiceOver
    // The system.
    case noAppInFront, loopIsInMode, wasDue, cameSinceTheFrame
    // The app's code.
    case override, delegate, said, isNotAttached, isNoSubview, isNoSibling, pushesNavigation,
      pushesTwice, presentsActive
  }
}

extension Reason.Cause {
  /// The words, in which `%` marks a replacement: a digit for a number, `d` and a digit for a
  /// number with three decimals, `a` and `b` for the participants, `n` for all of them, `w`, `x`,
  /// and `y` for the texts, `s` for the plural ending, `o` for the distances from the four edges.
  var words: String {
    switch self {
    case .isHidden: "isHidden is true"
    case .isNotInteractive: "isUserInteractionEnabled is false"
    case .isTransparent: "alpha %d0 is less than %d1"
    case .isOutside: "outside: %o"
    case .isNotInside: "the point is not inside"
    case .isAnimated: "it is being animated without allowUserInteraction"
    case .hasNoSubviews: "it has no subviews"
    case .noSubviewTookThePoint: "no subview took the point"
    case .severalGoToTop: "more than one scroll view on the screen has scrollsToTop on: %n"
    case .noneGoesToTop: "no scroll view on the screen has scrollsToTop on"
    case .isAtTop: "the content of %n is at its top"
    case .isInElement: "it is inside the accessibility element %n"
    case .isHiddenFromVoiceOver: "%n is hidden"
    case .touchBeyondBounds: "index (%0) beyond bounds (%1)"
    case .scrollsAreNotAllowed: "its allowedScrollTypesMask doesn't include it"
    case .isNoAccessibilityElement: "it isn't an accessibility element"
    case .windowControls: "the system's window controls are there"
    case .tappedOutside: "the dimmed area was tapped"
    case .menuIsPrimary: "opening the menu is its primary action"
    case .isOfSwiftUI: "SwiftUI finds it, and UIKit has no view there"
    case .transition: "a transition is under way"
    case .eventsAreIgnored: "interaction events are ignored"
    case .moreFingers: "more than %0 fingers"
    case .hasATouch: "it has a touch already, and isMultipleTouchEnabled is false"
    case .exclusiveBesideOther: "isExclusiveTouch of %a is true, and %b has a touch already"
    case .keptOut: "%a has a touch already, and its isExclusiveTouch is true"
    case .viewLeaves: "its view leaves the window"
    case .isCancelled: "it is canceled"
    case .touchTypeIsNotAllowed: "%w is not among its allowedTouchTypes"
    case .pressTypeIsNotAllowed: "%w is not among its allowedPressTypes"
    case .otherTouchType: "it has a %w touch, and this one is %x"
    case .isDisabled: "isEnabled is false"
    case .isNotReset: "it has not been reset since it %w"
    case .viewIsInNoWindow: "its view is in no window"
    case .viewIsExclusive: "%a has a touch and isExclusiveTouch is true"
    case .delegateDeclinesTouch: "its delegate refused the touch"
    case .delegateDeclinesEvent: "its delegate refused the event"
    case .delegateDeclinesPress: "its delegate refused the press"
    case .classDeclinesEvent: "its class refused the event"
    case .declinedEvent: "it did not want the event"
    case .prevented: "prevented by %a"
    case .requiredRecognized: "it required %a to fail, which recognized"
    case .circle: "it waits for %n, which waits for it in turn"
    case .requires: "it requires %n to fail"
    case .cancelsTouches: "%a recognized; its cancelsTouchesInView is true"
    case .mayStillRecognize: "%n may still recognize"
    case .shouldBeginRefused: "shouldBegin answered false"
    case .staysAsItIs: "%w can't become %x, so it stays %w"
    case .becomesAnother: "%w can't become %x, so UIKit makes it %y"
    case .wasDisabled: "isEnabled was set to false"
    case .wasRemoved: "removed from its view"
    case .viewLeft: "its view left the window"
    case .touchesWereCancelled: "its touches were canceled"
    case .pressesWereCancelled: "its presses were canceled"
    case .fingerLifted: "the finger lifted"
    case .lastFingerLifted: "the last finger lifted"
    case .aFingerLifted: "a finger lifted"
    case .aFingerMoved: "a finger moved"
    case .aFingerTrembled: "a finger covers another spot"
    case .bothFingersAreUp: "both fingers are up"
    case .moved: "moved %0 of %1 pt"
    case .movedAfter: "moved %0 of %1 pt after %2 ms"
    case .movedBack: "moved back"
    case .movedTheOtherWay: "moved %0 pt the other way"
    case .drifted: "drifted %0 of %1 pt"
    case .distanceChanged: "the distance changed by %0 of %1 pt"
    case .turned: "turned by %0 of %1°"
    case .hasNoDirection: "it has no direction"
    case .liftedAfterMoving: "lifted after %0 of %1 pt"
    case .liftedWithFingers: "lifted after %0 of %1 fingers"
    case .liftedBeforeTurning: "lifted before it went another way"
    case .liftedTooSoon: "lifted before it went far enough"
    case .pressed: "pressed for %0 ms of %1 ms"
    case .heldFor: "held for %0 ms"
    case .awayFromTheFirstTap: "%0 pt from the first tap"
    case .tapped: "%0 %w%s of %1"
    case .noFurtherTap: "no further %w within %2 ms: %0 of %1 %ws"
    case .noFurtherFinger: "%0 of %1 fingers within %2 ms"
    case .noPress: "no press within %0 ms of the tap"
    case .noSwipe: "no swipe within %0 ms"
    case .fingers: "%0 fingers of %1"
    case .missingFingers: "%0 of %1 fingers"
    case .fingersOfAtMost: "%0 fingers of at most %1"
    case .otherButtons: "the buttons don't match buttonMaskRequired"
    case .startedAwayFromTheEdge: "the finger did not start within %0 pt of the edge"
    case .landedAwayFromAnEdge: "the finger didn't touch down within %0 pt of an edge"
    case .edgeIsDeferred: "the root controller defers the system's gestures at this edge"
    case .noSystemGesture: "no gesture of the system within %0 ms"
    case .touchHasAnotherView: "the touch's view is %a"
    case .controlKeepsTaps: "a control keeps single taps for itself"
    case .controlKeepsDrags: "a control keeps drags along its line for itself"
    case .controlKeepsPans: "a segmented control keeps all drags for itself"
    case .nothingToGoBackTo: "there is nothing to go back to"
    case .barIsHidden: "the navigation bar is hidden"
    case .backButtonIsReplaced: "the back button is replaced"
    case .noPageToTurnTo: "there is no page to turn to from there"
    case .sheetsGoDown: "a sheet goes down only"
    case .wentOf: "it went %0 of %1 pt"
    case .speedIs: "its speed is %0 pt/s"
    case .interactionsShareTheTouch: "UIKit's interactions recognize the same touch together"
    case .liftsAllowLongPresses: "long presses and the lift of a drag go together"
    case .rowsOpenSideways: "rows open to the side only"
    case .rowsOpenLeft: "rows open to the left only"
    case .noRowToEdit: "there is no row here that may be edited"
    case .contentDoesNotMove: "its content does not move"
    case .contentDoesNotMoveHorizontally: "its content does not move horizontally"
    case .contentDoesNotMoveVertically: "its content does not move vertically"
    case .outerCanScroll: "it is at its limit, and %a can scroll that way"
    case .sheetGoesDown: "it is at its top, and the sheet goes down with the finger"
    case .sheetExpands: "it is at its top, and the sheet can become larger"
    case .isNotDimmed: "the sheet doesn't dim what is around it"
    case .contentTouchesAreKept: "canCancelContentTouches is false"
    case .contentRefuses: "touchesShouldCancel answered false"
    case .contentIsToldAtOnce: "delaysContentTouches is false"
    case .noDrag: "no drag within %0 ms"
    case .contentWasCaught: "a finger caught the content"
    case .catchesContent: "the finger catches content that moves by itself"
    case .offsetWasSet: "the program set an offset"
    case .leftTheWindow: "it left the window"
    case .panWasCancelled: "the pan was canceled"
    case .velocityIs: "the speed is (%d0, %d1) pt/ms"
    case .noAppInFront: "no app is frontmost"
    case .loopIsInMode: "the main run loop is in %w"
    case .wasDue: "it was due at %0 ms"
    case .cameSinceTheFrame: "they came since the last frame"
    case .override: "it has %w"
    case .delegate: "it has %w"
    case .said: "%w"
    case .isNotAttached: "it isn't attached to %w, so nothing changes"
    case .isNoSubview: "it isn't a subview of %w, so nothing changes"
    case .pushesNavigation: "a navigation controller can't be pushed"
    case .pushesTwice: "a controller that's in the stack can't be pushed again"
    case .presentsActive:
      "a controller that has a parent, or is a window's root, can't be presented"
    case .isNoSibling: "%w isn't a subview of %x, so it goes to the front"
    }
  }
}

extension Trace {
  /// Returns why an event happened, in words; empty when it needs no reason.
  public func reason(of event: TraceEvent) -> String {
    guard let reason = event.reason else { return "" }
    let text = text(of: reason)
    return rewording?(text) ?? text
  }

  private func text(of reason: Reason) -> String {
    var text: [UInt8] = []
    var codes: [UInt8] = []
    text.reserveCapacity(96)
    for byte in reason.cause.words.utf8 {
      guard !codes.isEmpty else {
        if byte == UInt8(ascii: "%") { codes = [byte] } else { text.append(byte) }
        continue
      }
      codes.append(byte)
      if byte == UInt8(ascii: "d") { continue }
      text += part(codes, of: reason).utf8
      codes = []
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the replacement for a percent sign with one or two letters.
  private func part(_ codes: [UInt8], of reason: Reason) -> String {
    let code = codes[codes.count - 1]
    func text(_ place: Int) -> String {
      reason.texts.indices.contains(place) ? reason.texts[place] : ""
    }
    func name(_ place: Int) -> String {
      reason.participants.indices.contains(place) ? self.name(of: reason.participants[place]) : ""
    }
    switch code {
    case UInt8(ascii: "a"): return name(0)
    case UInt8(ascii: "b"): return name(1)
    case UInt8(ascii: "n"):
      return reason.participants.map { self.name(of: $0) }.joined(separator: ", ")
    case UInt8(ascii: "o"): return distances(reason.numbers)
    case UInt8(ascii: "s"): return reason.numbers.first == 1 ? "" : "s"
    case UInt8(ascii: "w"): return text(0)
    case UInt8(ascii: "x"): return text(1)
    case UInt8(ascii: "y"): return text(2)
    default:
      let place = Int(code) - 48
      guard reason.numbers.indices.contains(place) else { return "" }
      return reason.numbers[place].text(decimals: codes.count > 2 ? 3 : 1)
    }
  }

  /// Returns how far a point is beyond each edge, beginning with the left; negative distances are
  /// omitted.
  private func distances(_ numbers: [Double]) -> String {
    let edges = ["to the left", "to the right", "above", "below"]
    var text = ""
    for (number, edge) in zip(numbers, edges) where number >= 0 {
      text += text.isEmpty ? "" : ", "
      text += number.text() + " pt " + edge
    }
    return text
  }
}
