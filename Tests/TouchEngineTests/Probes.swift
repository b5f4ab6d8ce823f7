import TouchEngine

/// Writes down who is asked and told what, in order.
final class Log {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// A recognizer that does at each phase of a touch what the test says, and writes down what it is
/// told and asked.
final class Probe: UIGestureRecognizer {
  let log: Log
  var onBegan: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onMoved: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onEnded: (Probe, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onReset: (Probe) -> Void = { _ in }
  var wantsEvent = true
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  init(_ name: String, _ log: Log = Log()) {
    self.log = log
    super.init(target: nil, action: nil)
    self.name = name
    addTarget(
      nil, action: Selector("act") { log.add("\(name) fires \($0.state.word)") })
  }

  private func tell(_ line: String) { log.add("\(name ?? "") \(line)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("began")
    onBegan(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("moved")
    onMoved(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("ended")
    onEnded(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { tell("cancelled") }
  override func reset() {
    tell("reset")
    onReset(self)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    tell("shouldReceive event")
    return wantsEvent
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    tell("canPrevent \(preventedGestureRecognizer.name ?? "")")
    return prevents(preventedGestureRecognizer)
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    tell("canBePrevented \(preventingGestureRecognizer.name ?? "")")
    return isPrevented(preventingGestureRecognizer)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    tell("shouldRequireFailure \(otherGestureRecognizer.name ?? "")")
    return requires(otherGestureRecognizer)
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    tell("shouldBeRequiredToFail \(otherGestureRecognizer.name ?? "")")
    return isRequired(otherGestureRecognizer)
  }
}

/// A delegate that answers as the test says and writes down what it is asked.
final class Judge: UIGestureRecognizerDelegate {
  let log: Log
  var begins = true
  var receivesEvent = true
  var receives: (UITouch) -> Bool = { _ in true }
  var allows = false
  var requires = false
  var isRequired = false

  init(_ log: Log = Log()) { self.log = log }

  private func tell(_ question: String, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer?) {
    log.add("\(one.name ?? "")'s delegate \(question)\(other.map { " \($0.name ?? "")" } ?? "")")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    tell("shouldBegin", gestureRecognizer, nil)
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    tell("shouldReceive event", gestureRecognizer, nil)
    return receivesEvent
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    tell("shouldReceive touch", gestureRecognizer, nil)
    return receives(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell("simultaneously", gestureRecognizer, otherGestureRecognizer)
    return allows
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell("shouldRequireFailure", gestureRecognizer, otherGestureRecognizer)
    return requires
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell("shouldBeRequiredToFail", gestureRecognizer, otherGestureRecognizer)
    return isRequired
  }
}

/// A view that writes down what it is told, with the number of touches, and keeps it to itself.
final class Witness: UIView {
  let log: Log
  var onBegan: () -> Void = {}
  var letsBegin = true

  init(_ name: String, _ log: Log = Log()) {
    self.log = log
    super.init(frame: .zero)
    traceName = name
  }

  private func tell(_ phase: String, _ touches: Set<UITouch>) {
    log.add("\(traceName) \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("began", touches)
    onBegan()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.add("\(traceName) shouldBegin \(gestureRecognizer.name ?? "")")
    return letsBegin
  }
}

extension Log {
  /// The lines so far that are about something, without those that are not.
  func lines(about words: String...) -> [String] {
    lines.filter { line in words.contains { line.contains($0) } }
  }
}

extension World {
  /// Puts a view that writes down what it hears at the top left, 200 points wide and high.
  func witness(_ name: String, _ log: Log) -> Witness {
    let view = Witness(name, log)
    root.add(name, 0, 0, 200, 200, as: view)
    return view
  }

  /// A tap recognizer that needs a number of taps.
  func tapRecognizer(_ name: String, taps: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.name = name
    tap.numberOfTapsRequired = taps
    return tap
  }
}

extension UIView {
  /// Attaches a recognizer that writes down its actions.
  @discardableResult
  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, telling log: Log
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(
      nil, action: Selector("act") { log.add("\(name) fires \($0.state.word)") })
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// Tests in which recognizers on one world compete.
protocol ContestTests {
  var world: World { get }
  var log: Log { get }
}

extension ContestTests {
  /// A recognizer that recognizes when the finger lifts, or at a move when the test says so.
  @discardableResult
  func probe(
    _ name: String, on view: UIView? = nil, judge: Judge? = nil,
    moved: UIGestureRecognizer.State? = nil, ended: UIGestureRecognizer.State? = .ended
  ) -> Probe {
    let probe = Probe(name, log)
    probe.delegate = judge
    if let moved { probe.onMoved = { one, _, _ in one.state = moved } }
    if let ended { probe.onEnded = { one, _, _ in one.state = ended } }
    (view ?? world.root).addGestureRecognizer(probe)
    return probe
  }

  /// The recognizers that acted, in order.
  var fires: [String] { log.lines(about: "fires") }
}
