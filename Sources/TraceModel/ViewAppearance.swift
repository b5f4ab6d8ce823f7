/// The appearance of a view, for code that draws the screen; it doesn't affect touches.
public struct ViewAppearance: Equatable, Sendable {
  /// The forms of views.
  public enum Form: UInt8, CaseIterable, Sendable {
    /// The back button of a navigation bar.
    case backButton
    /// Another button of a navigation bar.
    case barButton
    /// A button.
    case button
    /// The cell of a list.
    case cell
    /// A color well.
    case colorWell
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
    case navigationBar
    /// A dot for each page.
    case pageControl
    /// Segments, of which one is selected.
    case segmentedControl
    /// A sheet that slides up over the screen.
    case sheet
    /// A thumb on a line.
    case slider
    /// A minus and a plus.
    case stepper
    /// A switch that is on or off.
    case switchControl
    /// The bar at the bottom.
    case tabBar
    /// A button of the bar at the bottom.
    case tabBarButton

    /// The word in a stored trace.
    public var word: String {
      switch self {
      case .backButton: "back button"
      case .barButton: "bar button"
      case .button: "button"
      case .cell: "cell"
      case .colorWell: "color well"
      case .container: "container"
      case .control: "control"
      case .dimming: "dimming"
      case .image: "image"
      case .label: "label"
      case .navigationBar: "navigation bar"
      case .pageControl: "page control"
      case .segmentedControl: "segmented control"
      case .sheet: "sheet"
      case .slider: "slider"
      case .stepper: "stepper"
      case .switchControl: "switch"
      case .tabBar: "tab bar"
      case .tabBarButton: "tab bar button"
      }
    }

    /// Creates the form that has a word; `nil` when none has it.
    public init?(word: String) {
      guard let form = Form.allCases.first(where: { $0.word == word }) else { return nil }
      self = form
    }
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
