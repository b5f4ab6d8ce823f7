import SourceDiagnostics
import TouchEngine

extension SceneParser {
  /// Puts first-level elements where they belong and adds those that exist by default.
  func assemble(_ elements: [SceneElement], requirements: [FailureRequirement]) -> Scene {
    var singletons: [ObjectKind: SceneElement] = [:]
    var windows: [SceneElement] = []
    var controllers: [SceneElement] = []
    var views: [SceneElement] = []
    var viewsInNoView: [SceneElement] = []
    var timers: [SceneElement] = []
    for element in elements {
      switch element.elementClass.kind {
      case .application, .applicationDelegate, .windowScene:
        let kind = element.elementClass.kind
        if let first = singletons[kind] {
          report.add(
            .onlyOne(kind.phrase), at: element.range,
            notes: [Diagnostic.Note("the first one is here", at: first.range, in: report.source)])
        } else {
          singletons[kind] = element
        }
      case .window: windows.append(element)
      case .viewController: controllers.append(element)
      case .view where element.withoutSuperview != nil: viewsInNoView.append(element)
      case .view: views.append(element)
      case .timer: timers.append(element)
      case .barButtonItem, .event, .press, .recognizer, .runLoop, .touch: break
      }
    }
    for element in elements { checkControllers(element) }
    if windows.isEmpty {
      windows = [impliedWindow(controller: controllers.first, views: views)]
      if !controllers.isEmpty { controllers.removeFirst() }
    } else {
      for element in views {
        report.add(.viewOutsideWindows(element.elementClass.kind.phrase), at: element.range)
      }
    }
    return Scene(
      application: singletons[.application] ?? implied(.application, "application"),
      delegate: singletons[.applicationDelegate] ?? implied(.applicationDelegate, "delegate"),
      windowScene: singletons[.windowScene] ?? implied(.windowScene, "scene"),
      windows: windows, controllers: controllers, views: viewsInNoView, timers: timers,
      requirements: requirements)
  }

  private func implied(_ elementClass: ClassDescription, _ name: String) -> SceneElement {
    SceneElement(
      elementClass, name: NameReference(name, range: 0..<0), range: 0..<0, isImplied: true)
  }

  private func impliedWindow(controller: SceneElement?, views: [SceneElement]) -> SceneElement {
    var window = implied(.window, "window")
    if let controller {
      for view in views { report.add(.viewOutsideController, at: view.range) }
      window.children = [controller]
      return window
    }
    var controller = implied(.viewController, "controller")
    if let view = views.first {
      if views.count > 1 { reportSeveralRoots(views) }
      controller.children = [view]
    } else {
      controller.children = [implied(.view, "root")]
    }
    window.children = [controller]
    return window
  }

  /// Only one view can fill the screen, so the others must be indented under it.
  private func reportSeveralRoots(_ views: [SceneElement]) {
    let fixIt = wrapInRoot(views)
    for (index, view) in views.enumerated().dropFirst() {
      let first = Diagnostic.Note("the first one is here", at: views[0].range, in: report.source)
      report.add(
        .severalRootViews(view.name.text), at: view.range, notes: [first],
        fixIts: index == 1 ? [fixIt] : [])
    }
  }

  /// Returns a fix-it that puts views, with everything indented under them, into a new root view.
  private func wrapInRoot(_ views: [SceneElement]) -> FixIt? {
    guard names["root"] == nil, let first = views.first, let last = views.last else { return nil }
    var edits: [SourceEdit] = []
    let start = report.source.lineRange(at: first.range.lowerBound).lowerBound
    let end = end(of: last)
    edits.append(SourceEdit(range: start..<start, replacement: "UIView root\n"))
    var position: Int? = start
    while let present = position, present <= end {
      let line = report.source.lineRange(at: present)
      if !line.isEmpty {
        edits.append(SourceEdit(range: line.lowerBound..<line.lowerBound, replacement: "  "))
      }
      position = report.source.nextLineStart(after: present)
    }
    return FixIt("put the views into a root view", edits: edits, in: report.source)
  }

  /// Returns the end of the last line that belongs to an element.
  private func end(of element: SceneElement) -> Int {
    var end = element.range.upperBound
    for setting in element.properties { end = max(end, setting.range.upperBound) }
    for rule in element.overrides { end = max(end, rule.range.upperBound) }
    for answer in element.delegateAnswers { end = max(end, answer.range.upperBound) }
    for target in element.targets { end = max(end, target.range.upperBound) }
    for child in element.children + element.parts { end = max(end, self.end(of: child)) }
    return end
  }

  /// Reports windows and controllers with the wrong number of controllers and views.
  private func checkControllers(_ element: SceneElement) {
    let views = element.children.filter { $0.elementClass.kind == .view }
    let controllers = element.children.filter { $0.elementClass.kind == .viewController }
    let needsView = [ClassDescription.hostingController, .viewController]
    if needsView.contains(element.elementClass), views.count != 1 {
      report.add(.controllerNeedsOneView(element.name.text), at: element.range)
    }
    if element.elementClass.isContainer, controllers.isEmpty {
      report.add(.navigationNeedsController(element.name.text), at: element.range)
    }
    if element.elementClass.kind == .window, controllers.count > 1 {
      report.add(.onlyOne("root view controller"), at: controllers[1].range)
    }
    for child in element.children { checkControllers(child) }
  }
}
