/// An object that presents a controller as a sheet, which follows a finger and can be dismissed by
/// dragging (G223).
///
/// Narrower than UIKit: a sheet comes to rest immediately when the finger lifts, and tells its delegate
/// nothing of its detents.
public final class UISheetPresentationController: UIPresentationController {
  private let pan = SheetPanGestureRecognizer()
  private var sheet: UIDropShadowView?
  private let dimming = UIDimmingView()

  /// The top of the sheet when a finger began to drag it.
  private var start = 0.0

  /// The heights at which the sheet rests; only the large one by default (G304).
  public var detents = [Detent.large()] {
    didSet { rest() }
  }

  /// The height at which the sheet rests; with `nil`, which is the default, it's the smallest one (G304).
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { rest() }
  }

  /// The largest height at which the content around the sheet isn't dimmed and gets touches; none by
  /// default (G306).
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { rest() }
  }

  /// Whether a drag up in a scroll view at its top makes the sheet larger, and only then scrolls (G305).
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  override init(_ presentedViewController: UIViewController) {
    super.init(presentedViewController)
    pan.presentation = self
    pan.delegate = pan.judge
    pan.name = "pan of UIDropShadowView"
    dimming.tap.presentation = self
    dimming.tap.name = "tap of UIDimmingView"
    dimming.addGestureRecognizer(dimming.tap)
  }

  deinit {
    pan.delegate = nil
    forgetPresented()
    sheet?.sheetPan = nil
  }

  /// The recognizer of the drag that moves the sheet; private in UIKit.
  var panGestureRecognizer: UIPanGestureRecognizer { pan }

  override func show(in container: UIView) {
    container.fill(with: dimming)
    let sheet = UIDropShadowView(frame: frame(top: restingTop(in: container), in: container))
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addGestureRecognizer(pan)
    sheet.sheetPan = pan
    self.sheet = sheet
    container.addSubview(sheet)
    sheet.fill(with: presentedViewController.view)
    dim()
  }

  override func modalityDidChange() {
    if sheet != nil { dim() }
  }

  override func forgetPresented() {
    pan.presentation = nil
    dimming.tap.presentation = nil
  }

  // MARK: Heights

  /// The names of the heights that a sheet can have, the smallest first.
  private var stops: [Detent.Identifier] {
    guard pan.follows(.sheetsRestAtDetents) else { return [.large] }
    let present = Detent.Identifier.allCases.filter { name in
      detents.contains { $0.identifier == name }
    }
    return present.isEmpty ? [.large] : present
  }

  /// The name of the current height.
  private var selected: Detent.Identifier {
    let stops = stops
    if let name = selectedDetentIdentifier, stops.contains(name) { return name }
    return stops.first ?? .large
  }

  /// Whether the sheet can become larger.
  var canExpand: Bool { selected != stops.last }

  /// Whether a drag up in a scroll view at its top makes the sheet larger (G305).
  var expandsBeforeScrolling: Bool {
    canExpand && pan.satisfies(.sheetsExpandFirst, prefersScrollingExpandsWhenScrolledToEdge)
  }

  private func top(_ name: Detent.Identifier, in container: UIView) -> Double {
    let behavior = container.window?.application?.behavior ?? UIKitBehavior()
    return name == .large ? behavior.sheetTop : container.bounds.height / 2
  }

  private func restingTop(in container: UIView) -> Double { top(selected, in: container) }

  /// Returns the frame of a sheet with its top at a distance from the screen's; it isn't smaller than its
  /// smallest height.
  private func frame(top: Double, in container: UIView) -> CGRect {
    let bounds = container.bounds
    let least = bounds.height - self.top(stops.first ?? .large, in: container)
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, least, bounds.height - top))
  }

  /// Moves the sheet to its current height.
  private func rest() {
    guard let sheet, let container = containerView, pan.state != .began, pan.state != .changed
    else { return }
    sheet.frame = frame(top: restingTop(in: container), in: container)
    dim()
  }

  /// Dims the content around the sheet, or lets it get touches (G306).
  private func dim() {
    var isUndimmed = false
    if let largest = largestUndimmedDetentIdentifier, pan.follows(.undimmedContentIsTouched) {
      isUndimmed = largest == .large || selected == .medium
    }
    dimming.isHidden = isUndimmed
    // A modal sheet keeps the touches around it.
    (containerView as? UITransitionView)?.passesTouches =
      isUndimmed && !presentedViewController.isModalInPresentation
  }

  // MARK: Dragging

  /// Responds to a change of the drag's state.
  fileprivate func follow() {
    guard let sheet, let container = containerView,
      !presentedViewController.isBeingDismissed
    else { return }
    if pan.state == .began { start = restingTop(in: container) }
    let way = pan.translation(in: container).y
    let top = max(top(stops.last ?? .large, in: container), start + way)
    switch pan.state {
    case .began, .changed: sheet.frame = frame(top: top, in: container)
    case .ended: end(at: top, in: container)
    case .cancelled, .failed: rest()
    case .possible: break
    }
  }

  /// Dismisses the sheet if it was dragged far below its smallest height, and otherwise lets it rest.
  private func end(at top: Double, in container: UIView) {
    let smallest = stops.first ?? .large
    let least = self.top(smallest, in: container)
    let (way, half) = (top - least, (container.bounds.height - least) / 2)
    guard way > 0 || stops.count == 1 else { return restAtNearest(to: top, in: container) }
    let speed = pan.velocity(in: container).y
    let isFling = speed >= pan.limits.sheetDismissSpeed
    let reason = way > half || !isFling ? Reason(.wentOf, [way, half]) : Reason(.speedIs, [speed])
    guard way > half || isFling else { return rest(at: smallest, reason) }
    dismiss(reason, in: container)
  }

  /// Lets the sheet rest at the height that's nearest to its top, or at the one to which it was flung.
  private func restAtNearest(to top: Double, in container: UIView) {
    let other = selected == .large ? Detent.Identifier.medium : .large
    let speed = pan.velocity(in: container).y
    if speed.magnitude >= pan.limits.sheetDismissSpeed {
      return rest(at: speed < 0 ? .large : .medium, Reason(.speedIs, [speed.magnitude]))
    }
    let way = (top - start).magnitude
    let half = (self.top(other, in: container) - start).magnitude / 2
    rest(at: way > half ? other : selected, Reason(.wentOf, [way, half]))
  }

  /// Lets the sheet rest at a height, which it may have already.
  private func rest(at name: Detent.Identifier, _ reason: Reason) {
    let isOther = name != selected
    if isOther { selectedDetentIdentifier = name } else { rest() }
    note(
      isOther ? .sheetPresentationControllerDidChangeSelectedDetentIdentifier : .goesBack, reason,
      pan.application, isOther ? "G304" : "G223")
  }

  /// Dismisses the sheet because the dimmed area was tapped, unless the sheet is modal (G312).
  fileprivate func dismissForTap() {
    guard let container = containerView, !presentedViewController.isBeingDismissed,
      !presentedViewController.isModalInPresentation, dimming.tap.follows(.tapsDismissSheets)
    else { return }
    dismiss(Reason(.tappedOutside), in: container, "G312")
  }

  private func dismiss(_ reason: Reason, in container: UIView, _ fact: String = "G223") {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    let application = pan.application
    guard isAllowed else {
      if let smallest = stops.first, smallest != selected { selectedDetentIdentifier = smallest }
      rest()
      note(.presentationControllerDidAttemptToDismiss, reason, application, fact)
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    note(.presentationControllerWillDismiss, reason, application, fact)
    delegate?.presentationControllerWillDismiss(self)
    sheet?.frame = frame(top: container.bounds.height, in: container)
    presentedViewController.presentingViewController?.dismiss(animated: true) {
      [self, unowned(unsafe) application] in
      note(.presentationControllerDidDismiss, nil, application)
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  private func note(
    _ method: TraceEvent.LifeMethod, _ reason: Reason?, _ application: UIApplication?,
    _ fact: String = "G223"
  ) {
    guard let application, let recorder = application.recorder else { return }
    recorder.time = application.clock.now
    let id = recorder.participant(of: presentedViewController)
    recorder.record(.life(method), from: id, to: id, reason: reason, fact: fact)
  }
}

/// The view behind a sheet, which receives the touches outside the sheet.
final class UIDimmingView: UIView {
  override var className: String { "UIDimmingView" }

  /// The recognizer of a tap outside the sheet.
  let tap = DimmedAreaTapGestureRecognizer()

  override var appearance: ViewAppearance? { ViewAppearance(.dimming) }
}

/// The tap that dismisses a sheet (G312).
final class DimmedAreaTapGestureRecognizer: UITapGestureRecognizer {
  override var className: String { "UITapGestureRecognizer" }

  /// The presentation whose sheet the tap dismisses.
  unowned(unsafe) var presentation: UISheetPresentationController?

  override var actingOwner: UIResponder? { presentation?.presentedViewController }

  override func actForOwner() {
    if state == .ended { presentation?.dismissForTap() }
  }
}

/// The drag that moves a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// A delegate that lets the sheet move up only if it can become larger.
  final class Judge: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? SheetPanGestureRecognizer else { return true }
      guard pan.follows(.sheetsFollow) else { return false }
      let way = pan.travelAtBegin
      let isVertical = way.y.magnitude >= way.x.magnitude
      if isVertical, way.y > 0 || pan.presentation?.canExpand ?? false { return true }
      pan.application?.recorder?.explain(Reason(.sheetsGoDown), fact: "G223")
      return false
    }
  }

  override var className: String { "UIPanGestureRecognizer" }

  /// The presentation whose sheet the recognizer drags.
  unowned(unsafe) var presentation: UISheetPresentationController?

  /// The permanent delegate.
  let judge = Judge()

  override var actingOwner: UIResponder? { presentation?.presentedViewController }

  override func actForOwner() {
    presentation?.follow()
  }
}
