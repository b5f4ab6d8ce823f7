import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel

/// Scenarios in which as much as possible happens to one element.
struct ElementWorkout {
  let sample: ElementSample

  /// The words of what happened to the element in all of them.
  func words() -> Set<String> {
    texts.reduce(into: []) { $0.formUnion(Self.words(of: sample.name, in: $1)) }
  }

  /// Returns the words of what happens to something in a scenario; none when the text is no scenario.
  static func words(of name: String, in text: String) -> Set<String> {
    var words: Set<String> = []
    do {
      let parsed = ParsedScenario(SourceText(name: "workout", text: text), resolver: .only(.course))
      guard !parsed.diagnostics.hasErrors else { return [] }
      for scenario in parsed.scenarios {
        let trace = scenario.run().trace
        let bearers = Set(trace.participants.filter { $0.name == name }.map(\.id))
        for event in trace.events
        where event.kind != .chain && bearers.contains(event.subject) {
          words.insert(event.word.split(separator: " ").first.map(String.init) ?? "")
        }
      }
    }
    return words
  }

  /// The texts; one that is no scenario for the class counts for nothing.
  private var texts: [String] {
    var texts: [String] = []
    func add(
      _ steps: String, _ lines: [String] = [], siblings: [String] = [], requirement: String = "",
      expecting: String = "expect anything"
    ) {
      texts.append(
        sample.setup(size, under: lines, siblings: siblings) + requirement + "\n\n"
          + steps.replacing("$", with: sample.name) + "\n\n\(expecting)\n")
    }
    for steps in Self.gestures + program {
      add(steps)
      if sample.elementClass == .window { add("root isHidden = true\n" + steps) }
    }
    add("tap 200 200", expecting: "expect\n  never IOKit peeks")
    add(
      "finger touches 200 200\nfinger moves by 3 0\nfinger moves by 3 0\nfinger lifts",
      expecting: "expect\n  never IOKit peeks")
    let addAll = {
      (steps: String, lines: [String], siblings: [String], requirement: String, last: String) in
      add(steps, lines, siblings: siblings, requirement: requirement, expecting: last)
    }
    switch sample.elementClass.kind {
    case .recognizer: addArbitration(addAll)
    case .view, .window: addHolding(addAll)
    default: break
    }
    for (place, question) in [("row", "RowAt"), ("item", "ItemsAt")] {
      add(
        "press \(place) 1 of $ for 900ms",
        ["delegate contextMenuConfigurationFor\(question) \(place) 1: true"])
    }
    add("tap 200 200", ["isEditable: false", "linkArea: 0 0 200 200"])
    add(
      "VoiceOver activates $",
      ["isAccessibilityElement: true", "override accessibilityActivate: true"])
    add("$ contentOffset = 0 50\ntap status bar\nwait 1s")
    add("let place = $ location(ofTouch: 1)")
    for family in ["touches", "presses", "motion"] {
      let rules = ["override \(family): handles", "override canBecomeFirstResponder: true"]
      add("$ becomeFirstResponder\ntap 200 200\nclick select\ndevice shakes\ndevice rests", rules)
    }
    return texts
  }

  /// The properties of the element.
  private var size: String {
    switch sample.elementClass {
    case .tableView: "frame: 100 100 200 200 numberOfRows: 30"
    case .collectionView: "frame: 100 100 200 200 numberOfItems: 4"
    case .scrollView:
      "frame: 100 100 200 200 contentSize: 400 4000 minimumZoomScale: 0.5 maximumZoomScale: 4"
    case .segmentedControl: "frame: 100 100 200 200 numberOfSegments: 3"
    case .pageControl: "frame: 100 100 200 200 numberOfPages: 3"
    case .screenEdgePanGestureRecognizer: "edges: left"
    case .tableViewCell, .collectionViewCell: ""
    default: sample.elementClass.kind == .view ? "frame: 100 100 200 200" : ""
    }
  }

  // MARK: What fingers, buttons and the device do

  private static let places = [
    "200 200", "$", "row 1 of $", "item 1 of $", "row 1 of t", "item 1 of t",
  ]

  private static let gestures = places.flatMap { gestures(at: $0) } + others + buttons

  private static func gestures(at place: String) -> [String] {
    [
      "tap \(place)", "double tap \(place)", "drag \(place) by 0 -120", "press \(place) for 900ms",
      "drag \(place) by -120 0\ntap Delete",
      """
      finger touches \(place)
      wait 200ms
      finger moves by 30 0
      finger moves by 300 0
      finger moves by 9 0
      finger moves by -300 0
      wait 100ms
      system cancels touches
      """,
      "finger touches \(place)\nwait 200ms\nfinger moves by 300 9\nfinger lifts",
    ]
  }

  private static let others = [
    "pinch 200 200 to 2x", "pinch 200 200 to 9x", "rotate 200 200 by 90°",
    "drag 200 200 by 150 0", "drag 200 200 by -150 0", "swipe right on root",
    "swipe left on row 1 of $\ntap Delete",
    "finger touches 2 300\nfinger moves by 100 0 over 100ms\nfinger lifts",
    "finger touches 2 300\nfinger moves by 100 0 over 100ms\nsystem cancels touches",
    "finger touches 200 200\nfinger moves by 100 0 over 100ms\nsystem cancels touches",
    "finger touches 200 200\nwait 600ms\nsystem cancels touches",
    "fingers touch 150 200 and 250 200\nfingers move by 30 30\nsystem cancels touches",
    "pointer moves to 200 200\npointer moves by 30 30\npointer leaves",
    "finger touches 200 200\nfinger presses with force 2\nfinger lifts",
  ]

  private static let buttons: [String] =
    ["", "$ becomeFirstResponder\n", "application focusedView = $\n"].flatMap { start in
      [
        "remote presses select\nremote releases select", "device shakes\ndevice rests",
        "remote presses select with force 0.5\nremote presses select with force 1\n"
          + "remote loses select",
        "device shakes too long", "device shakes\ndevice shakes too long",
      ].map { start + $0 }
    }

  // MARK: What the program does

  /// Steps of the program, and settings of all properties to values of all sorts.
  private var program: [String] {
    let settings = sample.elementClass.settableProperties.flatMap { property in
      Self.values(of: property.kind, property).map {
        "$ \(property.name) = \($0)"
      }
    }
    return Self.calls + settings
      + UIControl.Event.allWords.map { "$ sendActions for \($0)" }
  }

  private static func values(of kind: PropertyValueKind, _ property: Property) -> [String] {
    switch kind {
    case .angle: ["30°"]
    case .boolean: ["true"]
    case .cell: []
    case .count: ["1"]
    case .insets, .rectangle: ["1 2 30 40"]
    case .object, .objects: ["root", "nil", "c"]
    case .number: ["1"]
    case .point, .size: ["10 20"]
    case .points: ["10 20, 30 40"]
    case .text: ["\"Send\""]
    case .time: ["300ms"]
    case .transform: ["scale 2"]
    case .windowLevel: ["2"]
    case .words(let words): property.name == "state" ? ["ended"] : [words[0]]
    }
  }

  private static let calls = [
    "$ removeFromSuperview\nroot addSubview $\n$ setNeedsLayout\nwait 50ms\n$ layoutIfNeeded",
    "$ becomeFirstResponder\n$ resignFirstResponder", "$ endEditing", "$ makeKeyAndVisible",
    "$ invalidate",
    "root removeGestureRecognizer $\nroot addGestureRecognizer $",
    "finger touches 200 200\n$ ignore finger",
    "$ addTarget target action log\n$ removeTarget target", "$ setTranslation 0 0",
    "$ sendAction log to target", "$ setContentOffset 0 50 animated\nwait 1s",
    "$ setZoomScale 2 animated\nwait 1s", "$ reloadData\n$ selectRow row 1",
    "$ reloadData\n$ selectItem item 1", "runLoop add $ forMode default",
    "runLoop add $ forMode default\nfinger touches 200 200\nwait 200ms",
    "runLoop add $ forMode default\nfinger touches $\nfinger moves by 0 30\nwait 900ms",
    "runLoop perform: root alpha = 0.5", "$ beginIgnoringInteractionEvents",
    "$ endIgnoringInteractionEvents", "animate 100ms: root alpha = 0.5", "$ selectedIndex = 1",
    "tap tab of d", "tap tab of d\ntap tab of d", "$ beginRefreshing\n$ endRefreshing",
    "$ showsCancelButton = true\n$ becomeFirstResponder\ntap cancelButton of $",
  ]

  // MARK: Recognizers against each other

  private func addArbitration(
    _ add: (String, [String], [String], String, String) -> Void
  ) {
    let gestures = [
      "tap 200 200", "drag 200 200 by 150 0", "press 200 200 for 900ms", "pinch 200 200 to 2x",
      "rotate 200 200 by 90°", "swipe right on root", "pointer moves to 9 9\npointer moves by 5 5",
      "finger touches 2 300\nfinger moves by 100 0 over 100ms\nfinger lifts",
    ]
    let rules = [
      "delegate shouldBegin: true", "delegate shouldBegin: false", "delegate shouldReceive: true",
      "delegate shouldRecognizeSimultaneouslyWith o: false",
      "delegate shouldRequireFailureOf o: true", "delegate shouldBeRequiredToFailBy o: true",
      "override canPrevent *: false", "override canBePreventedBy *: false",
    ]
    let others = [
      "UITapGestureRecognizer o", "UIPanGestureRecognizer o", "UILongPressGestureRecognizer o",
    ]
    let wishes = ["began", "ended", "failed"].flatMap { first in
      ["changed", "cancelled", "ended"].map { next in
        "when $ touchesBegan: $ state = \(first)\nwhen $ touchesEnded: $ state = \(next)\n"
      }
    }
    for gesture in gestures {
      for other in others {
        for rule in rules { add(gesture, [rule], [other], "", "expect anything") }
        add(gesture, [], [other], "x requires o to fail", "expect anything")
        add(gesture, [], [other], "o requires x to fail", "expect anything")
      }
      for wish in wishes { add(wish + gesture, [], [], "", "expect anything") }
      add(gesture, ["isEnabled: false"], [], "", "expect anything")
      add("click select", ["allowedPressTypes: select"], [], "", "expect anything")
    }
    add(
      "remote presses select\nremote presses select with force 1\nremote loses select",
      ["allowedPressTypes: select"], [], "", "expect anything")
    add(
      "remote presses select with force 0.5\nremote presses select with force 1\n"
        + "remote releases select",
      ["allowedPressTypes: select"], [], "", "expect anything")
  }

  // MARK: Touches that are withheld

  private func addHolding(
    _ add: (String, [String], [String], String, String) -> Void
  ) {
    let start = sample.elementClass == .window ? "root isHidden = true\n" : ""
    let recognizers = [
      "UITapGestureRecognizer g  delaysTouchesBegan: true",
      "UIPanGestureRecognizer g  delaysTouchesBegan: true",
    ]
    for recognizer in recognizers {
      for place in ["200 200", "row 1 of t", "item 1 of t"] {
        for gesture in ["tap \(place)", "drag \(place) by 100 0", "press \(place) for 900ms"] {
          add(start + gesture, [recognizer], [], "", "expect anything")
          add(
            start + gesture, [recognizer, "override gestureRecognizerShouldBegin *: false"], [], "",
            "expect anything")
        }
      }
    }
    add(
      "$ addSubview w\n$ bringSubviewToFront w\n$ sendSubviewToBack w\nw removeFromSuperview\n"
        + "$ insertSubview w at 0\n$ setNeedsLayout\nwait 50ms\n$ layoutIfNeeded\n"
        + "$ removeGestureRecognizer g\n$ addGestureRecognizer g",
      ["UITapGestureRecognizer g", "UIView w  frame: 1 1 5 5"], [], "", "expect anything")
  }

  // MARK: Controllers

  /// What happens to controllers that are shown and go.
  static let containers: [(name: String, text: String)] = [
    (
      "x",
      """
      UINavigationController x
        UIViewController a
          UIView root

      x pushViewController a
      """
    ),
    (
      "x",
      """
      UIViewController first
        UIView root
      UIViewController x
        UIView sheet
          UIView w

      first present x animated
      wait 1s
      drag 200 300 by 0 500
      wait 1s
      first present x
      first dismiss
      """
    ),
    (
      "x",
      """
      UIViewController first
        UIView root
      UIViewController x  isModalInPresentation: true
        UIView sheet

      first present x animated
      wait 1s
      drag 200 300 by 0 500
      wait 1s
      """
    ),
    (
      "x",
      """
      UINavigationController x
        UIViewController a
          UIView root
      UIViewController b
        UIView next
      UIViewController other
        UIView third

      x pushViewController b animated
      wait 1s
      tap Back
      wait 1s
      x pushViewController b
      x popViewController
      x present other
      x dismiss
      x addChild other
      """
    ),
    (
      "x",
      """
      UINavigationController n
        UIViewController a
          UIView root
      UIViewController x
        UIView next
      UIViewController other
        UIView third

      n pushViewController x animated
      wait 1s
      x present other
      x dismiss
      other addChild x
      x removeFromParent
      x addChild other
      """
    ),
    (
      "x",
      """
      UITabBarController x
        UIViewController a
          UIView root
        UIViewController b
          UIView next

      tap tab of b
      x selectedIndex = 0
      """
    ),
    (
      "x",
      """
      UINavigationController n
        UIViewController a
          UIView root
        UIViewController x
          UIView next

      tap Back
      wait 1s
      """
    ),
  ]
}
