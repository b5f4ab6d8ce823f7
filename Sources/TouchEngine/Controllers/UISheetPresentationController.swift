/// An object that presents a controller as a sheet, which follows a finger down and can be
/// dismissed by dragging (G223).
///
/// Narrower than UIKit: a sheet has one height, returns to its position immediately when the finger
/// lifts too early, and ignores taps outside it.
public final class UISheetPresentationController: UIPresentationController {
  private let pan = SheetPanGestureRecognizer()
  private var sheet: UIDropShadowView?

  override init(_ presentedViewController: UIViewController) {
    super.init(presentedViewController)
    pan.presentation = self
    pan.delegate = pan.judge
  }

  deinit {
    pan.delegate = nil
    pan.presentation = nil
    sheet?.sheetPan = nil
  }

  /// The recognizer of the drag that moves the sheet; private in UIKit.
  var panGestureRecognizer: UIPanGestureRecognizer { pan }

  override func show(in container: UIView) {
    container.fill(with: UIDimmingView())
    let sheet = UIDropShadowView(frame: place(in: container))
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.addGestureRecognizer(pan)
    sheet.sheetPan = pan
    self.sheet = sheet
    container.addSubview(sheet)
    sheet.fill(with: presentedViewController.view)
  }

  override func forgetPresented() {
    pan.presentation = nil
  }

  private func place(in container: UIView) -> CGRect {
    let top = (container.window?.application?.behavior ?? UIKitBehavior()).sheetTop
    let bounds = container.bounds
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// Responds to a change of the drag's state.
  fileprivate func follow() {
    guard let sheet, let container = containerView,
      !presentedViewController.isBeingDismissed
    else { return }
    let place = place(in: container)
    let way = max(0, pan.translation(in: container).y)
    switch pan.state {
    case .began, .changed:
      sheet.frame = place.offsetBy(dx: 0, dy: way)
    case .ended:
      let speed = pan.velocity(in: container).y
      let behavior = pan.limits
      let isFar = way > place.height / 2
      guard isFar || speed >= behavior.sheetDismissSpeed else {
        sheet.frame = place
        return note(
          .goesBack, Reason(.wentOf, [way, place.height / 2]), pan.application)
      }
      dismiss(
        isFar
          ? Reason(.wentOf, [way, place.height / 2]) : Reason(.speedIs, [speed]), sheet, place)
    case .cancelled, .failed: sheet.frame = place
    case .possible: break
    }
  }

  private func dismiss(_ reason: Reason, _ sheet: UIView, _ place: CGRect) {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    let application = pan.application
    guard isAllowed else {
      sheet.frame = place
      note(.presentationControllerDidAttemptToDismiss, reason, application)
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    note(.presentationControllerWillDismiss, reason, application)
    delegate?.presentationControllerWillDismiss(self)
    sheet.frame = place.offsetBy(dx: 0, dy: place.height)
    presentedViewController.presentingViewController?.dismiss(animated: true) {
      [self, unowned(unsafe) application] in
      note(.presentationControllerDidDismiss, nil, application)
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  private func note(
    _ method: TraceEvent.LifeMethod, _ reason: Reason?, _ application: UIApplication?
  ) {
    guard let application, let recorder = application.recorder else { return }
    recorder.time = application.clock.now
    let id = recorder.participant(of: presentedViewController)
    recorder.record(.life(method), from: id, to: id, reason: reason, fact: "G223")
  }
}

/// The view behind a sheet, which receives the touches outside the sheet.
final class UIDimmingView: UIView {
  override var className: String { "UIDimmingView" }

  override var appearance: ViewAppearance? { ViewAppearance(.dimming) }
}

/// The drag that moves a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// A delegate that lets the sheet move only downward.
  final class Judge: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? SheetPanGestureRecognizer else { return true }
      guard pan.follows(.sheetsFollow) else { return false }
      let way = pan.travelAtBegin
      if way.y > 0, way.y >= way.x.magnitude { return true }
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
