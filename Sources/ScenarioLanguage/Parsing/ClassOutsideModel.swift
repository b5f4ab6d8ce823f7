import TouchEngine

/// A UIKit class that the model doesn't have, with advice on what to write if only its touches
/// matter.
struct ClassOutsideModel {
  /// The advice for the author.
  let advice: String

  /// The class of the model that can replace it, or `nil` when none can.
  let standIn: ClassDescription?

  /// The classes of the model that can replace classes that it doesn't have.
  private static let standIns: [(standIn: ClassDescription, classes: [String])] = [
    (
      .view,
      [
        "ARSCNView", "ARSKView", "ARView", "CALayer", "GLKView", "GMSMapView", "MGLMapView",
        "MTKView", "PDFView", "SCNView", "SKView", "UIActivityIndicatorView",
        "UICalendarView", "UIContentUnavailableView", "UIProgressView",
        "UITableViewHeaderFooterView", "UIToolbar",
      ]
    ),
    (
      .control,
      [
        "UIDatePicker"
      ]
    ),
    (.collectionViewCell, ["UICollectionViewListCell"]),
    // A column of a picker is one.
    (.tableView, ["UIPickerView"]),
    (.webView, ["UIWebView"]),
    (
      .viewController,
      [
        "UIActivityViewController", "UIAlertController", "UIDocumentPickerViewController",
        "AVPlayerViewController", "PHPickerViewController", "QLPreviewController",
        "SFSafariViewController", "UICollectionViewController", "UIImagePickerController",
        "UISearchController", "UISplitViewController", "UITableViewController",
      ]
    ),
  ]

  /// The classes that nothing in the model can replace, grouped by what they belong to.
  private static let absent: [(subject: String, classes: [String])] = [
    ("drops", ["UIDropInteraction"]),
    ("menus", ["UIEditMenuInteraction", "UIMenu", "UIMenuController"]),
    ("pointer effects", ["UIPointerInteraction"]),
    ("pencil interactions", ["UIPencilInteraction", "UIScribbleInteraction"]),
    ("text", ["UITextInteraction", "UIFindInteraction"]),
  ]

  /// The bars that their controllers create.
  private static let bars = [
    ("UINavigationBar", ClassDescription.navigationController),
    ("UITabBar", ClassDescription.tabBarController),
  ]

  /// Looks up the class of an app or of another framework by the end of its name, or returns `nil`
  /// when that says nothing, or the name looks like UIKit's.
  init?(ofApp name: String) {
    guard !name.utf8.starts(with: "UI".utf8), LineClass.isSpelledLikeClass(name),
      let superclass = ScenarioClasses.uikit.likelySuperclasses(of: name).first,
      name.utf8.count > superclass.name.utf8.count - 2
    else { return nil }
    advice =
      "\(name) isn't UIKit's; write its superclass, perhaps \(superclass.name), with what it overrides"
    standIn = superclass
  }

  /// Looks up a name, or returns `nil` when it isn't a UIKit class that the model doesn't have.
  init?(_ name: String) {
    for (standIn, classes) in Self.standIns where classes.contains(name) {
      advice = "\(name) is outside the model; where only its touches matter, write \(standIn.name)"
      self.standIn = standIn
      return
    }
    for (bar, controller) in Self.bars where bar == name {
      advice = "\(controller.name) creates its \(bar), so write the controller"
      standIn = nil
      return
    }
    for (subject, classes) in Self.absent where classes.contains(name) {
      advice = "\(name) is outside the model, which has no \(subject)"
      standIn = nil
      return
    }
    return nil
  }
}

extension ScenarioClasses {
  /// Returns the class with a name, or the class that replaces it in the model.
  func known(_ name: String) -> ClassDescription? {
    self[name] ?? ClassOutsideModel(name)?.standIn ?? ClassOutsideModel(ofApp: name)?.standIn
  }
}
