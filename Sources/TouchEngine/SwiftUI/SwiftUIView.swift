/// A view of SwiftUI in a hosting view: an area that has gestures.
///
/// SwiftUI searches its own views (D291). UIKit knows none of them: it hits its nearest view around
/// them. In the model, they are in UIKit's tree only to have a place there.
open class SwiftUIView: UIView {
  open override var className: String { "View" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }

  /// Whether SwiftUI finds the view or anything in it.
  public final var allowsHitTesting: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  /// Answers a search with UIKit's view around this one, and keeps this one for the recognizers (D291).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    window?.application?.hitContent = self
    event?.recorder?.explain(Reason(.isOfSwiftUI), fact: "D291")
    return viewOfUIKit
  }

  /// The nearest view of UIKit around this one.
  final var viewOfUIKit: UIView? {
    superview?.nearest { !($0 is SwiftUIView) }
  }
}

extension ClassDescription {
  /// A view of SwiftUI in a hosting view.
  package static let swiftUIView = ClassDescription(
    "View", .view, inherits: .view, instances: .init { SwiftUIView() },
    properties: ofUIKitOnly + [
      .typed(
        "allowsHitTesting", "Whether SwiftUI finds the view or anything in it.", .boolean, .always,
        .decidesTouches,
        get: { (view: SwiftUIView) in view.allowsHitTesting }, set: { $0.allowsHitTesting = $1 })
    ])

  /// The properties of UIKit's views that the views of SwiftUI don't have: their touches have a view of
  /// UIKit's.
  private static let ofUIKitOnly = ClassDescription.view.ownProperties
    .filter {
      ["isExclusiveTouch", "isMultipleTouchEnabled", "isUserInteractionEnabled"].contains($0.name)
    }
    .map { Property($0, settable: .never) }

  /// Whether its objects are views or gestures of SwiftUI, which no code of UIKit reaches.
  package var isOfSwiftUI: Bool { counterpartInUIKit != nil }

  /// Whether its objects are gestures of SwiftUI.
  package var isSwiftUIGesture: Bool { isOfSwiftUI && kind == .recognizer }

  /// UIKit's class for what this one of SwiftUI does, or `nil`.
  package var counterpartInUIKit: ClassDescription? {
    switch self {
    case .swiftUIView: .view
    case .dragGesture: .panGestureRecognizer
    case .swiftUILongPressGesture: .longPressGestureRecognizer
    case .swiftUITapGesture: .tapGestureRecognizer
    default: nil
    }
  }
}
