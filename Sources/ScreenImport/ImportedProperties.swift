import TouchEngine

/// The properties of a view as a scenario writes them.
struct ImportedProperties {
  /// The properties, each with its value, in the order in which they must be set.
  private(set) var text = ""

  /// Whether the size of a scroll view's content comes from its subviews.
  private(set) var isContentSizeGuessed = false

  /// The properties whose values depend on each other, on the subviews, or on the cells.
  private static let special = [
    "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame",
    "isUserInteractionEnabled", "itemSize", "minimumInteritemSpacing", "minimumLineSpacing",
    "numberOfItems", "numberOfRows", "rowHeight", "sectionInset", "transform",
  ]

  /// Collects the properties of a view that differ from a new view of its class.
  init(
    of view: ScreenDump.View, _ description: ClassDescription, cells: ListCells?, isPart: Bool,
    in dump: inout ScreenDump
  ) {
    let object = view.object
    // The element that a part belongs to lays it out.
    if !isPart { addGeometry(of: view, description, in: &dump) }
    addInteraction(of: object, description, in: dump)
    text += PrintedProperties(of: object, description, except: Self.special, in: &dump).text
    if !isPart { addContent(of: view, description, cells: cells, in: &dump) }
  }

  /// Adds the frame, or with a transform the bounds and the center, of which the frame is the result.
  private mutating func addGeometry(
    of view: ScreenDump.View, _ description: ClassDescription, in dump: inout ScreenDump
  ) {
    let object = view.object
    let bounds = dump.numbers(of: "bounds", in: object, count: 4)
    if let matrix = dump.numbers(of: "transform", in: object, count: 6),
      !matrix.elementsEqual([1, 0, 0, 1, 0, 0])
    {
      if let transform = ImportedTransform(matrix, frame: view.frame) {
        let size = bounds.map { [$0[2], $0[3]] } ?? transform.size
        add("transform", transform.text)
        add("bounds", (bounds.map { [$0[0], $0[1]] } ?? [0, 0]) + size)
        add("center", transform.center)
        return
      }
      dump.report(.omittedTransform(object.className), object)
    }
    if !view.isFrameGuessed { add("frame", view.frame) }
    if let bounds, bounds[0] != 0 || bounds[1] != 0, !description.isScrollView {
      add("bounds", [bounds[0], bounds[1], view.frame[2], view.frame[3]])
    }
  }

  /// Adds whether the view receives touches.
  ///
  /// UIKit prints this for every view that doesn't, even for a label, for which it's the default.
  private mutating func addInteraction(
    of object: ObjectDescription, _ description: ClassDescription, in dump: ScreenDump
  ) {
    // A description without fields doesn't tell.
    guard object.has("frame") else { return }
    let present = dump.flag("userInteractionEnabled", in: object) ?? true
    let usual = (description.makeObject() as? UIView)?.isUserInteractionEnabled ?? true
    if present != usual { add("isUserInteractionEnabled", present ? "true" : "false") }
  }

  /// Returns the size that contains all subviews of a scroll view, or `nil` when it has none.
  private func contentSize(of view: ScreenDump.View, in dump: ScreenDump) -> [Double]? {
    guard !view.children.isEmpty else { return nil }
    var size = [0.0, 0.0]
    for child in view.children {
      let frame = dump.views[child].frame
      size = [max(size[0], frame[0] + frame[2]), max(size[1], frame[1] + frame[3])]
    }
    return size.map { min($0, 100_000) }
  }

  private mutating func addContent(
    of view: ScreenDump.View, _ description: ClassDescription, cells: ListCells?,
    in dump: inout ScreenDump
  ) {
    let object = view.object
    for property in cells?.properties ?? [] { add(property.name, property.numbers) }
    if description.isScrollView {
      if let inset = dump.numbers(of: "adjustedContentInset", in: object, count: 4)
        ?? dump.numbers(of: "contentInset", in: object, count: 4),
        inset.contains(where: { $0 != 0 })
      {
        add("contentInset", inset)
      }
      // The cells decide the size of a list's content.
      if cells == nil {
        let size = dump.numbers(of: "contentSize", in: object, count: 2)
        if let size = size ?? contentSize(of: view, in: dump), size.allSatisfy({ $0 >= 0 }) {
          add("contentSize", size)
          isContentSizeGuessed = !object.has("contentSize")
        }
      }
      // TouchTrace prints the bounds, whose origin is the offset.
      let bounds = dump.usableNumbers(of: "bounds", in: object, count: 4)
      if let offset = dump.numbers(of: "contentOffset", in: object, count: 2)
        ?? bounds.map({ [$0[0], $0[1]] }), offset.contains(where: { $0 != 0 })
      {
        add("contentOffset", offset)
      }
    }
  }

  private mutating func add(_ property: String, _ numbers: [Double]) {
    add(property, NumberList.text(numbers))
  }

  private mutating func add(_ property: String, _ value: String) {
    text += "  \(property): \(value)"
  }
}
