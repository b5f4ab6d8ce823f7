import TraceModel

/// An interaction that lifts what its view shows when a finger rests on it, for drag and drop.
///
/// The model lifts the view, which decides about the touch, and has no drop. In UIKit, the drag
/// begins with the first movement after that.
open class UIDragInteraction: UIInteraction {
  /// Whether a new drag interaction is enabled, which depends on the device (G277): on iPad it has
  /// always been `true`, on iPhone it was `false` in early versions.
  public static var isEnabledByDefault: Bool { true }

  /// Whether the interaction responds to touches (G277).
  public final var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { recognizer?.isEnabled = isEnabled }
  }

  /// The object that provides the items.
  ///
  /// A strong reference, where UIKit's is weak.
  public package(set) final var delegate: (any UIDragInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  package override init() {
    super.init()
  }

  override func makeRecognizer() -> UIInteractionGestureRecognizer {
    UIDragLiftGestureRecognizer(for: self)
  }

  override var question: (question: TraceEvent.Question, fact: String) {
    (.itemsForBeginning, "G274")
  }

  override func mayBegin(at location: CGPoint) -> Bool {
    let session = DragSession(location, in: view)
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    return !session.items.isEmpty
  }
}

/// The methods that provide what a drag carries.
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items to drag, or none for no drag (G274).
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

extension AnsweredMethod {
  /// Whether a drag interaction gets items.
  package static let itemsForBeginning = AnsweredMethod(
    """
    dragInteraction(_ interaction: UIDragInteraction, \
    itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    """, of: "UIDragInteractionDelegate", "itemsForBeginning", returns: .flag(usually: true),
    given: .location)
}

/// What a delegate knows about a drag.
public protocol UIDragSession: AnyObject {
  /// The items that are dragged.
  var items: [UIDragItem] { get }

  /// Returns the location of the finger in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// The session of a drag that's about to begin.
private final class DragSession: UIDragSession {
  var items: [UIDragItem] = []

  private let place: CGPoint
  private let view: UIView?

  init(_ place: CGPoint, in view: UIView?) {
    self.place = place
    self.view = view
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: self.view) }
}

/// A part of what a drag carries, which is empty in the model.
open class UIDragItem {
  /// Creates an item.
  public init() {}
}

/// The recognizer of a lift, which has the interaction's class in traces, because the class in
/// UIKit is private.
package final class UIDragLiftGestureRecognizer: UIInteractionGestureRecognizer {
  package override var className: String { "UIDragInteraction" }

  /// The time after which the interaction asks for its items (G273).
  package override var minimumPressDuration: Double {
    get { limits.dragLiftDelay.seconds }
    set {}
  }

  override init(for interaction: UIInteraction) {
    super.init(for: interaction)
    isEnabled = (interaction as? UIDragInteraction)?.isEnabled ?? true
  }

  /// A lift and long presses go together (G276).
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard preventedGestureRecognizer is UILongPressGestureRecognizer else { return true }
    return share(with: preventedGestureRecognizer)
  }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard preventingGestureRecognizer is UILongPressGestureRecognizer else { return true }
    return share(with: preventingGestureRecognizer)
  }

  private func share(with press: UIGestureRecognizer) -> Bool {
    let isInteraction = press is UIInteractionGestureRecognizer
    explain(
      Reason(isInteraction ? .interactionsShareTheTouch : .liftsAllowLongPresses),
      fact: isInteraction ? "G275" : "G276")
    return false
  }
}

extension ClassDescription {
  /// An interaction that lifts items.
  package static let dragInteraction = ClassDescription(
    "UIDragInteraction", .recognizer, inherits: .gestureRecognizer, subjects: .drags,
    instances: .init { UIDragLiftGestureRecognizer(for: UIDragInteraction()) },
    asks: [.itemsForBeginning],
    properties: unchangeable.filter { $0.name != "isEnabled" } + [
      .typed(
        "isEnabled", "Whether a drag interaction responds to touches.",
        get: { (lift: UIDragLiftGestureRecognizer) in lift.isEnabled },
        set: { ($0.interaction as? UIDragInteraction)?.isEnabled = $1 })
    ])
}
