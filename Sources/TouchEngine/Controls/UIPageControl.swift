/// A control with a dot for each page.
///
/// A tap on one half moves one page in that direction, and a finger that moves along the dots turns
/// pages one after another (D293).
open class UIPageControl: UIControl {
  open override var className: String { "UIPageControl" }

  override var appearance: ViewAppearance? {
    ViewAppearance(
      .pageControl, isEnabled: isEnabled, value: Double(currentPage), count: numberOfPages)
  }

  /// The number of pages; when it decreases, the last page may become the current one.
  public final var numberOfPages = 0 { didSet { currentPage = storedPage } }

  private var storedPage = 0

  /// The index of the current page from zero, limited to the existing pages; setting it calls no
  /// target.
  public final var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// A page control's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  // MARK: Tracking

  /// How a finger changes the page.
  public enum InteractionState: Int, Sendable, WordedValue {
    /// No finger does.
    case none = 0
    /// A tap moves one page.
    case discrete = 1
    /// A finger moves along the dots.
    case continuous = 2

    package var word: String {
      switch self {
      case .none: "none"
      case .discrete: "discrete"
      case .continuous: "continuous"
      }
    }
  }

  /// Whether a finger that moves along the dots turns pages one after another (D293).
  public final var allowsContinuousInteraction = true

  /// How a finger changes the page at the moment.
  public private(set) final var interactionState = InteractionState.none

  /// The place of the finger when it touched down or turned a page.
  private final var lastTurn: CGFloat = 0

  /// The distance from dot to dot, in points: 7 of a dot and 9 between two, as measured on screens.
  private static let spacing: CGFloat = 16

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interactionState = .none
    lastTurn = touch.location(in: self).x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, follows(.pageControlsScrub) else { return true }
    let place = touch.location(in: self).x
    while (place - lastTurn).magnitude >= Self.spacing {
      let step = place > lastTurn ? 1 : -1
      lastTurn += CGFloat(step) * Self.spacing
      interactionState = .continuous
      turn(by: step, event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside, interactionState == .none, let touch {
      interactionState = .discrete
      turn(by: touch.location(in: self).x >= bounds.midX ? 1 : -1, event)
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
    super.cancelTracking(with: event)
  }

  /// Goes to another page, if there's one, and tells targets.
  private final func turn(by step: Int, _ event: UIEvent?) {
    let present = currentPage
    currentPage = present + step
    if currentPage != present { send(.valueChanged, event) }
  }

  /// Prevents recognizers of its ancestors from recognizing a single tap (D137).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension ClassDescription {
  /// A control with a dot for each page.
  package static let pageControl = ClassDescription(
    "UIPageControl", .view, inherits: .control, instances: .init { UIPageControl() },
    properties: [
      .typed(
        "allowsContinuousInteraction",
        "Whether a finger that moves along the dots turns pages one after another.",
        get: { (control: UIPageControl) in control.allowsContinuousInteraction },
        set: { $0.allowsContinuousInteraction = $1 }),
      .typed(
        "currentPage", "The number of the present page, from zero.",
        get: { (control: UIPageControl) in control.currentPage }, set: { $0.currentPage = $1 }),
      .typed(
        "interactionState", "How a finger changes the page at the moment.",
        get: { (control: UIPageControl) in control.interactionState }),
      .typed(
        "numberOfPages", "The number of pages.",
        get: { (control: UIPageControl) in control.numberOfPages }, set: { $0.numberOfPages = $1 }),
    ])
}
