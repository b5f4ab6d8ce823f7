import Testing
import TouchEngine

/// Facts D197 to D208, and D266 to D270: text fields, text views with their links, and the keyboard.
@Suite struct TextFactsTests {
  let world = World()

  func field(_ name: String, y: Double = 100) -> UITextField {
    let field = UITextField()
    world.root.add(name, 20, y, 300, 40, as: field)
    return field
  }

  /// Records the events that a control sends.
  func events(of control: UIControl) -> Record {
    let record = Record()
    for event: UIControl.Event in [
      .touchDown, .touchUpInside, .touchCancel, .editingDidBegin, .editingDidEnd,
    ] {
      control.addTarget(
        world.controller, action: Selector(event.word) { _, _ in record.lines.append(event.word) },
        for: event)
    }
    return record
  }

  final class Record {
    var lines: [String] = []
  }

  /// A delegate that records what it's asked and told.
  final class Editor: UITextFieldDelegate {
    let record: Record
    var begins = true
    var ends = true

    init(_ record: Record) { self.record = record }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      record.lines.append(textField.traceName + " shouldBegin")
      return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      record.lines.append(textField.traceName + " didBegin")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      record.lines.append(textField.traceName + " shouldEnd")
      return ends
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      record.lines.append(textField.traceName + " didEnd")
    }
  }

  @Test func `D197 a tap makes a text field first responder when the finger lifts`() {
    let name = field("name")
    world.touch(50, 120)
    #expect(!name.isFirstResponder)
    world.lift()
    #expect(name.isFirstResponder)
    #expect(name.isEditing)
  }

  @Test func `D198 a tap in a text field ends in touchCancel`() {
    let name = field("name")
    let record = events(of: name)
    world.tap(50, 120)
    #expect(record.lines == ["touchDown", "editingDidBegin", "touchCancel"])
  }

  @Test func `D199 a text field's tap prevents that of an ancestor`() {
    _ = field("name")
    let record = Record()
    let dismiss = UITapGestureRecognizer()
    dismiss.addTarget(
      world.controller, action: Selector("dismiss") { _ in record.lines.append("dismiss") })
    world.root.addGestureRecognizer(dismiss)
    world.tap(50, 120)
    #expect(record.lines.isEmpty)
    world.tap(50, 300)
    #expect(record.lines == ["dismiss"])
  }

  @Test func `D200 a delegate can keep a text field from editing`() {
    let name = field("name")
    let editor = Editor(Record())
    name.delegate = editor
    editor.begins = false
    world.tap(50, 120)
    #expect(!name.isFirstResponder)
    #expect(editor.record.lines == ["name shouldBegin"])
  }

  @Test func `D201 the next field asks first, and only then the other one resigns`() {
    let name = field("name")
    let phone = field("phone", y: 200)
    let editor = Editor(events(of: name))
    name.delegate = editor
    phone.delegate = editor
    name.becomeFirstResponder()
    phone.becomeFirstResponder()
    #expect(
      editor.record.lines == [
        "name shouldBegin", "name didBegin", "editingDidBegin", "phone shouldBegin",
        "name shouldEnd", "name didEnd", "editingDidEnd", "phone didBegin",
      ])
  }

  @Test func `D202 D203 a field that would rather stay resigns only by force`() {
    let name = field("name")
    let editor = Editor(Record())
    name.delegate = editor
    editor.ends = false
    name.becomeFirstResponder()
    #expect(!name.resignFirstResponder())
    #expect(!world.root.endEditing(false))
    #expect(name.isFirstResponder)
    editor.record.lines = []
    #expect(world.root.endEditing(true))
    #expect(!name.isFirstResponder)
    #expect(editor.record.lines == ["name didEnd"])
  }

  @Test func `D203 endEditing concerns only the first responder in the view`() {
    let name = field("name")
    let phone = field("phone", y: 200)
    name.becomeFirstResponder()
    #expect(!phone.endEditing(true))
    #expect(name.isFirstResponder)
    #expect(name.endEditing(true))
  }

  @Test func `D204 D205 the keyboard keeps touches from the app while a field is edited`() {
    let name = field("name")
    let record = Record()
    let low = UIControl()
    world.root.add("low", 0, 700, 300, 40, as: low)
    low.addTarget(
      world.controller, action: Selector("low") { _, _ in record.lines.append("low") },
      for: .touchUpInside)
    name.becomeFirstResponder()
    world.tap(50, 720)
    #expect(record.lines.isEmpty)
    name.resignFirstResponder()
    world.tap(50, 720)
    #expect(record.lines == ["low"])
    #expect(world.scene.windows.count == 1)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func `D206 a drag dismisses the keyboard if its scroll view says so`(
    mode: UIScrollView.KeyboardDismissMode
  ) {
    let name = field("name")
    let form = UIScrollView()
    world.root.add("form", 0, 200, 300, 200, as: form)
    form.contentSize = CGSize(width: 300, height: 900)
    form.keyboardDismissMode = mode
    name.becomeFirstResponder()
    world.touch(50, 300)
    world.move(50, 280)
    world.move(50, 260)
    world.lift()
    #expect(name.isFirstResponder == (mode == .none))
  }

  @Test func `D207 a text view is edited only while it is editable`() {
    let notes = UITextView()
    world.root.add("notes", 0, 200, 300, 200, as: notes)
    notes.isEditable = false
    world.tap(50, 300)
    #expect(!notes.isFirstResponder)
    #expect(!notes.becomeFirstResponder())
    world.wait(1_000)
    notes.isEditable = true
    world.tap(50, 300)
    #expect(notes.isFirstResponder)
  }

  private final class Guard: UITextViewDelegate {
    var mayBegin = false
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
  }

  @Test func `a text view asks its delegate before editing begins`() {
    let notes = UITextView()
    world.root.add("notes", 0, 200, 300, 200, as: notes)
    let delegate = Guard()
    notes.delegate = delegate
    world.tap(50, 300)
    #expect(!notes.isFirstResponder)
    delegate.mayBegin = true
    world.wait(1_000)
    world.tap(50, 300)
    #expect(notes.isFirstResponder)
  }

  @Test func `D208 a text view in a row keeps the touch from the row`() {
    let record = Record()
    let row = TouchRecorder(record)
    world.root.add("row", 0, 200, 300, 200, as: row)
    let text = UITextView()
    row.add("text", 0, 0, 300, 100, as: text)
    text.isEditable = false
    world.tap(50, 250)
    #expect(record.lines.isEmpty)
    text.isUserInteractionEnabled = false
    world.tap(50, 250)
    #expect(record.lines == ["ended"])
  }

  // MARK: Links

  /// A delegate that records the links that are tapped.
  final class Reader: UITextViewDelegate {
    let record = Record()
    var follows = true
    var replacement: UIAction?

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      record.lines.append("link \(textItem.index)")
      return follows ? replacement ?? defaultAction : nil
    }
  }

  /// Adds a text with two links that people can tap.
  private func addText(_ reader: Reader) -> UITextView {
    let text = UITextView()
    world.root.add("text", 0, 200, 300, 200, as: text)
    text.isEditable = false
    text.linkAreas = [
      CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 80, width: 100, height: 40),
    ]
    text.delegate = reader
    return text
  }

  /// Adds a tap recognizer that records.
  private func addTap(to view: UIView, _ record: Record) {
    let tap = UITapGestureRecognizer(
      target: nil, action: Selector("tap") { _ in record.lines.append("tap") })
    view.addGestureRecognizer(tap)
  }

  @Test func `D266 a link takes a tap only in a text that is selectable and not editable`() {
    let reader = Reader()
    let text = addText(reader)
    world.tap(50, 220)
    #expect(reader.record.lines == ["link 0"])
    text.isSelectable = false
    world.tap(50, 220)
    text.isSelectable = true
    text.isEditable = true
    world.tap(50, 220)
    #expect(text.isFirstResponder)
    #expect(reader.record.lines == ["link 0"])
  }

  @Test func `D267 a tap on a link asks the delegate for an action and performs it`() {
    let reader = Reader()
    _ = addText(reader)
    let record = reader.record
    world.tap(50, 300)
    #expect(record.lines == ["link 1"])
    reader.replacement = UIAction { _ in record.lines.append("opens") }
    world.tap(50, 220)
    #expect(record.lines == ["link 1", "link 0", "opens"])
    reader.follows = false
    world.tap(50, 220)
    #expect(record.lines == ["link 1", "link 0", "opens", "link 0"])
    // The finger must stay on the link long enough, and not too long.
    world.touch(50, 220)
    world.wait(2_000)
    world.lift()
    #expect(record.lines.count == 4)
  }

  @Test func `D268 links bring a recognizer to the text view and take it away again`() {
    let reader = Reader()
    let text = addText(reader)
    let count = text.gestureRecognizers?.count ?? 0
    world.tap(50, 260)
    #expect(reader.record.lines.isEmpty)
    text.linkAreas = []
    #expect(text.gestureRecognizers?.count == count - 1)
    world.tap(50, 220)
    #expect(reader.record.lines.isEmpty)
    text.linkAreas = [text.bounds]
    #expect(text.gestureRecognizers?.count == count)
    world.tap(50, 260)
    #expect(reader.record.lines == ["link 0"])
  }

  @Test func `D269 the tap on a link prevents that of an ancestor`() {
    let reader = Reader()
    _ = addText(reader)
    addTap(to: world.root, reader.record)
    world.tap(50, 220)
    #expect(reader.record.lines == ["link 0"])
    world.wait(1_000)
    world.tap(50, 260)
    #expect(reader.record.lines == ["link 0", "tap"])
  }

  @Test func `D270 a tap that was added to the text view prevents that of its link`() {
    let reader = Reader()
    let text = addText(reader)
    addTap(to: text, reader.record)
    world.tap(50, 220)
    #expect(reader.record.lines == ["tap"])
  }

  /// A view that records the ends of touches.
  final class TouchRecorder: UIView {
    let record: Record

    init(_ record: Record) {
      self.record = record
      super.init(frame: .zero)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record.lines.append("ended")
    }
  }
}
