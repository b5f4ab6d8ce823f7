package import TraceModel

/// What an author decides about a figure; everything else comes from the trace.
package struct FigureOptions: Sendable {
  /// Lanes that stand together under a title.
  package struct LaneGroup: Equatable, Sendable {
    /// The title over the lanes.
    package var title: String
    /// The names of the participants.
    package var names: [String]

    /// Creates a group.
    package init(title: String, names: [String]) {
      self.title = title
      self.names = names
    }
  }

  /// What every id in the figure begins with; it must differ from figure to figure on one page.
  package var idPrefix: String

  /// The title that stands over the figure and names it to a screen reader.
  package var title: String

  /// One or two sentences on what the figure shows; when empty, the figure describes itself in
  /// numbers.
  package var description: String

  /// The topics whose events are shown.
  package var topics: [TraceTopic]

  /// The address of the page that has each fact under its number; empty when there is none.
  package var factPage: String

  /// The names of participants whose lanes stand first in a sequence diagram and in states over
  /// time, even if nothing happens on them.
  package var pinned: [String] = []

  /// The names of participants that have no lane; what happens among them alone is not shown.
  package var hidden: [String] = []

  /// Whether a table of the same events stands beside the figure, so that it need not say what both
  /// leave out.
  package var hasTable = false

  /// The moment that it is in a scene that still lives, up to which everything lasts that has not
  /// ended; `nil` when the trace is all that there is.
  package var now: VirtualTime?

  /// What the picture of the screen shows on top of the views.
  package var overlays: [ScreenOverlay] = []

  /// Which view a finger hits where, for the overlay that shows it; `nil` when it isn't known.
  package var hitMap: HitMap?

  /// Lanes that stand together in a sequence diagram or in states over time, beside the first of
  /// them, under a title of their own.
  package var groups: [LaneGroup] = []

  /// The topics that a lesson shows unless it says otherwise.
  package static let usualTopics: [TraceTopic] = [
    .fingers, .delivery, .recognizers, .actions, .program,
  ]

  /// Creates options.
  package init(
    idPrefix: String, title: String, description: String = "",
    topics: [TraceTopic] = FigureOptions.usualTopics, factPage: String = ""
  ) {
    self.idPrefix = idPrefix
    self.title = title
    self.description = description
    self.topics = topics
    self.factPage = factPage
  }

  /// Returns the moment at which everything ends that a trace leaves open.
  func end(of trace: Trace) -> VirtualTime {
    max(trace.events.last?.time ?? .zero, now ?? .zero)
  }

  /// Returns the number of a fact, as a link if there is a page of facts.
  func markup(ofFact number: String, _ look: [Markup.Attribute] = []) -> Markup {
    guard !factPage.isEmpty else {
      return look.isEmpty ? .text(number) : .element(.span, look, text: number)
    }
    return .element(.a, look + [Markup.Attribute(.href, "\(factPage)#\(number)")], text: number)
  }

  /// Returns an id of this figure: the prefix and a suffix, with nothing in it that an id may not
  /// have.
  func id(_ suffix: String) -> String {
    var id = ""
    for scalar in idPrefix.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": id.unicodeScalars.append(scalar)
      default: id += "_"
      }
    }
    return id + "-" + suffix
  }
}
