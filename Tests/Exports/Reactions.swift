// Plays scenarios with the lessons' own code in the place of what the exporter writes, and compares the
// traces line for line.

import LessonRunner
import LessonTesting
import ScenarioExport
import ScenarioLanguage
import ScenarioRunner
import TraceModel
import UIKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A block of a lesson that reacts to touches, in the setup of a scenario.
struct Reaction {
  /// The lesson and the line at which the block begins, with the scenario.
  var place: String

  var scene: any ExportedScene.Type

  /// What was changed in the block to make it wrong, which one of its scenarios has to show; `nil`
  /// for the block as it is.
  var wrong: String?
}

@main enum PlayReactions {
  static func main() {
    var (same, lines, runs) = (0, 0, 0)
    var noticed: Set<String> = []
    var failures: [String] = []
    for entry in ScenarioSuite.find(in: ["Content"]).suite.entries {
      let file = entry.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      guard reactions.keys.contains(where: { $0.hasPrefix("\(file)/\(entry.scenario.name)") })
      else { continue }
      let parsed = ParsedScenario(
        entry.scenario.source, resolver: entry.scenario.library.resolver())
      for scenario in parsed.scenarios {
        let name = entry.scenario.name + (scenario.variant.map { "-" + $0.text } ?? "")
        guard let present = reactions["\(file)/\(name)"] else { continue }
        let export = ScenarioExport(scenario, named: name)
        let session = ScenarioSession(scenario)
        session.perform(scenario.steps)
        let plays = session.plays
        session.finish()
        for reaction in present {
          let (trace, scene) = Stage.run(
            reaction.scene, playing: plays, steps: export.programSteps, scenario,
            following: session.behavior)
          let difference =
            difference(session.trace, trace)
            ?? (scene.endsAsExpected ? nil : "what the table expects at the end isn't so")
          runs += 1
          if let wrong = reaction.wrong {
            if difference != nil { noticed.insert(wrong) }
          } else if let difference {
            failures.append("\(reaction.place): \(difference)")
          } else {
            same += 1
            lines += trace.events.count
          }
        }
        session.end()
      }
    }
    let all = Array(reactions.values.joined())
    for wrong in Set(all.compactMap(\.wrong)).subtracting(noticed).sorted() {
      failures.append("a wrong version makes the same trace: \(wrong)")
    }
    if runs != all.count { failures.append("\(all.count - runs) reactions have no scenario") }
    for failure in failures { Swift.print(failure) }
    Swift.print(
      "\(same) runs of the lessons' code make their scenario's trace (\(lines) lines), "
        + "\(failures.count) errors; \(noticed.count) wrong versions are noticed")
    exit(failures.isEmpty ? 0 : 1)
  }
}

// MARK: What the lessons' code uses around touches

typealias NSCoder = Never

/// Prints nothing, because the traces are what is compared.
func print(_ items: Any...) {}

func hypot(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

func atan2(_ y: Double, _ x: Double) -> Double {
  #if canImport(Darwin)
    Darwin.atan2(y, x)
  #else
    Glibc.atan2(y, x)
  #endif
}

/// The clock of a device that started together with the application.
struct ProcessInfo {
  static let processInfo = ProcessInfo()
  var systemUptime: Double { runningApplication.clock.now.seconds }
}

extension CGRect {
  func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

extension CGAffineTransform {
  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CALayer {
  var borderWidth: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIColor {
  static var label: UIColor { .black }
  func setStroke() {}
}

extension UIView {
  /// Ends the animation right away, because how a transform changes isn't traced.
  static func animate(withDuration duration: Double, animations: @escaping () -> Void) {
    animations()
  }
  func setNeedsDisplay() {}
}

extension UIButton {
  enum ButtonType { case custom, system }
  convenience init(type: ButtonType) { self.init(frame: .zero) }
}

extension UIContextMenuConfiguration {
  convenience init(
    identifier: AnyObject?, previewProvider: (() -> UIViewController?)?,
    actionProvider: ([UIAction]) -> UIMenu
  ) { self.init() }
}

extension UINavigationController {
  func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}

extension UITouch {
  struct Properties: OptionSet {
    var rawValue = 0
    static let force = Self(rawValue: 1)
  }
  var estimationUpdateIndex: Int? { nil }
  var estimatedPropertiesExpectingUpdates: Properties { [] }
}

typealias NSNumber = Int

/// A path that keeps its points.
class UIBezierPath {
  var points: [CGPoint] = []
  var lineWidth: CGFloat = 1
  func move(to point: CGPoint) { points.append(point) }
  func addLine(to point: CGPoint) { points.append(point) }
  func removeAllPoints() { points = [] }
  func stroke() {}
}

class UIActivityIndicatorView: UIView {
  enum Style { case medium }
  convenience init(style: Style) { self.init(frame: .zero) }
}

class UIAlertAction {
  enum Style { case `default`, cancel }
  init(title: String?, style: Style) {}
}

struct UIPopoverPresentationController { var sourceView: UIView? }

class UIAlertController {
  enum Style { case actionSheet }
  var popoverPresentationController: UIPopoverPresentationController?
  init(title: String?, message: String?, preferredStyle: Style) {}
  func addAction(_ action: UIAlertAction) {}
}

extension UIViewController {
  /// Shows nothing, because an alert isn't a part of any scenario.
  func present(_ alert: UIAlertController, animated: Bool) {}
}

class UITableViewController: UIViewController {
  let tableView = UITableView()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func UIApplicationMain(
  _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ application: String?, _ delegate: String?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSStringFromClass(_ type: AnyClass) -> String { String(describing: type) }
