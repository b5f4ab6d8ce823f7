/// The appearance of a view, for code that draws the screen; it doesn't affect touches.
public struct ViewAppearance: Equatable, Sendable {
  /// The forms of views; the raw value is the word in a stored trace.
  public enum Form: String, CaseIterable, Sendable {
    /// The back button of a navigation bar.
    case backButton = "back button"
    /// Another button of a navigation bar.
    case barButton = "bar button"
    /// A button.
    case button
    /// The cell of a list.
    case cell
    /// A color well.
    case colorWell = "color well"
    /// A view that contains the views of controllers and shows nothing itself.
    case container
    /// A control without its own appearance.
    case control
    /// The view that dims the screen behind a sheet.
    case dimming
    /// A picture.
    case image
    /// A text.
    case label
    /// The bar at the top.
    case navigationBar = "navigation bar"
    /// A dot for each page.
    case pageControl = "page control"
    /// Segments, of which one is selected.
    case segmentedControl = "segmented control"
    /// A sheet that slides up over the screen.
    case sheet
    /// A thumb on a line.
    case slider
    /// A minus and a plus.
    case stepper
    /// A switch that is on or off.
    case switchControl = "switch"
    /// The bar at the bottom.
    case tabBar = "tab bar"
    /// A button of the bar at the bottom.
    case tabBarButton = "tab bar button"
  }

  /// The form of the view.
  public var form: Form

  /// The title that code has set; empty when there's none.
  public var title: String

  /// Whether the control is enabled.
  public var isEnabled: Bool

  /// The index of the choice, from zero, or -1 for none: a segment, a page, or 1 for on; for a
  /// slider, the position of the thumb, from 0 to 1.
  public var value: Double

  /// The number of choices.
  public var count: Int

  /// Creates an appearance.
  public init(
    _ form: Form, title: String = "", isEnabled: Bool = true, value: Double = 0, count: Int = 0
  ) {
    self.form = form
    self.title = title
    self.isEnabled = isEnabled
    self.value = value
    self.count = count
  }
}
