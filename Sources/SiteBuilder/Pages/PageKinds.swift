extension PageTemplates {
  /// Every kind of record that a site's pages are made from with a template of its own.
  static let records: [any RenderedRecord.Type] = [
    HomePage.self, LessonPage.self, ReferencePage.self, NotFoundPage.self, PlaygroundPage.self,
    ScenarioSection.self, FactList.self, ReferenceList.self, CourseText.self, QuizSection.self,
    ChallengeSection.self, RedirectPage.self,
  ]
}
