import Testing
import TraceModel

@testable import Figures

@Suite struct ScreenViewTests {
  private func extents(_ x: Double, _ y: Double, clips: Bool = true) -> [Outline.Extent] {
    let scene = TraceFixtures.Scene()
    var outer = TraceFixtures.geometry(CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.clipsToBounds = clips
    let a = scene.recorder.introduce(.view, name: "A", parent: scene.root, geometry: outer)
    _ = scene.view("B", in: a, x, y, 50, 50)
    return ScreenFixtures.views(of: scene.recorder.trace).map { $0.extent }
  }

  @Test func `what a view around it cuts off is not to be seen`() throws {
    #expect(extents(120, 120) == [.whole, .whole, .whole])
    #expect(extents(210, 120) == [.whole, .whole, .nothing])
    #expect(extents(180, 120, clips: false) == [.whole, .whole, .whole])
    guard case .part(let part) = extents(180, 120)[2] else {
      Issue.record("it is not cut")
      return
    }
    // Twenty of fifty points are left.
    #expect((part.bounds.width / part.bounds.height - 0.4).magnitude < 0.001)
  }

  @Test func `rows that were scrolled away take no room`() throws {
    let scene = TraceFixtures.Scene()
    var outer = TraceFixtures.geometry(CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.clipsToBounds = true
    let table = scene.recorder.introduce(
      .view, name: "table", parent: scene.root, geometry: outer)
    let size = ScreenGeometry(of: scene.recorder.trace).size
    for row in 0..<12 {
      _ = scene.view("row \(row)", in: table, 0, 100 * Double(row), 390, 100)
    }
    let trace = scene.recorder.trace
    #expect(ScreenGeometry(of: trace).size == size)
    #expect(ScreenFixtures.views(of: trace).last?.members.map { $0.participant.name } == ["row 8"])
  }

  @Test func `a turned view is cut along the edges of the one around it`() {
    let frame = Outline(corners: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10),
    ])
    let turned = Outline(corners: [
      CGPoint(x: 5, y: -5), CGPoint(x: 15, y: 5), CGPoint(x: 5, y: 15), CGPoint(x: -5, y: 5),
    ])
    guard case .part(let part) = turned.extent(within: [frame]) else {
      Issue.record("it is not cut")
      return
    }
    #expect(part.bounds == frame.bounds)
    let reversed = Outline(corners: frame.corners.reversed())
    #expect(frame.extent(within: [reversed]) == .whole)
  }

  @Test func `the frame of what is cut off is drawn with dots, and its label says so`() {
    let scene = TraceFixtures.Scene()
    var outer = TraceFixtures.geometry(CGRect(x: 100, y: 100, width: 200, height: 200))
    outer.clipsToBounds = true
    let a = scene.recorder.introduce(.view, name: "A", parent: scene.root, geometry: outer)
    _ = scene.view("B", in: a, 250, 120, 100, 100)
    let picture = ScreenFixtures.picture(of: scene.recorder.trace)
    #expect(picture.components("class=\"fig-view fig-unseen\"") == 1)
    #expect(picture.components("class=\"fig-view\"") == 2)
    #expect(picture.contains("B<tspan> clipped</tspan>"))
  }

  @Test func `what is in a hidden or transparent view is not to be seen either`() {
    let scene = TraceFixtures.Scene()
    for (name, isHidden, alpha) in [("A", true, 1.0), ("C", false, 0.005)] {
      let outer = scene.view(
        name, in: scene.root, 20, alpha * 100, 200, 80, isHidden: isHidden, alpha: alpha)
      _ = scene.view("in\(name)", in: outer, 40, alpha * 100 + 10, 100, 20)
    }
    let views = ScreenFixtures.views(of: scene.recorder.trace)
    #expect(views.dropFirst().allSatisfy { $0.look == .unseen })
    let picture = ScreenFixtures.picture(of: scene.recorder.trace)
    #expect(picture.components("class=\"fig-view fig-unseen\"") == 4)
    #expect(picture.contains("<tspan> hidden</tspan>"))
    #expect(picture.contains("<tspan> transparent</tspan>"))
  }

  @Test func `a pale view is drawn pale, with what is in it, and its label says how pale`() {
    let scene = TraceFixtures.Scene()
    let a = scene.view("A", in: scene.root, 20, 100, 200, 200, alpha: 0.5)
    _ = scene.view("B", in: a, 40, 150, 100, 60)
    let views = ScreenFixtures.views(of: scene.recorder.trace)
    #expect(views.map { $0.opacity } == [1, 0.5, 0.5])
    let picture = ScreenFixtures.picture(of: scene.recorder.trace)
    #expect(picture.components("<g opacity=\"0.5\">") == 2)
    #expect(picture.contains("A<tspan> alpha 0.5</tspan>"))
  }

  @Test func `windows and views as large as the screen are only names`() {
    let scene = TraceFixtures.Scene()
    let picture = ScreenFixtures.picture(of: scene.recorder.trace)
    #expect(!picture.contains("fig-view"))
    #expect(picture.contains(">window, root</text>"))
  }

  @Test func `a container is not named beside what it contains`() {
    let scene = TraceFixtures.Scene()
    for name in ["UITransitionView", "UIDropShadowView"] {
      _ = scene.recorder.introduce(
        .view, name: name, parent: scene.window,
        geometry: TraceFixtures.geometry(CGRect(x: 0, y: 0, width: 390, height: 844)),
        appearance: ViewAppearance(.container))
    }
    let lines = ScreenFixtures.views(of: scene.recorder.trace).map { $0.lines.map { $0.name } }
    #expect(lines == [["window, root"]])
  }

  @Test func `the content of a cell is named when it is hit, and shortly`() throws {
    let scene = TraceFixtures.Scene()
    let frame = TraceFixtures.geometry(CGRect(x: 0, y: 100, width: 390, height: 44))
    let cell = scene.recorder.introduce(
      .view, name: "row 3 of list", parent: scene.root, geometry: frame,
      appearance: ViewAppearance(.cell))
    let content = scene.recorder.introduce(
      .view, name: "contentView of row 3 of list", parent: cell, geometry: frame)
    func names() -> [[String]] {
      let trace = scene.recorder.trace
      let walks = trace.events.filter { $0.kind == .hit }.map {
        HitTestWalk(endingWith: $0, in: trace)
      }
      return ScreenView.views(of: trace, walks: walks, geometry: ScreenGeometry(of: trace))
        .map { $0.lines.map { $0.name } }
    }
    #expect(names() == [["window, root"], ["row 3 of list"]])
    scene.recorder.record(.hit(content), from: scene.window, to: content)
    #expect(names() == [["window, root"], ["contentView", "row 3 of list"]])
  }

  @Test func `the time and the battery stand on a phone that is held upright`() {
    let upright = DeviceOutline(around: CGRect(x: 10, y: 10, width: 185, height: 400))
    #expect(upright.statusBar.count == 2)
    let flat = DeviceOutline(around: CGRect(x: 10, y: 10, width: 260, height: 120))
    #expect(flat.statusBar.isEmpty)
    #expect(upright.glass.text.hasPrefix("M22 10H183a12 12 0 0 1 12 12V398"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int {
    ranges(of: text).count
  }
}
