import Testing
import TouchEngine

/// What a segmented control does with a finger: it chooses a segment, without a control's tracking.
@Suite struct SegmentedControlTests {
  let world = World()

  /// Three segments, each 100 points wide.
  private func add(selected: Int = -1) -> UISegmentedControl {
    let control = UISegmentedControl()
    world.root.add("control", 50, 300, 300, 40, as: control)
    control.numberOfSegments = 3
    control.selectedSegmentIndex = selected
    _ = world.trace
    return control
  }

  private func lift(at points: [(Double, Double)]) {
    world.touch(points[0].0, points[0].1)
    for point in points.dropFirst() { world.move(point.0, point.1) }
    world.lift()
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `a segmented control sends no event of touches, only its value when that changes`(
    selected: Int
  ) {
    let control = add(selected: selected)
    world.touch(150, 320)
    #expect(!control.isTracking)
    world.move(160, 320)
    world.lift()
    #expect(control.selectedSegmentIndex == 1)
    #expect(
      world.phrases(.controlEvent)
        == (selected == 1
          ? [] : ["control valueChanged", "control primaryActionTriggered"]))
    #expect(world.phrases(.tracking).isEmpty)
  }

  @Test(arguments: [
    ([(100.0, 320.0), (300, 320)], 2), ([(100, 320), (300, 320), (200, 320)], 1),
    ([(100, 320), (300, 400)], 2), ([(100, 320), (300, 420)], nil),
    ([(100, 320), (100, 500), (300, 320)], 2), ([(100, 320), (600, 320)], nil),
  ])
  func `the segment under the finger is selected when it lifts inside`(
    points: [(Double, Double)], selected: Int?
  ) {
    let control = add(selected: 1)
    lift(at: points)
    #expect(control.selectedSegmentIndex == selected ?? 1)
  }

  @Test(arguments: [([(200.0, 320.0), (300, 700)], 2), ([(200, 320), (-400, 320)], 0)])
  func `the selected segment is dragged, wherever the finger goes`(
    points: [(Double, Double)], selected: Int
  ) {
    let control = add(selected: 1)
    lift(at: points)
    #expect(control.selectedSegmentIndex == selected)
  }

  /// A segmented control that takes every point for its own.
  private final class Boundless: UISegmentedControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  @Test
  func `the distance alone decides whether a finger is inside, not what the control overrides`() {
    let control = Boundless()
    world.root.add("control", 50, 300, 300, 40, as: control)
    control.selectedSegmentIndex = 0
    lift(at: [(300, 320), (300, 600)])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `a canceled touch selects nothing, and another finger does not count`() {
    let control = add()
    control.isMultipleTouchEnabled = true
    world.touch(100, 320)
    world.touch(300, 320, finger: 2)
    world.lift(finger: 2)
    #expect(control.selectedSegmentIndex == -1)
    world.application.cancelTouches()
    #expect(control.selectedSegmentIndex == -1)
    lift(at: [(300, 320)])
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `a disabled segmented control selects nothing`() {
    let control = add()
    control.isEnabled = false
    lift(at: [(300, 320)])
    #expect(control.selectedSegmentIndex == -1)
  }
}
