import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics

/// A lesson with its runs, and with what is wrong with it.
struct CheckedLesson: Sendable {
  /// The diagnostics of a lesson, by what finds them.
  struct Problems: Sendable {
    /// The diagnostics of the text.
    var reading: [Diagnostic] = []
    /// The diagnostics of the scenarios' runs.
    var runs: [Diagnostic] = []
    /// The diagnostics of quizzes and challenges.
    var exercises: [Diagnostic] = []

    var all: [Diagnostic] { reading + runs + exercises }
  }

  /// The lesson, whose scenarios have their scenes.
  let lesson: LessonDocument
  /// The files of other lessons whose scenes the lesson uses, whether or not they exist.
  let scenes: [KnownSite.File]
  /// The runs, in the scenarios' order.
  let runs: [LessonRun]
  let problems: Problems

  /// Runs a lesson that has been read.
  init(
    _ reading: LessonReading.Reading, with scenes: SceneFiles, _ materials: SiteMaterials
  ) async {
    var lesson = reading.lesson
    self.scenes = scenes.share(with: &lesson)
    self.lesson = lesson
    runs = await lesson.run()
    var problems = Problems()
    problems.reading =
      reading.diagnostics
      + WrittenHTML.diagnostics(
        of: lesson.lesson, in: lesson.source, allowing: materials.settings.allowed)
    problems.runs =
      runs.flatMap(\.diagnostics)
      + runs.flatMap { $0.diagnostics(ofFactsIn: materials.ledger, lesson.source) }
    problems.exercises = ExerciseChecking.diagnostics(of: lesson)
    self.problems = problems
  }

  /// Draws the figures of the runs, and finds which of the facts that the page lists each scenario
  /// depends on.
  ///
  /// - Parameters:
  ///   - facts: The facts that the page lists.
  ///   - hasRunPages: Whether each run has its own page.
  ///   - materials: The site's materials.
  ///   - fixes: The fixes that earlier builds found.
  /// - Returns: For each run, its section on the lesson's page, and what its own page shows.
  func drawings(
    listing facts: [String], hasRunPages: Bool, with materials: SiteMaterials,
    knowing fixes: [ContentHash: RunRepair]
  ) async -> [(section: ScenarioSection, whole: WholeRun?)] {
    let page = SitePath(PagePath.page(ofLesson: lesson.path))
    let factPage = materials.ledger.isEmpty ? "" : page.address(of: SitePath(FactPage.path))
    let messagePage =
      materials.settings.explainsProgram ? page.address(of: SitePath(DiagnosticPage.path)) : nil
    let facts = materials.ledger.suspendedFacts(facts)
    return await runs.concurrentMap { run in
      var section = FigureDrawing.section(
        showing: run, factPage: factPage, messagePage: messagePage, isLive: materials.theme.isLive,
        words: materials.words)
      if section.live != nil {
        section.live?.facts = run.dependencies(among: facts).map(\.number)
      }
      let comparisons = run.comparisons(
        without: materials.ledger.suspendedFacts(run.scenario.suspendedFacts.map(\.number)))
      section.show(comparisons, drawnAs: FigureDrawing.request(for: run, factPage).options)
      section.marks = materials.conformance.marks(
        ofScenario: lesson.conformanceName(of: run.scenario)
      ).map { ConformanceMark($0, materials.words) }
      guard hasRunPages else { return (section, nil) }
      let path = SitePath(RunPath.page(ofScenario: run.scenario.name, in: page.text))
      let drawing = RunDrawing(
        run: run, path: path,
        factPage: materials.ledger.isEmpty ? "" : path.address(of: SitePath(FactPage.path)),
        messagePage: materials.settings.explainsProgram
          ? path.address(of: SitePath(DiagnosticPage.path)) : nil,
        isLive: materials.theme.isLive, words: materials.words, fixes: fixes)
      guard var whole = drawing.whole(comparisons, dependingOn: section.live?.facts ?? []) else {
        return (section, nil)
      }
      section.wholeRun = path
      whole.section.marks = section.marks
      return (section, whole)
    }
  }
}
