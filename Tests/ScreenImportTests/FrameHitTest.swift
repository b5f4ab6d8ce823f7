import SourceDiagnostics

@testable import ScreenImport

/// A hit test of the frames in a dump, without the model.
struct FrameHitTest {
  /// A point of the screen, and the name of the view there.
  struct Hit {
    let x: Double
    let y: Double
    let name: String
  }

  private let dump: ScreenDump
  private let names: [String: String]

  /// The center of each view whose center is on the screen, in the coordinates of the window.
  private var centers: [(x: Double, y: Double)] = []

  /// The hits at the centers.
  private(set) var hits: [Hit] = []

  init(_ writer: ScenarioWriter) {
    dump = writer.dump
    names = writer.viewNames
    for root in dump.roots where names[dump.views[root].object.address] != nil {
      collect(root, x: 0, y: 0)
    }
    for center in centers {
      guard (0..<390).contains(center.x), (0..<844).contains(center.y),
        let name = name(atX: center.x, y: center.y)
      else { continue }
      hits.append(Hit(x: center.x, y: center.y, name: name))
    }
  }

  /// Collects centers, given the origin of the superview's coordinates in the window.
  private mutating func collect(_ view: Int, x: Double, y: Double) {
    let frame = dump.views[view].frame
    let left = x + frame[0]
    let top = y + frame[1]
    if hasTransform(view) { return }
    // Rounded as a scenario writes numbers.
    let center = (left + frame[2] / 2, top + frame[3] / 2)
    centers.append(((center.0 * 100).rounded() / 100, (center.1 * 100).rounded() / 100))
    let offset = offset(of: view)
    for child in dump.views[view].children { collect(child, x: left - offset.x, y: top - offset.y) }
  }

  private func offset(of view: Int) -> (x: Double, y: Double) {
    let numbers =
      dump.usableNumbers(
        of: "contentOffset", in: dump.views[view].object, count: 2)
      ?? dump.usableNumbers(of: "bounds", in: dump.views[view].object, count: 4)
    return numbers.map { ($0[0], $0[1]) } ?? (0, 0)
  }

  private func hasTransform(_ view: Int) -> Bool {
    dump.views[view].object.range(of: "transform") != nil
  }

  /// The name of the view at a point, or `nil` when there is none or a transform decides.
  private func name(atX x: Double, y: Double) -> String? {
    for root in dump.roots.reversed() {
      guard let hit = hit(root, x: x, y: y) else { continue }
      if hasTransform(hit) { return nil }
      let object = dump.views[hit].object
      // The view inside that has the recognizers is in front of these.
      let hasContent = ["MKMapView", "WKWebView"].contains(object.className)
      return names[object.address].map { (hasContent ? "contentView of " : "") + $0 }
    }
    // A subtree without a window is in the default one.
    let isTree = dump.roots.allSatisfy { !dump.views[$0].object.className.hasSuffix("Window") }
    return isTree ? dump.roots.count > 1 ? "screen" : "window" : nil
  }

  private func hit(_ view: Int, x: Double, y: Double) -> Int? {
    let object = dump.views[view].object
    let frame = dump.views[view].frame
    guard names[object.address] != nil, dump.flag("hidden", in: object) != true,
      dump.flag("userInteractionEnabled", in: object) != false,
      // A description without fields doesn't say that a label has no interaction.
      object.has("frame") || object.className != "UILabel",
      dump.flag("enabled", in: object) != false,
      (dump.usableNumbers(of: "alpha", in: object, count: 1)?.first ?? 1) >= 0.01,
      (frame[0]..<(frame[0] + frame[2])).contains(x),
      (frame[1]..<(frame[1] + frame[3])).contains(y)
    else { return nil }
    if hasTransform(view) { return view }
    let offset = offset(of: view)
    for child in dump.views[view].children.reversed() {
      if let hit = hit(child, x: x - frame[0] + offset.x, y: y - frame[1] + offset.y) { return hit }
    }
    return view
  }
}
