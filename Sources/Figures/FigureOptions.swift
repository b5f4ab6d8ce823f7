package import TraceModel

/// An author's choices for a figure; everything else comes from the trace.
package struct FigureOptions: Sendable {
  /// A group of lanes under a title.
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

  /// The prefix of every id in the figure, which must be unique among the figures on a page.
  package var idPrefix: String

  /// The title over the figure, which also names it to a screen reader.
  package var title: String

  /// One or two sentences on what the figure shows; when empty, the figure describes itself in
  /// numbers.
  package var description: String

  /// The topics whose events are shown.
  package var topics: [TraceTopic]

  /// The address of the page that lists each fact by its number, or an empty string when there's
  /// none.
  package var factPage: String

  /// The names of participants whose lanes come first in a sequence diagram and in states over
  /// time, even if nothing happens on them.
  package var pinned: [String] = []

  /// The names of participants without their own lane; events among them alone aren't shown, and the
  /// hidden participants of a group share a lane if they send or receive a shown message.
  package var hidden: [String] = []

  /// Whether a table of the same events is next to the figure, so that the figure doesn't have to
  /// mention what both leave out.
  package var hasTable = false

  /// The current time of a run that's still in progress, until which everything lasts that hasn't
  /// ended; `nil` when the trace is complete.
  package var now: VirtualTime?

  /// The overlays on top of the views in the picture of the screen.
  package var overlays: [ScreenOverlay] = []

  /// The view that a finger hits at each point, for the overlay that shows it; `nil` when it isn't
  /// known.
  package var hitMap: HitMap?

  /// The groups of lanes in a sequence diagram or in states over time; each group has a title and
  /// is at the position of its first lane.
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

  /// Returns the time at which everything ends that a trace leaves open.
  func end(of trace: Trace) -> VirtualTime {
    max(trace.events.last?.time ?? .zero, now ?? .zero)
  }

  /// Returns the number of a fact, as a link if there's a page of facts.
  func markup(ofFact number: String, _ look: [Markup.Attribute] = []) -> Markup {
    guard !factPage.isEmpty else {
      return look.isEmpty ? .text(number) : .element(.span, look, text: number)
    }
    return .element(.a, look + [Markup.Attribute(.href, "\(factPage)#\(number)")], text: number)
  }

  /// Returns an id in this figure: the prefix and a suffix, without characters that aren't allowed
  /// in an id.
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
