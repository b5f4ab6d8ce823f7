import TraceModel

/// A view with a text field for a search, and optionally a button to cancel it.
///
/// The field receives the touches in its frame (D250), and the bar is the field's delegate (D251).
/// Narrower than UIKit: the field and the button are subviews of the bar itself, without the private
/// views between them, and there are no scope buttons, bookmarks, or results lists.
open class UISearchBar: UIView {
  open override var className: String { "UISearchBar" }

  /// The object that's asked before editing and notified of it; a strong reference, where UIKit's is
  /// weak.
  public final var delegate: (any UISearchBarDelegate)?

  /// The text field of the bar.
  public final let searchTextField = UISearchTextField()

  /// Whether the cancel button is shown.
  public final var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// The button that's shown for `showsCancelButton`, enabled only during editing (D253).
  package final let cancelButton = UIButton()

  /// Creates a bar with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    searchTextField.delegate = SearchBarLink(self)
    addSubview(searchTextField)
    cancelButton.isEnabled = false
    let cancel = Selector("cancel") { button, _ in
      (button.superview as? UISearchBar)?.cancel()
    }
    // The target isn't the bar, because the button must not keep that alive.
    cancelButton.addTarget(SearchBarTarget(), action: cancel, for: .primaryActionTriggered)
  }

  deinit {
    searchTextField.delegate = nil
  }

  /// The space around the field, its height, and the width of the button, in points, as dumps show
  /// them.
  private static let metrics = (
    margin: CGPoint(x: 8, y: 10), height: CGFloat(36), button: CGFloat(60)
  )

  /// Places the field, and the button on its right.
  open override func layoutSubviews() {
    let metrics = Self.metrics
    let top = max(0, (bounds.height - metrics.height) / 2)
    let right = showsCancelButton ? metrics.button + metrics.margin.x : 0
    searchTextField.frame = CGRect(
      x: metrics.margin.x, y: top, width: max(0, bounds.width - 2 * metrics.margin.x - right),
      height: min(metrics.height, bounds.height))
    cancelButton.frame = CGRect(
      x: bounds.width - metrics.margin.x - metrics.button, y: top, width: metrics.button,
      height: searchTextField.frame.height)
  }

  /// A search bar can become first responder when its field can.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the field resign.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private final func cancel() {
    window?.application?.note(.searchBarCancelButtonClicked, self, fact: "D252")
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Asks the delegate, and records the answer.
  fileprivate final func ask(
    _ method: TraceEvent.LifeMethod, _ question: (any UISearchBarDelegate) -> Bool
  ) -> Bool {
    let answer = delegate.map { question($0) } ?? true
    window?.application?.note(method, self, answer ? "true" : "false", fact: "D251")
    return answer
  }

  fileprivate final func didBeginEditing() {
    cancelButton.isEnabled = true
    window?.application?.note(.searchBarTextDidBeginEditing, self, fact: "D251")
    delegate?.searchBarTextDidBeginEditing(self)
  }

  fileprivate final func didEndEditing() {
    cancelButton.isEnabled = false
    window?.application?.note(.searchBarTextDidEndEditing, self, fact: "D251")
    delegate?.searchBarTextDidEndEditing(self)
  }
}

/// The delegate of a search bar's field, which passes everything on to the bar (D251).
///
/// In UIKit, the bar itself is the delegate; here, the field would keep its bar alive.
private final class SearchBarLink: UITextFieldDelegate {
  private unowned(unsafe) let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.ask(.searchBarShouldBeginEditing) { $0.searchBarShouldBeginEditing(bar) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { bar.didBeginEditing() }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.ask(.searchBarShouldEndEditing) { $0.searchBarShouldEndEditing(bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { bar.didEndEditing() }
}

/// The target of a cancel button.
private final class SearchBarTarget {}

extension ClassDescription {
  /// A view with a text field for a search.
  package static let searchBar = ClassDescription(
    "UISearchBar", .view, inherits: .view, subjects: .searchBars,
    instances: .init { UISearchBar() },
    asks: [.searchBarShouldBeginEditing, .searchBarShouldEndEditing],
    properties: [
      .typed(
        "showsCancelButton", "Whether a search bar shows its cancel button.",
        get: { (bar: UISearchBar) in bar.showsCancelButton }, set: { $0.showsCancelButton = $1 })
    ],
    parts: [
      ClassPart("searchTextField", .searchTextField) { (bar: UISearchBar) in bar.searchTextField },
      // UIKit doesn't publish the button, but finds it by this key.
      ClassPart(
        "cancelButton", .button,
        at: .member("value(forKey: \"cancelButton\") as? UIButton", isOptional: true)
      ) { (bar: UISearchBar) in bar.cancelButton },
    ])
}
