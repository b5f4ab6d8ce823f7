// What the lessons' code for apps uses around touches: drawing, colors, coders, and alerts. None of it does
// anything here.

import UIKit

typealias TimeInterval = Double

class NSCoder {}
struct NSNumber: Hashable { init(value: Int) {} }

class Layer {
  var cornerRadius: CGFloat = 0
  var zPosition: CGFloat = 0
  var borderWidth: CGFloat = 0
}

extension UIView {
  var layer: Layer { Layer() }
  func setNeedsDisplay() {}
  func endEditing(_ force: Bool) -> Bool { true }
}

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
  func startAnimating() {}
  func stopAnimating() {}
}

class UIAlertAction {
  enum Style { case `default`, cancel, destructive }
  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

class UIAlertController: UIViewController {
  enum Style { case actionSheet, alert }
  init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  func addAction(_ action: UIAlertAction) {}
}

class UITableViewController: UIViewController {
  var tableView = UITableView()
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

extension UITableView {
  enum Style { case plain, grouped }
}

extension Timer {
  static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }

  static func scheduledTimer(
    timeInterval: Double, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  convenience init(
    timeInterval: Double, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}

// UIKit accepts a target of any type; the engine only objects.
extension UIGestureRecognizer {
  @_disfavoredOverload
  convenience init(target: Any?, action: Selector) { self.init() }

  @_disfavoredOverload
  func addTarget(_ target: Any, action: Selector) {}
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

class UIPopoverPresentationController {
  var sourceView: UIView?
  var sourceRect = CGRect.zero
}

extension UIViewController {
  var popoverPresentationController: UIPopoverPresentationController? { nil }
}

// On a device, all of UIKit's objects can be compared, because they inherit from NSObject.
// swift-format-ignore: AvoidRetroactiveConformances
extension UIGestureRecognizer: @retroactive Equatable {
  /// Returns whether two recognizers are the same object.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }
}
