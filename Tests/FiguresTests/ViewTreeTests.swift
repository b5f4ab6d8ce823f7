import Testing
import TraceModel

@testable import Figures

@Suite struct ViewTreeTests {
  /// What the search says about each view, by name.
  private func verdicts(_ trace: Trace) throws -> [String: String] {
    let hit = try #require(trace.events.first { $0.kind == .hit })
    let walk = HitTestWalk(endingWith: hit, in: trace)
    var words: [String: String] = [:]
    for participant in trace.participants {
      switch walk.verdicts[participant.id.index] {
      case .hit: words[participant.name] = "hit"
      case .path: words[participant.name] = "path"
      case .rejected(let reason, _): words[participant.name] = reason
      case .notAsked(let reason): words[participant.name] = reason
      case nil: continue
      }
    }
    return words
  }

  @Test func `each view has its verdict from the pass that decides`() throws {
    let words = try verdicts(TraceFixtures.searchInTree)
    #expect(words["A2b"] == "hit")
    for name in ["window", "root", "A", "A2"] { #expect(words[name] == "path") }
    #expect(words["C"] == "outside by (0, 375)")
    #expect(words["B"] == "outside by (0, 145)")
    #expect(words["A2a"] == "not asked, since A2b answered first")
    #expect(words["A1"] == "not asked, since A2 answered first")
    #expect(words["C2a"] == "not asked")
    #expect(words["finger 1"] == nil)
  }

  @Test func `only the last of two passes counts`() throws {
    let scene = TraceFixtures.Scene()
    let b = scene.view("B", in: scene.root, 0, 0, 100, 100)
    let c = scene.view("C", in: scene.root, 0, 0, 100, 100)
    for answer in ["B", "nil"] {
      scene.recorder.record(.hitTest, from: scene.application, to: scene.window, "hitTest")
      scene.nested {
        if answer == "B" {
          scene.recorder.record(.hitTest, from: scene.window, to: c, "hitTest")
          scene.recorder.record(
            .hitTestResult, from: c, to: scene.window, "returns", detail: "nil", reason: "first")
        }
        scene.recorder.record(.hitTest, from: scene.window, to: b, "hitTest")
        scene.recorder.record(
          .hitTestResult, from: b, to: scene.window, "returns", detail: answer,
          reason: Reason(.said, ["the pass with \(answer)"]))
      }
      scene.recorder.record(
        .hitTestResult, from: scene.window, to: scene.application, "returns", detail: answer)
    }
    scene.recorder.record(
      .hit, from: scene.application, to: scene.application, "hit", detail: "nothing")
    let words = try verdicts(scene.recorder.trace)
    #expect(words["B"] == "the pass with nil")
    #expect(words["C"] == "not asked")
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `names on the screen meet no other name and no finger`(subject: GoldenTests.Subject) {
    let trace = subject.trace
    let geometry = ScreenGeometry(of: trace)
    let views = ScreenView.views(of: trace, walks: [], geometry: geometry)
    let tracks = FingerTrack.tracks(of: trace, geometry: geometry)
    let fingers = tracks.flatMap { $0.boxes }
    let labels = ScreenLabels(
      for: views, avoiding: tracks,
      numbers: FingerTrack.numberBoxes(of: tracks, avoiding: views.map { $0.outline }),
      in: geometry.size
    ).labels
    #expect(labels.count == views.count)
    let boxes = labels.map { label in
      CGRect(
        x: label.x, y: label.baseline - 11, width: label.lines.map { $0.width }.max() ?? 0,
        height: 15 * Double(label.lines.count) - 1)
    }
    for (place, box) in boxes.enumerated() {
      for other in boxes[(place + 1)...] { #expect(!box.overlaps(other)) }
      for finger in fingers { #expect(!box.overlaps(finger)) }
      for track in tracks { #expect(!track.crosses(box)) }
      if labels[place].leader == nil {
        #expect(views[labels[place].view].outline.contains(box))
      }
    }
  }

  @Test func `views with one frame share a label, and those in front come first`() {
    let scene = TraceFixtures.Scene()
    _ = scene.view("A", in: scene.root, 0, 0, 200, 200)
    _ = scene.view("gone", in: scene.root, 0, 0, 200, 200, isHidden: true)
    let geometry = ScreenGeometry(of: scene.recorder.trace)
    let views = ScreenView.views(of: scene.recorder.trace, walks: [], geometry: geometry)
    #expect(
      views.map { $0.lines.map { "\($0.name) \($0.obstacles)" } } == [
        ["window, root "], ["gone hidden", "A "],
      ])
    #expect(views[1].look == .plain)
  }

  @Test func `the numbers of touches at one place stand apart`() {
    let track = FingerTrack(places: [CGPoint(x: 50, y: 50)], isLifted: true)
    let boxes = FingerTrack.numberBoxes(
      of: Array(repeating: track, count: 8), avoiding: [])
    for (place, box) in boxes.enumerated() {
      for other in boxes[..<place] { #expect(!box.overlaps(other)) }
    }
  }

  @Test func `the number of a touch stands on no finger's way`() {
    let moving = FingerTrack(
      places: [CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50)], isLifted: true)
    let resting = FingerTrack(places: [CGPoint(x: 50, y: 90)], isLifted: true)
    let tracks = [moving, resting]
    for box in FingerTrack.numberBoxes(of: tracks, avoiding: []) {
      for track in tracks { #expect(!track.crosses(box)) }
    }
  }

  @Test func `the number of a touch stands on no finger, even where there are many`() {
    let tracks = [50, 66, 82].flatMap { x in
      Array(repeating: FingerTrack(places: [CGPoint(x: x, y: 90)], isLifted: true), count: 4)
    }
    let boxes = FingerTrack.numberBoxes(of: tracks, avoiding: [])
    for (place, box) in boxes.enumerated() {
      for other in boxes[..<place] { #expect(!box.overlaps(other)) }
      for track in tracks {
        let finger = track.places[0]
        #expect(!box.overlaps(CGRect(x: finger.x - 8, y: finger.y - 8, width: 16, height: 16)))
      }
    }
  }

  @Test func `frames without end and without a number stay in the picture's text`() {
    let recorder = TraceRecorder(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = recorder.introduce(
      .view, name: "endless",
      geometry: ParticipantGeometry(
        corners: [
          CGPoint(x: -1e300, y: .nan), CGPoint(x: .infinity, y: 0), CGPoint(x: 1e18, y: 1e18),
        ], frame: .zero))
    let html = ViewTreePicture(
      of: recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
    ).html
    for word in ["nan", "inf\"", "huge", "e+"] { #expect(!html.contains(word)) }
  }

  @Test func `a view goes under the window although its parent is a controller`() {
    let trace = TraceFixtures.tapOnRoot
    let tree = ViewTree(of: trace)
    #expect(tree.roots.map { $0.participant.name } == ["window"])
    #expect(tree.roots.first?.children.map { $0.participant.name } == ["root"])
  }
}

@Suite struct OverflowTests {
  private func scene(_ x: Double, _ y: Double, _ width: Double, clips: Bool = false) -> Trace {
    let scene = TraceFixtures.Scene()
    var outer = TraceFixtures.geometry(CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.clipsToBounds = clips
    let a = scene.recorder.introduce(.view, name: "A", parent: scene.root, geometry: outer)
    _ = scene.view("B", in: a, x, y, width, 50)
    return scene.recorder.trace
  }

  private func words(_ trace: Trace) throws -> String? {
    let view = try #require(trace.participants.first { $0.name == "B" })
    return trace.overflow(of: view)?.words("A")
  }

  @Test func `a view that reaches out of its superview is warned of, with how far`() throws {
    #expect(
      try words(scene(150, 120, 90))
        == "reaches 40 pt out of A: drawn there, but no touch finds it")
  }

  @Test func `a view that lies outside its superview altogether is never found`() throws {
    #expect(
      try words(scene(210, 120, 50)) == "is outside A: drawn there, but no touch hits it")
  }

  @Test func `a view that stays inside, or is cut off at the edge, is no matter of concern`() throws
  {
    #expect(try words(scene(100, 100, 100)) == nil)
    #expect(try words(scene(150, 120, 90, clips: true)) == nil)
  }

  @Test func `what lies outside of the screen as well is not drawn at all`() throws {
    let square = TraceFixtures.geometry(CGRect(x: 0, y: 0, width: 390, height: 844))
    let far = TraceFixtures.geometry(CGRect(x: 380, y: 100, width: 50, height: 50))
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(Overflow(of: far, outOf: square, on: screen) == nil)
  }

  @Test func `a superview with a search of its own is trusted`() throws {
    var trace = scene(150, 120, 90)
    let a = try #require(trace.participants.first { $0.name == "A" }).id
    trace.events.append(
      TraceEvent(
        index: 0, time: .zero, turn: 1, depth: 0, .pointInside(true), from: a, to: a,
        reason: Reason(.override, ["override point(inside:): super or inside B"])))
    #expect(try words(trace) == nil)
  }

  @Test func `a turned view is measured by its corners`() throws {
    let square = TraceFixtures.geometry(CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = ParticipantGeometry(
      corners: [
        CGPoint(x: 50, y: -20), CGPoint(x: 120, y: 50), CGPoint(x: 50, y: 120),
        CGPoint(x: -20, y: 50),
      ], frame: .zero)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let overflow = try #require(Overflow(of: turned, outOf: square, on: screen))
    #expect(overflow.distance == 20)
    #expect(!overflow.isWhole)
    // Seen in a mirror the corners go the other way round.
    var mirrored = square
    mirrored.corners.reverse()
    #expect(Overflow(of: turned, outOf: mirrored, on: screen) == overflow)
  }
}
