/// The menu of a button; the model doesn't show what it contains.
public final class UIMenu {
  /// The words above the actions.
  public let title: String

  /// What the menu offers.
  public let children: [UIAction]

  /// Creates a menu.
  public init(title: String = "", children: [UIAction] = []) {
    self.title = title
    self.children = children
  }
}

/// Something to do when people tap a link or choose an entry of a menu.
open class UIAction {
  /// The words of the entry in a menu.
  public let title: String

  private let handler: (UIAction) -> Void

  /// Creates an action with the code to run.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Runs the action's code.
  final func perform() { handler(self) }
}
