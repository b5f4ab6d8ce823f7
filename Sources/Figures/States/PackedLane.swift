import TraceModel

/// The bands and marks of a lane in rows, so that none covers another.
///
/// A label is on its band, or begins there and extends beyond its end; the label of a mark is after
/// it. Where the drawing ends, a label is before its band or mark, or in a row above it. A band or
/// mark that would overlap another's label moves to a row below.
struct PackedLane {
  /// A band or a mark at its position, in CSS pixels from the beginning of time.
  struct Piece {
    /// The band or mark.
    var item: StateItem
    /// The left edge.
    var left: Double
    /// The right edge of the band.
    var right: Double
    /// The word and the detail of the label.
    var words: (word: String, detail: String)
    /// The left edge of the label.
    var label: Double
    /// The right edge of the label.
    var labelEnd: Double
    /// The position of the label.
    var side: Side
  }

  /// The position of a label.
  enum Side {
    /// On the band.
    case inside
    /// After the band or mark.
    case after
    /// Before the band or mark.
    case before
    /// In the row above the band or mark.
    case above
  }

  /// The rows from top to bottom, each in the order of time.
  private(set) var rows: [[Piece]] = []

  /// The ranges that labels of the row below occupy in each row.
  private var labels: [[(left: Double, right: Double)]] = []

  /// The right edge of the last label or band.
  private(set) var right = 0.0

  /// The number of labels that aren't at their usual position; those across a break count twice.
  private(set) var moved = 0

  /// Packs a lane: first the items of the top row, so that states stay together.
  ///
  /// Labels are within the limit, which is the right edge of the drawing.
  init(_ lane: StateLane, on scale: TimeScale, within limit: Double) {
    for entry in lane.entries {
      let piece = entry.piece(on: scale, within: limit)
      var row = entry.level + (piece.side == .above ? 1 : 0)
      while !hasRoom(for: piece, in: row) { row += 1 }
      while rows.count <= row {
        rows.append([])
        labels.append([])
      }
      if let place = place(of: piece, in: row) { rows[row].insert(piece, at: place) }
      if piece.side == .above { labels[row - 1].append((piece.label, piece.labelEnd)) }
      if piece.isMoved {
        let isTorn = scale.breaks.contains { $0.left < piece.labelEnd && piece.label < $0.right }
        moved += isTorn ? 2 : 1
      }
      right = max(right, piece.right, piece.labelEnd)
    }
  }

  /// Returns whether a piece with its label doesn't meet another in a row, and in the row above if
  /// its label is there.
  private func hasRoom(for piece: Piece, in row: Int) -> Bool {
    let isFree = place(of: piece, in: row) != nil && !meetsLabel(piece.start, piece.edge, in: row)
    guard isFree, piece.side == .above, row <= rows.count else { return isFree }
    return !meetsLabel(piece.label, piece.labelEnd, in: row - 1)
      && !rows[row - 1].contains { $0.start < piece.labelEnd && piece.label < $0.edge }
  }

  private func meetsLabel(_ left: Double, _ right: Double, in row: Int) -> Bool {
    labels.indices.contains(row)
      && labels[row].contains { $0.left < right && left < $0.right }
  }

  /// Returns the index at which a piece goes in a row; `nil` when there's no room for it.
  private func place(of piece: Piece, in row: Int) -> Int? {
    guard row < rows.count else { return 0 }
    let pieces = rows[row]
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start < piece.start { low = middle + 1 } else { high = middle }
    }
    if low > 0, pieces[low - 1].edge > piece.start + Self.tolerance { return nil }
    if low < pieces.count, pieces[low].start + Self.tolerance < piece.edge { return nil }
    return low
  }

  /// The maximum gap between bands that touch.
  private static let tolerance = 0.01

  /// Returns the ranges of a time span that are free in the top row.
  func free(from left: Double, to right: Double) -> [(left: Double, right: Double)] {
    var stretches: [(left: Double, right: Double)] = []
    var start = left
    var taken = (rows.first ?? []).map { (left: $0.start, right: $0.filled) }
    for label in labels.first ?? [] {
      let place = taken.firstIndex { $0.left > label.left } ?? taken.count
      taken.insert((label.left - StateMetrics.besideInset, label.right), at: place)
    }
    for piece in taken where piece.left < right && piece.right > left {
      if piece.left - start >= StateMetrics.minimumPiece { stretches.append((start, piece.left)) }
      start = max(start, piece.right)
    }
    if right - start >= StateMetrics.minimumPiece { stretches.append((start, right)) }
    return stretches
  }
}

extension PackedLane.Piece {
  /// Whether the label is where the drawing has room for it, and not at its usual position.
  var isMoved: Bool { side == .before || side == .above }

  /// The left edge of the band, mark, and label, as far as they're in the same row.
  var start: Double { side == .before ? label - StateMetrics.besideInset : left }

  /// The position where the next piece of the row can begin: bands can touch, labels can't.
  var edge: Double {
    let band = max(right, left + StateMetrics.minimumPiece)
    return switch side {
    case .inside: max(band, labelEnd)
    case .after: max(band, labelEnd + StateMetrics.labelSpace)
    case .before, .above: band
    }
  }

  /// The right edge of what's drawn in the row, with a space after a label.
  fileprivate var filled: Double {
    side == .after ? max(right, labelEnd + StateMetrics.besideInset) : right
  }
}

extension StateLane.Entry {
  /// Returns the item at its position in a drawing with a right edge.
  fileprivate func piece(on scale: TimeScale, within limit: Double) -> PackedLane.Piece {
    let left = scale.x(at: item.start)
    let end = scale.x(at: item.end)
    let right = scale.x(at: item.occupied)
    var (words, width) = (item.label, scale.form.width(ofLabel: labelWidth))
    if width + StateMetrics.labelInset > limit, !words.detail.isEmpty {
      // The list below has the detail, too.
      words.detail = ""
      width = scale.form.width(ofLabel: FontFace.strongLabel.width(of: words.word))
    }
    var piece = PackedLane.Piece(
      item: item, left: left, right: right, words: words, label: left + StateMetrics.labelInset,
      labelEnd: 0, side: .after)
    if !item.isMark {
      let inside = StateMetrics.labelInset + width + StateMetrics.besideInset
      if end - left >= inside {
        piece.side = .inside
      } else if right - end >= width + 2 * StateMetrics.besideInset {
        // The missing part of a wait has room for the label, too.
        piece.side = .inside
        piece.label = end + StateMetrics.besideInset
      } else {
        piece.label = right + StateMetrics.besideInset
      }
    }
    piece.labelEnd = piece.label + width
    if piece.side != .inside, piece.labelEnd > limit {
      let isBefore = left - StateMetrics.besideInset - width >= 0
      piece.side = isBefore ? .before : .above
      piece.label =
        isBefore ? left - StateMetrics.besideInset - width : max(0, min(left, limit - width))
      piece.labelEnd = piece.label + width
    }
    return piece
  }

  /// Returns how far the item's label extends, which a break must not cover.
  func reach(on scale: TimeScale, within limit: Double) -> Double {
    let piece = piece(on: scale, within: limit)
    return piece.side == .inside ? piece.labelEnd + StateMetrics.besideInset : piece.edge
  }
}
