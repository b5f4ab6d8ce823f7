package import Figures
package import ScenarioFigures

extension LessonScenario {
  /// The figures that the fence asks for; as text, it is what the live engine is given.
  package var figureRequest: FigureRequest {
    FigureRequest(kinds: figures, options: figureOptions)
  }

  /// What the author decided about the figures.
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
