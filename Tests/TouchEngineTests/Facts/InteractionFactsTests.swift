import Testing
import TouchEngine

/// Facts G270 to G279: the interactions of context menus and drags, and the long presses next to
/// them.
@Suite struct InteractionFactsTests {
  /// A delegate that provides a menu and an item, or neither, and remembers what it was asked.
  final class Provider: UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
    var provides = true
    var locations: [CGPoint] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      locations.append(location)
      return provides ? UIContextMenuConfiguration() : nil
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      provides ? [UIDragItem()] : []
    }
  }

  let world = World()
  let log = Log()
  let provider = Provider()
  let view: UIView

  init() {
    let photo = Witness("photo", log)
    world.root.add("photo", 0, 0, 200, 200, as: photo)
    view = photo
  }

  /// What the view and the recognizers wrote down, without the questions to the view.
  private var lines: [String] { log.lines.filter { !$0.contains("shouldBegin") } }

  /// Adds a long press that writes into the log.
  private func addPress(after seconds: Double, to place: UIView? = nil)
    -> UILongPressGestureRecognizer
  {
    let press = UILongPressGestureRecognizer(
      target: nil, action: Selector("act") { [log] in log.add("press \($0.state.word)") })
    press.minimumPressDuration = seconds
    (place ?? view).addGestureRecognizer(press)
    return press
  }

  private func press(for milliseconds: Double) {
    world.touch(50, 60)
    world.wait(milliseconds)
    world.lift()
  }

  @Test func `G270 an interaction brings a recognizer to its view and takes it away again`() {
    let menu = UIContextMenuInteraction(delegate: provider)
    let drag = UIDragInteraction(delegate: provider)
    #expect(menu.view == nil)
    view.addInteraction(menu)
    view.addInteraction(drag)
    #expect(menu.view === view)
    #expect(
      view.interactions.map(ObjectIdentifier.init) == [
        ObjectIdentifier(menu), ObjectIdentifier(drag),
      ])
    #expect(view.gestureRecognizers?.count == 2)
    view.removeInteraction(menu)
    #expect(menu.view == nil)
    #expect(view.interactions.count == 1)
    press(for: 400)
    #expect(provider.locations.isEmpty)
  }

  @Test func `G271 a context menu asks for its menu before the usual long press begins`() {
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    let press = addPress(after: 0.5)
    world.touch(50, 60)
    world.wait(240)
    #expect(provider.locations.isEmpty)
    #expect(press.state == .possible)
    world.wait(20)
    #expect(provider.locations == [CGPoint(x: 50, y: 60)])
    world.wait(400)
    world.lift()
    #expect(lines == ["photo began", "photo cancelled"])
  }

  @Test func `G272 without a configuration there's no menu, and the long press begins`() {
    provider.provides = false
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    _ = addPress(after: 0.5)
    press(for: 600)
    #expect(provider.locations.count == 1)
    #expect(lines == ["photo began", "press began", "photo cancelled", "press ended"])
  }

  @Test func `G273 a lift begins after less time than the usual long press`() {
    view.addInteraction(UIDragInteraction(delegate: provider))
    world.touch(50, 60)
    world.wait(320)
    #expect(lines == ["photo began"])
    world.wait(10)
    #expect(lines == ["photo began", "photo cancelled"])
    world.lift()
  }

  @Test func `G274 without items there's no lift`() {
    provider.provides = false
    view.addInteraction(UIDragInteraction(delegate: provider))
    press(for: 600)
    #expect(lines == ["photo began", "photo ended"])
  }

  @Test func `G275 a menu and a lift on the same view begin with the same touch`() {
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    view.addInteraction(UIDragInteraction(delegate: provider))
    world.touch(50, 60)
    world.wait(400)
    #expect(view.gestureRecognizers?.map(\.state) == [.began, .began])
    world.lift()
  }

  @Test(arguments: [0.2, 0.5])
  func `G276 a lift and a long press don't prevent each other`(seconds: Double) {
    let drag = UIDragInteraction(delegate: provider)
    view.addInteraction(drag)
    let press = addPress(after: seconds)
    world.touch(50, 60)
    world.wait(600)
    #expect(press.state == .began)
    #expect(view.gestureRecognizers?.map(\.state) == [.began, .began])
    world.lift()
  }

  @Test func `G276 a lift makes other recognizers fail`() {
    view.addInteraction(UIDragInteraction(delegate: provider))
    let pan = UIPanGestureRecognizer(
      target: nil, action: Selector("act") { [log] in log.add("pan \($0.state.word)") })
    view.addGestureRecognizer(pan)
    world.touch(50, 60)
    world.wait(400)
    world.move(90, 60)
    world.lift()
    #expect(lines == ["photo began", "photo cancelled"])
  }

  @Test func `G277 a disabled drag interaction responds to nothing`() {
    let drag = UIDragInteraction(delegate: provider)
    #expect(drag.isEnabled)
    drag.isEnabled = false
    view.addInteraction(drag)
    press(for: 600)
    #expect(lines == ["photo began", "photo ended"])
    drag.isEnabled = true
    press(for: 600)
    #expect(lines.suffix(2) == ["photo began", "photo cancelled"])
  }

  @Test func `G278 a tap and a drag before the menu go on as usual`() {
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: nil, action: Selector("act") { [log] in log.add("tap \($0.state.word)") }))
    world.tap(50, 60)
    #expect(lines == ["photo began", "tap ended", "photo cancelled"])
    world.wait(500)
    world.touch(50, 60)
    world.move(90, 60)
    world.wait(500)
    world.lift()
    #expect(provider.locations.isEmpty)
  }

  @Test(arguments: [0.2, 0.3])
  func `G279 of a menu and a long press, the one that begins first wins`(seconds: Double) {
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    _ = addPress(after: seconds, to: world.root)
    press(for: 600)
    let isFirst = seconds < 0.25
    #expect(lines.contains("press began") == isFirst)
    #expect(provider.locations.isEmpty == isFirst)
  }
}
