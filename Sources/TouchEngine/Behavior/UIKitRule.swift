/// One mechanism or one number of UIKit that the engine follows and can do without.
///
/// Each case says what holds while it is followed, with the facts that rest on it. Switched off
/// with `UIKitBehavior(without:)`, the engine does the obvious other thing: it shows what would be
/// if UIKit did not work that way, and proves that a test of the fact tests it.
public enum UIKitRule: UInt16, CaseIterable, Sendable {
  // MARK: Hit testing

  /// A view asks its subviews before it answers itself (D001, D010, D021).
  case subviewsAreSearched
  /// The subviews are asked from the front to the back (D001, D002, D036, D151).
  case frontSubviewsFirst
  /// A view that does not contain the point is out, with its subviews (D001, D009, D011).
  case pointInsideIsAsked
  /// The least edges are inside and the greatest are not (D012).
  case greatestEdgesAreOutside
  /// A point is compared with the bounds and their origin (D013).
  case boundsHaveAnOrigin
  /// A point goes into a subview through the inverse of its transform (D014).
  case pointsFollowTransforms
  /// A hidden view is not hit, nor is what it contains (D003, D007).
  case hiddenViewsAreNotHit
  /// A view without interaction is not hit, nor is what it contains (D008, D017, D018).
  case inactiveViewsAreNotHit
  /// An opacity is kept in 32 bits, where 0.01 is a little less (D005).
  case opacityHas32Bits
  /// Only the view's own opacity counts (D006).
  case ownOpacityCounts
  /// A landing finger is searched for twice (D022, D026, G036).
  case searchesComeTwice
  /// Of the two searches the second decides (D023).
  case secondSearchDecides
  /// Only a landing finger is searched for (D027).
  case onlyLandingsSearch
  /// A touch keeps the view in which it began (D040, G252).
  case touchesKeepTheirViews
  /// Of two windows the one with the greater level is in front (D029, D033).
  case windowLevelsCount
  /// Of windows with one level the last one shown is in front (D030, D032).
  case lastWindowIsInFront
  /// A window that answers `nil` lets the next one have the touch (D028, D031).
  case windowsMayDecline
  /// A disabled control is not hit (D035).
  case disabledControlsAreNotHit

  // MARK: Touches and events

  /// A finger that has not moved is not told to its view again (D041).
  case restingFingersAreStationary
  /// A report of the same place is no change (D043, G135).
  case samePlaceIsNoMove
  /// A touch's previous place is that before its last change (D045).
  case previousPlaceFollows
  /// A touch's time moves only when the touch changes (D046).
  case restingFingersKeepTheirTime
  /// `location(in: nil)` is in the window's coordinates (D047).
  case nilMeansWindow
  /// Taps are counted from the place of the first one (D049).
  case tapsCountFromTheFirst
  /// The distance of taps is measured on each axis (D049).
  case tapDistanceIsPerAxis
  /// A finger that drifts too far is no tap (D054).
  case driftingEndsTaps
  /// Taps on views that lie close are counted on (D051).
  case tapsCountAcrossViews
  /// A view without multiple touch hears of one finger (D055, D056, D057, G050).
  case oneFingerForOtherViews
  /// Recognizers hear of fingers that the view does not take (G050).
  case recognizersHearOfAllFingers
  /// An exclusive view declines a finger while another view has one (D058).
  case exclusiveViewsComeAlone
  /// While an exclusive view has a finger, other views decline (D058, D059).
  case exclusiveViewsKeepOthersOut
  /// A view in an exclusive one shares its claim (D059).
  case exclusivityCoversSubviews
  /// Exclusivity is settled for each window by itself (D059).
  case exclusivityIsPerWindow
  /// While an exclusive view has a finger, only recognizers around it get new ones (G051).
  case exclusiveViewsShutOutRecognizers
  /// A touch whose force or turn changes has moved, wherever it is (D044).
  case pressureMoves
  /// Fingers outside the safe area do not count when a view takes one more (D061).
  case safeAreaCounts
  /// Near an edge of the screen a gate keeps views from hearing of a finger until it lifts (G240).
  case gatesHoldNearEdges
  /// At edges that the root controller defers, the gate holds nothing (G241).
  case deferredEdgesAreFree
  /// Buttons go to the focused view first (D107).
  case pressesStartAtTheFocus
  /// Presses are passed on to the next responder (D108).
  case pressesArePassedOn
  /// A recognizer is given only the kinds of presses that it allows (G184).
  case pressTypesAreFiltered
  /// The system can take touches away (D066, D067, D186, G156).
  case systemCancelsTouches
  /// A view that leaves its window loses its touches (D067, G251).
  case leavingViewsLoseTouches

  // MARK: The responder chain

  /// The root view of a controller answers the controller (D082, D083).
  case rootViewAnswersController
  /// A controller answers its view's superview (D084).
  case controllerAnswersSuperview
  /// A window's root controller answers the window (D085).
  case rootControllerAnswersWindow
  /// A presented controller answers its presenter (D086, D188).
  case presentedAnswersPresenter
  /// A child whose view is in no window answers its parent (D087).
  case childAnswersParent
  /// A window answers its scene (D088).
  case windowAnswersScene
  /// The application answers its delegate (D089).
  case applicationAnswersDelegate
  /// The touch methods pass touches on by default (D091).
  case touchesArePassedOn
  /// Later phases go only where the beginning went (D092).
  case forwardingIsRecorded
  /// No method is called for touches of which none is left (D093).
  case emptySetsAreNotPassedOn
  /// A record that is out of date lets the touch pass (D094).
  case recordsFollowTheChain
  /// A control passes nothing on (D097, D098).
  case controlsPassNothingOn
  /// A scroll view passes nothing on (G258).
  case scrollViewsPassNothingOn
  /// The search for a target begins at the first responder (D099).
  case targetSearchBeginsAtFirstResponder
  /// Without a first responder the search begins at the sender (D100).
  case targetSearchBeginsAtSender
  /// Who cannot perform an action leaves it to the next responder (D101).
  case targetSearchClimbs
  /// A control's actions go through its `sendAction` (D103).
  case actionsGoThroughTheControl
  /// The present first responder is asked to resign (D104).
  case firstResponderIsAskedToResign
  /// A first responder that leaves resigns (D105).
  case leavingFirstResponderResigns
  /// A wish to be first responder waits for the window (D106).
  case wishWaitsForTheWindow

  // MARK: Controls

  /// A control is lit before it sends `touchDown` (D110).
  case lightComesBeforeTouchDown
  /// The second tap sends `touchDownRepeat` as well (D110, D111).
  case secondTapRepeats
  /// A no to `beginTracking` ends it all (D112).
  case beginTrackingMayDecline
  /// Enter and exit come before inside and outside (D113, D114).
  case crossingComesFirst
  /// A no to `continueTracking` ends tracking in silence (D115).
  case continueTrackingEndsInSilence
  /// `endTracking` comes before the event of the lift (D116, D118).
  case endTrackingComesFirst
  /// The light goes out after the event of the lift (D116, D117).
  case lightOutlastsTheLift
  /// A cancelled control is not told to end tracking (D119).
  case cancelledTrackingDoesNotEnd
  /// `touchCancel` is sent by the base class (D120).
  case touchCancelComesFromBaseClass
  /// A control that leaves its window cancels tracking (D121).
  case leavingControlsCancel
  /// A larger `point(inside:)` extends the margin of a control (D123).
  case pointInsideExtendsTheMargin
  /// Only the first finger drives tracking (D125).
  case firstFingerIsTracked
  /// A disabled control passes touches on (D126).
  case disabledControlsPassOn
  /// Disabling does not stop tracking (D127).
  case disablingKeepsTracking
  /// A disabled control cannot be lit (D128).
  case disabledControlsAreNotLit
  /// A control's targets are called in the order of adding (D131).
  case controlTargetsInOrder
  /// A pair that is added again moves to the end (D132).
  case addingAgainMoves
  /// The primary action follows the event that brings it (D133).
  case primaryActionFollows
  /// A recognizer on the control itself wins (D136, G243).
  case ownRecognizerWins
  /// Controls keep single taps from recognizers around them (D137, D138a, D138b, G242, G245, G247).
  case controlsKeepSingleTaps
  /// Controls do not keep other taps (D138c, G244).
  case controlsGiveOtherTapsAway
  /// Controls keep drags along their axis (D138, G242).
  case controlsKeepDrags
  /// A switch turns over when its thumb passes the middle (D138d).
  case switchesFollowTheThumb

  // MARK: The life of a view

  /// The superview hears of a removal before the view does (D139).
  case superviewHearsFirst
  /// The window's callbacks enclose the superview's (D141).
  case windowEnclosesSuperview
  /// The window's callbacks go through the whole subtree (D143).
  case windowCallbacksReachSubviews
  /// A place beside a stranger is the front (D147).
  case strangersMeanTheFront
  /// A root controller's view is added to the window (D150).
  case rootViewIsAdded

  // MARK: The way in

  /// Reports come through the event-fetch thread (D154, D155, D156).
  case reportsAreFetched
  /// What was fetched is drained before the queue is processed (D165).
  case drainingComesFirst
  /// The update of recognizers comes before the commit of animations (D164).
  case updateComesBeforeCommit
  /// A round that has handled a source does not wait (D163).
  case handledSourcesSkipWaiting
  /// The tracking mode of the main run loop is among the common ones (D168).
  case trackingModeIsCommon
  /// Recognizers act in the turn of the event (D161, D166, G015, G124).
  case actionsComeWithTheEvent

  // MARK: Animation, ignored interaction and presentation

  /// A view that is animated swallows touches (D175, D178, D180).
  case animatedViewsSwallow
  /// An animator leaves its views open (D177).
  case animatorsLeaveViewsOpen
  /// Of a view that fades, what is seen counts (D179).
  case seenOpacityCounts
  /// Ignoring interaction takes away the touches that are down (D080).
  case ignoringCancelsTouches
  /// Ignoring interaction nests (D183).
  case ignoringNests
  /// Ignored fingers make no touches (D184).
  case ignoredFingersMakeNoTouches
  /// Presenting a controller leaves touches alone (D185).
  case presentingKeepsTouches

  // MARK: States of recognizers

  /// From possible, `changed` means `began` (G006).
  case changedMeansBegan
  /// From possible, `cancelled` means `failed` (G006, G011).
  case cancelledMeansFailed
  /// After `began`, `failed` means `cancelled` (G007).
  case failedMeansCancelled
  /// What has begun cannot become possible (G008).
  case begunIsNotPossibleAgain
  /// Nothing counts after the end (G009).
  case endsAreFinal
  /// `gestureRecognizerShouldBegin` is asked (G012, G013, G091).
  case shouldBeginIsAsked
  /// The views of the touches are asked too (G112).
  case viewsAreAskedToo
  /// The views are asked only when their touches are at stake (G113).
  case viewsAreAskedAboutCancelling
  /// Actions wait until all recognizers have seen the event (G014).
  case actionsWaitForAll
  /// What is set outside of an event is settled before the run loop waits (G016).
  case outsideChangesAreSettled
  /// A cancelled gesture acts only if it has acted before (G017).
  case silentGesturesEndInSilence
  /// Failing calls no action (G005).
  case failingIsSilent
  /// A gesture that is freed late is shown as begun first (G018).
  case lateGesturesBegin
  /// A `began` that is left alone goes on to `changed` (G019).
  case begunGoesOnToChanged
  /// Each `changed` calls the action (G003, G004, G146).
  case changesAct
  /// The reset waits for tied recognizers (G022).
  case resetWaitsForTies
  /// The reset comes before the event is over (G020, G023).
  case resetComesAtOnce
  /// The state lasts through `reset()` (G021).
  case stateLastsThroughReset
  /// A prevented recognizer is told to reset (G191).
  case resetIsCalled
  /// A finished recognizer hears nothing more (G024).
  case finishedHearNothing
  /// An ignored touch stays with its view (G025, G026).
  case ignoredTouchesStay
  /// A held touch that is ignored is let go (G026).
  case ignoringFreesHeldTouches
  /// Disabling cancels the gesture (G027, G028, G237).
  case disablingCancels
  /// A disabled recognizer is offered nothing (G029).
  case disabledGetNothing
  /// Leaving its view or window cancels a gesture (D068, G030, G250, G253, G256).
  case leavingCancels
  /// A recognizer's targets are called in the order of adding (G032).
  case recognizerTargetsInOrder

  // MARK: Receiving

  /// In each event recognizers come before views (D078, G034, G038, G063).
  case recognizersComeFirst
  /// A touch is offered to the recognizers of all ancestors (D075, G039).
  case ancestorsAreOffered
  /// A touch's list begins at the hit view (D071, D171, G041, G042).
  case listBeginsAtTheHitView
  /// The delegate is asked about each touch (G043, G095, G229).
  case shouldReceiveIsAsked
  /// The event is asked about once a sequence, before its touches (G044).
  case eventIsAskedAbout
  /// The delegate is asked after all other checks (G045).
  case delegateIsAskedLast
  /// A recognizer that comes later does not join a touch (G046, G253).
  case listsAreFixed
  /// Touches of another kind than the first are refused (G052).
  case kindsDoNotMix
  /// A recognizer's location is the middle of its touches (G055).
  case locationIsTheMiddle
  /// Recognizers on deeper views come first (D172, G048, G092, G236).
  case deeperViewsFirst
  /// Of one view, the recognizer added last comes first (G093).
  case lastAddedFirst

  // MARK: Arbitration

  /// A recognizer that has recognized makes others fail (G080, G089, G165, G188, G189, G219).
  case recognizedExclude
  /// Recognizers of siblings leave each other alone (G082).
  case siblingsLeaveEachOther
  /// A recognizer does not exclude one that it requires to fail (G081).
  case requiredAreNotExcluded
  /// One that waits excludes nobody (G087).
  case waitingExcludeNobody
  /// `canPrevent` is asked (G083, G134).
  case canPreventIsAsked
  /// `canBePrevented` is asked (G083).
  case canBePreventedIsAsked
  /// A yes of a delegate lets both go on (G085, G094).
  case delegatesAllowBoth
  /// The delegate of the one that would lose is asked first (G084).
  case victimIsAskedFirst
  /// Who has acted is not excluded any more (G088).
  case actedAreNotExcluded
  /// A recognizer waits until those that it requires have failed (G096, G097, G099, G100, G118).
  case requirementsWait
  /// Only recognizers that take part are waited for (G098).
  case onlyPartakersAreWaitedFor
  /// A requirement lasts for every attempt (G103).
  case requirementsLast
  /// Subclasses and delegates are asked about requirements (G104, G105, G107).
  case wishesAreAsked
  /// What was wished is forgotten with the attempt (G261).
  case wishesEndWithTheAttempt
  /// The subclass is asked before the delegate (G105).
  case subclassIsAskedFirst
  /// Wishes are asked before the recognizers hear (G034, G106).
  case wishesComeBeforeTouches
  /// Recognizing makes those that wait fail (G108).
  case recognizingFailsDependents
  /// Failing frees those that wait (G109, G256).
  case failingFreesDependents

  // MARK: Cancelling and holding

  /// What is recognized is taken from the views (D077, G064, G065).
  case recognizedIsCancelled
  /// A recognizer that does not cancel leaves touches alone (D076, G062, G228, G248).
  case cancellingCanBeOff
  /// The action comes before the cancellation (D075, D079, G035, G060, G061).
  case actionComesBeforeCancelling
  /// Only the recognizer's own touches are taken (G066).
  case onlyOwnTouchesAreTaken
  /// `delaysTouchesBegan` holds beginnings back (G067, G068, G234).
  case beginningsAreHeld
  /// `delaysTouchesEnded` holds ends back (G069, G070).
  case endsAreHeld
  /// What is held for a recognizer makes its new touches wait (G072, G073).
  case heldTouchesHoldTheNext
  /// A touch that two hold waits for both (G076).
  case allHoldersDecide
  /// What is held for a view that has left is dropped (G077, G254).
  case unheardTouchesAreDropped
  /// Held touches are let go after all actions (G079).
  case heldTouchesComeLast
  /// The finished are reset after held touches have been let go (G120).
  case resetsComeLast

  // MARK: Taps and presses

  /// A finger too many makes a tap fail (G130).
  case surplusFailsTaps
  /// A finger that lifts before the others have landed makes a tap fail (G130).
  case missingFingersFailTaps
  /// A tap of several fingers waits for the last lift (G131).
  case tapsEndWithTheLastLift
  /// A tap or a swipe still counts its fingers in the action (G132).
  case liftedFingersCount
  /// A tap tells where its fingers landed (G133).
  case tapsTellTheirLanding
  /// A long press begins by a timer (G064, G137).
  case pressesBeginByTimer
  /// Moving makes a press fail that has not begun (G138).
  case movingFailsPresses
  /// An early lift makes a press fail (G139).
  case earlyLiftsFailPresses
  /// A finger too many makes a press fail that has not begun (G140).
  case surplusFailsPresses
  /// A press that has begun ignores further fingers (G141).
  case begunPressesIgnoreFingers
  /// A press ends with the first lift (G142).
  case pressesEndWithTheFirstLift
  /// A press of no duration begins with the landing (G143).
  case shortPressesBeginAtOnce
  /// After it has begun, a press tells of every move (G144).
  case pressesTellEveryMove

  // MARK: Pans, pinches, rotations and swipes

  /// A pan begins when the way on one axis is far enough (G147).
  case pansMeasureAxes
  /// A pan takes its threshold off the translation (G148).
  case thresholdIsTakenOff
  /// A pan that had to wait starts from zero (G149).
  case waitedPansStartAtZero
  /// A finger too many makes a pan fail, or is ignored (G150).
  case surplusFailsPans
  /// A pan goes on until the last finger lifts (G151).
  case pansEndWithTheLastLift
  /// A finger that comes or goes does not move the translation (G152).
  case translationDoesNotJump
  /// A translation that is set is gone on from (G153).
  case translationsCanBeSet
  /// A lift makes a pan fail that has not begun (G155).
  case earlyLiftsFailPans
  /// A scale that is set is gone on from (G159).
  case scalesCanBeSet
  /// A pinch lives on with one finger (G160).
  case pinchesEndWithTheLastLift
  /// A swipe is recognized while the finger moves (G169).
  case swipesNeedNoLift
  /// A way against the direction makes a swipe fail (G170).
  case backwardsFailsSwipes
  /// Going back is measured from the start of a swipe (G171).
  case swipesMeasureFromTheStart
  /// Each finger of a swipe must pass (G173).
  case everyFingerSwipes
  /// With both in the mask, horizontal directions decide (G174).
  case horizontalDirectionsDecide
  /// A swipe tells where it started (G176).
  case swipesTellTheirStart
  /// An edge pan starts in its band only (G178, G235).
  case edgePansStartAtTheEdge

  // MARK: Scroll views

  /// Content hears of touches late (D138f, G196, G232).
  case contentIsDelayed
  /// The delay can be switched off (G197).
  case delayCanBeOff
  /// A scroll view is asked whether content may have a touch (G200).
  case contentNeedsPermission
  /// A scroll view is asked whether content must give a touch back (D138e, G201, G202).
  case contentMayKeepTouches
  /// Content may be told to keep its touches (G203).
  case cancellingContentCanBeOff
  /// A finger catches content that moves by itself (G209).
  case fingersCatchContent
  /// A finger that catches content is kept from it (G078, G209).
  case caughtFingersAreHeld
  /// The speed is told in points per millisecond (G208).
  case speedIsPerMillisecond
  /// A delegate may change where scrolling ends (G207).
  case delegatesMoveTheGoal
  /// A drag near an axis is locked to it (G213).
  case directionsAreLocked
  /// A drag turns one page at most (G214).
  case onePageADrag
  /// A scroll view at its limit leaves the drag to an outer one (G216).
  case innerLimitsYield
  /// A scroll view that cannot move along a drag declines it (G218).
  case stuckContentDeclines
  /// What a scroll view has declined for its direction it takes in another one (G259).
  case declinedDragsMayTurn
  /// A drag whose touches are cancelled ends without gliding (G221).
  case cancelledDragsDoNotGlide

  // MARK: Containers, controllers and layout

  /// UIKit puts views of its own around the views of containers (D034).
  case containersSurroundControllers
  /// A button of a tab bar is touched within a rectangle of its own (D038).
  case tabButtonsHaveTheirRectangle
  /// Views hear of the window before the controller they belong to (D144).
  case descendantsHearFirst
  /// Views are laid out in the work before the main run loop sleeps (D149).
  case layoutPrecedesCommit
  /// A sheet follows a finger down, also from a scroll view at its top (G223).
  case sheetsFollow
  /// The light of a cell goes out before the cell is selected (G231).
  case lightGoesOutFirst
  /// A pan of the table opens rows (G233).
  case swipesOpenRows
  /// A transition that is cancelled while it is set up never ends (G237).
  case earlyCancellationsAreLost
  /// The pop gesture declines when the back button is not there (G238).
  case replacedBackButtonsDecline

  // MARK: Numbers

  /// The least opacity of a view that is hit (D004).
  case leastHittableAlpha
  /// The longest time within a sequence of taps (D048, G128).
  case tapInterval
  /// The distance at which taps are counted anew (D048, D049).
  case tapCountDistance
  /// How far the fingers of a tap may move (G126).
  case tapAllowableMovement
  /// How far from the first tap the next touch-down may be (G127, G260).
  case tapAllowableSeparation
  /// How long a finger may rest and still make a tap (G129).
  case tapLongestHold
  /// How far a pan goes before it begins (G147).
  case panThreshold
  /// The least time between samples of a pan's velocity (G154).
  case velocitySampleInterval
  /// The weights of the samples of a pan's velocity (G154).
  case panVelocityWeights
  /// The change of distance at which a pinch begins (G157).
  case pinchThreshold
  /// The part of that change that is taken as there before (G158).
  case pinchBaseline
  /// The turn at which a rotation begins (G162).
  case rotationThreshold
  /// The part of that turn that is taken off (G162).
  case rotationBaseline
  /// The weight of the old velocity of a pinch or a rotation (G161, G164).
  case smoothing
  /// The longest time of a swipe (G167).
  case swipeLongestTime
  /// The distance that a swipe needs (G168).
  case swipeDistance
  /// The drift that a swipe may have (G168).
  case swipeDrift
  /// How the distance that a swipe needs shrinks (G168).
  case swipeRateAlong
  /// How the drift that a swipe may have shrinks (G168).
  case swipeRateAcross
  /// The width of the band of an edge pan (G180).
  case screenEdgeBand
  /// How far outside a finger is still inside a control (D122).
  case controlDragTolerance
  /// How far a finger may leave a button of a tab bar, 15 pt (D124).
  case tabBarButtonDragTolerance
  /// How long a control stays lit at least (D130).
  case minimumHighlight
  /// How long touches are held from a scroll view's content (D138f, G196).
  case contentTouchDelay
  /// How much speed is left after a millisecond (G222).
  case decelerationRate
  /// The speed from which on content glides (G257).
  case decelerationStartSpeed
  /// How much of a drag beyond an edge is followed (G222).
  case rubberBand
  /// The angle within which a drag is locked (G213).
  case directionalLockAngle
  /// The pause after which a direction is judged again (G213).
  case directionalLockPause
  /// How far a swipe on a row goes before it begins (G233).
  case swipeActionThreshold
  /// The greatest number of fingers on the glass (D187).
  case maximumNumberOfTouches
}
