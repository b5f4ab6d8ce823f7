import Foundation
import RecognizerExamples
import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Names and texts of a scenario that aren't Swift, or mean something else there.
struct NamesTests {
  private func export(
    _ text: String, as form: ScenarioExport.Form = .swift
  ) -> (text: String, lines: [String]) {
    let parsed = ParsedScenario(
      SourceText(name: "names.scenario", text: text), resolver: .only(.course))
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: "names", as: form)
    return (
      export.text, export.text.split(separator: "\n").map { $0.drop { $0 == " " }.description }
    )
  }

  @Test(arguments: ["scenery", "card", "scene"])
  func `a class refers to the setup if it uses it, whatever the name of its view`(name: String) {
    let handling = export(
      "UIView page\n  UIView \(name)\n    override touchesBegan: handles\n\ntap page\n")
    #expect(!handling.text.contains("unowned var scene"))
    #expect(!handling.text.contains("\(name).scene = self"))
    let asking = export(
      "UIView page\n  UIView \(name)\n    override hitTest: page\n\ntap page\n")
    #expect(asking.lines.contains("unowned var scene: NamesScene!"))
    #expect(asking.lines.contains("\(name).scene = self"))
    #expect(asking.lines.contains("return scene.page"))
  }

  @Test func `a class that isn't UIKit's is the app's, with its own properties`() {
    let export = export(
      """
      UIView page
        DrawingView pad

      when pad touchesMoved: pad path += finger location in pad
      pad path = empty
      drag pad by 20 0

      """)
    #expect(export.lines.contains("// Add these classes, which aren't UIKit's: DrawingView."))
    #expect(export.lines.contains("final class PadView: DrawingView {"))
    #expect(export.lines.contains("pad.path = []"))
    #expect(export.lines.contains("let points = pad.path + [point]"))
    #expect(!export.text.contains("var path"))
    #expect(!self.export("UIView page\n\ntap page\n").text.contains("aren't UIKit's"))
  }

  @Test func `a test uses the names of the setup`() {
    let test = export(
      "Timer main-window  timeInterval: 100ms\n\nUIWindow mainWindow\n  UIView page\n\ntap page\n",
      as: .xctest)
    #expect(test.lines.contains("lazy var mainWindowWindow = UIWindow(windowScene: windowScene)"))
    #expect(test.lines.contains("let window = setup.mainWindowWindow"))
  }

  @Test(arguments: [("init", "`init`"), ("a-b", "aB"), ("for", "`for`"), ("save", "save")])
  func `an action becomes the name of a method`(action: String, method: String) {
    let lines = export(
      """
      UIView page
        UIView form
          implements \(action)
        UIButton send  frame: 100 100 100 50
          addTarget nil action \(action) for touchUpInside
        UIButton keep  frame: 100 300 100 50
          addTarget target action \(action) for touchUpInside

      tap send
      """
    ).lines
    #expect(lines.contains("@objc func \(method)(_ sender: Any?) {}"))
    #expect(
      lines.contains(
        "send.addTarget(nil, action: #selector(FormView.\(method)(_:)), for: .touchUpInside)"))
    #expect(
      lines.contains("keep.addTarget(self, action: #selector(\(method)(_:)), for: .touchUpInside)"))
  }

  @Test(arguments: [("await", "awaitView"), ("init", "initView"), ("Self", "selfView")])
  func `a view whose name is a keyword gets another`(name: String, own: String) {
    let lines = export("UIView page\n  UIView \(name)\n\ntap page\n").lines
    #expect(lines.contains("let \(own) = UIView()"))
    #expect(lines.contains("\(own).accessibilityIdentifier = \"\(name)\""))
  }

  /// Every keyword of Swift, also those that mean something only in places.
  private static let words = """
    Any Protocol Self Type actor any as associatedtype async await borrowing break case catch class \
    consume consuming continue convenience default defer deinit didSet do dynamic each else enum \
    extension fallthrough false fileprivate final for func get guard if import in indirect infix init \
    inout internal is isolated lazy macro mutating none nonisolated nonmutating open operator \
    optional override package postfix precedencegroup prefix private protocol public repeat required \
    rethrows return sending set some static struct subscript switch throw throws true try typealias \
    unowned unsafe var weak where while willSet yield _ __ a-b é 名前
    """.split(separator: " ").map(String.init)

  @Test(arguments: [ScenarioExport.Form.swift, .xctest])
  func `whatever names and texts a scenario has, its export is Swift`(form: ScenarioExport.Form)
    throws
  {
    var code: [String] = []
    for word in Self.words {
      // Those that are words of the scenarios' language can't be names there.
      let name = ["repeat", "let", "nil", "self", "super"].contains(word) ? "other" : word
      code.append(
        export(
          """
          UIView page
            UIView \(name)
              implements \(word)
              UITapGestureRecognizer \(name)-tap
                delegate shouldBegin: false
            UIButton b1  frame: 100 100 100 50
              addTarget nil action \(word) for touchUpInside
              addTarget target action \(word) for touchUpInside

          let \(name)-frame = page frame
          tap b1
          b1 sendAction \(word) to nil

          """, as: form
        ).text)
    }
    let controls =
      (1...0x9F).filter { ![0x0A, 0x0D, 0x22].contains($0) } + [0x200B, 0x2028, 0x2029, 0x202E]
    let text = String(String.UnicodeScalarView(controls.compactMap { Unicode.Scalar($0) }))
    let label = export("UIView page\n  UILabel l  text: \"\(text)\\(1)\"\n\ntap page\n", as: form)
    code.append(label.text)
    #expect(
      label.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
    #expect(try Self.parses(code) == "")
  }

  /// Returns the errors of Swift's parser, which doesn't know what the names mean.
  private static func parses(_ files: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.enumerated().map { number, text in
      let file = folder.appendingPathComponent("f\(number).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse"] + paths
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let output = errors.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `a tab in a text is escaped`() {
    let lines = export("UIView page\n  UILabel label  text: \"a\tb\"\n\ntap page\n").lines
    #expect(lines.contains("label.text = \"a\\tb\""))
  }

  @Test
  func `names that differ only outside Swift get classes, delegates, and methods of their own`() {
    let lines = export(
      """
      UIView page
        UIView a-b
          override point(inside:): true
          UITapGestureRecognizer tap-it
            delegate shouldBegin: true
        UIView aB
          override point(inside:): false
          UITapGestureRecognizer tapIt
            delegate shouldBegin: false

      tap page
      """
    ).lines
    for mark in ["final class ", "@objc func ", "lazy var ", "let "] {
      let names = lines.filter { $0.hasPrefix(mark) }
        .map { $0.dropFirst(mark.count).prefix { $0.isLetter || $0.isNumber } }
      #expect(names.count > 1)
      #expect(names.count == Set(names).count, "\(names)")
    }
  }

  @Test func `what isn't a pan is negated as a whole`() {
    let lines = export(
      """
      UIView page
        UIPanGestureRecognizer drag
          delegate shouldBegin: false when not velocity x > 100

      tap page
      """
    ).lines
    let velocity =
      "((gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: gestureRecognizer.view) ?? .zero)"
    #expect(lines.contains("if !(\(velocity).x > 100) { return false }"))
  }

  @Test func `all reactions to an event of a control are called`() {
    let lines = export(
      """
      UIView page
        UIButton send

      when send touchDown: page isHidden = true
      when send touchDown: page alpha = 0.5

      tap page
      """
    ).lines
    let start = lines.firstIndex(of: "@objc func sendTouchDown(_ sender: Any?) {") ?? 0
    #expect(lines[start...].prefix(3).suffix(2) == ["react1()", "react2()"])
    #expect(lines.filter { $0.hasSuffix("for: .touchDown)") }.count == 1)
  }
}
