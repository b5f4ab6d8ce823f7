import Testing
import TouchEngine

/// Facts D258 to D264: the pages of page view controllers.
@Suite struct PageFactsTests {
  let world = World()

  /// Three pages in order.
  final class Pages: UIPageViewControllerDataSource {
    let all = ["one", "two", "three"].map { name in
      let page = UIViewController()
      page.traceName = name
      page.view.traceName = "view of " + name
      return page
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      guard let index = all.firstIndex(where: { $0 === page }) else { return nil }
      return all.indices.contains(index + step) ? all[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }

  /// A delegate that records what it's told.
  final class Reader: UIPageViewControllerDelegate {
    var lines: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      lines.append("to " + pendingViewControllers.map(\.traceName).joined())
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      lines.append("\(completed) from " + previousViewControllers.map(\.traceName).joined())
    }
  }

  /// Lets nothing receive a touch.
  final class Refusal: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
  }

  let data = Pages()
  let reader = Reader()

  /// Shows the first page on a screen of 390 by 844 points.
  func book(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let book = UIPageViewController(transitionStyle: style)
    book.dataSource = data
    book.delegate = reader
    book.setViewControllers([data.all[0]], direction: .forward, animated: false)
    world.window.rootViewController = book
    world.wait(20)
    return book
  }

  func shown(by book: UIPageViewController) -> String {
    (book.viewControllers ?? []).map(\.traceName).joined()
  }

  private func swipe(from start: Double, by distance: Double, lifts: Bool = true) {
    world.touch(start, 400)
    for step in 1...10 {
      world.wait(16)
      world.move(start + distance * Double(step) / 10, 400)
    }
    if lifts { world.lift() }
  }

  @Test func `D258 a pan and a tap turn a page that curls`() {
    let book = book(.pageCurl)
    let classes = book.gestureRecognizers.map(\.className)
    #expect(classes == ["UIPanGestureRecognizer", "UITapGestureRecognizer"])
    #expect(book.gestureRecognizers.allSatisfy { $0.view === book.view })
    swipe(from: 300, by: -250)
    #expect(shown(by: book) == "two")
    world.wait(500)
    world.tap(380, 400)
    #expect(shown(by: book) == "three")
    world.wait(500)
    world.tap(10, 400)
    #expect(shown(by: book) == "two")
  }

  @Test func `D259 pages that scroll list no recognizers`() {
    #expect(book(.scroll).gestureRecognizers.isEmpty)
  }

  @Test func `D260 the delegate of the recognizers can be replaced`() {
    let book = book(.pageCurl)
    let refusal = Refusal()
    for recognizer in book.gestureRecognizers { recognizer.delegate = refusal }
    world.tap(380, 400)
    swipe(from: 300, by: -250)
    #expect(shown(by: book) == "one")
  }

  @Test func `D261 a tap turns a page only near an edge, and only to another page`() {
    let book = book(.pageCurl)
    world.tap(200, 400)
    world.wait(500)
    world.tap(10, 400)
    #expect(shown(by: book) == "one")
    #expect(reader.lines == [])
  }

  @Test func `D261 a tap near an edge takes the touch from the page and leaves a button alone`() {
    let book = book(.pageCurl)
    let log = Log()
    data.all[0].view.add("like", 340, 380, 40, 40, as: Witness("like", log))
    world.tap(360, 400)
    #expect(log.lines.filter { !$0.contains("shouldBegin") } == ["like began", "like cancelled"])
    #expect(shown(by: book) == "two")
    world.wait(500)
    data.all[1].view.add("buy", 340, 380, 40, 40, as: UIButton())
    world.tap(360, 400)
    #expect(shown(by: book) == "two")
  }

  @Test func `D262 pages that scroll are in a scroll view three pages wide`() throws {
    let book = book(.scroll)
    let scroll = try #require(book.view.subviews.first as? UIScrollView)
    #expect(scroll.className == "_UIQueuingScrollView")
    #expect(scroll.isPagingEnabled)
    #expect(scroll.contentSize.width == 3 * scroll.bounds.width)
    #expect(scroll.contentOffset.x == scroll.bounds.width)
    swipe(from: 300, by: -250)
    world.wait(2_000)
    #expect(shown(by: book) == "two")
    #expect(scroll.contentOffset.x == scroll.bounds.width)
    #expect(scroll.subviews.map(\.traceName) == ["view of two"])
  }

  @Test func `D262 the first page doesn't scroll back`() {
    let book = book(.scroll)
    swipe(from: 100, by: 250)
    world.wait(2_000)
    #expect(shown(by: book) == "one")
    #expect(reader.lines == [])
  }

  @Test func `D263 the delegate is notified of a turn, and whether it was completed`() {
    for style in [UIPageViewController.TransitionStyle.pageCurl, .scroll] {
      reader.lines = []
      let book = book(style)
      swipe(from: 300, by: -250)
      world.wait(2_000)
      #expect(reader.lines == ["to two", "true from one"])
      world.touch(300, 400)
      world.move(280, 400)
      world.wait(500)
      world.move(279, 400)
      world.lift()
      world.wait(2_000)
      #expect(reader.lines == ["to two", "true from one", "to three", "false from two"])
      #expect(shown(by: book) == "two")
    }
  }

  @Test func `D264 without a data source fingers turn no page`() {
    let book = book(.pageCurl)
    book.dataSource = nil
    swipe(from: 300, by: -250)
    #expect(shown(by: book) == "one")
  }
}
