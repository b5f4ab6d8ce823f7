import LessonRunner

/// A lesson whose page is finished: abridged, with the records of its scenarios in their order.
struct LessonRecord: Sendable {
  var lesson: LessonDocument
  var scenarios: [ScenarioRecord]
  /// What the search finds in the text: before the first heading, then below each; empty where only
  /// titles are searched.
  var texts: [String] = []
}
