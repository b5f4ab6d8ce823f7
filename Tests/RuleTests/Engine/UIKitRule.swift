/// One mechanism or one number of UIKit, with which the engine can do or without.
///
/// Each case says what holds while it is followed; the ledger, `Content/facts`, says which facts rest
/// on it. Without it, the engine does the obvious other thing, so that a test of such a fact fails.
public enum UIKitRule: UInt16, CaseIterable, Sendable {
  /// The rule that worlds made in this task don't follow, if there is one.
  @TaskLocal public static var suspended: UIKitRule?

  // MARK: Hit testing

  /// A view asks its subviews before it answers itself.
  case subviewsAreSearched
  /// The subviews are asked from the front to the back.
  case frontSubviewsFirst
  /// A view that does not contain the point is out, with its subviews.
  case pointInsideIsAsked
  /// The least edges are inside and the greatest are not.
  case greatestEdgesAreOutside
  /// A point is compared with the bounds and their origin.
  case boundsHaveAnOrigin
  /// A point goes into a subview through the inverse of its transform.
  case pointsFollowTransforms
  /// A hidden view is not hit, nor is what it contains.
  case hiddenViewsAreNotHit
  /// A view without interaction is not hit, nor is what it contains.
  case inactiveViewsAreNotHit
  /// An opacity is kept in 32 bits, where 0.01 is a little less.
  case opacityHas32Bits
  /// Only the view's own opacity counts.
  case ownOpacityCounts
  /// A landing finger is searched for twice.
  case searchesComeTwice
  /// Of the two searches the second decides.
  case secondSearchDecides
  /// Only a landing finger is searched for.
  case onlyLandingsSearch
  /// A touch keeps the view in which it began.
  case touchesKeepTheirViews
  /// Of two windows the one with the greater level is in front.
  case windowLevelsCount
  /// Of windows with one level the last one shown is in front.
  case lastWindowIsInFront
  /// A window that answers `nil` lets the next one have the touch.
  case windowsMayDecline
  /// A disabled control is not hit.
  case disabledControlsAreNotHit

  // MARK: Touches and events

  /// A finger that has not moved is not told to its view again.
  case restingFingersAreStationary
  /// A report of the same place is no change.
  case samePlaceIsNoMove
  /// A touch's previous place is that before its last change.
  case previousPlaceFollows
  /// A touch's time moves only when the touch changes.
  case restingFingersKeepTheirTime
  /// `location(in: nil)` is in the window's coordinates.
  case nilMeansWindow
  /// Taps are counted from the place of the first one.
  case tapsCountFromTheFirst
  /// The distance of taps is measured on each axis.
  case tapDistanceIsPerAxis
  /// A finger that drifts too far is no tap.
  case driftingEndsTaps
  /// Taps on views that lie close are counted on.
  case tapsCountAcrossViews
  /// A view without multiple touch hears of one finger.
  case oneFingerForOtherViews
  /// Recognizers hear of fingers that the view does not take.
  case recognizersHearOfAllFingers
  /// An exclusive view declines a finger while another view has one.
  case exclusiveViewsComeAlone
  /// While an exclusive view has a finger, other views decline.
  case exclusiveViewsKeepOthersOut
  /// A view in an exclusive one shares its claim.
  case exclusivityCoversSubviews
  /// Exclusivity is settled for each window by itself.
  case exclusivityIsPerWindow
  /// While an exclusive view has a finger, only recognizers around it get new ones.
  case exclusiveViewsShutOutRecognizers
  /// A touch whose force or turn changes has moved, wherever it is.
  case pressureMoves
  /// Fingers outside the safe area do not count when a view takes one more.
  case safeAreaCounts
  /// Near an edge of the screen a gate keeps views from hearing of a finger until it lifts.
  case gatesHoldNearEdges
  /// At edges that the root controller defers, the gate holds nothing.
  case deferredEdgesAreFree
  /// Buttons go to the focused view first.
  case pressesStartAtTheFocus
  /// Presses are passed on to the next responder.
  case pressesArePassedOn
  /// A recognizer is given only the kinds of presses that it allows.
  case pressTypesAreFiltered
  /// The system can take touches away.
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
  /// Later phases go only where the beginning went.
  case forwardingIsRecorded
  /// No method is called for touches of which none is left.
  case emptySetsAreNotPassedOn
  /// A record that is out of date lets the touch pass.
  case recordsFollowTheChain
  /// A control passes nothing on.
  case controlsPassNothingOn
  /// A scroll view passes nothing on.
  case scrollViewsPassNothingOn
  /// The search for a target begins at the first responder.
  case targetSearchBeginsAtFirstResponder
  /// Without a first responder the search begins at the sender.
  case targetSearchBeginsAtSender
  /// Who cannot perform an action leaves it to the next responder.
  case targetSearchClimbs
  /// A control's actions go through its `sendAction`.
  case actionsGoThroughTheControl
  /// The present first responder is asked to resign.
  case firstResponderIsAskedToResign
  /// A first responder that leaves resigns.
  case leavingFirstResponderResigns
  /// A wish to be first responder waits for the window.
  case wishWaitsForTheWindow

  // MARK: Controls

  /// A control is lit before it sends `touchDown`.
  case lightComesBeforeTouchDown
  /// The second tap sends `touchDownRepeat` as well.
  case secondTapRepeats
  /// A no to `beginTracking` ends it all.
  case beginTrackingMayDecline
  /// Enter and exit come before inside and outside.
  case crossingComesFirst
  /// A no to `continueTracking` ends tracking in silence.
  case continueTrackingEndsInSilence
  /// `endTracking` comes before the event of the lift.
  case endTrackingComesFirst
  /// The light goes out after the event of the lift.
  case lightOutlastsTheLift
  /// A cancelled control is not told to end tracking.
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
  /// Disabling does not stop tracking.
  case disablingKeepsTracking
  /// A disabled control cannot be lit.
  case disabledControlsAreNotLit
  /// A control's targets are called in the order of adding.
  case controlTargetsInOrder
  /// A pair that is added again moves to the end.
  case addingAgainMoves
  /// The primary action follows the event that brings it.
  case primaryActionFollows
  /// A recognizer on the control itself wins.
  case ownRecognizerWins
  /// Controls keep single taps from recognizers around them.
  case controlsKeepSingleTaps
  /// Controls do not keep other taps.
  case controlsGiveOtherTapsAway
  /// Controls keep drags along their axis.
  case controlsKeepDrags
  /// A switch turns over when its thumb passes the middle.
  case switchesFollowTheThumb

  // MARK: The life of a view

  /// The superview hears of a removal before the view does.
  case superviewHearsFirst
  /// The window's callbacks enclose the superview's.
  case windowEnclosesSuperview
  /// The window's callbacks go through the whole subtree.
  case windowCallbacksReachSubviews
  /// A place beside a stranger is the front.
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
  /// A round that has handled a source does not wait.
  case handledSourcesSkipWaiting
  /// The tracking mode of the main run loop is among the common ones.
  case trackingModeIsCommon
  /// Recognizers act in the turn of the event.
  case actionsComeWithTheEvent

  // MARK: Animation, ignored interaction and presentation

  /// A view that is animated swallows touches.
  case animatedViewsSwallow
  /// An animator leaves its views open.
  case animatorsLeaveViewsOpen
  /// Of a view that fades, what is seen counts.
  case seenOpacityCounts
  /// Ignoring interaction takes away the touches that are down.
  case ignoringCancelsTouches
  /// Ignoring interaction nests.
  case ignoringNests
  /// Ignored fingers make no touches.
  case ignoredFingersMakeNoTouches
  /// Presenting a controller leaves touches alone.
  case presentingKeepsTouches

  // MARK: States of recognizers

  /// From possible, `changed` means `began`.
  case changedMeansBegan
  /// From possible, `cancelled` means `failed`.
  case cancelledMeansFailed
  /// After `began`, `failed` means `cancelled`.
  case failedMeansCancelled
  /// What has begun cannot become possible.
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
  /// A cancelled gesture acts only if it has acted before.
  case silentGesturesEndInSilence
  /// Failing calls no action.
  case failingIsSilent
  /// A gesture that is freed late is shown as begun first.
  case lateGesturesBegin
  /// A `began` that is left alone goes on to `changed`.
  case begunGoesOnToChanged
  /// Each `changed` calls the action.
  case changesAct
  /// The reset waits for tied recognizers.
  case resetWaitsForTies
  /// The reset comes before the event is over.
  case resetComesAtOnce
  /// The state lasts through `reset()`.
  case stateLastsThroughReset
  /// A prevented recognizer is told to reset.
  case resetIsCalled
  /// A finished recognizer receives nothing more.
  case finishedHearNothing
  /// An ignored touch stays with its view.
  case ignoredTouchesStay
  /// A held touch that is ignored is let go.
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
  /// A recognizer that comes later does not join a touch.
  case listsAreFixed
  /// Touches of another kind than the first are refused.
  case kindsDoNotMix
  /// A recognizer's location is the middle of its touches.
  case locationIsTheMiddle
  /// Recognizers on deeper views come first.
  case deeperViewsFirst
  /// Of one view, the recognizer added last comes first.
  case lastAddedFirst

  // MARK: Arbitration

  /// A recognizer that has recognized makes others fail.
  case recognizedExclude
  /// Recognizers of siblings leave each other alone.
  case siblingsLeaveEachOther
  /// A recognizer does not exclude one that it requires to fail.
  case requiredAreNotExcluded
  /// One that waits excludes nobody.
  case waitingExcludeNobody
  /// `canPrevent` is asked.
  case canPreventIsAsked
  /// `canBePrevented` is asked.
  case canBePreventedIsAsked
  /// A yes of a delegate lets both go on.
  case delegatesAllowBoth
  /// The delegate of the one that would lose is asked first.
  case victimIsAskedFirst
  /// Who has acted is not excluded any more.
  case actedAreNotExcluded
  /// A recognizer waits until those that it requires have failed.
  case requirementsWait
  /// Only recognizers that take part are waited for.
  case onlyPartakersAreWaitedFor
  /// A requirement lasts for every attempt.
  case requirementsLast
  /// Subclasses and delegates are asked about requirements.
  case wishesAreAsked
  /// What was wished is forgotten with the attempt.
  case wishesEndWithTheAttempt
  /// The subclass is asked before the delegate.
  case subclassIsAskedFirst
  /// Wishes are asked before the recognizers hear.
  case wishesComeBeforeTouches
  /// Recognizing makes those that wait fail.
  case recognizingFailsDependents
  /// Failing frees those that wait.
  case failingFreesDependents

  // MARK: Cancelling and holding

  /// What is recognized is taken from the views.
  case recognizedIsCancelled
  /// A recognizer that does not cancel leaves touches alone.
  case cancellingCanBeOff
  /// The action comes before the cancellation.
  case actionComesBeforeCancelling
  /// Only the recognizer's own touches are taken.
  case onlyOwnTouchesAreTaken
  /// `delaysTouchesBegan` holds beginnings back.
  case beginningsAreHeld
  /// `delaysTouchesEnded` holds ends back.
  case endsAreHeld
  /// What is held for a recognizer makes its new touches wait.
  case heldTouchesHoldTheNext
  /// A touch that two hold waits for both.
  case allHoldersDecide
  /// What is held for a view that has left is dropped.
  case unheardTouchesAreDropped
  /// Held touches are let go after all actions.
  case heldTouchesComeLast
  /// The finished are reset after held touches have been let go.
  case resetsComeLast

  // MARK: Taps and presses

  /// A finger too many makes a tap fail.
  case surplusFailsTaps
  /// A finger that lifts before the others have landed makes a tap fail.
  case missingFingersFailTaps
  /// A tap of several fingers waits for the last lift.
  case tapsEndWithTheLastLift
  /// A tap or a swipe still counts its fingers in the action.
  case liftedFingersCount
  /// A tap tells where its fingers landed.
  case tapsTellTheirLanding
  /// A long press begins by a timer.
  case pressesBeginByTimer
  /// Moving makes a press fail that has not begun.
  case movingFailsPresses
  /// An early lift makes a press fail.
  case earlyLiftsFailPresses
  /// A finger too many makes a press fail that has not begun.
  case surplusFailsPresses
  /// A press that has begun ignores further fingers.
  case begunPressesIgnoreFingers
  /// A press ends with the first lift.
  case pressesEndWithTheFirstLift
  /// A press of no duration begins with the landing.
  case shortPressesBeginAtOnce
  /// After it has begun, a press tells of every move.
  case pressesTellEveryMove

  // MARK: Pans, pinches, rotations and swipes

  /// A pan begins when the way on one axis is far enough.
  case pansMeasureAxes
  /// A pan takes its threshold off the translation.
  case thresholdIsTakenOff
  /// A pan that had to wait starts from zero.
  case waitedPansStartAtZero
  /// A finger too many makes a pan fail, or is ignored.
  case surplusFailsPans
  /// A pan goes on until the last finger lifts.
  case pansEndWithTheLastLift
  /// A finger that comes or goes does not move the translation.
  case translationDoesNotJump
  /// A translation that is set is gone on from.
  case translationsCanBeSet
  /// A lift makes a pan fail that has not begun.
  case earlyLiftsFailPans
  /// A scale that is set is gone on from.
  case scalesCanBeSet
  /// A pinch lives on with one finger.
  case pinchesEndWithTheLastLift
  /// A swipe is recognized while the finger moves.
  case swipesNeedNoLift
  /// A way against the direction makes a swipe fail.
  case backwardsFailsSwipes
  /// Going back is measured from the start of a swipe.
  case swipesMeasureFromTheStart
  /// Each finger of a swipe must pass.
  case everyFingerSwipes
  /// With both in the mask, horizontal directions decide.
  case horizontalDirectionsDecide
  /// A swipe tells where it started.
  case swipesTellTheirStart
  /// An edge pan starts in its band only.
  case edgePansStartAtTheEdge

  // MARK: Scroll views

  /// Content hears of touches late.
  case contentIsDelayed
  /// The delay can be switched off.
  case delayCanBeOff
  /// A scroll view is asked whether content may have a touch.
  case contentNeedsPermission
  /// A scroll view is asked whether content must give a touch back.
  case contentMayKeepTouches
  /// Content may be told to keep its touches.
  case cancellingContentCanBeOff
  /// A finger catches content that moves by itself.
  case fingersCatchContent
  /// A finger that catches content is kept from it.
  case caughtFingersAreHeld
  /// The speed is told in points per millisecond.
  case speedIsPerMillisecond
  /// A delegate may change where scrolling ends.
  case delegatesMoveTheGoal
  /// A drag near an axis is locked to it.
  case directionsAreLocked
  /// A drag turns one page at most.
  case onePageADrag
  /// A scroll view at its limit leaves the drag to an outer one.
  case innerLimitsYield
  /// A scroll view that cannot move along a drag declines it.
  case stuckContentDeclines
  /// What a scroll view has declined for its direction it takes in another one.
  case declinedDragsMayTurn
  /// A drag whose touches are cancelled ends without gliding.
  case cancelledDragsDoNotGlide

  // MARK: Containers, controllers and layout

  /// UIKit puts views of its own around the views of containers.
  case containersSurroundControllers
  /// A button of a tab bar is touched within a rectangle of its own.
  case tabButtonsHaveTheirRectangle
  /// Views hear of the window before the controller they belong to.
  case descendantsHearFirst
  /// Views are laid out in the work before the main run loop sleeps.
  case layoutPrecedesCommit
  /// A sheet follows a finger down, also from a scroll view at its top.
  case sheetsFollow
  /// The light of a cell goes out before the cell is selected.
  case lightGoesOutFirst
  /// A pan of the table opens rows.
  case swipesOpenRows
  /// A transition that is canceled while it is set up never ends.
  case earlyCancellationsAreLost
  /// The pop gesture declines when the back button is not there.
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
  /// How long a finger may rest and still make a tap.
  case tapLongestHold
  /// How far a pan goes before it begins.
  case panThreshold
  /// The least time between samples of a pan's velocity.
  case velocitySampleInterval
  /// The weights of the samples of a pan's velocity.
  case panVelocityWeights
  /// The change of distance at which a pinch begins.
  case pinchThreshold
  /// The part of that change that is taken as there before.
  case pinchBaseline
  /// The turn at which a rotation begins.
  case rotationThreshold
  /// The part of that turn that is taken off.
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
  /// How far a finger may leave a button of a tab bar, 15 pt.
  case tabBarButtonDragTolerance
  /// How long a control stays lit at least.
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
  /// The greatest number of fingers on the glass.
  case maximumNumberOfTouches
}
