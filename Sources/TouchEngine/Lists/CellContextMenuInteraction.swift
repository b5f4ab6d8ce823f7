/// The interaction with which a table view or a collection view opens the context menus of its cells
/// (G290).
final class CellContextMenuInteraction: UIContextMenuInteraction {
  private unowned(unsafe) var container: (any CellContainer)?

  /// Creates the interaction of a view with cells.
  convenience init(of container: any CellContainer) {
    self.init()
    self.container = container
  }

  override func mayBegin(at location: CGPoint) -> Bool {
    // A recognizer can outlive its view.
    guard view != nil, let container else { return false }
    return container.hasContextMenu(at: location)
  }
}

extension CellContainer where Self: UIScrollView {
  /// Adds or removes the list's own interaction, depending on its delegate, and returns the current
  /// one.
  func updated(_ interaction: CellContextMenuInteraction?) -> CellContextMenuInteraction? {
    guard delegate?.providesContextMenus ?? false else {
      if let interaction { removeInteraction(interaction) }
      return nil
    }
    if let interaction { return interaction }
    let new = CellContextMenuInteraction(of: self)
    addInteraction(new)
    return new
  }
}
