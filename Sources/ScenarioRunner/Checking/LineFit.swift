import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A change of a line after which the run meets it.
struct LineFit {
  /// The edits, or an empty list when only the line's author can choose a text.
  var edits: [SourceEdit]

  /// The event that the line would be about, if that says what the change is.
  var event: Int?

  /// What the change is, for an author who has to choose, if there's no event.
  var words = ""

  /// The new pattern of the line, if it's another one.
  var pattern: EventPattern?

  /// Whether a line goes that isn't there twice, which nothing but such a change suggests.
  var isRemoval = false
}

extension ExpectationChecker {
  /// Returns the fits whose texts differ, in their order.
  func distinct(_ fits: [LineFit]) -> [LineFit] {
    var distinct: [LineFit] = []
    var texts: [String] = []
    for fit in fits {
      let text = fit.edits.isEmpty ? phrase(fit) : source.applying(fit.edits)
      guard !texts.contains(text) else { continue }
      texts.append(text)
      distinct.append(fit)
    }
    return distinct
  }

  /// Returns what a change is, for an author who has to choose.
  private func phrase(_ fit: LineFit) -> String {
    fit.event.map { "`\(phrase($0))` at \(time($0))" } ?? fit.words
  }

  /// Returns the change of a pattern's only piece that an event differs in, or `nil` when the event
  /// matches or differs in more.
  func fit(_ pattern: EventPattern, to event: Int) -> LineFit? {
    guard let piece = matcher.onlyDifference(event, pattern) else { return nil }
    let claim = LineFit(edits: [], event: event)
    if piece == .moment {
      guard let moment = pattern.moment, moment.relation == .at,
        let text = text(of: moment, at: event)
      else { return claim }
      var changed = pattern
      changed.moment?.time = VirtualTime(microseconds: text.time.microseconds)
      return LineFit(
        edits: [SourceEdit(range: moment.range, replacement: text.text)], event: event,
        pattern: changed)
    }
    guard let (changed, text) = matcher.pattern(pattern, with: piece, of: event),
      let range = pattern.range(of: piece, in: source)
    else { return claim }
    return LineFit(
      edits: [SourceEdit(range: range, replacement: text)], event: event, pattern: changed)
  }

  /// Returns the text of a moment, in its unit, for the time of an event, or `nil` when the name in
  /// it has no time before the event.
  func text(
    of moment: ExpectedMoment, at event: Int
  ) -> (text: String, time: VirtualTime)? {
    let time = trace.events[event].time
    guard let origin = moment.origin else {
      return ("at " + text(of: time, like: moment.range), time)
    }
    guard let start = matcher.moments[origin.text], start <= time else { return nil }
    let distance = VirtualTime(microseconds: time.microseconds - start.microseconds)
    return ("at " + text(of: distance, like: moment.range) + " after " + origin.text, distance)
  }

  /// Returns a note with the changes among which only the author can choose, for a tool that was
  /// asked to change the text.
  func note(of fits: [LineFit]) -> [Diagnostic.Note] {
    guard isForUpdate, !fits.isEmpty else { return [] }
    var lines = fits.prefix(5).map { phrase($0) }
    if fits.count > 5 { lines.append("… and \(fits.count - 5) more") }
    let message =
      fits.count == 1
      ? "one event fits here, and only you can say how the line names it"
      : "\(fits.count) changes fit here; no update can tell which of them is meant"
    return [Diagnostic.Note(message, lines: lines)]
  }
}
