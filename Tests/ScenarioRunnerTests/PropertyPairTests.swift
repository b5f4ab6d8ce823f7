import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TouchEngine

/// Every property of every class is set where that is possible, read, and compared.
struct PropertyPairTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let elementClass: ClassDescription
    let property: Property
    var testDescription: String { "\(elementClass.name) \(property.name)" }
  }

  static let pairs: [Pair] = ScenarioClasses.course.all.flatMap { elementClass in
    elementClass.properties.map { Pair(elementClass: elementClass, property: $0) }
  }

  @Test func `there are as many pairs as the classes have properties`() {
    #expect(Self.pairs.count > 561)
  }

  @Test(arguments: pairs)
  func `a property is read as it is`(pair: Pair) throws {
    let sample = ElementSample(elementClass: pair.elementClass)
    let values = values(of: pair)
    let line = "\(sample.name) \(pair.property.name)"
    var isSet = false
    for (value, other) in [(values.0, values.1), (values.1, values.0)] {
      for (setup, steps) in settings(of: pair, to: value, sample) {
        let text = setup + "\n" + steps + "\nexpect\n"
        // What a gesture counts is there only while it lasts.
        let lasts = pair.property.traits.contains(.ofGesture) || pair.property.name == "state"
        let claim =
          !lasts ? "" : steps.isEmpty ? "" : "\(sample.name) \(pair.property.name) = \(value)\n  "
        if lasts, steps.isEmpty { continue }
        // A setting is taken, and the value is no other.
        #expect(failures(of: text + "  \(claim)\(line) \(value)") == [], "\(line) \(value)")
        let wrong = failures(of: text + "  \(claim)\(line) \(other)")
        #expect(wrong.count == 1 && wrong[0].contains("was `"), "\(line) \(other)")
        isSet = true
      }
    }
    if isSet { return }
    // What can only be looked at is something, and it's compared: of two values one is wrong at least.
    let other = pair.property.name == "gestureRecognizers" ? ["UITapGestureRecognizer other"] : []
    let isView = [ObjectKind.view, .window].contains(pair.elementClass.kind)
    let another = values.1 == "another" ? "UIViewController another\n  UIView apart\n" : ""
    let text =
      sample.setup(needs(pair), under: isView ? other : [], siblings: isView ? [] : other)
      + another + "\n" + observation(of: pair, sample)
    let wrong = [values.0, values.1].flatMap { failures(of: text + "  \(line) \($0)") }
    #expect(!wrong.contains { $0.contains("was `nothing`") }, "\(wrong)")
    #expect(wrong.contains { $0.contains("was `") }, "\(wrong)")
  }

  private func failures(of text: String) -> [String] {
    let parsed = ParsedScenario(
      SourceText(name: "pair", text: text + "\n"), resolver: .only(.course))
    let errors = parsed.diagnostics.map(\.message.text)
    guard errors.isEmpty else { return errors }
    return parsed.scenario.run().failures.map(\.message.text)
  }

  /// Two different values, in the words of the language.
  private func values(of pair: Pair) -> (String, String) {
    switch (pair.elementClass, pair.property.name) {
    case (.slider, "value"): return ("0.5", "0.25")
    case (_, "selectedIndex"): return ("1", "0")
    case (_, "state"): return ("failed", "possible")
    case (_, "rootViewController"): return ("other", "nil")
    case (_, "leftBarButtonItem"), (_, "rightBarButtonItem"): return ("item", "nil")
    case (_, "focusedView"), (_, "superview"), (_, "view"), (_, "subviews"): return ("root", "nil")
    case (.window, "window"): return ("x", "nil")
    case (_, "window"): return ("window", "nil")
    case (_, "gestureRecognizers"): return ("other", "nil")
    case (.event, "timestamp"): break
    case (.event, _): return ("finger", "nil")
    case (_, "parent"), (_, "presentedViewController"), (_, "presentingViewController"),
      (_, "children"):
      return ("nil", "another")
    case (.applicationDelegate, "next"): return ("nil", "root")
    default: break
    }
    switch pair.property.kind {
    case .angle: return ("30°", "60°")
    case .boolean: return ("true", "false")
    case .cell(let noun): return ("\(noun.rawValue) 1", "nil")
    case .count(let allowed):
      return ("\(max(2, allowed.lowerBound))", "\(max(1, allowed.lowerBound))")
    case .insets: return ("1 2 3 4", "4 3 2 1")
    case .object, .objects: return ("nil", "x")
    case .number(let allowed): return allowed.upperBound == 1 ? ("0.5", "0.25") : ("2", "3")
    case .point, .size:
      return pair.property.name == "convert"
        ? ("10 20 to root 10 20", "10 20 to root 5 5") : ("10 20", "30 40")
    case .points: return ("10 10, 20 20", "empty")
    case .rectangle: return ("10 20 30 40", "0 0 50 60")
    case .text: return ("\"Send\"", "\"send\"")
    case .time: return ("300ms", "200ms")
    case .transform: return ("scale 2 2", "translate 5 5")
    case .windowLevel: return ("5", "7")
    case .words(let words): return (words[0], words.count > 1 ? words[1] : "nil")
    }
  }

  /// What the element needs so that the value can be what it is.
  private func needs(_ pair: Pair) -> String {
    switch (pair.elementClass, pair.property.name) {
    case (_, "selectedSegmentIndex"): "numberOfSegments: 5"
    case (_, "currentPage"): "numberOfPages: 5"
    case (_, "zoomScale"): "minimumZoomScale: 1 maximumZoomScale: 5"
    case (_, "indexPathForSelectedRow"), (_, "indexPathForSwipedRow"): "numberOfRows: 3"
    case (_, "indexPathForSelectedItem"): "numberOfItems: 3"
    default: ""
    }
  }

  /// The setups and steps that give the property a value.
  private func settings(
    of pair: Pair, to value: String, _ sample: ElementSample
  ) -> [(setup: String, steps: String)] {
    let property = pair.property
    guard pair.elementClass.settableProperties.contains(property), !isLaidOut(pair) else {
      return []
    }
    let setting = "\(property.name): \(value)"
    let needs = needs(pair)
    var settings: [(setup: String, steps: String)] = []
    let items = property.name == "leftBarButtonItem" || property.name == "rightBarButtonItem"
    let lines =
      items && !pair.elementClass.isContainer
      ? ["UIBarButtonItem item"]
      : property.name == "zoomScale" ? ["delegate viewForZooming: zoomed", "UIView zoomed"] : []
    if !property.isSetInStepsOnly, value != "nil" {
      settings.append((sample.setup(needs + " " + setting, under: lines), ""))
    }
    if !property.isSetInScenesOnly, [ObjectKind.timer].contains(sample.elementClass.kind) == false {
      let other =
        property.name == "rootViewController" ? "UIViewController other\n  UIView there\n" : ""
      settings.append(
        (
          sample.setup(needs, under: lines) + other,
          "\(sample.name) \(property.name) = \(value)\n"
        ))
    }
    return settings
  }

  /// Whether a list decides what the property is: its size of content, and the frames of its cells.
  private func isLaidOut(_ pair: Pair) -> Bool {
    pair.property.name == "contentSize" && pair.elementClass.cells?.class != nil
      || ["bounds", "center", "frame"].contains(pair.property.name) && pair.elementClass.isCell
  }

  /// Steps and the beginning of a list, after which a property that can only be looked at is there.
  private func observation(of pair: Pair, _ sample: ElementSample) -> String {
    switch pair.elementClass.kind {
    case .touch: "tap 200 200\n\nexpect\n  root touchesBegan\n"
    case .event: "tap 200 200\n\nexpect\n  root touchesBegan\n"
    case .press:
      "remote presses select\nremote releases select\n\nexpect\n  window pressesBegan\n"
    case .recognizer where pair.elementClass == .gestureRecognizer:
      "tap 200 200\n\nexpect\n  \(sample.name) touchesBegan\n"
    case .recognizer where pair.elementClass == .hoverGestureRecognizer:
      "pointer moves to 200 200\n\nexpect\n  \(sample.name) began\n"
    case .recognizer: "tap 200 200\n\nexpect\n  \(sample.name) reset\n"
    default: "tap 200 200\n\nexpect\n"
    }
  }
}
