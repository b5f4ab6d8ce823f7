import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// Scenarios with search bars, refresh controls, pages, and the stand-ins of other frameworks.
struct ComponentScenarioTests {
  private func check(_ text: String) {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.run().failures.isEmpty, "\(parsed.run().failures)")
  }

  @Test func `a refresh control under a scroll view is the one that a pull refreshes`() {
    check(
      """
      UIScrollView list  contentSize: 390 2000
        UIRefreshControl refresh

      finger touches list
      finger moves by 0 400 over 600ms
      wait 50ms
      finger lifts
      at 3s
      refresh endRefreshing

      expect
        refresh fires valueChanged
        refresh isRefreshing true
        list scrollViewDidEndDecelerating
        list contentOffset 0 -60
        refresh endRefreshing
        list contentOffset 0 0
        refresh isRefreshing false
      expect
        refresh valueChanged 1 times
      """)
  }

  @Test(arguments: [
    ("UINavigationController", "navigationBar", "195 80"),
    ("UITabBarController", "tabBar", "195 800"),
  ])
  func `a recognizer of a bar is written where it is`(
    container: String, bar: String, place: String
  ) {
    check(
      """
      \(container) bars
        \(bar) of bars
          UITapGestureRecognizer scrollUp
        UIViewController page
          UIView root

      tap \(place)

      expect
        \(bar) of bars hitTest
        scrollUp fires ended
      """)
  }

  @Test func `a bar that no line is about has the name of its class`() {
    check(
      """
      UINavigationController bars
        UIViewController page
          UIView root

      tap root

      expect
        UINavigationBar hitTest
      """)
  }

  @Test(arguments: ["menu: true", ""])
  func `a bar button without a target opens its menu for a tap`(menu: String) {
    check(
      """
      UINavigationController bars
        UIViewController page  rightBarButtonItem: more
          UIBarButtonItem more  \(menu)
          UIView root

      tap more

      expect
        \(menu.isEmpty ? "more touchUpInside" : "more menuActionTriggered")
      expect
        \(menu.isEmpty ? "never more menuActionTriggered" : "never more touchUpInside")
      """)
  }

  @Test func `code begins and ends a refresh without an event`() {
    check(
      """
      UITableView list  numberOfRows: 2
        UIRefreshControl refresh

      refresh beginRefreshing
      wait 100ms
      refresh endRefreshing

      expect
        refresh beginRefreshing
        list contentInset 60 0 0 0
        refresh endRefreshing
        list contentInset 0 0 0 0
        never refresh valueChanged
      """)
  }

  @Test func `the delegate of a search bar keeps it from editing`() {
    check(
      """
      UIView root
        UISearchBar search  frame: 0 60 390 56
          delegate searchBarShouldBeginEditing: false

      tap searchTextField of search

      expect
        search searchBarShouldBeginEditing false
        searchTextField of search isFirstResponder false
        never search searchBarTextDidBeginEditing
      """)
  }

  @Test func `pages that scroll turn by the pan of their scroll view`() {
    check(
      """
      UIPageViewController book  transitionStyle: scroll
        UIViewController cover
          UIView front
        UIViewController chapter
          UIView text

      finger touches front
      finger moves by -40 0 over 600ms
      wait 300ms
      finger lifts
      at 2s
      swipe left on front

      expect
        book didFinishAnimating false
        pan of scrollView of book began
        book willTransitionTo chapter
        book didFinishAnimating true
        book viewControllers chapter
      """)
  }

  @Test(arguments: ["tap of book", "pan of book"])
  func `pages that scroll have no parts of pages that curl`(part: String) {
    let text =
      "UIPageViewController book  transitionStyle: scroll\n  UIViewController one\n    UIView a\n\n"
      + "tap a\n\nexpect\n  never \(part) began\n"
    #expect(ParsedScenario(SourceText(name: "test", text: text)).diagnostics.hasErrors)
  }

  @Test(arguments: [true, false])
  func `a delegate line is for the pan of pages, and not for that of a scroll view`(isBook: Bool) {
    let owner =
      isBook
      ? "UIPageViewController book\n  pan of book\n    delegate shouldBegin: false\n"
        + "  UIViewController one\n    UIView a\n"
      : "UIScrollView book\n  pan of book\n    delegate shouldBegin: false\n"
    let text = owner + "\ntap 20 20\n\nexpect\n  finger lifts\n"
    #expect(ParsedScenario(SourceText(name: "test", text: text)).diagnostics.hasErrors != isBook)
  }

  @Test func `under a hosting controller there's a hosting view`() {
    check(
      """
      UIView page
        UITapGestureRecognizer hide
        UIHostingController card
          _UIHostingView content  frame: 45 400 300 120

      tap content

      expect
        hit content
        hide fires
        content touchesCancelled
      """)
    let wrong =
      "UIHostingController card\n  UIView content\n\ntap content\n\nexpect\n  hit content\n"
    #expect(ParsedScenario(SourceText(name: "test", text: wrong)).diagnostics.hasErrors)
  }

  @Test func `recognizers of a map, a web view, and a canvas compete with an app's`() {
    check(
      """
      UIView page
        MKMapView map  frame: 0 0 390 200
          UITapGestureRecognizer place
        WKWebView web  frame: 0 200 390 200
          UITapGestureRecognizer mine
        PKCanvasView canvas  frame: 0 400 390 400  drawingPolicy: anyInput  contentSize: 390 2000
      place requires doubleTap of map to fail

      double tap map
      at 2s
      tap map
      at 3s
      tap web
      at 4s
      drag canvas by 0 60
      at 6s
      fingers touch 100 500 and 150 500
      fingers move by 0 60
      fingers lift

      expect
        hit contentView of map
        doubleTap of map fires
        place fires after 2s
        hit contentView of web
        singleTap of web fires
        drawing of canvas began
        pan of canvas began at 6s
      expect
        never mine fires
        place fires 1 times
      """)
  }

  @Test func `a long press on a row opens the menu that the list's delegate provides`() {
    check(
      """
      UIView root
        UITableView table  frame: 0 0 390 300  numberOfRows: 4
          delegate contextMenuConfigurationForRowAt row 2: false
          delegate contextMenuConfigurationForRowAt *: true
        UICollectionView grid  frame: 0 300 390 300  numberOfItems: 4  itemSize: 100 100
          delegate contextMenuConfigurationForItemsAt item 1: true

      press row 1 of table for 600ms
      wait 1s
      press row 2 of table for 600ms
      wait 1s
      press item 1 of grid for 600ms
      wait 1s
      press item 2 of grid for 600ms

      expect
        table contextMenuConfigurationForRowAt row 1
        menu of table configurationForMenuAtLocation true
        menu of table fires began at 250ms
        table contextMenuConfigurationForRowAt row 2
        menu of table configurationForMenuAtLocation false
        table didSelectRowAt row 2
        grid contextMenuConfigurationForItemsAt item 1
        menu of grid fires began
        grid contextMenuConfigurationForItemsAt item 2
        grid didSelectItemAt item 2
      expect
        never table didSelectRowAt row 1
        never grid didSelectItemAt item 1
      """)
  }

  @Test func `a link in a text asks the delegate for its action`() {
    check(
      """
      UIView root
        UITapGestureRecognizer dismiss
        UITextView text  frame: 0 100 390 200  isEditable: false  linkArea: 0 0 100 40
          delegate primaryActionFor: false

      tap 50 120
      wait 1s
      tap 50 200
      wait 1s
      text isSelectable = false
      tap 50 120

      expect
        linkTap of text prevents dismiss
        text primaryActionFor false
        text linkArea 0 0 100 40
        dismiss fires
        linkTap of text shouldReceive false
        text isSelectable false
        dismiss fires
      expect
        text primaryActionFor 1 times
      """)
  }
}
