import Figures
import ScenarioRunner
import TraceModel

// A page passes a request to the live engine as text: a word and its value on each line.
extension FigureRequest {
  private enum Word: String {
    case facts, figure, group, hide, lane, overlay, pin, prefix, title, topic
  }

  /// Reads a request; an unknown line is skipped.
  package init(text: String) {
    self.init(options: FigureOptions(idPrefix: "", title: ""))
    var topics: [TraceTopic] = []
    for (word, value) in TextLines.pairs(in: text) {
      guard let word = Word(rawValue: word) else { continue }
      switch word {
      case .facts: options.factPage = value
      // A word that isn't a kind, such as `none`, doesn't request the usual ones either.
      case .figure: kinds = (kinds ?? []) + [FigureKind(rawValue: value)].compactMap { $0 }
      case .group: options.groups.append(FigureOptions.LaneGroup(title: value, names: []))
      case .hide: options.hidden.append(value)
      case .lane:
        let last = options.groups.count - 1
        if last >= 0 { options.groups[last].names.append(value) }
      case .overlay: options.overlays += [ScreenOverlay(rawValue: value)].compactMap { $0 }
      case .pin: options.pinned.append(value)
      case .prefix: options.idPrefix = value
      case .title: options.title = value
      case .topic: if let topic = TraceTopic(word: value) { topics.append(topic) }
      }
    }
    if !topics.isEmpty { options.topics = topics }
  }

  /// The request as text, without defaults.
  package var text: String {
    var lines: [(Word, String)] = [(.prefix, options.idPrefix), (.title, options.title)]
    if let kinds {
      lines += kinds.isEmpty ? [(.figure, "none")] : kinds.map { (.figure, $0.rawValue) }
    }
    if options.topics != FigureOptions.usualTopics {
      lines += options.topics.map { (.topic, $0.word) }
    }
    lines += [(.facts, options.factPage)]
    lines += options.overlays.map { (.overlay, $0.rawValue) }
    lines += options.pinned.map { (.pin, $0) } + options.hidden.map { (.hide, $0) }
    for group in options.groups {
      lines.append((.group, group.title))
      lines += group.names.map { (.lane, $0) }
    }
    return lines.filter { !$0.1.isEmpty }.map { "\($0.rawValue) \($1)\n" }.joined()
  }
}
