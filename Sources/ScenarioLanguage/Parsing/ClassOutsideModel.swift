/// A UIKit class that the model doesn't have, with advice on what to write if only its touches
/// matter.
struct ClassOutsideModel {
  /// The advice for the author.
  let advice: String

  /// The classes of the model that can replace classes that it doesn't have.
  private static let standIns: [(standIn: String, classes: [String])] = [
    (
      "UIView",
      [
        "CALayer", "MKMapView", "MTKView", "PKCanvasView", "UIActivityIndicatorView",
        "UIPickerView",
        "UIProgressView", "UISearchBar", "UIStackView", "UIToolbar", "UIVisualEffectView",
        "WKWebView",
      ]
    ),
    (
      "UIControl",
      [
        "UIDatePicker", "UIRefreshControl", "UISearchTextField", "UITextField",
      ]
    ),
    ("UIScrollView", ["UITextView"]),
    (
      "UIViewController",
      [
        "UIActivityViewController", "UIAlertController", "UIDocumentPickerViewController",
        "UIImagePickerController", "UIPageViewController", "UISearchController",
        "UISplitViewController",
      ]
    ),
  ]

  /// The classes that nothing in the model can replace, grouped by what they belong to.
  private static let absent: [(subject: String, classes: [String])] = [
    ("drag and drop", ["UIDragInteraction", "UIDropInteraction"]),
    ("menus", ["UIContextMenuInteraction", "UIEditMenuInteraction", "UIMenu", "UIMenuController"]),
    ("pointer effects", ["UIPointerInteraction"]),
    ("pencil interactions", ["UIPencilInteraction", "UIScribbleInteraction"]),
    ("text", ["UITextInteraction", "UIFindInteraction"]),
  ]

  /// Looks up a name, or returns `nil` when it isn't a UIKit class that the model doesn't have.
  init?(_ name: String) {
    for (standIn, classes) in Self.standIns where classes.contains(name) {
      advice = "\(name) is outside the model; where only its touches matter, write \(standIn)"
      return
    }
    for (subject, classes) in Self.absent where classes.contains(name) {
      advice = "\(name) is outside the model, which has no \(subject)"
      return
    }
    return nil
  }
}
