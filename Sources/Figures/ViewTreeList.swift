import TraceModel

/// The view tree as a nested list, in the order in which hit-testing visits it: frontmost views
/// first.
struct ViewTreeList {
  /// The hit-testing pass that decided, if there was a touch.
  var walk: HitTestWalk?

  /// The run.
  var trace: Trace

  /// The author's choices for the figure.
  var options: FigureOptions

  /// The numbers of facts that have a link already; more links to them would only be stops for the Tab
  /// key.
  private var linkedFacts: [String] = []

  /// Creates a list of the views of a run.
  init(walk: HitTestWalk?, trace: Trace, options: FigureOptions) {
    self.walk = walk
    self.trace = trace
    self.options = options
  }

  /// Returns the list of some views and their descendants.
  func markup(of nodes: [ViewTree.Node]) -> Markup {
    var list = self
    return list.write(nodes)
  }

  private mutating func write(_ nodes: [ViewTree.Node]) -> Markup {
    .element(.ul, [], nodes.reversed().map { item($0) })
  }

  private mutating func markup(ofFact number: String) -> Markup {
    guard !linkedFacts.contains(number) else { return .text(number) }
    linkedFacts.append(number)
    return options.markup(ofFact: number)
  }

  private mutating func item(_ node: ViewTree.Node) -> Markup {
    var pieces: [Markup] = [
      .element(.bdi, text: node.participant.name.nameOrPlaceholder)
    ]
    var name = ""
    if let walk, walk.verdicts.indices.contains(node.participant.id.index),
      let verdict = walk.verdicts[node.participant.id.index]
    {
      let (look, words, fact) = ViewTreeList.words(for: verdict)
      name = look
      if !words.isEmpty {
        pieces.append(.text(" "))
        var explanation: [Markup] = [.text(fact.isEmpty ? words : words + " (")]
        if !fact.isEmpty { explanation += [markup(ofFact: fact), .text(")")] }
        pieces.append(.element(.span, [], explanation))
      }
    } else if let geometry = node.participant.geometry {
      let words = geometry.obstacles.joined(separator: ", ")
      if !words.isEmpty {
        pieces.append(.text(" "))
        pieces.append(.element(.span, text: words))
      }
    }
    if let overflow = trace.overflow(of: node.participant),
      let parent = node.participant.parent
    {
      let words = overflow.words(trace.name(of: parent).nameOrPlaceholder)
      pieces += [.text(" "), .element(.span, [.class("fig-overflow")], text: words)]
    }
    if !node.children.isEmpty { pieces.append(write(node.children)) }
    return .element(.li, name.isEmpty ? [] : [.class(name)], pieces)
  }

  private static func words(
    for verdict: HitTestWalk.Verdict
  ) -> (look: String, words: String, fact: String) {
    switch verdict {
    case .hit: ("fig-hit", "is hit", "")
    case .path(let reason, let fact):
      ("fig-path", reason.isEmpty ? "contains the point" : reason, fact)
    case .rejected(let reason, let fact):
      ("fig-rejected", reason.isEmpty ? "answers nil" : reason, fact)
    case .notAsked(let reason): ("fig-unasked", reason, "")
    }
  }
}

extension ParticipantGeometry {
  /// The reasons the view isn't touched, in words.
  var obstacles: [String] {
    var words: [String] = []
    if isHidden { words.append("hidden") }
    if alpha < 0.01 { words.append("transparent") }
    if !isUserInteractionEnabled { words.append("no interaction") }
    return words
  }
}
