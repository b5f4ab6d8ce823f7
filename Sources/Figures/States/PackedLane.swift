import TraceModel

/// The bands and marks of a lane in rows, so that nothing covers anything else.
///
/// A label is written on its band if it fits there, otherwise after it; what would meet the label
/// goes to a row below.
struct PackedLane {
  /// A band or a mark at its position, in CSS pixels from the beginning of time.
  struct Piece {
    /// The band or mark.
    var item: StateItem
    /// The left edge.
    var left: Double
    /// The right edge of the band.
    var right: Double
    /// Where the label begins.
    var label: Double
    /// Where the label ends.
    var labelEnd: Double
    /// Whether the label is next to the band rather than on it.
    var isBeside: Bool
  }

  /// The rows from top to bottom, each in the order of time.
  private(set) var rows: [[Piece]] = []

  /// Where the last label or band ends.
  private(set) var right = 0.0

  /// Packs a lane: first what belongs into the top row, so that states stay together.
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

  /// Returns where a piece goes in a row; `nil` when there's no room for it.
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

  /// By how much bands that touch may differ.
  private static let tolerance = 0.01

  /// The stretches of a span of time that are free in the top row.
  func free(from left: Double, to right: Double) -> [(left: Double, right: Double)] {
    var stretches: [(left: Double, right: Double)] = []
    var start = left
    for piece in rows.first ?? [] where piece.left < right && piece.edge > left {
      if piece.left - start >= StateMetrics.leastPiece { stretches.append((start, piece.left)) }
      start = max(start, piece.isBeside ? piece.labelEnd + StateMetrics.besideInset : piece.right)
    }
    if right - start >= StateMetrics.leastPiece { stretches.append((start, right)) }
    return stretches
  }
}

extension PackedLane.Piece {
  /// Where the next piece of the row can begin: bands may touch, labels may not.
  fileprivate var edge: Double {
    let end = isBeside ? labelEnd + StateMetrics.labelSpace : labelEnd
    return max(end, right, left + StateMetrics.leastPiece)
  }
}

extension StateLane.Entry {
  /// Returns the item at its position.
  fileprivate func piece(on scale: TimeScale) -> PackedLane.Piece {
    let left = scale.x(at: item.start)
    let end = scale.x(at: item.end)
    let right = scale.x(at: item.occupied)
    var label = left + StateMetrics.labelInset
    // What a wait lacked has room for the label, too.
    if !item.isMark, end - left < widthInside { label = end + StateMetrics.besideInset }
    let isBeside = item.isMark || right - label < labelWidth + StateMetrics.besideInset
    if isBeside, !item.isMark { label = max(label, right + StateMetrics.besideInset) }
    return PackedLane.Piece(
      item: item, left: left, right: right, label: label, labelEnd: label + labelWidth,
      isBeside: isBeside)
  }

  /// Returns how far the item's label reaches, of which a break stays clear.
  func reach(on scale: TimeScale) -> Double {
    let piece = piece(on: scale)
    return piece.isBeside ? piece.edge : piece.labelEnd + StateMetrics.besideInset
  }

  /// What a band must measure to bear its label.
  private var widthInside: Double {
    StateMetrics.labelInset + labelWidth + StateMetrics.besideInset
  }
}
