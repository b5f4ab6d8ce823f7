import Testing
import TouchEngine

/// Facts G270 to G279, G290, and G291: the interactions of context menus and drags, the long presses
/// next to them, and the menus of lists.
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

  // MARK: Lists

  /// The data and the menus of a list.
  final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var providesContextMenus = true
    var asked: [String] = []
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append("row \(indexPath.row) at \(point.x) \(point.y)")
      return indexPath.row == 1 ? UIContextMenuConfiguration() : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell()
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      selected.append(indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map { "item \($0.item)" }.joined(separator: " "))
      return indexPaths.first?.item == 1 ? UIContextMenuConfiguration() : nil
    }
  }

  /// Adds a table with rows of 44 points below the photo.
  private func addTable(_ rows: Rows) -> UITableView {
    let table = UITableView()
    world.root.add("table", 0, 200, 300, 400, as: table)
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    return table
  }

  private func press(_ y: Double, for milliseconds: Double) {
    world.touch(50, y)
    world.wait(milliseconds)
    world.lift()
  }

  @Test func `G290 a table asks its delegate for the menu of the row under the finger`() {
    let rows = Rows()
    let table = addTable(rows)
    world.touch(50, 264)
    world.wait(240)
    #expect(rows.asked.isEmpty)
    world.wait(20)
    #expect(rows.asked == ["row 1 at 50.0 64.0"])
    #expect(table.gestureRecognizers?.last?.state == .began)
    world.lift()
    // A row without a menu is selected, and below the rows there's nothing to ask about.
    press(220, for: 600)
    #expect(rows.asked.last == "row 0 at 50.0 20.0")
    #expect(rows.selected == [0])
    press(590, for: 600)
    #expect(rows.asked.count == 2)
  }

  @Test func `G290 a collection view asks its delegate for the menu of an item`() {
    let rows = Rows()
    let grid = UICollectionView()
    grid.collectionViewLayout.itemSize = CGSize(width: 100, height: 100)
    grid.collectionViewLayout.minimumInteritemSpacing = 0
    world.root.add("grid", 0, 200, 300, 400, as: grid)
    grid.dataSource = rows
    grid.delegate = rows
    grid.reloadData()
    for x in [50.0, 150] {
      world.touch(x, 250)
      world.wait(600)
      world.lift()
    }
    #expect(rows.asked == ["item 0", "item 1"])
    #expect(rows.selected == [0])
  }

  @Test func `G290 only a delegate with menus brings the interaction`() {
    let rows = Rows()
    rows.providesContextMenus = false
    let table = addTable(rows)
    #expect(table.contextMenuInteraction == nil)
    press(264, for: 600)
    #expect(rows.asked.isEmpty)
    #expect(rows.selected == [1])
    rows.providesContextMenus = true
    table.delegate = rows
    #expect(table.contextMenuInteraction?.view === table)
    #expect(table.interactions.count == 1)
    table.delegate = rows
    #expect(table.interactions.count == 1)
    table.delegate = nil
    #expect(table.contextMenuInteraction == nil)
    #expect(table.interactions.isEmpty)
  }

  @Test func `G291 a row whose menu opens isn't selected`() {
    let rows = Rows()
    let table = addTable(rows)
    world.touch(50, 264)
    world.wait(200)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.isHighlighted == true)
    world.wait(200)
    #expect(cell?.isHighlighted == false)
    world.lift()
    #expect(rows.selected.isEmpty)
    press(264, for: 200)
    #expect(rows.selected == [1])
  }
}
