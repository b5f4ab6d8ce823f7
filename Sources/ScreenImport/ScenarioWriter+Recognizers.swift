import ScenarioLanguage
import TouchEngine
import TraceModel

// Recognizers, and which of them wait for which.
extension ScenarioWriter {
  /// Writes the recognizers of a view under its line.
  mutating func writeRecognizers(
    of view: ScreenDump.View, named name: String, _ description: ClassDescription, level: Int
  ) {
    for object in view.recognizers {
      let plain = KnownClass.plainName(object.className)
      if description.isScrollView, writeOwn(object, plain, of: name, level: level) { continue }
      // The gesture that goes back in a navigation controller.
      let isPop = plain == "_UIParallaxTransitionPanGestureRecognizer"
      let edge = isPop ? ClassDescription.screenEdgePanGestureRecognizer : nil
      if write(interactionOf: object, plain, in: view, level: level) { continue }
      let known =
        edge.map { KnownClass($0, .baseClass) }
        ?? KnownClass(recognizerNamed: object.className, baseClass: dump.baseClass(of: object))
      if known.evidence != .exact, edge == nil, KnownClass.isUIKit(plain) {
        report(ownRecognizer: object)
        continue
      }
      guard takeElement(object) else { return }
      let own = recognizerName(object, plain)
      recognizerNames[object.address] = own
      var line = "\(known.description.name) \(own)"
      line += PrintedProperties(of: object, known.description, in: &dump).text
      if isPop { line += "  edges: left" }
      var remarks: [String] = []
      if let comment = known.comment(on: object.className) { remarks.append(comment) }
      if let range = object.range(of: "delegate"),
        let delegate = dump.scanner.className(at: range.lowerBound)
      {
        remarks.append("delegate: " + KnownClass.shortened(delegate))
      }
      append(line, remarks, level: level)
    }
    if view.recognizers.isEmpty, view.object.range(of: "gestureRecognizers") != nil {
      // The recognizers of UIKit's other classes are UIKit's own.
      let plain = KnownClass.plainName(view.object.className)
      let isBasic = ["UIImageView", "UILabel", "UIView"].contains(plain)
      if isBasic || !KnownClass.isUIKit(plain) && !description.isScrollView {
        dump.report(.recognizersNotListed(view.object.className), view.object)
      }
    }
  }

  /// Writes the interaction that brought a recognizer, once, and returns whether there's one.
  ///
  /// UIKit names these recognizers; an app can read the names, too.
  private mutating func write(
    interactionOf object: ObjectDescription, _ plain: String, in view: ScreenDump.View, level: Int
  ) -> Bool {
    let interactions: [(words: String, known: ClassDescription?)] = [
      ("com.apple.UIKit.longPressClickDriverPrimary", .contextMenuInteraction),
      ("com.apple.UIKit.dragInitiation", .dragInteraction),
      ("_UIDragLiftGestureRecognizer", .dragInteraction), ("com.apple.UIKit.click", nil),
      ("com.apple.UIKit.drag", nil),
    ]
    // Its own name comes before the fields, which can contain other recognizers.
    let head = dump.scanner.bytes[object.range].prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: head, as: UTF8.self)
    guard let found = interactions.first(where: { KnownClass.contains(text, $0.words) }) else {
      return false
    }
    guard let known = found.known else { return true }  // It only relates others.
    guard takeElement(object) else { return true }
    let own = names.name(from: "", orFrom: known == .dragInteraction ? "drag" : "menu")
    recognizerNames[object.address] = own
    append("\(known.name) \(own)", [KnownClass.shortened(object.className)], level: level)
    return true
  }

  /// Writes a line about a scroll view's own recognizer if it isn't as usual, and returns whether the
  /// recognizer is one that the model's scroll views have, too.
  private mutating func writeOwn(
    _ object: ObjectDescription, _ plain: String, of view: String, level: Int
  ) -> Bool {
    if plain == "UIScrollViewDelayedTouchesBeganGestureRecognizer" { return true }
    if plain == "UIScrollViewPinchGestureRecognizer" {
      recognizerNames[object.address] = PartName("pinch", of: view).text
      // A scroll view has a pinch while its limits of the scale differ; the dump doesn't print them.
      append("maximumZoomScale: 2", ["guessed, as there's a pinch"], level: level)
      return true
    }
    guard plain == "UIScrollViewPanGestureRecognizer" else { return false }
    let name = PartName("pan", of: view).text
    recognizerNames[object.address] = name
    let usual = UIScrollView().panGestureRecognizer
    let properties = PrintedProperties(of: object, .panGestureRecognizer, usual: usual, in: &dump)
      .text
    if !properties.isEmpty { append(name + properties, [], level: level) }
    return true
  }

  private mutating func recognizerName(_ object: ObjectDescription, _ plain: String) -> String {
    var text = dump.value(of: "name", in: object) ?? dump.value(of: "property", in: object) ?? ""
    if text.isEmpty, let range = object.range(of: "target") ?? object.range(of: "targets") {
      text = dump.scanner.action(in: range) ?? ""
    }
    let suffix = ["GestureRecognizer", "Recognizer"].first { KnownClass.hasSuffix(plain, $0) }
    let prefix = plain.utf8.starts(with: "UI".utf8) ? 2 : 0
    let words = plain.utf8.dropLast(suffix?.utf8.count ?? 0).dropFirst(prefix)
    let other = String(decoding: Array(words), as: UTF8.self)
    return names.name(from: text, orFrom: other.isEmpty ? "recognizer" : other)
  }

  /// Writes which recognizers wait for which to fail.
  mutating func writeRequirements() {
    var written: Set<String> = []
    var waits: [String: [String]] = [:]
    for view in dump.views {
      for object in view.recognizers {
        for (key, isReversed) in [("must-fail", false), ("must-fail-for", true)] {
          guard let range = object.range(of: key) else { continue }
          for address in dump.scanner.objects(in: range) {
            guard let own = recognizerNames[object.address], let other = recognizerNames[address],
              own != other
            else { continue }
            let (waiting, awaited) = isReversed ? (other, own) : (own, other)
            let line = "\(waiting) requires \(awaited) to fail"
            guard written.insert(line).inserted else { continue }
            guard !Self.reaches(waiting, from: awaited, in: waits) else {
              dump.report(
                .omittedObject(line, because: "the recognizers would wait for each other"), object)
              continue
            }
            waits[waiting, default: []].append(awaited)
            append(line, [], level: 0)
          }
        }
      }
    }
  }

  /// Returns whether a recognizer waits for another, directly or for one that does.
  private static func reaches(
    _ end: String, from start: String, in waits: [String: [String]]
  ) -> Bool {
    var pending = [start]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      if next == end { return true }
      if seen.insert(next).inserted { pending += waits[next] ?? [] }
    }
    return false
  }
}
