import LessonRunner
import LessonTesting
import ScenarioFigures
import ScenarioRunner
import Testing
import TraceModel

@testable import Figures

/// What can be measured in the drawings of every scenario of the course, as its page can show them.
struct FigureGeometryTests {
  typealias Example = FigureTests.Example

  /// The runs of a scenario as figures show them, with the author's choices.
  private func shown(_ example: Example) -> [(trace: Trace, options: FigureOptions)] {
    let request = example.entry.scenario.figureRequest
    return example.runs.map { run in
      let (short, trace) = request.shortening(namesOf: run.trace)
      return (trace, short.options(forVariant: run.variant))
    }
  }

  @Test(arguments: FigureTests.examples)
  func `every arrow leads from one lane to another`(_ example: Example) {
    for (trace, options) in shown(example) {
      let layout = SequenceDiagram(of: trace, options: options).layout
      for row in layout.rows {
        for end in row.shape.ends { #expect(layout.lanePlace(end) != nil, "\(row.label)") }
        guard case .arrow(let from, let to) = row.shape, let start = layout.lanePlace(from),
          let end = layout.lanePlace(to)
        else { continue }
        #expect(abs(layout.lanes[start].x - layout.lanes[end].x) > 30, "\(row.label)")
      }
    }
  }

  @Test(arguments: FigureTests.examples)
  func `a sequence's labels are whole where there's room, and meet nothing`(_ example: Example) {
    for (trace, options) in shown(example) {
      let layout = SequenceDiagram(of: trace, options: options).layout
      for (place, label) in layout.labels.enumerated() {
        let words = Comment("\(layout.rows[place].label)")
        #expect(label.box.minX >= 0 && label.box.maxX <= layout.width + 0.01, words)
        if place > 0 { #expect(!label.box.overlaps(layout.labels[place - 1].box), words) }
        // A label isn't after the arrow's next lane, as if it belonged to that.
        if case .arrow(let from, let to) = layout.rows[place].shape,
          let start = layout.lanePlace(from), let end = layout.lanePlace(to)
        {
          let xs = [layout.lanes[start].x, layout.lanes[end].x].sorted()
          #expect(label.box.minX >= xs[0] && label.box.maxX <= xs[1], words)
        }
      }
      let isCut =
        layout.rows.contains { $0.word.hasSuffix("…") || $0.detail.hasSuffix("…") }
        || layout.lanes.contains { $0.name.last?.hasSuffix("…") == true }
      // The next larger room was too wide for the page.
      if isCut { #expect(layout.width > SequenceMetrics.pageWidth * 0.6) }
    }
  }

  @Test(arguments: FigureTests.examples)
  func `states have all texts within the drawing, at their marks, in both forms`(
    _ example: Example
  ) {
    for figure in StateLanes.sharingScale(shown(example)) where !figure.isEmpty {
      StateGeometry.check(figure.layout)
      #expect(figure.layout.namesWidth + figure.layout.width <= StateForm.broad.width + 0.01)
      guard let slender = figure.slender else {
        #expect(figure.layout.namesWidth + figure.layout.width <= 300)
        continue
      }
      StateGeometry.check(slender)
      #expect(slender.width == StateForm.slender.width)
    }
  }

  @Test(arguments: FigureTests.examples)
  func `a strip shows what the expectations name`(_ example: Example) {
    let request = example.entry.scenario.figureRequest
    for run in example.runs {
      let strip = request.strip(of: run)
      #expect(strip.isEmpty == (run.trace.events.isEmpty || strip.text.isEmpty))
      #expect(strip.text.utf8.count <= 1_500, "\(strip.text)")
      let count = Set(run.expected.map { $0.event }).count
      guard count > 0 else { continue }
      #expect(strip.items.reduce(strip.omitted) { $0 + $1.count } == count)
    }
  }
}

/// What must hold for each drawing of states over time.
private enum StateGeometry {
  static func check(_ layout: StateLayout) {
    let right = layout.width - 2 * layout.form.margin + 0.01
    for tick in layout.scale.ticks(until: layout.end) {
      #expect(tick.x <= right && tick.x >= 0)
    }
    for (lane, packed) in zip(layout.lanes, layout.packed) {
      var boxes: [(row: Int, left: Double, right: Double, item: Int)] = []
      for (row, pieces) in packed.rows.enumerated() {
        for piece in pieces {
          let words = Comment("\(piece.item.word) on \(lane.title)")
          #expect(piece.label >= 0 && piece.labelEnd <= right && piece.right <= right, words)
          #expect(!piece.words.word.hasSuffix("…"), words)
          let item = boxes.count
          boxes.append((piece.side == .above ? row - 1 : row, piece.label, piece.labelEnd, item))
          boxes.append((row, piece.left, max(piece.right, piece.left + 2), item))
        }
      }
      for (place, one) in boxes.enumerated() {
        for other in boxes[(place + 1)...] where one.row == other.row && one.item != other.item {
          #expect(
            one.right <= other.left + 0.02 || other.right <= one.left + 0.02,
            "\(lane.title): \(one) and \(other)")
        }
      }
    }
  }
}
