import TraceModel

/// The bands and marks of a lane in rows, so that none covers another.
///
/// A label is written on its band if it fits there, otherwise after it; a band or mark that would
/// overlap the label moves to a row below.
struct PackedLane {
  /// A band or a mark at its position, in CSS pixels from the beginning of time.
  struct Piece {
    /// The band or mark.
    var item: StateItem
    /// The left edge.
    var left: Double
    /// The right edge of the band.
    var right: Double
    /// The left edge of the label.
    var label: Double
    /// The right edge of the label.
    var labelEnd: Double
    /// Whether the label is next to the band rather than on it.
    var isBeside: Bool
  }

  /// The rows from top to bottom, each in the order of time.
  private(set) var rows: [[Piece]] = []

  /// The right edge of the last label or band.
  private(set) var right = 0.0

  /// Packs a lane: first the items of the top row, so that states stay together.
  init(_ lane: StateLane, on scale: TimeScale) {
    for entry in lane.entries {
      let piece = entry.piece(on: scale)
      var row = entry.level
      while row < rows.count, place(of: piece, in: row) == nil { row += 1 }
      while rows.count <= row { rows.append([]) }
      if let place = place(of: piece, in: row) { rows[row].insert(piece, at: place) }
      right = max(right, piece.edge)
    }
  }

  /// Returns the index at which a piece goes in a row; `nil` when there's no room for it.
  private func place(of piece: Piece, in row: Int) -> Int? {
    let pieces = rows[row]
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].left < piece.left { low = middle + 1 } else { high = middle }
    }
    if low > 0, pieces[low - 1].edge > piece.left + Self.tolerance { return nil }
    if low < pieces.count, pieces[low].left + Self.tolerance < piece.edge { return nil }
    return low
  }

  /// The maximum gap between bands that touch.
  private static let tolerance = 0.01

  /// Returns the ranges of a time span that are free in the top row.
  func free(from left: Double, to right: Double) -> [(left: Double, right: Double)] {
    var stretches: [(left: Double, right: Double)] = []
    var start = left
    for piece in rows.first ?? [] where piece.left < right && piece.edge > left {
      if piece.left - start >= StateMetrics.minimumPiece { stretches.append((start, piece.left)) }
      start = max(start, piece.isBeside ? piece.labelEnd + StateMetrics.besideInset : piece.right)
    }
    if right - start >= StateMetrics.minimumPiece { stretches.append((start, right)) }
    return stretches
  }
}

extension PackedLane.Piece {
  /// The position where the next piece of the row can begin: bands can touch, labels can't.
  fileprivate var edge: Double {
    let end = isBeside ? labelEnd + StateMetrics.labelSpace : labelEnd
    return max(end, right, left + StateMetrics.minimumPiece)
  }
}

extension StateLane.Entry {
  /// Returns the item at its position.
  fileprivate func piece(on scale: TimeScale) -> PackedLane.Piece {
    let left = scale.x(at: item.start)
    let end = scale.x(at: item.end)
    let right = scale.x(at: item.occupied)
    var label = left + StateMetrics.labelInset
    // The missing part of a wait has room for the label, too.
    if !item.isMark, end - left < widthInside { label = end + StateMetrics.besideInset }
    let isBeside = item.isMark || right - label < labelWidth + StateMetrics.besideInset
    if isBeside, !item.isMark { label = max(label, right + StateMetrics.besideInset) }
    return PackedLane.Piece(
      item: item, left: left, right: right, label: label, labelEnd: label + labelWidth,
      isBeside: isBeside)
  }

  /// Returns how far the item's label extends, which a break must not cover.
  func reach(on scale: TimeScale) -> Double {
    let piece = piece(on: scale)
    return piece.isBeside ? piece.edge : piece.labelEnd + StateMetrics.besideInset
  }

  /// The width that a band needs for its label.
  private var widthInside: Double {
    StateMetrics.labelInset + labelWidth + StateMetrics.besideInset
  }
}
