/// A class of UIKit that the model has not, and what to write where only its touches matter.
struct ClassOutsideModel {
  /// What an author is told.
  let advice: String

  /// The classes that the model has in the places of some that it has not.
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

  /// The classes whose place nothing can take, with what they belong to.
  private static let absent: [(subject: String, classes: [String])] = [
    ("drag and drop", ["UIDragInteraction", "UIDropInteraction"]),
    ("menus", ["UIContextMenuInteraction", "UIEditMenuInteraction", "UIMenu", "UIMenuController"]),
    ("pointer effects", ["UIPointerInteraction"]),
    ("pencil interactions", ["UIPencilInteraction", "UIScribbleInteraction"]),
    ("text", ["UITextInteraction", "UIFindInteraction"]),
  ]

  /// Looks for a name; `nil` when it is none of UIKit's that the model has not.
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
