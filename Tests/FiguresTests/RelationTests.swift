import Testing
import TraceModel

@testable import Figures

@Suite struct RelationTests {
  @Test func `who waits for whom, and who prevents whom, is told once with its moment`() throws {
    let html = RequirementGraph(
      of: try StoredTrace.waiting.trace, options: StoredTrace.waiting.options
    )
    .html
    #expect(
      html.contains(
        "<bdi>single</bdi> waits for <bdi>double</bdi> at 150 ms, until it fails at 500 ms"))
    for other in ["single", "double", "pan", "swipe"] {
      #expect(html.contains("<bdi>hold</bdi> prevents <bdi>\(other)</bdi> at 1650 ms"))
    }
  }

  @Test func `a delegate that says no is told`() throws {
    let html = RequirementGraph(
      of: try StoredTrace.denied.trace, options: StoredTrace.denied.options
    )
    .html
    #expect(html.contains("<bdi>pan</bdi> may not begin at 50 ms"))
  }

  @Test func `recognizers that leave each other alone have no relations`() {
    #expect(
      RequirementGraph(
        of: TraceFixtures.tapOnRoot, options: FigureOptions(idPrefix: "p", title: "")
      ).isEmpty)
  }

  @Test func `the chain says who passes a touch on and who keeps it`() {
    let scene = TraceFixtures.Scene()
    let b = scene.view("B", in: scene.root, 0, 0, 100, 100)
    scene.touches("Began", on: b)
    scene.nested {
      scene.recorder.record(.forward, from: b, to: scene.root, "touchesBegan")
    }
    scene.recorder.record(
      .chain, from: b, to: b, "chain", related: [b, scene.root, scene.controller])
    let html = ResponderChain(
      of: scene.recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
    ).html
    #expect(html.contains("<bdi>B</bdi><span class=\"fig-sort\"> view</span>"))
    #expect(html.contains(" passes touchesBegan on"))
    #expect(html.contains("<li class=\"delivery\"><bdi>root</bdi>"))
    #expect(html.contains("<li class=\"fig-unasked\"><bdi>controller</bdi>"))
  }

  @Test func `the chain ends at the application, and stops at whoever keeps a touch`() {
    let scene = TraceFixtures.Scene()
    scene.touches("Began", on: scene.root)
    scene.nested {
      scene.recorder.record(.forward, from: scene.root, to: scene.controller, "touchesBegan")
    }
    func html() -> String {
      ResponderChain(
        of: scene.recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
      ).html
    }
    #expect(html().contains(" keeps touchesBegan"))
    #expect(!html().contains("the end of the chain"))
    scene.nested {
      scene.recorder.record(
        .forward, from: scene.controller, to: scene.application, "touchesBegan")
    }
    #expect(html().contains(" receives touchesBegan, the end of the chain"))
  }

  @Test func `a run without a walk along the chain shows the way of the touch`() throws {
    let html = ResponderChain(
      of: try StoredTrace.waiting.trace, options: StoredTrace.waiting.options
    ).html
    for name in ["B", "root", "controller", "window", "scene", "application", "delegate"] {
      #expect(html.contains("<bdi>\(name)</bdi>"))
    }
  }

  @Test func `each turn says what woke the loop`() throws {
    let html = RunLoopTurns(of: try StoredTrace.waiting.trace, options: StoredTrace.waiting.options)
      .html
    #expect(
      html.contains("<b>Turn 1</b> <span class=\"fig-when\">0 ms</span> <span>finger touches"))
    #expect(html.contains("<span>a timer of double</span>"))
  }

  @Test func `what happens before the loop wakes for the first time is in no turn`() {
    let scene = TraceFixtures.Scene()
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    scene.recorder.turn = 0
    scene.state("began", of: hold)
    let html = RunLoopTurns(
      of: scene.recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
    ).html
    #expect(html.contains("<b>Before</b>"))
    #expect(!html.contains("Turn 0"))
  }

  @Test(arguments: [
    ("UITapGestureRecognizer", "tap"), ("UILongPressGestureRecognizer", "long press"),
    ("LetterSGestureRecognizer", "letter s"), ("CircleGestureRecognizer", "circle"),
    ("UIGestureRecognizer", ""),
  ])
  func `a recognizer's class is told in words`(name: String, words: String) {
    #expect(SequenceLane.words(ofRecognizerClass: name) == words)
  }

  @Test func `a recognizer asks its delegate, and a class itself`() {
    let scene = TraceFixtures.Scene()
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    scene.recorder.record(.question, from: tap, to: tap, "shouldReceive", detail: "true")
    scene.recorder.record(
      .question, from: tap, to: tap, "gestureRecognizerShouldBegin", detail: "true")
    scene.recorder.record(
      .question, from: tap, to: tap, "canPrevent", detail: "window false", related: [scene.window])
    let html = TraceTable(
      of: scene.recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
    ).html
    #expect(html.contains("asks its delegate <code>shouldReceive</code>: true."))
    #expect(
      html.contains(
        "asks its delegate <code>gesture<wbr>Recognizer<wbr>Should<wbr>Begin</code>: true."))
    #expect(html.contains("asks itself <code>canPrevent</code> <bdi>window</bdi>: false."))
  }

  @Test(
    arguments: [
      ("shouldRecognizeSimultaneouslyWith", "tap allows hold", ", so both may act."),
      ("shouldRequireFailureOf", "tap waits hold", ", so it waits for that one to fail."),
      ("shouldBeRequiredToFailBy", "hold waits tap", ", so that one waits for it to fail."),
    ])
  func `an answer about another recognizer says who waits for whom`(
    question: String, tie: String, words: String
  ) {
    let scene = TraceFixtures.Scene()
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    for answer in ["false", "true"] {
      scene.recorder.record(
        .question, from: tap, to: tap, question, detail: "hold \(answer)", related: [hold])
    }
    let trace = scene.recorder.trace
    let ties = SequenceTie.ties(in: trace).values.flatMap(\.self).map { tie in
      "\(trace.name(of: tie.from)) \(tie.meaning) \(trace.name(of: tie.to))"
    }
    #expect(ties == [tie])
    let sentences = trace.events.suffix(2).map { EventSentence($0, in: trace).text }
    #expect(!sentences[0].contains(", so"))
    #expect(sentences[1].hasSuffix(words))
  }

  @Test func `a failure that another recognizer brought about is tied to that one`() {
    let scene = TraceFixtures.Scene()
    let tap = scene.recognizer("tap", "UITapGestureRecognizer", on: scene.root)
    let hold = scene.recognizer("hold", "UILongPressGestureRecognizer", on: scene.root)
    scene.state("failed", of: hold)
    scene.recorder.record(.state, from: tap, to: tap, "failed", related: [hold])
    let ties = SequenceTie.ties(in: scene.recorder.trace).values.flatMap(\.self)
    #expect(ties.map(\.from) == [tap])
    #expect(ties.map(\.to) == [hold])
    #expect(ties.map(\.meaning) == [.blocks])
  }

  @Test func `a note says what stopped a recognizer, with the fact behind it`() {
    let html = SilenceNotes(
      [.init(sentence: "`pan` failed: 4 of 10 pt.", facts: ["G155"])],
      options: FigureOptions(idPrefix: "p", title: "", factPage: "facts.html")
    ).html
    #expect(html.contains("<code>pan</code> failed: 4 of 10 pt. <a class=\"fig-fact\""))
    #expect(html.contains("href=\"facts.html#G155\""))
  }
}
