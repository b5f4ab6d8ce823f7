import Figures
import ScenarioFigures
import ScenarioRunner
import TextAndOrder
import TraceModel

/// The responses about what the screen has shown during the live session.
enum GlassAnswer {
  /// Returns the film's length, and its steps: the rows of the session's table, each with the number
  /// of events until then.
  ///
  /// A film that ended before the session is cut.
  static func film(of scene: ScenarioSession, _ asked: FigureRequest) -> [UInt8] {
    let (request, trace) = asked.shortening(namesOf: scene.trace)
    let (isCut, last) = (scene.film.isFull, scene.film.moments.last)
    let rows = trace.rows(request.options).filter { event in
      !isCut || event.index < last?.eventCount ?? 0
    }
    let end = isCut ? last?.time ?? .zero : scene.now
    return JSONWriter.object { writer in
      writer.member("milliseconds", number: end.millisecondsText)
      writer.member("isCut", isCut)
      writer.member("steps", rows) { writer, event in
        writer.member("events", event.index + 1)
        writer.member("milliseconds", number: event.time.millisecondsText)
        writer.member("sentence", trace.sentence(of: event))
      }
    }
  }

  /// Returns the picture of a moment, and when that is.
  static func picture(
    of scene: ScenarioSession, _ asked: FigureRequest, at time: VirtualTime, eventCount: Int?
  ) -> [UInt8] {
    let isPresent = eventCount == nil && time >= scene.now
    let moment =
      isPresent
      ? scene.screenMoment
      : eventCount.map { scene.film.moment(after: $0) } ?? scene.film.moment(at: time)
    guard let moment else { return JSONWriter.object { _ in } }
    var asked = asked
    // What a finger would hit is known for the present only.
    if asked.options.overlays.contains(.hitAreas), isPresent {
      asked.options.hitMap = scene.hitMap
    }
    let (request, trace) = asked.shortening(namesOf: scene.trace)
    return JSONWriter.object { writer in
      writer.member("milliseconds", number: moment.time.millisecondsText)
      writer.member("events", moment.eventCount)
      writer.member(
        "html", utf8: GlassPicture(of: trace, at: moment, options: request.options).bytes)
    }
  }
}
