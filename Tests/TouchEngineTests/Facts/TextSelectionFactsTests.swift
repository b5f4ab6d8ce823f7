import Testing
import TouchEngine

/// Facts D271 to D273: the gestures that select text.
@Suite struct TextSelectionFactsTests {
  let world = World()

  final class Record {
    var lines: [String] = []
  }

  /// A delegate that records when another text is selected.
  final class Reader: UITextViewDelegate {
    let record = Record()

    func textViewDidChangeSelection(_ textView: UITextView) {
      record.lines.append(textView.traceName + " selects")
    }
  }

  /// Adds a text that people can only read.
  private func addText(_ reader: Reader) -> UITextView {
    let text = UITextView()
    world.root.add("text", 0, 200, 300, 200, as: text)
    text.isEditable = false
    text.delegate = reader
    return text
  }

  /// Taps twice where one finger can.
  private func doubleTap(_ x: Double, _ y: Double) {
    world.tap(x, y)
    world.wait(100)
    world.tap(x, y)
    world.wait(1_000)
  }

  /// Rests a finger for some milliseconds.
  private func press(_ x: Double, _ y: Double, for milliseconds: Double) {
    world.touch(x, y)
    world.wait(milliseconds)
    world.lift()
    world.wait(1_000)
  }

  /// Adds a recognizer that records its action.
  private func add(_ recognizer: UIGestureRecognizer, _ name: String, _ record: Record) {
    recognizer.addTarget(
      world.controller,
      action: Selector(name) { recognizer in
        if recognizer.state == .began || recognizer.state == .ended { record.lines.append(name) }
      })
    world.root.addGestureRecognizer(recognizer)
  }

  @Test func `D271 a double tap selects, and the first of its taps begins editing`() {
    let reader = Reader()
    let text = addText(reader)
    doubleTap(50, 250)
    #expect(reader.record.lines == ["text selects"])
    text.isEditable = true
    world.tap(50, 250)
    #expect(text.isFirstResponder)
    #expect(reader.record.lines == ["text selects"])
    world.wait(100)
    world.tap(50, 250)
    #expect(reader.record.lines == ["text selects", "text selects"])
  }

  @Test func `D271 it prevents the double tap of an ancestor`() {
    let reader = Reader()
    _ = addText(reader)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    add(tap, "double", reader.record)
    doubleTap(50, 250)
    #expect(reader.record.lines == ["text selects"])
    doubleTap(50, 100)
    #expect(reader.record.lines == ["text selects", "double"])
  }

  @Test func `D272 a finger that rests on a text selects, before an ancestor's long press`() {
    let reader = Reader()
    _ = addText(reader)
    let press = UILongPressGestureRecognizer()
    add(press, "press", reader.record)
    self.press(50, 250, for: 900)
    #expect(reader.record.lines == ["text selects"])
    self.press(50, 250, for: 300)
    #expect(reader.record.lines.count == 1)
    self.press(50, 100, for: 900)
    #expect(reader.record.lines == ["text selects", "press", "press"])
  }

  @Test func `D273 a text that can't be selected leaves the double tap to its ancestor`() {
    let reader = Reader()
    let text = addText(reader)
    text.isSelectable = false
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    add(tap, "double", reader.record)
    doubleTap(50, 250)
    press(50, 250, for: 900)
    #expect(reader.record.lines == ["double"])
    text.isSelectable = true
    doubleTap(50, 250)
    #expect(reader.record.lines == ["double", "text selects"])
  }
}
