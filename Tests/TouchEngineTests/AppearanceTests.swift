import Testing
import TouchEngine
import TraceModel

/// What a trace says about the looks of views.
@Suite struct AppearanceTests {
  let world = World()

  /// What the trace says about a view.
  private func appearance<View: UIView>(of view: View) throws -> ViewAppearance? {
    world.root.add("it", 100, 300, 100, 40, as: view)
    let trace = world.trace
    return try #require(trace.participants.last { $0.name == "it" }).appearance
  }

  @Test func `a plain view shows nothing`() throws {
    #expect(try appearance(of: UIView()) == nil)
    #expect(try appearance(of: UIControl()) == ViewAppearance(.control))
  }

  @Test func `a button shows the title of its state, or else that of the normal one`() throws {
    let button = UIButton()
    #expect(button.currentTitle == nil)
    button.setTitle("Send", for: .normal)
    button.setTitle("Sent", for: .disabled)
    #expect(button.currentTitle == "Send")
    button.isEnabled = false
    #expect(
      try appearance(of: button) == ViewAppearance(.button, title: "Sent", isEnabled: false))
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Send")
    #expect(button.title(for: .disabled) == nil)
  }

  @Test func `controls show their values`() throws {
    let flag = UISwitch()
    flag.setOn(true, animated: false)
    #expect(try appearance(of: flag) == ViewAppearance(.switchControl, value: 1))
  }

  @Test func `a slider shows how far its thumb is`() throws {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 12.5
    #expect(try appearance(of: slider) == ViewAppearance(.slider, value: 0.25))
  }

  @Test func `segments and pages are counted`() throws {
    let segments = UISegmentedControl()
    segments.numberOfSegments = 4
    #expect(
      try appearance(of: segments) == ViewAppearance(.segmentedControl, value: -1, count: 4))
  }

  @Test func `a label shows its text`() throws {
    let label = UILabel()
    label.text = "12 items"
    #expect(try appearance(of: label) == ViewAppearance(.label, title: "12 items"))
  }
}
