/// A finger that rests on a cell.
struct CellTouch {
  /// The finger's touch.
  let touch: UITouch

  /// The index path of the cell.
  let path: IndexPath
}

/// A view of cells that a finger can highlight and select: a table view (G292) or a collection view
/// (G231).
///
/// The touches on its cells reach it along the responder chain.
protocol CellContainer: AnyObject {
  /// The finger that has highlighted a cell.
  var cellTouch: CellTouch? { get set }

  /// Whether a cell is selected before its highlight ends (G231), and not after (G292).
  var selectsWhileLit: Bool { get }

  /// Returns the index path of the cell to highlight under a finger, if there is one.
  func pathToLight(under touch: UITouch) -> IndexPath?

  /// Returns the index path of the cell under a finger.
  func path(under touch: UITouch) -> IndexPath?

  /// Highlights or unhighlights a cell, and notifies the delegate.
  func light(_ path: IndexPath, _ isLit: Bool)

  /// Returns the cell to select when the finger lifts.
  func pathToSelect(for path: IndexPath) -> IndexPath?

  /// Asks the delegate whether the cell at a point has a context menu.
  func hasContextMenu(at point: CGPoint) -> Bool

  /// Selects a cell and notifies the delegate.
  func select(_ path: IndexPath)
}

extension CellContainer {
  /// Highlights the cell under the first finger.
  func cellTouchesBegan(_ touches: Set<UITouch>) {
    guard cellTouch == nil, let touch = touches.min(by: { $0.finger < $1.finger }),
      let path = pathToLight(under: touch)
    else { return }
    cellTouch = CellTouch(touch: touch, path: path)
    light(path, true)
  }

  /// Removes the highlight when the finger has left the cell.
  func cellTouchesMoved(_ touches: Set<UITouch>) {
    guard let lit = cellTouch, touches.contains(lit.touch), path(under: lit.touch) != lit.path
    else { return }
    putLightOut()
  }

  /// Selects the cell that was highlighted.
  func cellTouchesEnded(_ touches: Set<UITouch>) {
    guard let lit = cellTouch, touches.contains(lit.touch) else { return }
    let path = pathToSelect(for: lit.path)
    let application = lit.touch.window?.application
    if selectsWhileLit {
      application.inOrder(.itemsAreSelectedWhileLit) {
        if let path { select(path) }
      } then: {
        putLightOut()
      }
    } else {
      application.inOrder(.lightGoesOutFirst) {
        putLightOut()
      } then: {
        if let path { select(path) }
      }
    }
  }

  /// Removes the highlight without selecting.
  func cellTouchesCancelled(_ touches: Set<UITouch>) {
    if let lit = cellTouch, touches.contains(lit.touch) { putLightOut() }
  }

  private func putLightOut() {
    guard let lit = cellTouch else { return }
    cellTouch = nil
    light(lit.path, false)
  }
}
