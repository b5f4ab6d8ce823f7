// What an app's code has on a device and the engine doesn't: one application in each process, the
// Objective-C classes that Swift code names, and the file `TouchTrace.swift`.

import TraceModel
import UIKit

class NSObject {
  init() {}
}

/// The application of the export that's running.
nonisolated(unsafe) var runningApplication = UIApplication()

extension UIApplication {
  static var shared: UIApplication { runningApplication }
}

extension RunLoop {
  static var main: RunLoop { runningApplication.runLoop }
}

extension UIView {
  static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions,
    animations: @escaping () -> Void
  ) {
    animate(
      in: runningApplication, withDuration: duration, delay: delay, options: options,
      animations: animations)
  }
}

/// What a drag or a menu consists of doesn't matter to touches.
class NSItemProvider {}

extension UIDragItem {
  convenience init(itemProvider: NSItemProvider) { self.init() }
}

extension UIContextMenuConfiguration {
  convenience init(actionProvider: ([UIAction]) -> UIMenu) { self.init() }
}

enum AnimationCurve { case linear }

extension UIViewPropertyAnimator {
  convenience init(duration: Double, curve: AnimationCurve, animations: @escaping () -> Void) {
    self.init(duration: duration, animations: animations)
  }

  func startAnimation() { startAnimation(in: runningApplication) }
}

extension UIViewController {
  var restorationIdentifier: String? {
    get { traceName.isEmpty ? nil : traceName }
    set { traceName = newValue ?? "" }
  }
}

extension UIViewController {
  /// The engine's safe area is the window's.
  var additionalSafeAreaInsets: UIEdgeInsets {
    get { .zero }
    set {
      guard let window = view.window else { return }
      let own = window.safeAreaInsets
      window.safeAreaInsets = UIEdgeInsets(
        top: own.top + newValue.top, left: own.left + newValue.left,
        bottom: own.bottom + newValue.bottom, right: own.right + newValue.right)
    }
  }
}

struct CoordinateSpace { var bounds: CGRect }

extension UIWindowScene {
  var coordinateSpace: CoordinateSpace { CoordinateSpace(bounds: screen) }
}

enum ScrollPosition { case none }
struct ScrollPositions: OptionSet { var rawValue = 0 }

extension UITableView {
  func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectRow(at: indexPath, animated: animated)
  }
}

extension UICollectionView {
  func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPositions) {
    selectItem(at: indexPath, animated: animated)
  }
}

enum BarButtonItemStyle { case plain }

extension UIBarButtonItem {
  convenience init(title: String, style: BarButtonItemStyle, target: AnyObject?, action: Selector?)
  {
    self.init(title: title, target: target, action: action)
  }
}

extension UISegmentedControl {
  func insertSegment(withTitle title: String, at index: Int, animated: Bool) {
    numberOfSegments = index + 1
  }
}

extension UIGestureRecognizer {
  @_disfavoredOverload
  func removeTarget(_ target: AnyObject?, action: Selector?) {
    removeTarget(target, action: action?.name)
  }
}

extension UIControl {
  @_disfavoredOverload
  func removeTarget(_ target: AnyObject?, action: Selector?, for events: Event) {
    removeTarget(target, action: action?.name, for: events)
  }
}

extension UISearchBar {
  /// Returns the button that UIKit finds by its key.
  func value(forKey key: String) -> Any? { key == "cancelButton" ? cancelButton : nil }
}

/// The object that controls and recognizers call by default, which isn't a responder.
final class DefaultTarget {}
nonisolated(unsafe) let defaultTarget = DefaultTarget()

/// Writes what the program prints into the engine's trace.
enum TouchTrace {
  nonisolated(unsafe) static var print: (String) -> Void = { _ in }

  static func log(_ text: String) { print(text) }

  nonisolated(unsafe) static var printAbout: (UIResponder, String) -> Void = { _, _ in }

  /// Writes a line about an object.
  static func log(_ object: UIResponder, _ event: String) { printAbout(object, event) }
}

/// Returns a timer with a name for the trace; UIKit's timers have none.
func named(_ timer: Timer, _ name: String) -> Timer {
  timer.traceName = name
  return timer
}

/// An exported scenario.
protocol ExportedScene: UIResponder {
  init(windowScene: UIWindowScene)
  func perform(_ step: Int)

  /// Returns the application that runs the scene.
  static func makeApplication() -> UIApplication

  /// Whether what a trace doesn't show is as it has to be after the run.
  var endsAsExpected: Bool { get }
}

extension ExportedScene {
  /// Does nothing, for a scenario whose program has no steps.
  func perform(_ step: Int) {}

  static func makeApplication() -> UIApplication { UIApplication() }

  var endsAsExpected: Bool { true }
}
