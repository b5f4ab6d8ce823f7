extension UIView {
  /// Requests layout before the next commit.
  ///
  /// A view requests layout when it enters a window, when the size of its bounds changes, and when
  /// a subview is added or removed. Narrower than UIKit: moving the bounds, as scrolling does,
  /// doesn't request any.
  public final func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    window?.application?.viewNeedsLayout(self)
  }

  /// Lays out this view and its descendants immediately, where they need it.
  public final func layoutIfNeeded() {
    layOutIfFlagged()
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Lays out this view if it needs it; its controller is notified before and after.
  final func layOutIfFlagged() {
    guard needsLayout else { return }
    needsLayout = false
    let application = window?.application
    // The controller is notified only of the layout of views on the screen.
    let controller = application == nil ? nil : viewController
    if let controller {
      application?.note(.viewWillLayoutSubviews, controller, fact: "D149")
      controller.viewWillLayoutSubviews()
    }
    application?.note(.layoutSubviews, self, fact: "D149")
    layoutSubviews()
    if let controller {
      application?.note(.viewDidLayoutSubviews, controller, fact: "D149")
      controller.viewDidLayoutSubviews()
    }
  }

  /// Handles a change of size: resizes the subviews, and requests layout.
  final func sizeDidChange(from old: CGSize) {
    let step = CGSize(width: bounds.width - old.width, height: bounds.height - old.height)
    for subview in subviews where !subview.autoresizingMask.isEmpty { subview.autoresize(by: step) }
    setNeedsLayout()
  }
}

extension UIView {
  /// The parts of a view's frame that change when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable, WordedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of parts from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    package static let wordedOptions: [(word: String, option: Self)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin),
      ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin),
      ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight),
      ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }

  /// Distributes the superview's change of size equally among the flexible parts.
  ///
  /// UIKit distributes in proportion to the parts; with one flexible part on an axis, the usual
  /// case, the result is the same.
  fileprivate final func autoresize(by step: CGSize) {
    let horizontal = autoresizingMask.share(
      of: step.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let vertical = autoresizingMask.share(
      of: step.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    guard transform.isIdentity else { return }
    frame = CGRect(
      x: frame.minX + horizontal.before, y: frame.minY + vertical.before,
      width: max(0, frame.width + horizontal.extent),
      height: max(0, frame.height + vertical.extent))
  }
}

extension UIView.AutoresizingMask {
  /// Returns the parts of a step that go to the space before a view and to its extent.
  fileprivate func share(of step: CGFloat, _ before: Self, _ extent: Self, _ after: Self)
    -> (before: CGFloat, extent: CGFloat)
  {
    var parts = 0.0
    if contains(before) { parts += 1 }
    if contains(extent) { parts += 1 }
    if contains(after) { parts += 1 }
    guard parts > 0 else { return (0, 0) }
    return (contains(before) ? step / parts : 0, contains(extent) ? step / parts : 0)
  }
}
