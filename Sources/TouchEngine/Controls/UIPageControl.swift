/// A control with a dot for each page; a tap on one half moves one page in that direction.
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, numberOfPages > 0 else { return }
    let step = touch.location(in: self).x >= bounds.midX ? 1 : -1
    let present = min(max(currentPage, 0), numberOfPages - 1)
    let next = min(max(present + step, 0), numberOfPages - 1)
    guard next != currentPage else { return }
    currentPage = next
    send(.valueChanged, event)
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
        "currentPage", "The number of the present page, from zero.",
        get: { (control: UIPageControl) in control.currentPage }, set: { $0.currentPage = $1 }),
      .typed(
        "numberOfPages", "The number of pages.",
        get: { (control: UIPageControl) in control.numberOfPages }, set: { $0.numberOfPages = $1 }),
    ])
}
