import Testing
import TraceModel

@testable import Figures

@Suite struct ViewShapeTests {
  /// A frame that is as wide as it is long, or as a control is.
  private func frame(_ width: Double = 100, _ height: Double = 20) -> Outline {
    Outline(corners: [
      CGPoint(x: 10, y: 10), CGPoint(x: 10 + width, y: 10),
      CGPoint(x: 10 + width, y: 10 + height), CGPoint(x: 10, y: 10 + height),
    ])
  }

  private func shape(
    _ form: ViewAppearance.Form, value: Double = 0, count: Int = 0, in frame: Outline? = nil
  ) -> ViewShape {
    ViewShape(
      of: ViewAppearance(form, value: value, count: count), in: frame ?? self.frame())
  }

  @Test func `a plain view is its frame`() {
    let shape = ViewShape(of: nil, in: frame())
    #expect(shape.outline.text == "M10 10H110V30H10z")
    #expect(shape.ground.isEmpty)
    #expect(shape.details.isEmpty)
  }

  @Test(arguments: ViewAppearance.Form.allCases)
  func `the picture of every form is drawn in its frame`(form: ViewAppearance.Form) {
    for (value, count) in [(0.0, 0), (1, 3), (-1, 2)] {
      let shape = shape(form, value: value, count: count)
      for path in [shape.outline] + shape.details.map({ $0.path }) {
        #expect(!path.isEmpty)
        #expect(!path.text.contains("nan"))
      }
    }
  }

  @Test(arguments: ViewAppearance.Form.allCases)
  func `a form in a frame without area, or with three corners, is the frame`(
    form: ViewAppearance.Form
  ) {
    let flat = frame(100, 0)
    #expect(shape(form, in: flat).outline.text == flat.path.text)
    let triangle = Outline(corners: Array(frame().corners.dropLast()))
    #expect(shape(form, in: triangle).outline.text == triangle.path.text)
  }

  @Test func `the thumb of a switch is on the right when it is on`() {
    #expect(shape(.switchControl, value: 1).details.map { $0.path.text.prefix(7) } == ["M91.5 2"])
    #expect(shape(.switchControl, value: 0).details.map { $0.path.text.prefix(7) } == ["M11.5 2"])
    #expect(shape(.switchControl, value: 1).ground != shape(.switchControl, value: 0).ground)
  }

  @Test func `the thumb of a slider is where a finger finds it`() throws {
    // A square as high as the slider goes from end to end.
    for (value, middle) in [(0.0, 20.0), (0.5, 60), (1, 100)] {
      let thumb = try #require(shape(.slider, value: value).details.last)
      #expect(thumb.path.text.hasPrefix("M\((middle - 9).text()) 20a9 9"))
    }
  }

  @Test func `a segmented control has a tile on what is selected, and lines elsewhere`() {
    let some = shape(.segmentedControl, value: 0, count: 4)
    #expect(some.details.map { $0.look } == ["fig-stroke", "fig-thumb"])
    #expect(some.details[0].path.text == "M60 15L60 25M85 15L85 25")
    let none = shape(.segmentedControl, value: -1, count: 4)
    #expect(none.details.map { $0.look } == ["fig-stroke"])
  }

  @Test func `a page control has a dot for each page, and the present one is full`() {
    let pages = shape(.pageControl, value: 2, count: 5)
    let dots = pages.details.map { path in path.path.text.split(separator: "M").count }
    #expect(pages.details.map { $0.look } == ["fig-fill", "fig-stroke"])
    #expect(dots == [1, 4])
    #expect(shape(.pageControl, count: 0).details.isEmpty)
  }

  @Test func `a stepper has a minus and a plus with a line between them`() {
    let lines = shape(.stepper).details[0].path.text.split(separator: "M")
    #expect(lines == ["60 15.2L60 24.8", "31 20L39 20", "81 20L89 20", "85 16L85 24"])
  }

  @Test func `a button and a sheet are round, and a sheet is straight below`() {
    let arcs = [ViewAppearance.Form.button, .sheet].map { form in
      shape(form).outline.text.split(separator: "A").count - 1
    }
    #expect(arcs == [4, 2])
  }

  @Test func `what is turned or seen in a mirror is drawn so`() {
    var turned = frame()
    turned.corners = turned.corners.map { CGPoint(x: 200 - $0.y, y: $0.x) }
    #expect(shape(.stepper, in: turned).details[0].path.text.hasPrefix("M184.8 60L175.2 60"))
    var mirrored = frame()
    mirrored.corners = mirrored.corners.map { CGPoint(x: 200 - $0.x, y: $0.y) }
    #expect(shape(.button, in: mirrored).outline.text.contains("A6 6 0 0 0 "))
    #expect(shape(.switchControl, value: 1, in: mirrored).details[0].path.text.hasPrefix("M91.5"))
  }

  @Test func `a control that has no room for a name keeps names away`() {
    for form in [
      ViewAppearance.Form.colorWell, .pageControl, .segmentedControl, .slider, .stepper,
      .switchControl,
    ] {
      #expect(shape(form).marks == [frame().bounds])
    }
    #expect(shape(.button).marks.isEmpty)
  }

  @Test func `a screen with every form equals its stored form`() throws {
    let figure = ViewTreePicture(
      of: ScreenFixtures.everyForm, options: FigureOptions(idPrefix: "forms", title: "Every form"))
    try GoldenFile.expect(figure.html, equals: "every-form.tree.html")
  }
}
