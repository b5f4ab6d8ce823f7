import ScenarioFigures
import TextAndOrder

extension JSONWriter {
  /// Writes figures as `figures`.
  mutating func figures(_ figures: [RunFigure]) {
    member("figures", figures) { writer, figure in
      writer.member("kind", figure.kind.rawValue)
      writer.member("variant", figure.variant.isEmpty ? nil : figure.variant)
      writer.member("html", utf8: figure.bytes)
      writer.member("lines", figure.lines)
      writer.member("fingers", figure.fingers)
    }
  }
}
