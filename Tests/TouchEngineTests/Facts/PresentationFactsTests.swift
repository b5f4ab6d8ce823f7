import Testing
import TouchEngine

/// Controllers over others: sheets that follow a finger, and what covers the whole screen.
@Suite struct PresentationFactsTests {
  let world = World()
  let sheet = UIViewController()
  let log = Log()

  init() {
    sheet.traceName = "sheet"
    sheet.view.traceName = "sheetView"
  }

  func present(_ style: UIModalPresentationStyle = .automatic) {
    sheet.modalPresentationStyle = style
    world.controller.present(sheet, animated: false)
    _ = world.trace
  }

  /// How far down from its place the sheet is.
  var way: Double { (sheet.view.superview?.frame.minY ?? 0) - 57 }

  @Test func `a sheet begins below the upper edge, and takes the touches beside it`() {
    sheet.isModalInPresentation = true
    present()
    #expect(sheet.view.superview?.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    world.tap(200, 30)
    world.tap(200, 300)
    #expect(world.phrases(.hit) == ["hit UIDimmingView", "hit sheetView"])
    #expect(world.controller.presentedViewController === sheet)
  }

  @Test func `G223 a sheet follows the finger one to one after ten points`() {
    present()
    world.touch(200, 300)
    world.move(200, 309)
    #expect(way == 0)
    world.move(200, 310)
    #expect(way == 0)
    #expect(world.trace.reasons.contains { $0 == "moved 10 of 10 pt" })
    world.move(200, 345)
    #expect(way == 35)
    world.move(200, 200)
    #expect(way == 0)
    world.lift()
    #expect(world.controller.presentedViewController === sheet)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [(-1.0, 30.0), (30.0, 20.0)])
  func `G223 a sheet does not go up or to the side`(down: Double, side: Double) {
    present()
    world.drag(from: (200, 300), by: (side, down * 0.5), steps: 4)
    #expect(way == 0)
    #expect(world.trace.reasons.contains { $0 == "a sheet goes down only" })
  }

  @Test(arguments: [(20.0, false), (38.0, false), (41.0, true)])
  func `G223 a sheet that has gone more than half of its height goes away`(
    step: Double, goes: Bool
  ) {
    present()
    world.drag(from: (200, 300), by: (0, step), steps: 10)
    // The finger rests, so that its speed is none.
    for index in 0..<40 {
      world.wait(16)
      world.move(200, 300 + step * 10 + (index % 2 == 0 ? 0.01 : 0))
    }
    world.lift()
    #expect(sheet.isBeingDismissed == goes)
    world.wait(1_000)
    #expect((sheet.view.window == nil) == goes)
    #expect((world.controller.presentedViewController == nil) == goes)
    if !goes { #expect(way == 0) }
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [(15.0, false), (17.0, true)])
  func `G223 a fling of a thousand points per second takes a sheet away`(
    step: Double, goes: Bool
  ) {
    present()
    world.drag(from: (200, 300), by: (0, step), steps: 8)
    world.lift()
    #expect(sheet.isBeingDismissed == goes)
  }

  private func presentWithDetents() -> UISheetPresentationController? {
    let presentation = sheet.sheetPresentationController
    presentation?.detents = [.large(), .medium()]
    present()
    return presentation
  }

  /// The distance of the sheet from the upper edge.
  private var top: Double { sheet.view.superview?.frame.minY ?? 0 }

  @Test func `G304 a sheet rests at its smallest detent, or at the one that was selected`() {
    let presentation = presentWithDetents()
    #expect(top == 422)
    #expect(sheet.view.frame.height == 422)
    presentation?.selectedDetentIdentifier = .large
    #expect(top == 57)
    presentation?.detents = [.medium()]
    #expect(top == 422)
    #expect(sheet.sheetPresentationController === presentation)
    sheet.dismiss(animated: false)
    world.wait(1_000)
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.sheetPresentationController == nil)
  }

  @Test(arguments: [(-20.0, 422.0), (-39.0, 57.0), (20.0, 422.0)])
  func `G304 a dragged sheet rests at the nearer detent`(step: Double, end: Double) {
    _ = presentWithDetents()
    world.drag(from: (200, 600), by: (0, step), steps: 5)
    // The first ten points let the drag begin.
    #expect(top == 422 + step * 5 - (step < 0 ? -10 : 10))
    // The finger rests, so that its speed is none.
    for index in 0..<40 {
      world.wait(16)
      world.move(200, 600 + step * 5 + (index % 2 == 0 ? 0.01 : 0))
    }
    world.lift()
    #expect(top == end)
    #expect(world.controller.presentedViewController === sheet)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `G304 a flung sheet goes to the other detent, and from the smallest away`() {
    _ = presentWithDetents()
    world.drag(from: (200, 600), by: (0, -20), steps: 3)
    world.lift()
    #expect(top == 57)
    world.drag(from: (200, 300), by: (0, 20), steps: 3)
    world.lift()
    #expect(top == 422)
    world.drag(from: (200, 600), by: (0, 20), steps: 3)
    world.lift()
    #expect(sheet.isBeingDismissed)
  }

  @Test(arguments: [(true, false), (false, true)])
  func `G305 a sheet expands before its content scrolls`(prefers: Bool, scrolls: Bool) {
    let scroll = world.scroll("scroll", 0, 0, 390, 400, content: (390, 2_000), in: sheet.view)
    let presentation = presentWithDetents()
    presentation?.prefersScrollingExpandsWhenScrolledToEdge = prefers
    world.drag(from: (200, 600), by: (0, -20), steps: 3)
    #expect(scroll.isDragging == scrolls)
    #expect((top < 422) == !scrolls)
    world.lift()
    world.wait(2_000)
    guard prefers else { return }
    #expect(top == 57)
    world.drag(from: (200, 300), by: (0, -20), steps: 3)
    #expect(scroll.isDragging)
    #expect(top == 57)
  }

  @Test func `G305 content that isn't at its top scrolls in a small sheet, too`() {
    let scroll = world.scroll("scroll", 0, 0, 390, 400, content: (390, 2_000), in: sheet.view)
    _ = presentWithDetents()
    scroll.contentOffset.y = 100
    world.drag(from: (200, 600), by: (0, -20), steps: 3)
    #expect(scroll.isDragging)
  }

  @Test(arguments: [UISheetPresentationController.Detent.Identifier.medium, nil])
  func `G306 what is around an undimmed sheet is touched`(
    largest: UISheetPresentationController.Detent.Identifier?
  ) {
    let presentation = presentWithDetents()
    presentation?.largestUndimmedDetentIdentifier = largest
    presentation?.delegate = {
      let listener = Listens(log)
      listener.allows = false
      return listener
    }()
    world.tap(200, 300)
    presentation?.selectedDetentIdentifier = .large
    world.tap(200, 30)
    let first = largest == nil ? "hit UIDimmingView" : "hit root"
    #expect(world.phrases(.hit) == [first, "hit UIDimmingView"])
  }

  @Test func `G306 a modal sheet keeps the touches around it, undimmed or not`() {
    let presentation = presentWithDetents()
    presentation?.largestUndimmedDetentIdentifier = .large
    world.tap(200, 300)
    sheet.isModalInPresentation = true
    world.tap(200, 300)
    sheet.isModalInPresentation = false
    world.tap(200, 300)
    let hits = world.phrases(.hit)
    #expect(hits.count == 3)
    #expect(hits.first == "hit root" && hits.last == "hit root")
    #expect(hits[1] != "hit root")
  }

  final class Listens: UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("attempt")
    }
  }

  @Test(arguments: [
    ("allows", ["should", "will", "did"]), ("refuses", ["should", "attempt"]),
    ("modal", ["attempt"]),
  ])
  func `the delegate of a sheet is asked and told`(choice: String, calls: [String]) {
    let listener = Listens(log)
    listener.allows = choice != "refuses"
    sheet.isModalInPresentation = choice == "modal"
    sheet.presentationController.delegate = listener
    present()
    world.drag(from: (200, 300), by: (0, 40), steps: 10)
    world.lift()
    world.wait(1_000)
    #expect(log.lines == calls)
    #expect((sheet.view.window == nil) == (choice == "allows"))
    #expect(way == (choice == "allows" ? -57 : 0))
  }

  @Test func `G312 a tap on the dimmed area dismisses a sheet`() {
    let listener = Listens(log)
    sheet.presentationController.delegate = listener
    present()
    world.tap(200, 30)
    world.wait(1_000)
    #expect(log.lines == ["should", "will", "did"])
    #expect(sheet.view.window == nil)
  }

  @Test(arguments: [("refuses", ["should", "attempt"]), ("modal", [String]())])
  func `G312 a sheet that's modal, or whose delegate declines, stays`(
    choice: String, calls: [String]
  ) {
    let listener = Listens(log)
    listener.allows = false
    sheet.isModalInPresentation = choice == "modal"
    sheet.presentationController.delegate = listener
    present()
    world.tap(200, 30)
    world.wait(1_000)
    #expect(log.lines == calls)
    #expect(sheet.view.window != nil)
  }

  func scroll() -> UIScrollView {
    present()
    return world.scroll("scroll", 0, 0, 390, 787, content: (390, 3_000), in: sheet.view)
  }

  @Test func `G223 a scroll view at its top hands a drag down to the sheet`() {
    let scroll = scroll()
    world.drag(from: (200, 300), by: (0, 20), steps: 3)
    #expect(way == 50)
    #expect(!scroll.isDragging)
    #expect(
      world.trace.events.contains {
        $0.reason == Reason(.sheetGoesDown)
      })
    world.move(200, 100)
    #expect(scroll.contentOffset.y == 0)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [(0.0, -20.0), (40.0, 20.0)])
  func `G223 elsewhere the scroll view scrolls, and the sheet stays`(
    offset: Double, step: Double
  ) {
    let scroll = scroll()
    scroll.contentOffset.y = offset
    world.drag(from: (200, 400), by: (0, step), steps: 5)
    #expect(scroll.isDragging)
    #expect(way == 0)
    world.lift()
  }

  @Test func `a full-screen controller takes what it covers out of the window`() {
    let view = world.witness("V", log)
    world.touch(50, 50)
    present(.fullScreen)
    #expect(view.window == nil)
    #expect(log.lines == ["V began", "V cancelled"])
    #expect(sheet.next === world.controller)
    #expect(world.controller.next === world.window)
    world.lift()
    world.tap(50, 50)
    #expect(world.phrases(.hit).last == "hit sheetView")
    world.controller.dismiss(animated: false)
    #expect(view.window === world.window)
    #expect(world.root.frame == world.window.bounds)
    world.tap(50, 50)
    #expect(log.lines.suffix(2) == ["V began", "V ended"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  /// A controller that writes down when it comes into sight and goes.
  final class Appears: UIViewController {
    let log: Log
    init(_ name: String, _ log: Log) {
      self.log = log
      super.init()
      traceName = name
    }
    override func viewWillAppear(_ animated: Bool) { log.add("\(traceName) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(traceName) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(traceName) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(traceName) didDisappear") }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `D144 the covered controller hears of it only when it leaves the window`(
    style: UIModalPresentationStyle
  ) {
    let back = Appears("back", log)
    let front = Appears("front", log)
    world.window.rootViewController = back
    world.wait(0)
    log.lines.removeAll()
    front.modalPresentationStyle = style
    back.present(front, animated: true)
    world.wait(1_000)
    back.dismiss(animated: true)
    world.wait(1_000)
    #expect(
      log.lines.filter { $0.hasPrefix("front") } == [
        "front willAppear", "front didAppear", "front willDisappear", "front didDisappear",
      ])
    if style == .fullScreen {
      #expect(
        log.lines == [
          "back willDisappear", "front willAppear", "front didAppear", "back didDisappear",
          "front willDisappear", "back willAppear", "back didAppear", "front didDisappear",
        ])
    } else {
      #expect(log.lines.count == 4)
    }
  }
}
