import Figures
import TraceModel

/// The names of a list's cells, and of their descendants, in figures.
///
/// The name of the list is omitted when the trace has only one list: 'contentView of row 3'. The
/// full name doesn't fit next to the lanes and in the picture of the screen, where it would be cut
/// to the same few letters for each row.
struct ShortNames {
  private var names: [(full: String, short: String)] = []

  /// Finds the names of a trace that can be shorter.
  init(of trace: Trace) {
    let cells = trace.participants.filter { $0.appearance?.form == .cell }
    guard let list = cells.first?.parent, cells.allSatisfy({ $0.parent == list }) else { return }
    for cell in cells {
      guard let place = PartName(cell.name), place.owner == trace.name(of: list) else { continue }
      names.append((cell.name, place.word))
      let content = PartName("contentView", of: cell.name).text
      names.append((content, PartName("contentView", of: place.word).text))
    }
  }

  /// Returns a trace with the short names.
  func shortening(_ trace: Trace) -> Trace {
    guard !names.isEmpty else { return trace }
    var trace = trace
    for place in trace.participants.indices {
      trace.participants[place].name = shortened(trace.participants[place].name)
    }
    return trace
  }

  /// Returns options that name participants by their short names.
  func shortening(_ options: FigureOptions) -> FigureOptions {
    guard !names.isEmpty else { return options }
    var options = options
    options.pinned = options.pinned.map(shortened)
    options.hidden = options.hidden.map(shortened)
    for place in options.groups.indices {
      options.groups[place].names = options.groups[place].names.map(shortened)
    }
    return options
  }

  private func shortened(_ name: String) -> String {
    for (full, short) in names where full == name { return short }
    return name
  }
}
