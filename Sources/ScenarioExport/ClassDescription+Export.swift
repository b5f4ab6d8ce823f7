import TouchEngine

// What UIKit code says about classes beyond their names.
extension ClassDescription {
  /// The class in the exported code; plain ones take the place of what is SwiftUI's.
  var exportedName: String {
    switch self {
    case .hostingView, .swiftUIView: ClassDescription.view.name
    case _ where isSwiftUIGesture: ClassDescription.gestureRecognizer.name
    case .hostingController: ClassDescription.viewController.name
    default: name
    }
  }

  /// The framework that has the class, if that isn't UIKit.
  var framework: String? {
    switch self {
    case .canvasView: "PencilKit"
    case .mapView: "MapKit"
    case .webView: "WebKit"
    default: nil
    }
  }

  /// The words for the event for which a control calls a target that's added without an event.
  var defaultEvent: [String] { (makeObject() as? UIControl)?.defaultEvent.words ?? [] }
}
