import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// Lines of a setup take effect, in the order in which they are written.
struct SetupTests {
  /// A scenario that must pass.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ description: String, _ text: String) {
      testDescription = description
      self.text = text
    }
  }

  /// Runs a text, each of its variants, without a finding.
  static func expectPass(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "", sourceLocation: sourceLocation)
    let found = parsed.run()
    #expect(found.failures.listing() == "", sourceLocation: sourceLocation)
    #expect(found.warnings.listing() == "", sourceLocation: sourceLocation)
  }

  static let changes = [
    Case(
      "a property of a button in a row",
      """
      UITableView table  numberOfRows: 3
        row 1 of table
          UIButton b  frame: 0 0 100 40

      with b isEnabled: false

      expect
        b isEnabled false
      """),
    Case(
      "one variant of a button in a row",
      """
      UITableView table  numberOfRows: 3
        row 1 of table
          UIButton b  frame: 0 0 100 40

      tap b

      variant on
        expect
          b fires touchUpInside

      variant off
        with b isEnabled: false
        expect
          b isEnabled false
          never b fires
      """),
    Case(
      "an override, a recognizer and a subview of a view in an item",
      """
      UICollectionView grid  numberOfItems: 4  itemSize: 90 90
        item 2 of grid
          UIView v  frame: 0 0 40 40
            UITapGestureRecognizer tap
              delegate shouldBegin: true

      with v
        override touchesBegan: handles
        UIButton inner  frame: 0 0 10 10
      with tap
        delegate shouldBegin: false
      with inner isHidden: true

      tap v

      expect
        inner isHidden true
        tap failed
        v handles touchesBegan
        never tap fires
      """),
    Case(
      "the pan of a scroll view in a row",
      """
      UITableView table  numberOfRows: 3
        row 1 of table
          UIScrollView s
            pan of s isEnabled: false

      with pan of s cancelsTouchesInView: false
      with contentView of row 1 of table isUserInteractionEnabled: false

      expect
        pan of s isEnabled false
        pan of s cancelsTouchesInView false
        contentView of row 1 of table isUserInteractionEnabled false
      """),
    Case(
      "a row whose own line has another rule comes after the change",
      """
      UITableView table  numberOfRows: 3
        row 1 of table
          override hitTest: self

      with row 1 of table
        override hitTest: nil

      tap 100 66

      expect
        never hit row 1 of table
      """),
    Case(
      "the tab of a controller, and a bar that UIKit makes",
      """
      UITabBarController tabs
        UIViewController list
          UIView A
        UIViewController settings
          UIView B

      with tab of settings isHidden: true
      with UITabBar alpha: 0.5

      expect
        tab of settings isHidden true
        UITabBar alpha 0.5
      """),
    Case(
      "a line about a part under a controller",
      """
      UITabBarController tabs
        UIViewController list
          UIView A
        UIViewController settings
          tab of settings isHidden: true
          UIView B

      expect
        tab of settings isHidden true
      """),
    Case(
      "two lines about one part",
      """
      UIView root
        UIScrollView s  contentSize: 390 2000
          pan of s
            override canPrevent *: false
          pan of s
            override canBePreventedBy *: false
          UIPanGestureRecognizer other

      drag s by 0 -50

      expect in any order
        other fires began
        pan of s fires began
      """),
    Case(
      "another value takes the place of the first, before what follows it",
      """
      UIView root
        UISlider s  maximumValue: 2  value: 50

      with s maximumValue: 100

      expect
        s value 50
      """),
  ]

  @Test(arguments: changes)
  func `with changes what it names wherever that is written`(_ example: Case) {
    Self.expectPass(example.text)
  }

  static let orders = [
    Case(
      "a frame after a transform is meant with it",
      """
      UIView root
        UIView first  transform: scale 0.5  frame: 0 0 100 100
        UIView last  frame: 0 0 100 100  transform: scale 0.5
        UIView step

      step transform = scale 0.5
      step frame = 0 0 100 100

      expect
        first bounds 0 0 200 200
        first frame 0 0 100 100
        step bounds 0 0 200 200
        last bounds 0 0 100 100
        last frame 25 25 50 50
      """),
    Case(
      "the root view's frame, too",
      """
      UIView root  transform: scale 0.5  frame: 0 0 100 100

      expect
        root bounds 0 0 200 200
      """),
    Case(
      "a root view with nothing but a transform fills the window before it",
      """
      UIView root  transform: scale 0.5

      expect
        root bounds 0 0 390 844
      """),
    Case(
      "bounds, center and frame",
      """
      UIView root
        UIView a  bounds: 0 0 80 80  center: 50 50
        UIView b  frame: 10 10 20 20  center: 50 50
        UIView c  center: 50 50  frame: 10 10 20 20

      expect
        a frame 10 10 80 80
        b frame 40 40 20 20
        c center 20 20
      """),
  ]

  @Test(arguments: orders)
  func `properties are set in the order in which they are written`(_ example: Case) {
    Self.expectPass(example.text)
  }

  @Test func `a value is kept within the limits that it has when it is set, with a warning`() {
    let text = """
      UIView root
        UISlider early  value: 5  maximumValue: 10
        UISlider late  maximumValue: 10  value: 5
        UISlider narrow  value: 0.8  maximumValue: 0.5
        UISlider raised  minimumValue: 2
        UIStepper steps  value: 200  maximumValue: 300
        UIPageControl pages  currentPage: 2  numberOfPages: 5
        UIScrollView scroll  zoomScale: 2  maximumZoomScale: 4

      expect
        early value 1
        late value 5
        narrow value 0.5
        raised value 2
        raised maximumValue 2
        steps value 100
        pages currentPage 0
        scroll zoomScale 1
      """
    let found = ParsedScenario(SourceText(name: "test", text: text)).run()
    #expect(found.failures.listing() == "")
    #expect(found.warnings.map { $0.message.code } == Array(repeating: "lost-setting", count: 5))
  }

  @Test(arguments: [
    ("UITableView x  numberOfRows: 3  contentSize: 30 40", "`390 132`"),
    ("UIPageControl x  numberOfPages: 2  currentPage: 3", "`1`"),
    ("UICollectionView x  numberOfItems: 3  contentSize: 30 40", "`contentSize`"),
  ])
  func `a setting that the class replaces gets a warning`(line: String, words: String) {
    let text = "UIView root\n  \(line)  frame: 0 0 390 300\n\nexpect\n  x isHidden false\n"
    let found = ParsedScenario(SourceText(name: "test", text: text)).run()
    #expect(found.failures.listing() == "")
    #expect(found.warnings.map { $0.message.code } == ["lost-setting"])
    #expect(
      found.warnings.allSatisfy { $0.message.text.contains(words) }, "\(found.warnings.listing())")
  }

  @Test func `a view that another one creates has the delegate that it's given`() {
    let text = """
      UIView root
        WKWebView web  frame: 0 0 390 400
          scrollView of web  contentSize: 390 2000
            delegate scrollViewWillEndDragging: targetContentOffset = 0 0
        UISearchBar search  frame: 0 500 390 56
          searchTextField of search
            delegate textFieldShouldBeginEditing: false

      drag 200 300 by 0 -100
      tap 195 528

      expect
        scrollView of web scrollViewWillEndDragging
        searchTextField of search textFieldShouldBeginEditing false
        never search searchBarTextDidBeginEditing
      expect
        scrollView of web contentOffset 0 0
      """
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.run().failures.listing() == "")
  }

  @Test func `what a change names must be there when the scene is`() {
    let parsed = ParsedScenario(
      SourceText(
        name: "test",
        text: """
          UINavigationController nav
            UIViewController list
              UIView A

          with Back isEnabled: false

          tap A
          """))
    #expect(parsed.diagnostics.listing() == "")
    #expect(
      parsed.scenario.run().failures.map { $0.message.text } == [
        "`Back` isn't on the screen yet when the setup is done; a step can change it later"
      ])
  }
}
