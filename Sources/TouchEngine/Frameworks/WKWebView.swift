/// A view of a web page, as far as its recognizers compete with an app's.
///
/// A scroll view fills it, and in that is the view that shows the page and has the page's
/// recognizers (G287). Narrower than WebKit: there's no page, so touches of JavaScript, links, and
/// texts are absent, and of the many recognizers there are only plain taps and a long press.
open class WKWebView: UIView {
  open override var className: String { "WKWebView" }

  /// The scroll view of the page.
  public final let scrollView: UIScrollView

  fileprivate let content = WKContentView()
  fileprivate let singleTap = UITapGestureRecognizer()
  fileprivate let doubleTap = UITapGestureRecognizer()
  fileprivate let twoFingerTap = UITapGestureRecognizer()
  fileprivate let longPress = UILongPressGestureRecognizer()

  /// Creates a web view with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    scrollView = WKScrollView()
    super.init(frame: frame)
    doubleTap.numberOfTapsRequired = 2
    twoFingerTap.numberOfTouchesRequired = 2
    twoFingerTap.delaysTouchesEnded = false
    fill(with: scrollView)
    scrollView.addSubview(content)
    for recognizer in [singleTap, doubleTap, twoFingerTap, longPress] {
      // In a run, the target says that the web view handles the gesture.
      recognizer.addTarget(nil, action: Selector("WebKit"))
      content.addGestureRecognizer(recognizer)
    }
  }

  /// Makes the page as large as its content, or the view.
  open override func layoutSubviews() {
    let size = scrollView.contentSize
    content.frame = CGRect(
      x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
  }
}

/// The scroll view of a web view.
final class WKScrollView: UIScrollView {
  override var className: String { "WKScrollView" }
}

/// The view in a web view that shows the page.
final class WKContentView: UIView {
  override var className: String { "WKContentView" }
}

extension ClassDescription {
  /// A view of a web page.
  package static let webView = ClassDescription(
    "WKWebView", .view, inherits: .view, instances: .init { WKWebView() },
    parts: [
      ClassPart("contentView", .view, at: .member(content, isOptional: true)) {
        (web: WKWebView) in web.content
      },
      ClassPart("doubleTap", .tapGestureRecognizer, at: .tap("$0.numberOfTapsRequired == 2")) {
        (web: WKWebView) in web.doubleTap
      },
      ClassPart(
        "longPress", .longPressGestureRecognizer,
        at: .first("UILongPressGestureRecognizer", in: own)
      ) { (web: WKWebView) in web.longPress },
      ClassPart("scrollView", .scrollView) { (web: WKWebView) in web.scrollView },
      ClassPart(
        "singleTap", .tapGestureRecognizer,
        at: .tap("$0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1")
      ) { (web: WKWebView) in web.singleTap },
      ClassPart(
        "twoFingerTap", .tapGestureRecognizer, at: .tap("$0.numberOfTouchesRequired == 2")
      ) { (web: WKWebView) in web.twoFingerTap },
    ])
}

/// UIKit's code for the view that shows the page.
private let content =
  "scrollView.subviews.first { String(describing: type(of: $0)) == \"WKContentView\" }"

/// UIKit's code for the recognizers of a web view, which belong to that view.
private let own = content + "?.gestureRecognizers?"

extension UIKitPath {
  /// The web view's recognizer of taps for which a condition holds.
  fileprivate static func tap(_ condition: String) -> UIKitPath {
    .first("UITapGestureRecognizer", in: own, where: condition)
  }
}
