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

  @Test func `a list gets the method that provides its menus`() {
    let lines = lines(
      of: """
        UIView root
          UITableView table  numberOfRows: 4
            delegate contextMenuConfigurationForRowAt row 2: false
            delegate contextMenuConfigurationForRowAt *: true
          UICollectionView grid  numberOfItems: 4
            delegate contextMenuConfigurationForItemsAt item 1: true

        tap root
        """)
    let menu =
      "UIContextMenuConfiguration(actionProvider: { _ in "
      + "UIMenu(children: [UIAction(title: \"Menu\") { _ in }]) })"
    for line in [
      "func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: "
        + "IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {",
      "if indexPath == IndexPath(row: 2, section: 0) { return nil }", "return \(menu)",
      "func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt "
        + "indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {",
      "if indexPaths.contains(IndexPath(item: 1, section: 0)) { return \(menu) }", "return nil",
    ] {
      #expect(lines.contains(line))
    }
  }

  @Test func `a link becomes a text with a link of its size`() {
    let lines = lines(
      of: """
        UIView root
          UITextView text  isEditable: false  linkArea: 10 20 100 40
            delegate primaryActionFor: false

        tap root
        """)
    for line in [
      "text.delegate = textDelegate",
      "show(link: CGRect(x: 10, y: 20, width: 100, height: 40), in: text)",
      "func show(link area: CGRect, in textView: UITextView) {",
      "func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, "
        + "defaultAction: UIAction) -> UIAction? {",
    ] {
      #expect(lines.contains(line))
    }
  }
}
