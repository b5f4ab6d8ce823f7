/// One mechanism or one number of UIKit that the engine can go without.
///
/// Each case says what's true while the engine follows the rule; the ledger, `Content/facts`, says
/// which facts rest on it. Without the rule, the engine does the obvious alternative, which answers
/// "what if UIKit didn't?" and makes the tests of these facts fail.
public enum UIKitRule: UInt16, CaseIterable, Sendable {
  // MARK: Hit testing

  /// A view asks its subviews before it returns itself.
  case subviewsAreSearched
  /// The subviews are asked from the front to the back.
  case frontSubviewsFirst
  /// A view that doesn't contain the point isn't hit, and neither are its subviews.
  case pointInsideIsAsked
  /// The minimum edges are inside, and the maximum edges aren't.
  case greatestEdgesAreOutside
  /// A point is compared with the bounds and their origin.
  case boundsHaveAnOrigin
  /// A point goes into a subview through the inverse of its transform.
  case pointsFollowTransforms
  /// A hidden view isn't hit, nor is what it contains.
  case hiddenViewsAreNotHit
  /// A view without interaction isn't hit, nor is what it contains.
  case inactiveViewsAreNotHit
  /// An opacity is kept in 32 bits, where 0.01 is a little less.
  case opacityHas32Bits
  /// Only the view's own opacity counts.
  case ownOpacityCounts
  /// UIKit hit-tests twice when a finger touches down.
  case searchesComeTwice
  /// The second of the two hit-tests decides.
  case secondSearchDecides
  /// UIKit hit-tests only when a finger touches down.
  case onlyLandingsSearch
  /// A touch keeps the view in which it began.
  case touchesKeepTheirViews
  /// Of two windows, the one with the greater level is on top.
  case windowLevelsCount
  /// Of windows with the same level, the last one shown is on top.
  case lastWindowIsInFront
  /// A window that answers `nil` lets the next one have the touch.
  case windowsMayDecline
  /// A disabled control isn't hit.
  case disabledControlsAreNotHit

  // MARK: Touches and events

  /// A view isn't notified again of a finger that hasn't moved.
  case restingFingersAreStationary
  /// A report of the same location isn't a change.
  case samePlaceIsNoMove
  /// A touch's previous location is the one before its last change.
  case previousPlaceFollows
  /// A touch's time moves only when the touch changes.
  case restingFingersKeepTheirTime
  /// `location(in: nil)` is in the window's coordinates.
  case nilMeansWindow
  /// The distance between taps is measured from the first one.
  case tapsCountFromTheFirst
  /// The distance of taps is measured on each axis.
  case tapDistanceIsPerAxis
  /// A finger that drifts too far isn't a tap.
  case driftingEndsTaps
  /// The tap count continues across views that are close to each other.
  case tapsCountAcrossViews
  /// A view without multiple touch receives one finger.
  case oneFingerForOtherViews
  /// Recognizers receive fingers that the view declines.
  case recognizersHearOfAllFingers
  /// An exclusive view declines a finger while another view has one.
  case exclusiveViewsComeAlone
  /// While an exclusive view has a finger, other views decline.
  case exclusiveViewsKeepOthersOut
  /// A view in an exclusive one shares its claim.
  case exclusivityCoversSubviews
  /// Exclusivity is settled for each window by itself.
  case exclusivityIsPerWindow
  /// While an exclusive view has a finger, only recognizers of its ancestors receive new ones.
  case exclusiveViewsShutOutRecognizers
  /// A touch whose force or turn changes has moved, wherever it is.
  case pressureMoves
  /// Fingers outside the safe area don't count when a view receives one more.
  case safeAreaCounts
  /// Near an edge of the screen, a gate withholds a finger from views until it lifts.
  case gatesHoldNearEdges
  /// At edges that the root controller defers, the gate withholds nothing.
  case deferredEdgesAreFree
  /// Buttons go to the focused view first.
  case pressesStartAtTheFocus
  /// Presses are passed on to the next responder.
  case pressesArePassedOn
  /// A recognizer is given only the kinds of presses that it allows.
  case pressTypesAreFiltered
  /// The system can cancel touches.
  case systemCancelsTouches
  /// A view that leaves its window loses its touches.
  case leavingViewsLoseTouches

  // MARK: The responder chain

  /// The root view of a controller answers the controller.
  case rootViewAnswersController
  /// A controller answers its view's superview.
  case controllerAnswersSuperview
  /// A window's root controller answers the window.
  case rootControllerAnswersWindow
  /// A presented controller answers its presenter.
  case presentedAnswersPresenter
  /// A child whose view is in no window answers its parent.
  case childAnswersParent
  /// A window answers its scene.
  case windowAnswersScene
  /// The application answers its delegate.
  case applicationAnswersDelegate
  /// The touch methods pass touches on by default.
  case touchesArePassedOn
  /// Later phases reach only responders that received the beginning.
  case forwardingIsRecorded
  /// No method is called for touches of which none is left.
  case emptySetsAreNotPassedOn
  /// A record that's out of date doesn't stop a touch.
  case recordsFollowTheChain
  /// A control passes nothing on.
  case controlsPassNothingOn
  /// A scroll view passes nothing on.
  case scrollViewsPassNothingOn
  /// The search for a target begins at the first responder.
  case targetSearchBeginsAtFirstResponder
  /// Without a first responder UIKit begins with the sender.
  case targetSearchBeginsAtSender
  /// If a responder can't perform an action, UIKit tries the next one.
  case targetSearchClimbs
  /// A control's actions go through its `sendAction`.
  case actionsGoThroughTheControl
  /// The present first responder is asked to resign.
  case firstResponderIsAskedToResign
  /// A first responder that leaves resigns.
  case leavingFirstResponderResigns
  /// A request to become first responder waits for the window.
  case wishWaitsForTheWindow

  // MARK: Controls

  /// A control tracks only touches whose view it is.
  case controlsTrackTheirOwnTouches
  /// A control is highlighted before it sends `touchDown`.
  case lightComesBeforeTouchDown
  /// The second tap sends `touchDownRepeat` as well.
  case secondTapRepeats
  /// If `beginTracking` returns `false`, the control doesn't track the touch.
  case beginTrackingMayDecline
  /// Enter and exit come before inside and outside.
  case crossingComesFirst
  /// If `continueTracking` returns `false`, tracking ends without an event.
  case continueTrackingEndsInSilence
  /// `endTracking` comes before the touch-up event.
  case endTrackingComesFirst
  /// The highlight ends after the touch-up event.
  case lightOutlastsTheLift
  /// A canceled control doesn't call `endTracking`.
  case cancelledTrackingDoesNotEnd
  /// `touchCancel` is sent by the base class.
  case touchCancelComesFromBaseClass
  /// A control that leaves its window cancels tracking.
  case leavingControlsCancel
  /// A larger `point(inside:)` extends the margin of a control.
  case pointInsideExtendsTheMargin
  /// Only the first finger drives tracking.
  case firstFingerIsTracked
  /// A disabled control passes touches on.
  case disabledControlsPassOn
  /// Disabling doesn't stop tracking.
  case disablingKeepsTracking
  /// A disabled control can't be highlighted.
  case disabledControlsAreNotLit
  /// A control's targets are called in the order of adding.
  case controlTargetsInOrder
  /// A pair that is added again moves to the end.
  case addingAgainMoves
  /// The primary action follows the event that brings it.
  case primaryActionFollows
  /// A recognizer on the control itself wins.
  case ownRecognizerWins
  /// Controls prevent the single taps of their ancestors' recognizers.
  case controlsKeepSingleTaps
  /// Controls don't prevent other taps.
  case controlsGiveOtherTapsAway
  /// Controls prevent drags along their axis.
  case controlsKeepDrags
  /// A segmented control prevents the pans of its ancestors.
  case segmentedControlsKeepPans
  /// A segmented control tracks nothing, and sends no event but the change of its value.
  case segmentedControlsTrackNothing
  /// A finger that comes down on the selected segment moves the selection.
  case selectedSegmentsAreDragged
  /// The system keeps the touches of the window controls.
  case windowControlsKeepTouches
  /// A button's menu can open as soon as a finger touches down.
  case menusOpenOnTouchDown
  /// A finger that moves along a page control turns pages one after another.
  case pageControlsScrub
  /// A stepper repeats its change while a finger rests on it.
  case steppersRepeat
  /// The touches of a switch belong to a view inside it.
  case switchesHaveAnElement
  /// The recognizers of a switch wait for the delay of a scroll view around it.
  case switchesWaitForTheDelay
  /// A drag to the other side turns a switch over.
  case switchesFollowTheThumb
  /// A switch tells its value once, when the finger has lifted.
  case switchesTellOnce

  // MARK: Text

  /// A text's own recognizer recognizes the tap and begins editing.
  case textTapsBeginEditing
  /// A delegate can prevent a field from editing.
  case fieldsAskBeforeEditing
  /// A delegate can prevent a field from resigning.
  case fieldsAskBeforeResigning
  /// A field notifies its delegate and targets when editing begins and ends.
  case fieldsTellOfEditing
  /// `endEditing(true)` doesn't ask.
  case endEditingForces
  /// A drag dismisses the keyboard if its scroll view says so.
  case dragsDismissTheKeyboard
  /// Text that can't be edited doesn't become first responder.
  case onlyEditableTextIsEdited
  /// A double tap and a long press select text.
  case textGesturesSelect
  /// Text that can't be selected doesn't react to those gestures.
  case onlySelectableTextIsSelected

  // MARK: The life of a view

  /// The superview is notified of a removal before the view.
  case superviewHearsFirst
  /// The window's callbacks enclose the superview's.
  case windowEnclosesSuperview
  /// The window's callbacks go through the whole subtree.
  case windowCallbacksReachSubviews
  /// A position next to a view that isn't a sibling means the front.
  case strangersMeanTheFront
  /// A root controller's view is added to the window.
  case rootViewIsAdded

  // MARK: The way in

  /// Reports come through the event-fetch thread.
  case reportsAreFetched
  /// What was fetched is drained before the queue is processed.
  case drainingComesFirst
  /// The update of recognizers comes before the commit of animations.
  case updateComesBeforeCommit
  /// A pass of the run loop that has handled a source doesn't wait.
  case handledSourcesSkipWaiting
  /// The tracking mode of the main run loop is among the common ones.
  case trackingModeIsCommon
  /// Recognizers act in the turn of the event.
  case actionsComeWithTheEvent

  // MARK: Animation, ignored interaction and presentation

  /// A view that's being animated swallows touches.
  case animatedViewsSwallow
  /// A view that an animator changes receives touches.
  case animatorsLeaveViewsOpen
  /// While a view fades, its opacity on the screen counts.
  case seenOpacityCounts
  /// Ignoring interaction cancels the touches that are down.
  case ignoringCancelsTouches
  /// Ignoring interaction nests.
  case ignoringNests
  /// Ignored fingers make no touches.
  case ignoredFingersMakeNoTouches
  /// Presenting a controller doesn't affect touches.
  case presentingKeepsTouches

  // MARK: States of recognizers

  /// From possible, `changed` means `began`.
  case changedMeansBegan
  /// From possible, `cancelled` means `failed`.
  case cancelledMeansFailed
  /// After `began`, `failed` means `cancelled`.
  case failedMeansCancelled
  /// What has begun can't become possible.
  case begunIsNotPossibleAgain
  /// Nothing counts after the end.
  case endsAreFinal
  /// `gestureRecognizerShouldBegin` is asked.
  case shouldBeginIsAsked
  /// The views of the touches are asked too.
  case viewsAreAskedToo
  /// The views are asked only when their touches are at stake.
  case viewsAreAskedAboutCancelling
  /// Actions wait until all recognizers have seen the event.
  case actionsWaitForAll
  /// What is set outside of an event is settled before the run loop waits.
  case outsideChangesAreSettled
  /// A canceled gesture acts only if it has acted before.
  case silentGesturesEndInSilence
  /// Failing calls no action.
  case failingIsSilent
  /// A gesture that's freed late first sends the action for its beginning.
  case lateGesturesBegin
  /// A `began` that a subclass leaves unchanged becomes `changed`.
  case begunGoesOnToChanged
  /// Each `changed` calls the action.
  case changesAct
  /// The reset waits for tied recognizers.
  case resetWaitsForTies
  /// The reset comes before the event is over.
  case resetComesAtOnce
  /// The state lasts through `reset()`.
  case stateLastsThroughReset
  /// A prevented recognizer's `reset()` is called.
  case resetIsCalled
  /// A finished recognizer receives nothing more.
  case finishedHearNothing
  /// An ignored touch stays with its view.
  case ignoredTouchesStay
  /// A delayed touch that's ignored is delivered.
  case ignoringFreesHeldTouches
  /// Disabling cancels the gesture.
  case disablingCancels
  /// A disabled recognizer is offered nothing.
  case disabledGetNothing
  /// Leaving its view or window cancels a gesture.
  case leavingCancels
  /// A recognizer's targets are called in the order of adding.
  case recognizerTargetsInOrder

  // MARK: Receiving

  /// In each event recognizers come before views.
  case recognizersComeFirst
  /// A touch is offered to the recognizers of all ancestors.
  case ancestorsAreOffered
  /// A touch's list begins at the hit view.
  case listBeginsAtTheHitView
  /// The delegate is asked about each touch.
  case shouldReceiveIsAsked
  /// The event is asked about once a sequence, before its touches.
  case eventIsAskedAbout
  /// The delegate is asked after all other checks.
  case delegateIsAskedLast
  /// A recognizer that comes later doesn't join a touch.
  case listsAreFixed
  /// Touches of another kind than the first are refused.
  case kindsDoNotMix
  /// A recognizer's location is the centroid of its touches.
  case locationIsTheMiddle
  /// Recognizers on deeper views come first.
  case deeperViewsFirst
  /// Of one view, the recognizer added last comes first.
  case lastAddedFirst

  // MARK: Arbitration

  /// A recognizer that has recognized makes others fail.
  case recognizedExclude
  /// Recognizers of siblings don't affect each other.
  case siblingsLeaveEachOther
  /// A recognizer doesn't exclude one that it requires to fail.
  case requiredAreNotExcluded
  /// A recognizer that waits excludes no other.
  case waitingExcludeNobody
  /// `canPrevent` is asked.
  case canPreventIsAsked
  /// `canBePrevented` is asked.
  case canBePreventedIsAsked
  /// If a delegate returns `true`, both recognizers continue.
  case delegatesAllowBoth
  /// The delegate of the recognizer that would lose is asked first.
  case victimIsAskedFirst
  /// A recognizer that has acted is no longer excluded.
  case actedAreNotExcluded
  /// A recognizer waits until those that it requires have failed.
  case requirementsWait
  /// A recognizer waits only for recognizers that track a touch.
  case onlyPartakersAreWaitedFor
  /// A requirement lasts for every attempt.
  case requirementsLast
  /// Subclasses and delegates are asked about requirements.
  case wishesAreAsked
  /// The answers are forgotten with the attempt.
  case wishesEndWithTheAttempt
  /// The subclass is asked before the delegate.
  case subclassIsAskedFirst
  /// Requirements are asked about before the recognizers receive the touches.
  case wishesComeBeforeTouches
  /// Recognizing makes those that wait fail.
  case recognizingFailsDependents
  /// Failing frees those that wait.
  case failingFreesDependents

  // MARK: Canceling and holding

  /// When a gesture is recognized, its touches are canceled in the views.
  case recognizedIsCancelled
  /// A recognizer with `cancelsTouchesInView` off cancels nothing.
  case cancellingCanBeOff
  /// The action comes before the cancellation.
  case actionComesBeforeCancelling
  /// Only the recognizer's own touches are canceled.
  case onlyOwnTouchesAreTaken
  /// `delaysTouchesBegan` delays beginnings.
  case beginningsAreHeld
  /// `delaysTouchesEnded` delays ends.
  case endsAreHeld
  /// While a touch is delayed for a recognizer, its new touches wait, too.
  case heldTouchesHoldTheNext
  /// A touch that two recognizers delay waits for both.
  case allHoldersDecide
  /// A delayed touch of a view that has left is dropped.
  case unheardTouchesAreDropped
  /// Delayed touches are delivered after all actions.
  case heldTouchesComeLast
  /// Finished recognizers are reset after delayed touches have been delivered.
  case resetsComeLast

  // MARK: Taps and presses

  /// A finger too many makes a tap fail.
  case surplusFailsTaps
  /// A finger that lifts before the others have touched down makes a tap fail.
  case missingFingersFailTaps
  /// A tap of several fingers waits until the last one lifts.
  case tapsEndWithTheLastLift
  /// A tap or a swipe still counts its fingers in the action.
  case liftedFingersCount
  /// A tap's location is where its fingers touched down.
  case tapsTellTheirLanding
  /// A long press begins by a timer.
  case pressesBeginByTimer
  /// Moving makes a press fail that hasn't begun.
  case movingFailsPresses
  /// A press fails if a finger lifts early.
  case earlyLiftsFailPresses
  /// A finger too many makes a press fail that hasn't begun.
  case surplusFailsPresses
  /// A press that has begun ignores further fingers.
  case begunPressesIgnoreFingers
  /// A press ends when the first finger lifts.
  case pressesEndWithTheFirstLift
  /// A press of no duration begins at touch-down.
  case shortPressesBeginAtOnce
  /// After it has begun, a press reports every move.
  case pressesTellEveryMove

  // MARK: Pans, pinches, rotations and swipes

  /// A pan begins when the distance on one axis is long enough.
  case pansMeasureAxes
  /// A pan subtracts its threshold from the translation.
  case thresholdIsTakenOff
  /// A pan that had to wait starts from zero.
  case waitedPansStartAtZero
  /// A finger too many makes a pan fail, or is ignored.
  case surplusFailsPans
  /// A pan continues until the last finger lifts.
  case pansEndWithTheLastLift
  /// A finger that comes or goes doesn't move the translation.
  case translationDoesNotJump
  /// A pan continues from a translation that's set.
  case translationsCanBeSet
  /// A pan that hasn't begun fails when the finger lifts.
  case earlyLiftsFailPans
  /// A pinch continues from a scale that's set.
  case scalesCanBeSet
  /// A pinch continues with one finger.
  case pinchesEndWithTheLastLift
  /// A pinch or rotation with one finger left reports its moves.
  case lastFingersAreReported
  /// A stroke on a canvas begins when a pan around it could have begun.
  case strokesComeAfterPans
  /// A swipe is recognized while the finger moves.
  case swipesNeedNoLift
  /// A move against the direction makes a swipe fail.
  case backwardsFailsSwipes
  /// Going back is measured from the start of a swipe.
  case swipesMeasureFromTheStart
  /// Each finger of a swipe must pass.
  case everyFingerSwipes
  /// With both in the mask, horizontal directions decide.
  case horizontalDirectionsDecide
  /// A swipe's location is where it started.
  case swipesTellTheirStart
  /// An edge pan starts in its band only.
  case edgePansStartAtTheEdge

  // MARK: Scroll views

  /// A scroll view's content receives touches late.
  case contentIsDelayed
  /// The delay can be switched off.
  case delayCanBeOff
  /// A scroll view is asked whether content may have a touch.
  case contentNeedsPermission
  /// A scroll view is asked whether content must give a touch back.
  case contentMayKeepTouches
  /// `canCancelContentTouches` lets content keep its touches.
  case cancellingContentCanBeOff
  /// A finger catches content that moves by itself.
  case fingersCatchContent
  /// The content doesn't receive a finger that catches it.
  case caughtFingersAreHeld
  /// The delegate receives the velocity in points per millisecond.
  case speedIsPerMillisecond
  /// A delegate may change where scrolling ends.
  case delegatesMoveTheGoal
  /// A drag near an axis is locked to it.
  case directionsAreLocked
  /// A drag turns one page at most.
  case onePageADrag
  /// A scroll view at its limit leaves the drag to an outer one.
  case innerLimitsYield
  /// VoiceOver asks a view to act before it touches the screen.
  case viewsAreActivatedFirst
  /// VoiceOver finds no view that's hidden or inside another element.
  case someElementsAreNotFound
  /// VoiceOver looks for a point at which the view is found.
  case activationsLookForTheView
  /// A pan follows a trackpad or a wheel only if it's allowed to.
  case scrollsNeedPermission
  /// A tap on the status bar does nothing if two scroll views want it.
  case onlyOneGoesToTop
  /// A delegate can keep a scroll view from going to its top.
  case delegatesMayKeepFromTop
  /// A scroll view can keep drags at its limits from the scroll views around it.
  case transfersCanBeOff
  /// A scroll view that can't move along a drag declines it.
  case stuckContentDeclines
  /// A scroll view that has declined a drag can begin when the drag turns.
  case declinedDragsMayTurn
  /// A drag whose touches are canceled ends without gliding.
  case cancelledDragsDoNotGlide

  // MARK: Gestures of SwiftUI

  /// The modifier with which a gesture of SwiftUI is attached decides what it prevents.
  case modifiersDecide
  /// A gesture of SwiftUI competes from its own place, not from the hosting view's.
  case gesturesOfSwiftUIAreDeep
  /// A long press of SwiftUI is recognized when it ends, and not when the finger touches down.
  case pressesOfSwiftUIWait
  /// A gesture of SwiftUI doesn't call its action when it's canceled.
  case cancelledGesturesOfSwiftUIAreSilent

  // MARK: Containers, controllers and layout

  /// UIKit adds private views around the views of containers.
  case containersSurroundControllers
  /// A button of a tab bar has a separate rectangle for touches.
  case tabButtonsHaveTheirRectangle
  /// Views are notified of the window before their controller.
  case descendantsHearFirst
  /// Events, display links, and the commit are phases of one update.
  case updatesHavePhases
  /// Views are laid out in the work before the main run loop sleeps.
  case layoutPrecedesCommit
  /// A sheet follows a finger down, also from a scroll view at its top.
  case sheetsFollow
  /// A sheet rests at its detents, at the smallest one first.
  case sheetsRestAtDetents
  /// A drag up in content at its top makes a sheet larger before the content scrolls.
  case sheetsExpandFirst
  /// The content around a sheet that isn't dimmed gets touches.
  case undimmedContentIsTouched
  /// A tap on the dimmed area around a sheet dismisses it.
  case tapsDismissSheets
  /// The highlight of a row ends before the row is selected.
  case lightGoesOutFirst
  /// The highlight of an item ends after the item is selected.
  case itemsAreSelectedWhileLit
  /// A pan of the table opens rows.
  case swipesOpenRows
  /// A transition that is canceled while it is set up never ends.
  case earlyCancellationsAreLost
  /// A pop from the first page never ends.
  case popsOfFirstPagesNeverEnd
  /// A drag to the right in the content goes back, too.
  case contentSwipesPop
  /// Other recognizers wait for a finger that may go back from the edge.
  case othersWaitForThePop
  /// A slider lets no drag that begins on it go back.
  case slidersKeepPops
  /// The pop gesture declines when the back button isn't there.
  case replacedBackButtonsDecline

  // MARK: Numbers

  /// The least opacity of a view that is hit.
  case leastHittableAlpha
  /// The longest time within a sequence of taps.
  case tapInterval
  /// The distance at which taps are counted anew.
  case tapCountDistance
  /// How far the fingers of a tap may move.
  case tapAllowableMovement
  /// How far from the first tap the next touch-down may be.
  case tapAllowableSeparation
  /// The longest time between the fingers of a tap.
  case tapFingerInterval
  /// How long a finger may rest and still make a tap.
  case tapLongestHold
  /// How far a pan goes before it begins.
  case panThreshold
  /// How far a drag to go back from the content goes before it begins.
  case contentPopThreshold
  /// The least time between samples of a pan's velocity.
  case velocitySampleInterval
  /// The weights of the samples of a pan's velocity.
  case panVelocityWeights
  /// The change of distance at which a pinch begins.
  case pinchThreshold
  /// The part of that change that counts as the baseline.
  case pinchBaseline
  /// The turn at which a rotation begins.
  case rotationThreshold
  /// The part of that turn that's subtracted.
  case rotationBaseline
  /// The weight of the old velocity of a pinch or a rotation.
  case smoothing
  /// The longest time of a swipe.
  case swipeLongestTime
  /// The distance that a swipe needs.
  case swipeDistance
  /// The drift that a swipe may have.
  case swipeDrift
  /// How the distance that a swipe needs shrinks.
  case swipeRateAlong
  /// How the drift that a swipe may have shrinks.
  case swipeRateAcross
  /// The width of the band of an edge pan.
  case screenEdgeBand
  /// How far outside a finger is still inside a control.
  case controlDragTolerance
  /// How high the keyboard is.
  case keyboardHeight
  /// How far a finger may leave a button of a tab bar, 15 pt.
  case tabBarButtonDragTolerance
  /// The minimum time that a control stays highlighted.
  case minimumHighlight
  /// How long touches are held from a scroll view's content.
  case contentTouchDelay
  /// How much speed is left after a millisecond.
  case decelerationRate
  /// The speed from which on content glides.
  case decelerationStartSpeed
  /// How much of a drag beyond an edge is followed.
  case rubberBand
  /// The angle within which a drag is locked.
  case directionalLockAngle
  /// The pause after which a direction is judged again.
  case directionalLockPause
  /// How far a swipe on a row goes before it begins.
  case swipeActionThreshold
  /// How long a finger rests until a context menu is asked for.
  case contextMenuDelay
  /// How long a finger rests until the items of a drag are asked for.
  case dragLiftDelay
  /// The maximum number of fingers on the screen.
  case maximumNumberOfTouches
}
