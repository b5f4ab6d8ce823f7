import Testing
import TouchEngine

/// Facts D250 to D257: search bars and refresh controls.
@Suite struct SearchAndRefreshFactsTests {
  let world = World()
  let record = Record()

  final class Record {
    var lines: [String] = []
  }

  /// A delegate that records what it's asked and told.
  final class Searcher: UISearchBarDelegate {
    let record: Record
    var begins = true
    var ends = true

    init(_ record: Record) { self.record = record }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      record.lines.append("shouldBegin")
      return begins
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      record.lines.append("didBegin")
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      record.lines.append("shouldEnd")
      return ends
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { record.lines.append("didEnd") }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { record.lines.append("cancel") }
  }

  /// Adds a search bar with a cancel button at the top, and a delegate.
  func searchBar() -> (bar: UISearchBar, delegate: Searcher) {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    world.root.add("search", 0, 0, 390, 56, as: bar)
    let delegate = Searcher(record)
    bar.delegate = delegate
    world.wait(20)
    return (bar, delegate)
  }

  @Test func `D250 a tap on the field of a search bar begins editing`() {
    let bar = searchBar().bar
    world.tap(100, 28)
    #expect(bar.searchTextField.isFirstResponder)
  }

  @Test func `D251 a search bar passes on what its field asks and tells`() {
    let (bar, delegate) = searchBar()
    delegate.begins = false
    world.tap(100, 28)
    #expect(record.lines == ["shouldBegin"])
    #expect(!bar.searchTextField.isFirstResponder)
    delegate.begins = true
    record.lines = []
    bar.becomeFirstResponder()
    #expect(record.lines == ["shouldBegin", "didBegin"])
    delegate.ends = false
    record.lines = []
    bar.resignFirstResponder()
    #expect(record.lines == ["shouldEnd"])
    #expect(bar.searchTextField.isFirstResponder)
    delegate.ends = true
    bar.resignFirstResponder()
    #expect(record.lines == ["shouldEnd", "shouldEnd", "didEnd"])
  }

  @Test func `D252 the cancel button notifies the delegate and doesn't end editing`() {
    let bar = searchBar().bar
    bar.becomeFirstResponder()
    record.lines = []
    world.tap(350, 28)
    #expect(record.lines == ["cancel"])
    #expect(bar.searchTextField.isFirstResponder)
  }

  @Test func `D253 the cancel button is enabled only during editing`() {
    let bar = searchBar().bar
    world.tap(350, 28)
    #expect(record.lines == [])
    bar.becomeFirstResponder()
    bar.resignFirstResponder()
    record.lines = []
    world.tap(350, 28)
    #expect(record.lines == [])
    #expect(world.root.hitTest(CGPoint(x: 350, y: 28), with: nil) === bar)
  }

  // MARK: Refresh controls

  /// Adds a scroll view with a refresh control whose events are recorded.
  func refreshing() -> (scroll: UIScrollView, control: UIRefreshControl) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    world.root.add("scroll", 0, 0, 390, 800, as: scroll)
    let control = UIRefreshControl()
    control.addTarget(
      world.controller,
      action: Selector("refresh") { [record] _, _ in record.lines.append("refresh") },
      for: .valueChanged)
    scroll.refreshControl = control
    return (scroll, control)
  }

  private func pull(by distance: Double) {
    world.touch(100, 100)
    for step in 1...20 {
      world.wait(20)
      world.move(100, 100 + distance * Double(step) / 20)
    }
  }

  @Test func `D254 a refresh begins during the pull, before the finger lifts`() {
    let (scroll, control) = refreshing()
    pull(by: 200)
    #expect(!control.isRefreshing)
    #expect(!control.isHidden)
    world.move(100, 500)
    #expect(control.isRefreshing)
    #expect(record.lines == ["refresh"])
    #expect(scroll.isDragging)
    world.lift()
    #expect(record.lines == ["refresh"])
  }

  @Test func `D254 content that bounces doesn't begin a refresh`() {
    let (scroll, control) = refreshing()
    scroll.contentOffset = CGPoint(x: 0, y: 60)
    world.touch(100, 100)
    for step in 1...6 {
      world.wait(16)
      world.move(100, 100 + 100 * Double(step))
    }
    let isPulled = control.isRefreshing
    world.lift()
    world.wait(2_000)
    #expect(control.isRefreshing == isPulled)
  }

  @Test func `D255 a pull refreshes once, until the content has returned`() {
    let (_, control) = refreshing()
    pull(by: 500)
    control.endRefreshing()
    world.move(100, 620)
    #expect(record.lines == ["refresh"])
    world.move(100, 90)
    world.move(100, 640)
    #expect(record.lines == ["refresh", "refresh"])
  }

  @Test func `D256 a refresh that code begins sends no event and doesn't scroll`() {
    let (scroll, control) = refreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(record.lines == [])
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `D257 the inset has the height of the control while it refreshes`() {
    let (scroll, control) = refreshing()
    pull(by: 500)
    world.lift()
    world.wait(2_000)
    #expect(scroll.contentInset.top == 60)
    #expect(scroll.contentOffset.y == -60)
    control.endRefreshing()
    #expect(scroll.contentInset.top == 0)
    #expect(scroll.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test func `D257 a control that leaves its scroll view takes its inset along`() {
    let (scroll, control) = refreshing()
    control.beginRefreshing()
    scroll.refreshControl = nil
    #expect(scroll.contentInset.top == 0)
    #expect(scroll.refreshControl == nil)
    scroll.refreshControl = control
    #expect(scroll.contentInset.top == 60)
  }
}
