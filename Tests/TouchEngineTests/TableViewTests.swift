import Testing
import TouchEngine

/// Rows against recognizers and controls (G224–G229, G232, G292).
@Suite struct TableViewTests {
  let world = World()
  let table = UITableView()

  final class Rows: UITableViewDataSource, UITableViewDelegate {
    var allowsHighlight = true
    var count = 30
    var isEditable = false
    var commits: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.traceName = "cell \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      allowsHighlight
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable && indexPath.row != 3
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      commits.append(indexPath)
      count -= 1
      tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 5 ? nil : indexPath
    }
  }

  let rows = Rows()

  init() {
    world.root.add("table", 0, 0, 390, 440, as: table)
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    _ = world.trace
  }

  /// What the table asks and tells, and what fires.
  var story: [String] {
    let trace = world.trace
    return trace.events
      .filter { event in
        switch event.kind {
        case .life: event.word.hasSuffix("RowAt")
        case .action: trace[event.to]?.kind != .view
        default: false
        }
      }
      .map { trace.phrase(for: $0).replacing("table ", with: "") }
  }

  @Test func `a row is lit after the delay and selected at the lift (G232, G292)`() {
    world.touch(100, 100)
    world.wait(149)
    #expect(story.isEmpty)
    world.wait(1)
    #expect(story == ["shouldHighlightRowAt row 2", "didHighlightRowAt row 2"])
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.isHighlighted == true)
    world.lift()
    #expect(
      story.suffix(3) == [
        "willSelectRowAt row 2", "didUnhighlightRowAt row 2", "didSelectRowAt row 2",
      ])
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == true)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a quick tap lights and selects at the lift`() {
    world.tap(100, 100)
    #expect(story.count == 5)
    world.tap(100, 150)
    #expect(story.suffix(2) == ["didDeselectRowAt row 2", "didSelectRowAt row 3"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func `a flick lights nothing (G232)`() {
    world.drag(from: (100, 300), by: (0, -20), steps: 5)
    world.lift()
    world.wait(5_000)
    #expect(story.isEmpty)
    #expect(table.contentOffset.y > 100)
  }

  @Test func `a drag that comes late puts the light out`() {
    world.touch(100, 100)
    world.wait(200)
    world.move(100, 50)
    #expect(story.last == "didUnhighlightRowAt row 2")
    world.lift()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `the delegate may refuse the light and the selection`() {
    world.tap(100, 44 * 5 + 10)
    #expect(!story.contains("didSelectRowAt row 5"))
    #expect(story.last == "didUnhighlightRowAt row 5")
    rows.allowsHighlight = false
    world.tap(100, 10)
    #expect(story.last == "shouldHighlightRowAt row 0")
  }

  @Test func `a short tap goes to a recognizer around the table and selects nothing (G224)`() {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    world.tap(100, 100)
    #expect(story == ["tap fires ended → controller"])
    #expect(world.outcome.allSatisfy { !$0.contains("touches") })
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a longer press lights the row, and the tap takes it back (G225)`() {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    world.touch(100, 100)
    world.wait(200)
    world.lift()
    #expect(
      story == [
        "shouldHighlightRowAt row 2", "didHighlightRowAt row 2", "tap fires ended → controller",
        "didUnhighlightRowAt row 2",
      ])
  }

  @Test func `a press too long for a tap selects the row (G226)`() {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    world.touch(100, 100)
    world.wait(1_000)
    world.lift()
    #expect(story.last == "didSelectRowAt row 2")
    #expect(!story.contains { $0.hasPrefix("tap") })
  }

  @Test func `a button in a row keeps its touches from the row (G227)`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let button = UIButton()
    cell.contentView.add("button", 0, 0, 200, 44, as: button)
    world.touch(100, 100)
    world.wait(200)
    world.lift()
    #expect(story.isEmpty)
    #expect(world.phrases(.tracking) == ["button beginTracking", "button endTracking"])
    #expect(world.phrases(.controlEvent).contains("button touchUpInside"))
  }

  @Test func `a tap that cancels nothing leaves the selection (G228)`() {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
      .cancelsTouchesInView = false
    world.tap(100, 100)
    #expect(story.contains("tap fires ended → controller"))
    #expect(story.last == "didSelectRowAt row 2")
  }

  final class NotOnCells: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      var view = touch.view
      while let present = view {
        if present is UITableViewCell { return false }
        view = present.superview
      }
      return true
    }
  }

  @Test func `a tap that refuses touches on cells leaves the selection alone (G229)`() {
    let tap = world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    tap.delegate = NotOnCells()
    world.tap(100, 100)
    #expect(story.last == "didSelectRowAt row 2")
    #expect(!story.contains { $0.hasPrefix("tap") })
  }

  @Test func `a recognizer that is enabled only while a cell is open closes it first (G230)`() {
    let tap = table.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    tap.isEnabled = false
    world.tap(100, 100)
    #expect(story.last == "didSelectRowAt row 2")
    tap.isEnabled = true
    world.tap(100, 200)
    #expect(story.last == "tap fires ended → controller")
  }

  @Test func `catching a table that glides selects nothing (G209)`() {
    world.drag(from: (100, 400), by: (0, -20), steps: 8)
    world.lift()
    world.wait(100)
    world.tap(100, 100)
    world.wait(1_000)
    #expect(story.isEmpty)
  }

  @Test func `rows are found by place`() {
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 43.9))?.row == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44))?.row == 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 30 * 44)) == nil)
    rows.count = 0
    table.reloadData()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
    world.tap(100, 100)
    #expect(story.isEmpty)
  }

  func makeEditable() {
    rows.isEditable = true
    table.reloadData()
  }

  @Test func `G233 a swipe to the left opens a row, and its button deletes it`() {
    #expect(table.gestureRecognizers?.count == 2)
    makeEditable()
    #expect(table.gestureRecognizers?.count == 3)
    world.drag(from: (300, 100), by: (-20, 0), steps: 4)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.frame.minX == -60)
    world.lift()
    #expect(table.indexPathForSwipedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.frame.minX == -74)
    #expect(story == ["willBeginEditingRowAt row 2"])
    world.tap(350, 100)
    #expect(rows.commits == [IndexPath(row: 2, section: 0)])
    #expect(world.phrases(.hit).last == "hit Delete")
    #expect(
      story == [
        "willBeginEditingRowAt row 2", "Delete fires primaryActionTriggered → commit",
        "didEndEditingRowAt row 2",
      ])
    #expect(table.indexPathForSwipedRow == nil)
    #expect(world.application.invariantViolations().isEmpty)
    rows.isEditable = false
    table.reloadData()
    #expect(table.gestureRecognizers?.count == 2)
  }

  @Test func `G233 an open row closes when a finger lands elsewhere, which selects nothing`() {
    makeEditable()
    world.drag(from: (300, 100), by: (-20, 0), steps: 4)
    world.lift()
    world.tap(100, 300)
    #expect(table.indexPathForSwipedRow == nil)
    #expect(table.indexPathForSelectedRow == nil)
    world.tap(100, 300)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 6, section: 0))
  }

  @Test func `G233 a long swipe deletes at once, a short one closes, and a drag back, too`() {
    makeEditable()
    world.drag(from: (300, 100), by: (-5, 0), steps: 6)
    world.wait(200)
    world.move(271, 100)
    world.wait(200)
    world.move(270, 100)
    world.lift()
    #expect(table.indexPathForSwipedRow == nil)
    world.drag(from: (300, 100), by: (-20, 0), steps: 4)
    world.lift()
    world.drag(from: (200, 100), by: (20, 0), steps: 5)
    world.lift()
    #expect(table.indexPathForSwipedRow == nil)
    #expect(rows.commits.isEmpty)
    world.drag(from: (380, 100), by: (-60, 0), steps: 4)
    world.lift()
    #expect(rows.commits == [IndexPath(row: 2, section: 0)])
  }

  @Test(arguments: [
    ((300.0, 150.0), (-20.0, 0.0), "there is no row here that may be edited"),
    ((100.0, 100.0), (20.0, 0.0), "rows open to the left only"),
    ((300.0, 100.0), (-2.0, -20.0), "rows open to the side only"),
  ])
  func `G233 other drags open nothing`(
    start: (Double, Double), step: (Double, Double), reason: String
  ) {
    makeEditable()
    world.drag(from: start, by: step, steps: 5)
    #expect(table.indexPathForSwipedRow == nil)
    #expect(world.trace.reasons.contains { $0 == reason })
    #expect(table.isDragging == (step.1 != 0))
  }

  @Test(arguments: [(4.0, true, false), (8, true, false), (24, true, true), (8, false, true)])
  func `G233 an ordinary pan above wins, unless the swipe is very fast`(
    step: Double, hasPan: Bool, opens: Bool
  ) {
    makeEditable()
    let pan = UIPanGestureRecognizer()
    if hasPan { world.root.attach(pan, "drawer", firing: world.controller) }
    world.drag(from: (300, 100), by: (-step, 0), steps: 20 / Int(step) + 4)
    #expect((table.indexPathForSwipedRow != nil) == opens)
    #expect((pan.state == .changed) == (hasPan && !opens))
    world.lift()
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [(19.0, false), (20.0, true)])
  func `G233 a swipe on a row needs more than an ordinary pan`(way: Double, begins: Bool) {
    makeEditable()
    world.drag(from: (300, 100), by: (-way, 0), steps: 1)
    #expect((table.indexPathForSwipedRow != nil) == begins)
  }
}
