import RecognizerExamples
import ScenarioRepairs
import ScenarioRunner
import TextAndOrder
import TraceExplanations
import TraceModel

/// The response about why a recognizer, a view, or a window did or didn't act in the live session.
enum QuestionAnswer {
  /// Returns what the named participant did, what made it late, and each obstacle that prevented it
  /// from acting, in the sentences of `touchstone why`, with the line that a fix would have to make
  /// true.
  ///
  /// Without a participant of that name, the response is empty.
  static func answer(about name: String, in scene: ScenarioSession) -> [UInt8] {
    JSONWriter.object { writer in
      guard let explanation = scene.trace.explanation(of: name) else { return }
      writer.member("name", explanation.name)
      writer.member("acts", texts: explanation.acts)
      writer.member("delays", explanation.delays) { writer, delay in
        writer.member("milliseconds", number: delay.time.millisecondsText)
        writer.member("sentence", delay.sentence)
        writer.member("facts", texts: delay.facts)
      }
      writer.member("obstacles", explanation.obstacles) { writer, obstacle in
        writer.member("milliseconds", number: obstacle.time.millisecondsText)
        writer.member("sentence", obstacle.sentence)
        writer.member("details", texts: obstacle.details)
        writer.member("facts", texts: obstacle.facts)
      }
      writer.member("wish", scene.trace.wish(for: name, classes: .course))
    }
  }

  /// The names that a reader may ask about, in the order of their declaration: recognizers, views,
  /// and windows, without those that UIKit brings along.
  static func names(in trace: Trace) -> [String] {
    trace.explainable.filter { !$0.isBroughtByUIKit }.map { $0.name }
  }
}
