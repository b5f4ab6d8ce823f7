import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// The export of search bars, refresh controls, pages, and views of other frameworks.
struct ComponentExportTests {
  private func lines(of text: String) -> [String] {
    let parsed = ParsedScenario(SourceText(name: "setup.scenario", text: text))
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: "setup", as: .swift)
    #expect(export.diagnostics.listing() == "")
    return export.text.split(separator: "\n").map { $0.drop { $0 == " " }.description }
  }

  @Test func `a refresh control becomes the property of its scroll view`() {
    let lines = lines(
      of: "UIScrollView list\n  UIRefreshControl refresh\n\nrefresh beginRefreshing\n")
    #expect(lines.contains("list.refreshControl = refresh"))
    #expect(lines.contains { $0.hasSuffix("for: .valueChanged)") })
    #expect(lines.contains("refresh.beginRefreshing()"))
  }

  @Test func `a search bar gets its delegate, and its button is found by its key`() {
    let lines = lines(
      of: """
        UIView root
          UISearchBar search  showsCancelButton: true
            delegate searchBarShouldEndEditing: false
            cancelButton of search  isEnabled: false

        tap root
        """)
    #expect(lines.contains("search.delegate = searchDelegate"))
    #expect(lines.contains("func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {"))
    #expect(lines.contains("cancelButtonOfSearch?.isEnabled = false"))
    #expect(
      lines.contains { $0.hasSuffix("{ search.value(forKey: \"cancelButton\") as? UIButton }") })
  }

  @Test(arguments: ["scroll", "pageCurl"])
  func `pages are created with their style and get a data source`(style: String) {
    let lines = lines(
      of: """
        UIPageViewController book  transitionStyle: \(style)
          UIViewController one
            UIView first
          UIViewController two
            UIView second

        tap first
        """)
    #expect(
      lines.contains(
        "let book = UIPageViewController(transitionStyle: .\(style), navigationOrientation: .horizontal)"
      ))
    #expect(lines.contains("book.dataSource = bookPages"))
    #expect(lines.contains("bookPages.pages = [one, two]"))
    #expect(lines.contains("book.setViewControllers([one], direction: .forward, animated: false)"))
  }

  @Test func `views of other frameworks come with their imports`() {
    let lines = lines(
      of: "UIView root\n  MKMapView map\n  WKWebView web\n  PKCanvasView canvas\n\ntap map\n")
    for line in ["import MapKit", "import WebKit", "import PencilKit", "let map = MKMapView()"] {
      #expect(lines.contains(line))
    }
  }
}
