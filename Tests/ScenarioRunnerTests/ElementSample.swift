import ScenarioLanguage
import TouchEngine

/// A setup with one element of a class, for tests that ask something of every class.
struct ElementSample {
  /// The class.
  let elementClass: ClassDescription

  /// The element's name.
  var name: String {
    switch elementClass {
    case .touch: "finger"
    case .press: "select of remote"
    case .event: "event"
    case .runLoop: "runLoop"
    default: "x"
    }
  }

  // The setup, with what comes after the element's name, the lines under it, and recognizers of the
  // root view.
  func setup(
    _ properties: String = "", under lines: [String] = [], siblings: [String] = []
  ) -> String {
    let line = "\(elementClass.name) x" + (properties.isEmpty ? "" : "  \(properties)")
    func block(_ indentation: String, _ rest: [String] = []) -> String {
      ([indentation + line] + lines.map { indentation + "  " + $0 } + rest)
        .map { $0 + "\n" }.joined()
    }
    let root = "UIView root\n" + siblings.map { "  \($0)\n" }.joined()
    let children = [
      "  UIViewController c", "    UIBarButtonItem item", "    UIView root",
      "  UIViewController d", "    UIView e",
    ]
    switch elementClass.kind {
    case .application, .applicationDelegate, .windowScene, .timer:
      return block("") + root
    case .window: return block("", ["  UIView root"])
    case .viewController:
      let view = elementClass == .hostingController ? "_UIHostingView" : "UIView"
      return elementClass.isContainer ? block("", children) : block("", ["  \(view) root"])
    case .barButtonItem:
      return "UINavigationController n\n  UIViewController c  rightBarButtonItem: x\n"
        + block("    ") + "    UIView root\n"
    case .touch, .press, .event, .runLoop: return root
    case .recognizer where elementClass.isSwiftUIGesture:
      return root + "  _UIHostingView host\n    View content\n" + block("      ")
    case .recognizer: return root + block("  ")
    case .view:
      switch elementClass {
      case .tableViewCell: return root + "  UITableView t  numberOfRows: 2\n" + block("    ")
      case .collectionViewCell:
        return root + "  UICollectionView t  numberOfItems: 2\n" + block("    ")
      case .swiftUIView: return root + "  _UIHostingView host\n" + block("    ")
      default: return root + block("  ")
      }
    }
  }
}
