import Testing
import TraceModel

@testable import Figures

@Suite struct GoldenTests {
  /// The traces whose figures are stored.
  enum Subject: String, CaseIterable {
    case tapOnRoot = "tap-on-root"
    case longPressCancels = "long-press-cancels"
    case longPressShares = "long-press-shares"
    case searchInTree = "search-in-tree"
    case everyKind = "every-kind"
    case hostile
    case empty
    case oneLane = "one-lane"
    case thirtyLanes = "thirty-lanes"
    case crowded

    var trace: Trace {
      switch self {
      case .tapOnRoot: TraceFixtures.tapOnRoot
      case .longPressCancels: TraceFixtures.longPress(cancels: true)
      case .longPressShares: TraceFixtures.longPress(cancels: false)
      case .searchInTree: TraceFixtures.searchInTree
      case .everyKind: TraceFixtures.everyKind
      case .hostile: TraceFixtures.hostile
      case .empty: Trace()
      case .oneLane: TraceFixtures.large(messages: 3, lanes: 1)
      case .thirtyLanes: TraceFixtures.large(messages: 40, lanes: 30)
      case .crowded: TraceFixtures.crowded
      }
    }

    var topics: [TraceTopic] {
      switch self {
      case .tapOnRoot, .longPressCancels, .longPressShares, .crowded: FigureOptions.usualTopics
      case .searchInTree: [.fingers, .search]
      case .everyKind, .hostile, .empty, .oneLane, .thirtyLanes: TraceTopic.allCases
      }
    }

    var options: FigureOptions {
      FigureOptions(idPrefix: rawValue, title: "The trace \(rawValue)", topics: topics)
    }
  }

  @Test(arguments: Subject.allCases)
  func `a sequence diagram equals its stored form`(subject: Subject) throws {
    try GoldenFile.expect(
      SequenceDiagram(of: subject.trace, options: subject.options).html,
      equals: "\(subject.rawValue).sequence.html")
  }

  @Test(arguments: Subject.allCases)
  func `a trace table equals its stored form`(subject: Subject) throws {
    try GoldenFile.expect(
      TraceTable(of: subject.trace, options: subject.options).html,
      equals: "\(subject.rawValue).table.html")
  }

  @Test(arguments: Subject.allCases)
  func `a view tree equals its stored form`(subject: Subject) throws {
    try GoldenFile.expect(
      ViewTreePicture(of: subject.trace, options: subject.options).html,
      equals: "\(subject.rawValue).tree.html")
  }

  @Test(arguments: StoredTrace.allCases)
  func `the figures of a real run equal their stored forms`(stored: StoredTrace) throws {
    let trace = try stored.trace
    let options = stored.options
    try GoldenFile.expect(
      SequenceDiagram(of: trace, options: options).html, equals: "\(stored.rawValue).sequence.html")
    try GoldenFile.expect(
      StateLanes(of: trace, options: options).html, equals: "\(stored.rawValue).states.html")
    try GoldenFile.expect(
      ResponderChain(of: trace, options: options).html, equals: "\(stored.rawValue).chain.html")
    try GoldenFile.expect(
      RequirementGraph(of: trace, options: options).html,
      equals: "\(stored.rawValue).requirements.html")
    try GoldenFile.expect(
      StateCharts(of: trace, options: options).html, equals: "\(stored.rawValue).statechart.html")
    try GoldenFile.expect(
      RunLoopTurns(of: trace, options: options).html, equals: "\(stored.rawValue).turns.html")
  }

  @Test(arguments: Subject.allCases)
  func `states over time equal their stored form`(subject: Subject) throws {
    try GoldenFile.expect(
      StateLanes(of: subject.trace, options: subject.options).html,
      equals: "\(subject.rawValue).states.html")
  }
}
