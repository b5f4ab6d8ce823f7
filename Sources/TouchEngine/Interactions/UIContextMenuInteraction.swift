import TraceModel

/// An interaction that opens a menu when a finger rests on its view.
///
/// In the model, the menu is open from the moment when the interaction's recognizer begins until
/// the finger lifts; it has no actions and takes no further touches.
open class UIContextMenuInteraction: UIInteraction {
  /// The object that provides the menu.
  ///
  /// A strong reference, where UIKit's is weak.
  public package(set) final var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  package override init() {
    super.init()
  }

  /// Returns the location of the finger in a view's coordinates, or in the window's for `nil`.
  public final func location(in view: UIView?) -> CGPoint {
    recognizer?.location(in: view) ?? .zero
  }

  override func makeRecognizer() -> UIInteractionGestureRecognizer {
    UIContextMenuGestureRecognizer(for: self)
  }

  override var question: (question: TraceEvent.Question, fact: String) {
    (.configurationForMenuAtLocation, "G272")
  }

  override func mayBegin(at location: CGPoint) -> Bool {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location) != nil
  }
}

/// The methods that provide a context menu.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point in the coordinates of the interaction's view, or `nil` for no
  /// menu (G272).
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension AnsweredMethod {
  /// Whether a context menu interaction gets a menu.
  package static let configurationForMenuAtLocation = AnsweredMethod(
    """
    contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    """, of: "UIContextMenuInteractionDelegate", "configurationForMenuAtLocation",
    returns: .flag(usually: true), given: .location)
}

/// The description of a menu, which is empty in the model.
open class UIContextMenuConfiguration {
  /// Creates a configuration.
  public init() {}
}

/// The recognizer of a context menu, which has the interaction's class in traces, because the
/// class in UIKit is private.
package class UIContextMenuGestureRecognizer: UIInteractionGestureRecognizer {
  package override var className: String { "UIContextMenuInteraction" }

  /// The time after which the interaction asks for its menu (G271).
  package override var minimumPressDuration: Double {
    get { limits.contextMenuDelay.seconds }
    set {}
  }
}

extension ClassDescription {
  /// An interaction that opens a menu.
  package static let contextMenuInteraction = ClassDescription(
    "UIContextMenuInteraction", .recognizer, inherits: .gestureRecognizer, subjects: .contextMenus,
    instances: .init { UIContextMenuGestureRecognizer(for: UIContextMenuInteraction()) },
    asks: [.configurationForMenuAtLocation], properties: unchangeable)

  /// The properties of a recognizer that an app doesn't configure.
  static let unchangeable = ClassDescription.gestureRecognizer.ownProperties.map {
    Property($0, settable: .never)
  }

  /// Whether its objects are interactions, whose recognizers belong to UIKit.
  package var isInteraction: Bool { self == .contextMenuInteraction || self == .dragInteraction }
}
