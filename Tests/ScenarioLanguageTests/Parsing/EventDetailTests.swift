import ScenarioLanguage
import SourceDiagnostics
import Testing

/// What can follow the word of an event.
struct EventDetailTests {
  private static let setup = """
    UIView root
      UIView A
        UITapGestureRecognizer t
        UIPanGestureRecognizer p
      UITableView table  numberOfRows: 3
      UICollectionView grid  numberOfItems: 2  numberOfSections: 2

    tap A
    root insertSubview A at 0


    """

  private static let impossible = [
    "t takes «finger maybe»", "t waits «for nobody»", "t waits «until A»",
    "t shouldReceive «maybe»", "t gestureRecognizerShouldBegin «A true»",
    "t shouldRequireFailureOf «nobody true»", "t assigns «later»",
    "table didSelectRowAt «row one»", "table didSelectRowAt «row 9»",
    "table didSelectRowAt «item 1»", "table commit «row 1»", "table commit «delete row 3»",
    "grid didSelectItemAt «section 2 item 0»", "root insertSubview «nobody»",
    "root layoutSubviews «twice»", "table scrollViewDidScroll «far»",
    "table scrollViewDidEndZooming «much»", "A hitTest «here»", "A point(inside:) «maybe»",
    "table scrollViewWillBeginDragging «now»", "root insertSubview «A ,»",
  ]

  @Test(arguments: impossible)
  func `a detail that no event has is an error, whether a line says that it happens or not`(
    line: String
  ) {
    for mode in ["", "never "] {
      let marked = MarkedSource(Self.setup + "expect\n  \(mode)\(line)\n")
      let diagnostics = ParsedScenario(marked.source).diagnostics
      #expect(diagnostics.map { $0.range } == marked.ranges, "\(diagnostics.listing())")
    }
  }

  @Test(arguments: [
    "t takes finger", "t takes finger 1", "t takes select", "t waits for p",
    "t shouldReceive event", "t shouldReceive false", "t gestureRecognizerShouldBegin true",
    "t shouldRequireFailureOf p", "t shouldRequireFailureOf p false", "p assigns began",
    "table didSelectRowAt row", "table didSelectRowAt row 2", "table commit delete row 0",
    "* didSelectRowAt row 9", "grid didSelectItemAt section 1 item 1",
    "grid didSelectItemAt item 0", "root insertSubview A at 0", "root insertSubview A",
    "table scrollViewDidScroll (0, 30)", "table scrollViewWillEndDragging to (0, 30)",
    "table scrollViewDidEndZooming 2",
    "root willMove(toWindow:) nil", "t timer after 350 ms",
  ])
  func `a detail that an event can have is accepted`(line: String) {
    let source = SourceText(name: "test", text: Self.setup + "expect\n  never \(line)\n")
    let diagnostics = ParsedScenario(source).diagnostics
    #expect(diagnostics.isEmpty, "\(diagnostics.listing())")
  }
}
