import Testing
import TraceModel

@testable import Figures

@Suite struct ViewTitleTests {
  @Test(arguments: [
    ("send", "Send"), ("sendButton", "Send"), ("submitOrder", "Submit Order"), ("B", "B"),
    ("A2b", "A2b"), ("button", "Button"), ("priceLabel", "Price"), ("save_button", "Save"),
    ("tab of first", "tab of first"), ("über", "über"), ("_", ""),
  ])
  func `the title of a button without one is made of its name`(name: String, title: String) {
    #expect(ViewTitle.words(of: name) == title)
  }

  /// What is written on and beside the views, line by line.
  private func lines(_ views: [(name: String, appearance: ViewAppearance?)]) -> [String] {
    ScreenFixtures.labels(of: ScreenFixtures.trace(views)).flatMap { label in
      label.lines.map { $0.obstacles.isEmpty ? $0.name : "\($0.name) [\($0.obstacles)]" }
    }
  }

  @Test func `a button shows its title, and its name only when the title does not tell it`() {
    #expect(
      lines([
        ("sendButton", ViewAppearance(.button)), ("b1", ViewAppearance(.button, title: "Buy now")),
        ("cancel", ViewAppearance(.button, title: "Cancel")), ("plain", nil),
      ]) == ["window, root", "Send", "Buy now [b1]", "Cancel", "plain"])
  }

  @Test func `equal titles are told apart by the names`() {
    #expect(
      lines([
        ("save", ViewAppearance(.button)), ("saveButton", ViewAppearance(.button)),
        ("Open", nil), ("open", ViewAppearance(.barButton)),
      ]) == ["window, root", "Save", " [save]", "Save", " [saveButton]", "Open", "Open", " [open]"])
  }

  @Test func `the button of a bar that is made anew is still the same button`() {
    let close = ("close", Optional(ViewAppearance(.barButton, title: "close")))
    #expect(lines([close, close]) == ["window, root", "Close", "Close"])
  }

  @Test func `only what shows words has a title`() {
    for form in ViewAppearance.Form.allCases {
      let view = Participant(
        id: ParticipantID(0), kind: .view, name: "it", className: "UIView",
        appearance: ViewAppearance(form))
      let forms: [ViewAppearance.Form] = [.backButton, .barButton, .button, .label, .tabBarButton]
      #expect((ViewTitle(of: view) != nil) == forms.contains(form))
    }
  }

  @Test func `the line from a name crosses no other view and no other line`() throws {
    let scene = TraceFixtures.Scene()
    for (place, name) in ["theFirstView", "theSecondView", "theThirdView"].enumerated() {
      _ = scene.recorder.introduce(
        .view, name: name, className: "UIView", parent: scene.root,
        geometry: TraceFixtures.geometry(
          CGRect(x: 20 + 120 * Double(place), y: 300, width: 100, height: 100)))
    }
    let trace = scene.recorder.trace
    let views = ScreenFixtures.views(of: trace)
    let labels = ScreenFixtures.labels(of: trace).filter { $0.leader != nil }
    #expect(labels.count == 3)
    for label in labels {
      let leader = try #require(label.leader)
      #expect(label.lines.map(\.name) == [views[label.view].members[0].participant.name])
      for (place, view) in views.enumerated() where place > 0 && place != label.view {
        let bounds = view.outline.bounds
        #expect(!Outline.crosses(leader.from, leader.to, bounds), "\(label.lines)")
      }
      for other in labels where other.view > label.view {
        let (from, to) = try #require(other.leader)
        // Its line begins farther to the right, and is below this one.
        #expect(to.x > leader.to.x && from.y > leader.from.y)
      }
    }
  }

  @Test func `a title stands in the middle of its button`() throws {
    let trace = ScreenFixtures.trace([("send", ViewAppearance(.button))])
    let label = try #require(ScreenFixtures.labels(of: trace).last)
    let bounds = try #require(ScreenFixtures.views(of: trace).last).outline.bounds
    let width = try #require(label.lines.first).width
    #expect((label.x + width / 2 - bounds.midX).magnitude < 0.1)
    #expect(label.leader == nil)
  }

  @Test func `what is to be said of a button stands on it, too, where there is room`() throws {
    let scene = TraceFixtures.Scene()
    _ = scene.recorder.introduce(
      .view, name: "cancel", parent: scene.root,
      geometry: TraceFixtures.geometry(CGRect(x: 20, y: 100, width: 300, height: 44)),
      appearance: ViewAppearance(.button, isEnabled: false))
    let label = try #require(ScreenFixtures.labels(of: scene.recorder.trace).last)
    #expect(label.lines.map { "\($0.name) [\($0.obstacles)]" } == ["Cancel [disabled]"])
    #expect(label.leader == nil)
  }

  @Test func `a control that does not work says so, and looks so`() {
    let off = [("cancel", Optional(ViewAppearance(.button, isEnabled: false)))]
    #expect(lines(off) == ["window, root", "Cancel", " [disabled]"])
    let picture = ScreenFixtures.picture(of: ScreenFixtures.trace(off))
    #expect(picture.contains("class=\"fig-view fig-key fig-off\""))
    #expect(picture.contains("<tspan>disabled</tspan>"))
  }
}
