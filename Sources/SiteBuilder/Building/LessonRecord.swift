import LessonRunner

/// A lesson whose page is finished: abridged, with the records of its scenarios in their order.
struct LessonRecord: Sendable {
  var lesson: LessonDocument
  var scenarios: [ScenarioRecord]
}
