import RecognizerExamples
import ScenarioLanguage
import TouchEngine

/// Random numbers from a seed, the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A scenario made at random from a seed: views, controls, recognizers, properties, rules, and steps
/// that disturb each other.
struct RandomScenario {
  private var random: SeededGenerator
  private var views = ["root"]
  private var recognizers: [String] = []

  /// The views and gestures of SwiftUI, which no step can move.
  private var contents: [String] = []
  private var classes: [String: ClassDescription] = ["root": .view]

  /// The text of the scenario.
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let hasWindows = chance(4)
    var indentation = "  "
    if hasWindows {
      text = "UIWindow main\n  UIViewController home\n    "
      indentation = "      "
    }
    text += "UIView root  isMultipleTouchEnabled: \(flag())\n"
    addRecognizers(indentation: indentation)
    addViews(indentation: indentation, levels: 3)
    if hasWindows {
      text += "UIWindow other  windowLevel: \(chance(2) ? "alert" : "normal")\n"
      if chance(2) { text += "  override hitTest: super unless self\n" }
      addViews(indentation: "  ", levels: 2)
    }
    for recognizer in recognizers where chance(4) {
      if let other = recognizers.randomElement(using: &random), other != recognizer {
        text += "\(recognizer) requires \(other) to fail\n"
      }
    }
    text += "\n"
    for _ in 0..<number(20) + 3 { addStep() }
  }

  private mutating func addViews(indentation: String, levels: Int) {
    for _ in 0..<number(3) {
      let name = "v\(views.count)"
      views.append(name)
      let kind = chance(2) ? .view : chance(6) ? .hostingView : pick(of: .view)
      classes[name] = kind
      text += "\(indentation)\(kind.name) \(name)  frame: \(number(150)) \(number(300)) "
      text += "\(number(300)) \(number(400))\(properties(of: kind))\n"
      if chance(6) { text += "\(indentation)  override hitTest: \(answer())\n" }
      if chance(6) { text += "\(indentation)  override touches: \(handling())\n" }
      if chance(6) {
        text += "\(indentation)  override point(inside:): super or x < \(number(50))\n"
      }
      addRecognizers(indentation: indentation + "  ")
      if kind == .hostingView { addContent(indentation: indentation + "  ") }
      if levels > 1 { addViews(indentation: indentation + "  ", levels: levels - 1) }
    }
  }

  /// Adds views of SwiftUI with gestures, one around another or next to it.
  private mutating func addContent(indentation: String) {
    var indentation = indentation
    for _ in 0..<number(3) + 1 {
      addContent(.swiftUIView, " frame: 0 0 \(number(300)) \(number(400))", indentation)
      for _ in 0..<number(3) {
        let gestures: [ClassDescription] = [
          .dragGesture, .swiftUILongPressGesture, .swiftUITapGesture,
        ]
        let kind = gestures.randomElement(using: &random) ?? .dragGesture
        addContent(kind, "", indentation + "  ")
      }
      if chance(2) { indentation += "  " }
    }
  }

  private mutating func addContent(
    _ kind: ClassDescription, _ start: String, _ indentation: String
  ) {
    let name = "s\(contents.count)"
    contents.append(name)
    classes[name] = kind
    text += "\(indentation)\(kind.name) \(name) \(start)\(properties(of: kind))\n"
  }

  private mutating func addRecognizers(indentation: String) {
    for _ in 0..<number(3) {
      let name = "r\(recognizers.count)"
      recognizers.append(name)
      let kind = pick(of: .recognizer)
      classes[name] = kind
      text += "\(indentation)\(kind.name) \(name)\(properties(of: kind))\n"
      if kind.isInteraction {
        let question =
          kind == .dragInteraction ? "itemsForBeginning" : "configurationForMenuAtLocation"
        if chance(4) { text += "\(indentation)  delegate \(question): \(flag())\n" }
        continue
      }
      if chance(4) {
        text += "\(indentation)  delegate shouldRecognizeSimultaneouslyWith *: \(flag())\n"
      }
      if chance(6) { text += "\(indentation)  delegate shouldBegin: \(flag())\n" }
      if chance(6) { text += "\(indentation)  delegate shouldReceive: \(flag())\n" }
      if chance(6) { text += "\(indentation)  delegate shouldRequireFailureOf *: \(flag())\n" }
      if chance(6) { text += "\(indentation)  override canPrevent *: \(flag())\n" }
      if chance(6) { text += "\(indentation)  override canBePreventedBy *: \(flag())\n" }
    }
  }

  /// Some properties of a class, each with a value; what keeps touches away is rare.
  private mutating func properties(of kind: ClassDescription) -> String {
    var text = ""
    for property in kind.settableProperties where isFree(property) {
      guard chance(isClosing(property) ? 20 : 4), let value = value(for: property, of: kind) else {
        continue
      }
      text += "  \(property.name): \(value)"
    }
    return text
  }

  private func isFree(_ property: Property) -> Bool {
    switch property.name {
    case "frame", "bounds", "center", "transform", "state", "minimumPressDuration": false
    default: true
    }
  }

  private func isClosing(_ property: Property) -> Bool {
    switch property.name {
    case "alpha", "isHidden", "isUserInteractionEnabled", "isEnabled", "isExclusiveTouch",
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
      "maximumNumberOfTouches":
      true
    default: false
    }
  }

  /// A value that the language takes for a property.
  private mutating func value(for property: Property, of kind: ClassDescription) -> String? {
    switch property.kind {
    case .boolean: flag()
    case .count(let range):
      "\(Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 3), using: &random))"
    case .number(let range): range.upperBound == 1 ? "0.\(number(10))" : "\(number(50))"
    case .point, .size: "\(number(300)) \(number(900))"
    case .time: "\(number(900))ms"
    case .words(let words): words.randomElement(using: &random)
    default: nil
    }
  }

  private mutating func pick(of kind: ObjectKind) -> ClassDescription {
    // A cell stands in a table only.
    let classes = ScenarioClasses.course.all.filter {
      $0.kind == kind && !$0.isCell && !$0.isSwiftUIGesture && $0 != .swiftUIView
    }
    return classes.randomElement(using: &random) ?? .view
  }

  private mutating func setProperty() {
    let names = views + recognizers + contents
    guard let name = names.randomElement(using: &random), let kind = classes[name],
      let property = kind.settableProperties.randomElement(using: &random), isFree(property),
      !property.isSetInScenesOnly,
      let value = value(for: property, of: kind)
    else { return }
    text += "\(name) \(property.name) = \(value)\n"
  }

  private mutating func addStep() {
    let view = views.randomElement(using: &random) ?? "root"
    let other = views.randomElement(using: &random) ?? "root"
    let recognizer = recognizers.randomElement(using: &random)
    switch number(30) {
    case 0: text += "tap \(place())\n"
    case 1: text += "double tap \(place())\n"
    case 2: text += "press \(place()) for \(number(900))ms\n"
    case 3: text += "drag \(place()) by \(number(200)) \(number(200)) over \(number(300))ms\n"
    case 4, 5: text += "finger \(number(3) + 1) touches \(place())\n"
    case 6: text += "finger \(number(3) + 1) moves by \(number(40)) \(number(40))\n"
    case 7: text += "finger \(number(3) + 1) lifts\n"
    case 8: text += "wait \(number(700))ms\n"
    case 9: text += "system cancels touches\n"
    case 10: text += "\(view) removeFromSuperview\n"
    case 11: text += "\(view) addSubview \(other)\n"
    case 13: text += "pinch \(place()) to \(number(3) + 1)x over \(number(200))ms\n"
    case 14: text += "rotate \(place()) by \(number(180))° over \(number(200))ms\n"
    case 15:
      text += "\(chance(2) ? "tap" : "double tap") \(place()) with \(number(3) + 1) fingers\n"
    case 16: text += "fingers touch \(place()) and \(place())\n"
    case 17:
      text += chance(2) ? "fingers move by \(number(40)) \(number(40))\n" : "fingers lift\n"
    case 18: addReaction(view, other)
    case 20, 21: setProperty()
    case 22:
      let directions = ["left", "right", "up", "down"]
      text += "swipe \(directions.randomElement(using: &random) ?? "left") on \(place())\n"
    case 23: text += "root \(chance(2) ? "bringSubviewToFront" : "sendSubviewToBack") \(view)\n"
    case 19:
      let steps = [
        "home screen comes to the front", "application comes to the front",
        "event-fetch thread stops", "event-fetch thread runs",
      ]
      text += (steps.randomElement(using: &random) ?? "") + "\n"
    case 24: text += "pointer moves to \(place())\n"
    case 25: text += "click \(chance(2) ? "select" : "menu") for \(number(300))ms\n"
    case 26: text += "device \(chance(2) ? "shakes" : "rests")\n"
    case 27: text += "application focusedView = \(view)\n"
    case 28: text += "runLoop perform inModes common: \(view) isHidden = \(flag())\n"
    case 12:
      guard let recognizer, canBeDisabled(recognizer) else { return }
      text += "\(recognizer) isEnabled = \(flag())\n"
    default:
      guard let recognizer else { return }
      text += "\(view) addGestureRecognizer \(recognizer)\n"
    }
  }

  /// A context menu can be removed, and nothing else.
  private func canBeDisabled(_ recognizer: String) -> Bool {
    classes[recognizer] != .contextMenuInteraction
  }

  private mutating func addReaction(_ view: String, _ other: String) {
    let events = [
      "touchesBegan", "touchesCancelled", "hitTest", "fires", "willMove(toSuperview:)", "reset",
      "touchDown", "point(inside:)", "shouldBegin", "pressesBegan", "pressesEnded", "motionBegan",
    ]
    text += "when * \(events.randomElement(using: &random) ?? "fires"): "
    switch number(4) {
    case 0: text += "\(view) removeFromSuperview\n"
    case 1: text += "\(view) addSubview \(other)\n"
    case 2: text += "\(view) isHidden = \(flag())\n"
    default:
      let disabled = recognizers.filter(canBeDisabled).randomElement(using: &random)
      text += disabled.map { $0 + " isEnabled = false\n" } ?? "\(view) alpha = 0\n"
    }
  }

  private mutating func place() -> String { "\(number(390)) \(number(844))" }
  private mutating func flag() -> String { chance(2) ? "true" : "false" }
  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  private mutating func chance(_ odds: Int) -> Bool { number(odds) == 0 }

  private mutating func answer() -> String {
    let view = views.randomElement(using: &random) ?? "root"
    return ["nil", "self", "super unless self", "nil in pass 1", view].randomElement(using: &random)
      ?? "nil"
  }

  private mutating func handling() -> String {
    ["handles", "forwards", "handles and forwards"].randomElement(using: &random) ?? "handles"
  }
}
