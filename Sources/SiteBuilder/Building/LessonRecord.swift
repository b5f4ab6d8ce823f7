import LessonRunner

/// A lesson whose page is finished: abridged, with the records of its scenarios in order.
struct LessonRecord: Sendable {
  var lesson: LessonDocument
  var scenarios: [ScenarioRecord]
  /// The searchable text before the first heading and below each heading; empty if only titles are
  /// searched.
  var texts: [String] = []
}
