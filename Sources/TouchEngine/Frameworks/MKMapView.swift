/// A map, as far as its recognizers compete with an app's.
///
/// The recognizers belong to a view in the map, not to the map itself (G285). Narrower than MapKit:
/// nothing moves, there are no annotations, and of MapKit's recognizers there are five, without the
/// tilt and the zoom with one finger.
open class MKMapView: UIView {
  open override var className: String { "MKMapView" }

  /// Whether fingers zoom: by a pinch, a double tap, or a tap with two fingers (G286).
  public final var isZoomEnabled = true {
    didSet {
      for recognizer in [pinch, doubleTap, twoFingerTap] { recognizer.isEnabled = isZoomEnabled }
    }
  }

  /// Whether a finger scrolls (G286).
  public final var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether two fingers rotate (G286).
  public final var isRotateEnabled = true {
    didSet { rotation.isEnabled = isRotateEnabled }
  }

  fileprivate let content = MKMapContentView()
  fileprivate let pan = UIPanGestureRecognizer()
  fileprivate let pinch = UIPinchGestureRecognizer()
  fileprivate let rotation = UIRotationGestureRecognizer()
  fileprivate let doubleTap = UITapGestureRecognizer()
  fileprivate let twoFingerTap = UITapGestureRecognizer()

  /// Creates a map with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    fill(with: content)
    let judge = MapGestureJudge()
    for recognizer in [pan, pinch, rotation, doubleTap, twoFingerTap] {
      recognizer.delegate = judge
      // In a run, the target says that the map handles the gesture.
      recognizer.addTarget(nil, action: Selector("MapKit"))
      content.addGestureRecognizer(recognizer)
    }
  }
}

/// The view in a map that has its recognizers.
final class MKMapContentView: UIView {
  override var className: String { "_MKMapContentView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

/// The delegate of a map's recognizers: scrolling, zooming, and rotating go together.
private final class MapGestureJudge: UIGestureRecognizerDelegate {
  func responds(to method: AnsweredMethod) -> Bool { method == .shouldRecognizeSimultaneouslyWith }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
      && !(gestureRecognizer is UITapGestureRecognizer)
      && !(otherGestureRecognizer is UITapGestureRecognizer)
  }
}

extension ClassDescription {
  /// A map.
  package static let mapView = ClassDescription(
    "MKMapView", .view, inherits: .view, instances: .init { MKMapView() },
    properties: [
      .typed(
        "isRotateEnabled", "Whether two fingers rotate a map.",
        get: { (map: MKMapView) in map.isRotateEnabled }, set: { $0.isRotateEnabled = $1 }),
      .typed(
        "isScrollEnabled", "Whether fingers move the content at all.",
        get: { (map: MKMapView) in map.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
      .typed(
        "isZoomEnabled", "Whether fingers zoom a map.",
        get: { (map: MKMapView) in map.isZoomEnabled }, set: { $0.isZoomEnabled = $1 }),
    ],
    parts: [
      ClassPart("contentView", .view, at: .member("subviews.first", isOptional: true)) {
        (map: MKMapView) in map.content
      },
      ClassPart("doubleTap", .tapGestureRecognizer, at: .tap("$0.numberOfTapsRequired == 2")) {
        (map: MKMapView) in map.doubleTap
      },
      ClassPart("pan", .panGestureRecognizer, at: .first("UIPanGestureRecognizer", in: own)) {
        (map: MKMapView) in map.pan
      },
      ClassPart("pinch", .pinchGestureRecognizer, at: .first("UIPinchGestureRecognizer", in: own)) {
        (map: MKMapView) in map.pinch
      },
      ClassPart(
        "rotation", .rotationGestureRecognizer, at: .first("UIRotationGestureRecognizer", in: own)
      ) { (map: MKMapView) in map.rotation },
      ClassPart(
        "twoFingerTap", .tapGestureRecognizer, at: .tap("$0.numberOfTouchesRequired == 2")
      ) { (map: MKMapView) in map.twoFingerTap },
    ])
}

/// UIKit's code for the recognizers of a map, which belong to the view of its content.
private let own = "subviews.first?.gestureRecognizers?"

extension UIKitPath {
  /// The map's recognizer of taps for which a condition holds.
  fileprivate static func tap(_ condition: String) -> UIKitPath {
    .first("UITapGestureRecognizer", in: own, where: condition)
  }
}
