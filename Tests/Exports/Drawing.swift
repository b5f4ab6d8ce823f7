// What the lessons' code for apps uses around touches: drawing, colors, layout, and alerts. It's only
// type-checked, so none of it does anything.

import UIKit

extension CALayer {
  var cornerRadius: CGFloat {
    get { 0 }
    set {}
  }
  var zPosition: CGFloat {
    get { 0 }
    set {}
  }
  var borderWidth: CGFloat {
    get { 0 }
    set {}
  }
}

class MenuElement {}
typealias UIMenuElement = MenuElement

class UIMenu: MenuElement {
  init(title: String = "", children: [MenuElement] = []) {}
}

class UIAction: MenuElement {
  init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

extension UIContextMenuConfiguration {
  convenience init(
    identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([MenuElement]) -> UIMenu?)? = nil
  ) {
    self.init()
  }
}

extension UIView {
  static let noIntrinsicMetric: CGFloat = -1
  struct AccessibilityTraits: OptionSet {
    var rawValue = 0
    static let button = Self(rawValue: 1)
    static let selected = Self(rawValue: 2)
  }
  static func animate(withDuration duration: Double, animations: @escaping () -> Void) {}
  var accessibilityTraits: AccessibilityTraits {
    get { [] }
    set {}
  }
  func setNeedsDisplay() {}
}

@MainActor
class UIBezierPath {
  var lineWidth: CGFloat = 1
  func move(to point: CGPoint) {}
  func addLine(to point: CGPoint) {}
  func removeAllPoints() {}
  func stroke() {}
}

class UIStackView: UIView {
  enum Axis { case horizontal, vertical }
  var axis = Axis.horizontal
  var spacing: CGFloat = 0
  func addArrangedSubview(_ view: UIView) {}
}

class UIActivityIndicatorView: UIView {
  enum Style { case medium, large }
  init(style: Style) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  func startAnimating() {}
  func stopAnimating() {}
}

@MainActor
class UIAlertAction {
  enum Style { case `default`, cancel, destructive }
  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

class UIAlertController: UIViewController {
  enum Style { case actionSheet, alert }
  init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  required init?(coder: NSCoder) { nil }
  func addAction(_ action: UIAlertAction) {}
}

class UITableViewController: UIViewController {
  var tableView = UITableView()
}

extension UIView {
  static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions,
    animations: @escaping () -> Void
  ) {}
}

extension UIViewPropertyAnimator {
  enum Curve { case linear }
  convenience init(duration: Double, curve: Curve, animations: @escaping () -> Void) {
    self.init(duration: duration, animations: animations)
  }
  func startAnimation() {}
}

struct CoordinateSpace { var bounds = CGRect.zero }

extension UIWindowScene {
  var coordinateSpace: CoordinateSpace { CoordinateSpace() }
}

extension UISegmentedControl {
  func insertSegment(withTitle title: String, at index: Int, animated: Bool) {}
}

extension UIBarButtonItem {
  enum Style { case plain }
  convenience init(title: String, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}

// How an export shows a link in a text view.
class NSTextAttachment { var image: UIImage? }

class UIImage {}

struct URL { init?(string: String) {} }

struct NSRange {
  var location: Int
  var length: Int
}

class NSMutableAttributedString {
  enum Key { case link }
  var length: Int { 0 }
  init(attachment: NSTextAttachment) {}
  func addAttribute(_ key: Key, value: URL, range: NSRange) {}
}

class UIGraphicsImageRenderer {
  init(size: CGSize) {}
  func image(_ actions: (UIGraphicsImageRenderer) -> Void) -> UIImage { UIImage() }
}

class NSTextContainer { var lineFragmentPadding: CGFloat = 0 }

extension UITextView {
  var attributedText: NSMutableAttributedString? {
    get { nil }
    set {}
  }
  var textContainer: NSTextContainer { NSTextContainer() }
  var textContainerInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

enum ScrollPosition { case none }
struct ScrollPositions: OptionSet { var rawValue = 0 }

extension UITableView {
  func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
}

extension UICollectionView {
  func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPositions) {}
}

enum TouchTrace {
  static func log(_ text: String) {}
}

extension UINavigationController {
  func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

extension UIViewController {
  var navigationController: UINavigationController? { nil }
}

extension CGAffineTransform {
  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
}

extension CGRect {
  func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension UIButton {
  enum ButtonType { case custom, system }
  convenience init(type: ButtonType) { self.init(frame: .zero) }
}

extension Timer {
  static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }

  static func scheduledTimer(
    timeInterval: Double, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  convenience init(
    timeInterval: Double, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

extension UIApplication {
  static var shared: UIApplication { UIApplication() }
}

extension RunLoop {
  static var main: RunLoop { fatalError() }
}

extension UIColor {
  static var label: UIColor { .black }
  static var systemBlue: UIColor { .blue }
  static var systemGray: UIColor { .gray }
  static var systemGray4: UIColor { .gray }
  static var systemRed: UIColor { .red }
  func setStroke() {}
  func setFill() {}
}

@MainActor
class UIPopoverPresentationController {
  var sourceView: UIView?
  var sourceRect = CGRect.zero
}

extension UIViewController {
  var popoverPresentationController: UIPopoverPresentationController? { nil }
}

/// Takes the place of `#selector` with the method that it names.
func selector<Object, Method>(_ method: (Object) -> Method) -> Selector { Selector("") }

extension UITouch {
  struct Properties: OptionSet {
    var rawValue = 0
    static let force = Self(rawValue: 1)
  }
  var estimationUpdateIndex: NSNumber? { nil }
  var estimatedPropertiesExpectingUpdates: Properties { [] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @discardableResult
func UIApplicationMain(
  _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ application: String?, _ delegate: String?
) -> Int32 { 0 }

// What a drag consists of.
class NSItemProvider {}

extension UIDragItem {
  convenience init(itemProvider: NSItemProvider) { self.init() }
}
