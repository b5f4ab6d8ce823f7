import Testing
import TraceModel

@Suite struct ViewAppearanceTests {
  @Test(arguments: ViewAppearance.Form.allCases)
  func `a form comes back from its word, and from a stored trace`(form: ViewAppearance.Form) throws
  {
    #expect(ViewAppearance.Form(rawValue: form.rawValue) == form)
    let recorder = TraceRecorder()
    let appearance = ViewAppearance(form, title: "\"", isEnabled: false, value: 0.25, count: 2)
    for shown in [appearance, ViewAppearance(form)] {
      _ = recorder.introduce(.view, name: "it", appearance: shown)
    }
    let trace = try Trace(json: recorder.trace.json)
    #expect(trace.participants.map { $0.appearance } == [appearance, ViewAppearance(form)])
  }

  @Test func `a word that no form has is none`() {
    #expect(ViewAppearance.Form(rawValue: "hologram") == nil)
  }
}
