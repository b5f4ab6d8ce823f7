import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import TraceModel

// What the file of a known site has of a lesson.

extension LessonRecord {
  /// A record into which fields are read.
  static var blank: Self {
    Self(
      lesson: LessonDocument(
        path: "", source: SourceText(name: "", text: ""),
        lesson: Lesson(properties: LessonProperties()), scenarios: []),
      scenarios: [])
  }

  /// The hash of everything that other pages show of the lesson.
  var number: UInt64 {
    var coder = ByteCoder()
    var record = self
    record.code(with: &coder)
    return ContentHash(of: coder.bytes).value
  }

  /// Codes everything that other pages show of the lesson.
  mutating func code(with coder: inout ByteCoder) {
    var (path, name) = (lesson.path, lesson.source.name)
    coder.code(&path)
    coder.code(&name)
    let source = SourceText(name: name, text: "")
    var (text, scenarios) = (lesson.lesson, lesson.scenarios)
    var (quizzes, challenges) = (lesson.quizzes, lesson.challenges)
    text.code(with: &coder)
    coder.code(&scenarios, blank: LessonScenario(source: source)) { $0.code(&$1) }
    coder.code(&quizzes, blank: LessonQuiz(abridged: "", at: 0..<0, in: source)) {
      var (name, range) = ($1.name, $1.head.nameRange)
      $0.code(&name)
      $0.code(&range)
      if $0.isReading { $1 = LessonQuiz(abridged: name, at: range, in: source) }
    }
    let blank = LessonChallenge(abridged: "", at: 0..<0, title: "", in: source)
    coder.code(&challenges, blank: blank) {
      var (name, range, title) = ($1.name, $1.head.nameRange, $1.title)
      $0.code(&name)
      $0.code(&range)
      $0.code(&title)
      if $0.isReading {
        $1 = LessonChallenge(abridged: name, at: range, title: title, in: source)
      }
    }
    coder.code(&self.scenarios, blank: .blank) { $1.code(with: &$0) }
    guard coder.isReading else { return }
    if self.scenarios.count != scenarios.count { coder.reject() }
    lesson = LessonDocument(
      path: path, source: source, lesson: text, scenarios: scenarios, quizzes: quizzes,
      challenges: challenges, isAbridged: true)
  }
}

extension ScenarioRecord {
  fileprivate static var blank: Self {
    Self(outcome: ScenarioOutcome(.passed))
  }

  fileprivate mutating func code(with coder: inout ByteCoder) {
    coder.code(&outcome.status)
    coder.code(&outcome.expectationCount)
    coder.code(&outcome.eventCount)
    coder.code(&outcome.facts)
    coder.code(&names)
    coder.code(&eventLines, blank: EventLine(kind: .finger, word: "", line: "")) {
      var kind = UInt64($1.kind.rawValue)
      $0.code(&kind)
      let known = UInt8(exactly: kind).flatMap(TraceEvent.Kind.init)
      if let known { $1.kind = known } else { $0.reject() }
      $0.code(&$1.word)
      $0.code(&$1.line)
    }
    var (text, request) = (scene?.text, scene?.request)
    coder.code(&text)
    coder.code(&request)
    scene = text.flatMap { text in request.map { Scene(text: text, request: $0) } }
    coder.code(&strips, blank: ScenarioSection.Strip(variant: "", bytes: [])) {
      var html = String(decoding: $1.bytes, as: UTF8.self)
      $0.code(&$1.variant)
      $0.code(&html)
      $1.bytes = Array(html.utf8)
    }
  }
}

extension Lesson {
  fileprivate mutating func code(with coder: inout ByteCoder) {
    coder.code(&properties)
    coder.code(&headings, blank: Heading(level: 0, identifier: "", content: [], range: 0..<0)) {
      $0.code(&$1.level)
      $0.code(&$1.identifier)
      var text = $1.text
      $0.code(&text)
      $1.content = [.text(text)]
      $0.code(&$1.range)
    }
    coder.code(&footnotes, blank: Footnote(number: 0, blocks: [])) { $0.code(&$1.number) }
    coder.code(&links, blank: Link(destination: "", title: "", isImage: false, range: 0..<0)) {
      $0.code(&$1.destination)
      $0.code(&$1.isImage)
    }
  }
}

extension ByteCoder {
  fileprivate mutating func code(_ properties: inout LessonProperties) {
    code(&properties.summary)
    code(&properties.part)
    code(&properties.question)
    code(&properties.date)
    code(&properties.title)
    var number = properties.number ?? 0
    code(&number)
    properties.number = number == 0 ? nil : number
    code(&properties.isDraft)
    var place = properties.page?.rawValue
    code(&place)
    properties.page = place.flatMap(LessonProperties.PagePlace.init)
    code(&properties.symptoms)
    code(&properties.facts)
    code(&properties.experiments)
    code(&properties.sources, blank: CitedSource(title: "")) {
      $0.code(&$1.title)
      $0.code(&$1.address)
    }
    code(&properties.aliases, blank: LessonProperties.Alias(path: "", range: 0..<0)) {
      $0.code(&$1.path)
    }
    code(&properties.own, blank: OwnValue(name: "", text: nil, range: 0..<0)) {
      $0.code(&$1.name)
      $0.code(&$1.text)
    }
  }

  fileprivate mutating func code(_ scenario: inout LessonScenario) {
    code(&scenario.name)
    code(&scenario.nameRange)
    code(&scenario.title)
    code(&scenario.fenceIndex)
    code(&scenario.facts, blank: NamedFact(number: "", range: 0..<0)) {
      $0.code(&$1.number)
      $0.code(&$1.range)
    }
  }
}
