/// A finger that rests on a cell.
struct CellTouch {
  /// The finger's touch.
  let touch: UITouch

  /// The place of the cell.
  let path: IndexPath
}

/// A view of cells that fingers light and select: a table or a collection view (G231).
///
/// It hears of the touches on its cells along the responder chain.
protocol CellContainer: AnyObject {
  /// The finger that has lit a cell.
  var cellTouch: CellTouch? { get set }

  /// Returns the place of the cell under a finger that may be lit, if there is one.
  func pathToLight(under touch: UITouch) -> IndexPath?

  /// Returns the place of the cell under a finger.
  func path(under touch: UITouch) -> IndexPath?

  /// Lights a cell or puts its light out, and tells so.
  func light(_ path: IndexPath, _ isLit: Bool)

  /// Asks which cell is to be selected when the finger lifts.
  func pathToSelect(for path: IndexPath) -> IndexPath?

  /// Selects a cell and tells so.
  func select(_ path: IndexPath)
}

extension CellContainer {
  /// Lights the cell under the first finger.
  func cellTouchesBegan(_ touches: Set<UITouch>) {
    guard cellTouch == nil, let touch = touches.min(by: { $0.finger < $1.finger }),
      let path = pathToLight(under: touch)
    else { return }
    cellTouch = CellTouch(touch: touch, path: path)
    light(path, true)
  }

  /// Puts the light out when the finger has left the cell.
  func cellTouchesMoved(_ touches: Set<UITouch>) {
    guard let lit = cellTouch, touches.contains(lit.touch), path(under: lit.touch) != lit.path
    else { return }
    putLightOut()
  }

  /// Selects the cell that was lit.
  func cellTouchesEnded(_ touches: Set<UITouch>) {
    guard let lit = cellTouch, touches.contains(lit.touch) else { return }
    let path = pathToSelect(for: lit.path)
    putLightOut()
    if let path { select(path) }
  }

  /// Puts the light out without selecting.
  func cellTouchesCancelled(_ touches: Set<UITouch>) {
    if let lit = cellTouch, touches.contains(lit.touch) { putLightOut() }
  }

  private func putLightOut() {
    guard let lit = cellTouch else { return }
    cellTouch = nil
    light(lit.path, false)
  }
}
