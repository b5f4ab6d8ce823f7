package import Figures
package import ScenarioFigures

extension LessonScenario {
  /// The fence's request for figures, whose text is passed to the live engine.
  package var figureRequest: FigureRequest {
    FigureRequest(kinds: figures, options: figureOptions)
  }

  /// The author's options for the figures.
  package var figureOptions: FigureOptions {
    var options = FigureOptions(
      idPrefix: fragment, title: title ?? name, topics: topics ?? FigureOptions.usualTopics)
    options.pinned = pinned.map(\.text)
    options.hidden = hidden.map(\.text)
    options.groups = groups.map { group in
      FigureOptions.LaneGroup(title: group.title, names: group.names.map(\.text))
    }
    return options
  }
}
