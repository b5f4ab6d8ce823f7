// TouchTrace.swift, from Touchstone's lesson "Debugging on a device".
//
// Add this file to a debug build, and call `TouchTrace.shared.watch(window)` once the window is
// visible. It prints what happens to touches:
//
//     94 ms  tap fires ended
//
// `touchstone compare FILE#scenario device.log` compares such a log with a scenario's run,
// `touchstone draw device.log` draws it, and `touchstone import` reads what `dump()` returns.

#if DEBUG && canImport(UIKit)
  import ObjectiveC
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  /// A view whose accessibility value is the log, with a line for each entry: its time in
  /// milliseconds, the name, and the event, with tabs between them.
  private final class LogElement: UIView {
    override var accessibilityValue: String? {
      get {
        TouchTrace.shared.entries.map { "\($0.seconds * 1000)\t\($0.name)\t\($0.event)" }
          .joined(separator: "\n")
      }
      set {}
    }
  }

  /// A log of an app's touches, states, actions, and views, in the words of the course's traces.
  @MainActor
  public final class TouchTrace: NSObject {
    /// The form of a printed line.
    public enum Format {
      /// `94 ms  tap fires ended`.
      case text
      /// `{"at":94,"class":"UITapGestureRecognizer","event":"fires ended","name":"tap"}`.
      case json
    }

    /// The log of the app.
    public static let shared = TouchTrace()

    /// The form in which lines are printed.
    public var format = Format.text

    /// Prints a line; assign a closure to send the lines elsewhere.
    public var output: (String) -> Void = { print($0) }

    /// A line of the log: the name of an object, what happened to it, and the time in seconds since
    /// the log began.
    ///
    /// A line that the app's own code prints has no name.
    public typealias Entry = (name: String, event: String, seconds: Double)

    /// The last lines so far, at most 10,000.
    public private(set) var entries: [Entry] = []

    /// The time since the log began, in seconds.
    public var seconds: Double { ProcessInfo.processInfo.systemUptime - beginning }

    private typealias TouchMethod = @convention(c) (NSObject, Selector, NSSet, UIEvent?) -> Void
    private typealias SetState = @convention(c) (UIGestureRecognizer, Selector, Int) -> Void
    private typealias SendEvent = @convention(c) (UIWindow, Selector, UIEvent) -> Void

    private let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    private let touchMethods = [
      ("touchesBegan", #selector(UIResponder.touchesBegan(_:with:))),
      ("touchesMoved", #selector(UIResponder.touchesMoved(_:with:))),
      ("touchesEnded", #selector(UIResponder.touchesEnded(_:with:))),
      ("touchesCancelled", #selector(UIResponder.touchesCancelled(_:with:))),
    ]
    private let controlEvents: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
      ("menuActionTriggered", .menuActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd),
    ]
    private var replaced: Set<Method> = []
    private let watched = NSHashTable<NSObject>.weakObjects()
    private let properties = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    private var fingers: [ObjectIdentifier: Int] = [:]
    private var lifted: Set<ObjectIdentifier> = []
    private var beginning = ProcessInfo.processInfo.systemUptime
    private var start = 0.0
    private var last = -10.0

    // MARK: Watching

    /// Empties the log, whose times begin now.
    public func restart() {
      entries = []
      beginning = ProcessInfo.processInfo.systemUptime
    }

    /// Shows the log to a test in another process: as the value of an element with the identifier
    /// `TouchTrace`, which touches pass through.
    public func publish(in view: UIView) {
      let element = LogElement(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      element.isUserInteractionEnabled = false
      element.isAccessibilityElement = true
      element.accessibilityIdentifier = "TouchTrace"
      view.addSubview(element)
    }

    /// Watches a view, its subviews, their controllers, and their recognizers.
    ///
    /// Whatever a window gets later is watched from the next touch on, and so is another window of
    /// the same class.
    public func watch(_ view: UIView) {
      if let window = view as? UIWindow { watchHits(of: window) }
      nameProperties(of: view)
      if let controller = view.next as? UIViewController { nameProperties(of: controller) }
      if let root = (view as? UIWindow)?.rootViewController { nameProperties(of: root) }
      watchTouches(of: view)
      if let controller = view.next as? UIViewController { watchTouches(of: controller) }
      if let control = view as? UIControl, !watched.contains(control) { watchEvents(of: control) }
      for recognizer in view.gestureRecognizers ?? [] where !watched.contains(recognizer) {
        watched.add(recognizer)
        watchTouches(of: recognizer)
        watchState(of: recognizer)
        recognizer.addTarget(self, action: #selector(fired(_:)))
      }
      for subview in view.subviews { watch(subview) }
    }

    private func watchTouches(of object: NSObject) {
      for (name, selector) in touchMethods {
        replace(selector, of: object) { method, original in
          let call = unsafeBitCast(original, to: TouchMethod.self)
          let block: @convention(block) (NSObject, NSSet, UIEvent?) -> Void = {
            if self.isOwn(method, selector, $0) { self.log($0, name, touches: $1) }
            call($0, selector, $1, $2)
          }
          return block as AnyObject
        }
      }
    }

    private func watchHits(of window: UIWindow) {
      let selector = #selector(UIWindow.sendEvent(_:))
      replace(selector, of: window) { method, original in
        let call = unsafeBitCast(original, to: SendEvent.self)
        let block: @convention(block) (UIWindow, UIEvent) -> Void = {
          if self.isOwn(method, selector, $0) { self.logHits(of: $1, in: $0) }
          call($0, selector, $1)
        }
        return block as AnyObject
      }
    }

    /// Watches what's new in a window, and logs which views new touches belong to.
    private func logHits(of event: UIEvent, in window: UIWindow) {
      let new = (event.allTouches ?? []).filter { $0.phase == .began && $0.window === window }
      guard !new.isEmpty else { return }
      watch(window)
      for touch in new.sorted(by: { finger(of: $0) < finger(of: $1) }) {
        add(touch.view.map { name(of: $0) } ?? "nothing", "hit", touch.view, ["event": "hit"])
      }
    }

    private func watchState(of recognizer: UIGestureRecognizer) {
      let selector = NSSelectorFromString("setState:")
      replace(selector, of: recognizer) { method, original in
        let call = unsafeBitCast(original, to: SetState.self)
        let block: @convention(block) (UIGestureRecognizer, Int) -> Void = {
          call($0, selector, $1)
          if self.isOwn(method, selector, $0) { self.log($0, self.states[$0.state.rawValue]) }
        }
        return block as AnyObject
      }
    }

    private func watchEvents(of control: UIControl) {
      watched.add(control)
      for (name, event) in controlEvents {
        control.addAction(
          UIAction { [weak self, weak control] _ in
            if let self, let control { self.log(control, name) }
          }, for: event)
      }
    }

    @objc private func fired(_ recognizer: UIGestureRecognizer) {
      log(recognizer, "fires \(states[recognizer.state.rawValue])")
    }

    /// Replaces the implementation that an object uses for a selector, once.
    private func replace(
      _ selector: Selector, of object: NSObject, by make: (Method, IMP) -> AnyObject
    ) {
      guard let method = class_getInstanceMethod(object_getClass(object), selector),
        replaced.insert(method).inserted
      else { return }
      let block = make(method, method_getImplementation(method))
      method_setImplementation(method, imp_implementationWithBlock(block))
    }

    /// Whether a method is the object's own, and not one that it calls on `super`.
    private func isOwn(_ method: Method, _ selector: Selector, _ object: NSObject) -> Bool {
      class_getInstanceMethod(object_getClass(object), selector) == method
    }

    // MARK: Names

    /// Returns an object's name: its identifier, the property that holds it, or else its class.
    private func name(of object: NSObject) -> String {
      let identifier =
        (object as? UIView)?.accessibilityIdentifier
        ?? (object as? UIViewController)?.restorationIdentifier
      if let identifier, !identifier.isEmpty { return identifier }
      if let recognizer = object as? UIGestureRecognizer {
        if let name = nameByOwner(of: recognizer) { return name }
        if let name = recognizer.name, !name.isEmpty { return name }
      }
      if let property = properties.object(forKey: object) { return property as String }
      return className(of: object)
    }

    /// Returns the name of a recognizer that UIKit has added, as in the course: `pan of list`.
    private func nameByOwner(of recognizer: UIGestureRecognizer) -> String? {
      if let scroll = recognizer.view as? UIScrollView {
        let owner = name(of: scroll)
        if recognizer === scroll.panGestureRecognizer { return "pan of \(owner)" }
        if recognizer === scroll.pinchGestureRecognizer { return "pinch of \(owner)" }
        if className(of: recognizer).hasSuffix("DelayedTouchesBeganGestureRecognizer") {
          return "delay of \(owner)"
        }
      }
      guard let navigation = recognizer.view?.next as? UINavigationController else { return nil }
      if recognizer === navigation.interactivePopGestureRecognizer {
        return "pop of \(name(of: navigation))"
      }
      // iOS 26 has it.
      let key = "interactiveContentPopGestureRecognizer"
      if navigation.responds(to: NSSelectorFromString(key)),
        recognizer === navigation.value(forKey: key) as? UIGestureRecognizer
      {
        return "contentPop of \(name(of: navigation))"
      }
      return nil
    }

    /// Remembers the properties in which an object holds views, recognizers, and controllers.
    private func nameProperties(of owner: NSObject) {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let present = mirror {
        for (label, value) in present.children {
          guard let label, let object = value as? NSObject,
            object is UIResponder || object is UIGestureRecognizer,
            properties.object(forKey: object) == nil
          else { continue }
          properties.setObject(propertyName(label) as NSString, forKey: object)
        }
        mirror = present.superclassMirror
      }
    }

    /// Returns the name of a property whose storage the compiler may have renamed.
    private func propertyName(_ label: String) -> String {
      if let name = label.components(separatedBy: "$__lazy_storage_$_").last, name != label {
        return name
      }
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    private func className(of object: NSObject) -> String { String(describing: type(of: object)) }

    // MARK: Printing

    /// Prints a line of your own, such as one about the action of a button.
    public static func log(_ line: String) { shared.add("", line, nil, [:]) }

    /// Prints a line of your own about an object, such as one about a call of its delegate.
    public static func log(_ object: NSObject, _ event: String) { shared.log(object, event) }

    private func log(_ object: NSObject, _ event: String) {
      add(name(of: object), event, object, ["event": event])
    }

    private func log(_ object: NSObject, _ method: String, touches: NSSet) {
      let all = touches.compactMap { $0 as? UITouch }
      let numbered = all.map { (number: finger(of: $0), touch: $0) }
        .sorted { $0.number < $1.number }
      let isForwarded = object is UIResponder && numbered.first?.touch.view !== object
      var members: [String: Any] = ["event": method]
      if isForwarded { members["passedOn"] = true }
      if let (number, touch) = numbered.first {
        let place = touch.location(in: nil)
        members["finger"] = number
        members["x"] = (place.x * 10).rounded() / 10
        members["y"] = (place.y * 10).rounded() / 10
      }
      let suffix = isForwarded ? " (passed on)" : ""
      add(name(of: object), method + suffix, object, members)
    }

    /// Returns the number of a touch's finger, which is the smallest one that's free when it begins.
    private func finger(of touch: UITouch) -> Int {
      let identifier = ObjectIdentifier(touch)
      let isOver = touch.phase == .ended || touch.phase == .cancelled
      if touch.phase == .began, lifted.remove(identifier) != nil { fingers[identifier] = nil }
      if isOver { lifted.insert(identifier) }
      if let known = fingers[identifier] { return known }
      let taken = fingers.filter { !lifted.contains($0.key) }.values
      let number = (1...).first { !taken.contains($0) } ?? 1
      fingers[identifier] = number
      return number
    }

    private func add(
      _ name: String, _ event: String, _ object: NSObject?, _ members: [String: Any]
    ) {
      let now = ProcessInfo.processInfo.systemUptime
      if now - last > 2 { start = now }
      last = now
      if entries.count == 10_000 { entries.removeFirst(1_000) }
      entries.append((name, event, now - beginning))
      let line = event == "hit" ? "hit \(name)" : name.isEmpty ? event : "\(name) \(event)"
      let milliseconds = Int(((now - start) * 1000).rounded())
      if format == .json, let object, let json = json(milliseconds, object, members) {
        output(json)
      } else {
        output("\(milliseconds) ms  \(line)")
      }
    }

    private func json(
      _ milliseconds: Int, _ object: NSObject, _ members: [String: Any]
    ) -> String? {
      var members = members
      members["at"] = milliseconds
      members["name"] = name(of: object)
      members["class"] = className(of: object)
      guard let data = try? JSONSerialization.data(withJSONObject: members, options: [.sortedKeys])
      else { return nil }
      return String(decoding: data, as: UTF8.self)
    }

    // MARK: The screen

    /// Returns the windows of the app as text, with their views, recognizers, and controllers.
    public static func dump() -> String {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap { $0.windows }.map { shared.dump($0) }.joined(separator: "\n")
    }

    /// Returns a view as text, with its subviews, recognizers, and controllers.
    public func dump(_ view: UIView) -> String {
      nameProperties(of: view)
      if let root = (view as? UIWindow)?.rootViewController { nameProperties(of: root) }
      return dumpLines(of: view, indentation: "").joined(separator: "\n")
    }

    private func dumpLines(of view: UIView, indentation: String) -> [String] {
      if let controller = view.next as? UIViewController { nameProperties(of: controller) }
      nameProperties(of: view)
      var lines = [indentation + description(of: view)]
      for recognizer in view.gestureRecognizers ?? [] {
        lines.append(indentation + "   + " + description(of: recognizer))
      }
      for subview in view.subviews {
        lines += dumpLines(of: subview, indentation: indentation + "   | ")
      }
      return lines
    }

    private func description(of view: UIView) -> String {
      var fields = [pointer(to: view)]
      fields += superclass(of: view).map { ["superclass = \($0)"] } ?? []
      fields.append("frame = \(text(view.frame))")
      if view.alpha != 1 { fields.append("alpha = \(text(view.alpha))") }
      if view.isHidden { fields.append("hidden = YES") }
      if !view.isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
      if view.isMultipleTouchEnabled { fields.append("multipleTouchEnabled = YES") }
      if view.isExclusiveTouch { fields.append("exclusiveTouch = YES") }
      if view.clipsToBounds { fields.append("clipsToBounds = YES") }
      if let control = view as? UIControl, !control.isEnabled { fields.append("enabled = NO") }
      let transform = view.transform
      if transform != .identity {
        let numbers = [
          transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        fields.append("transform = [\(numbers.map(text).joined(separator: ", "))]")
      }
      if view.bounds != CGRect(origin: .zero, size: view.frame.size) {
        fields.append("bounds = \(text(view.bounds))")
      }
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        fields.append("identifier = '\(identifier)'")
      }
      if let property = properties.object(forKey: view) {
        fields.append("property = '\(property)'")
      }
      if let controller = view.next as? UIViewController {
        var parts = [pointer(to: controller)]
        parts += superclass(of: controller).map { ["superclass = \($0)"] } ?? []
        fields.append("controller = <\(parts.joined(separator: "; "))>")
      }
      return "<\(fields.joined(separator: "; "))>"
    }

    private func description(of recognizer: UIGestureRecognizer) -> String {
      var fields = [pointer(to: recognizer)]
      fields += superclass(of: recognizer).map { ["superclass = \($0)"] } ?? []
      if let name = recognizer.name, !name.isEmpty { fields.append("name = '\(name)'") }
      if let property = properties.object(forKey: recognizer) {
        fields.append("property = '\(property)'")
      }
      if let view = recognizer.view {
        fields.append("view = <\(className(of: view)) \(address(of: view))>")
      }
      if !recognizer.isEnabled { fields.append("enabled = NO") }
      if !recognizer.cancelsTouchesInView { fields.append("cancelsTouchesInView = NO") }
      if recognizer.delaysTouchesBegan { fields.append("delaysTouchesBegan = YES") }
      if !recognizer.delaysTouchesEnded { fields.append("delaysTouchesEnded = NO") }
      if let tap = recognizer as? UITapGestureRecognizer {
        if tap.numberOfTapsRequired != 1 {
          fields.append("numberOfTapsRequired = \(tap.numberOfTapsRequired)")
        }
        if tap.numberOfTouchesRequired != 1 {
          fields.append("numberOfTouchesRequired = \(tap.numberOfTouchesRequired)")
        }
      }
      if let delegate = recognizer.delegate as? NSObject {
        fields.append("delegate = <\(pointer(to: delegate))>")
      }
      // No property has the requirements, but UIKit's own description does.
      for field in ["must-fail = {", "must-fail-for = {"] {
        let parts = recognizer.description.components(separatedBy: field)
        if parts.count > 1, let list = parts[1].components(separatedBy: "}").first {
          fields.append(field + list + "}")
        }
      }
      return "<\(fields.joined(separator: "; "))>"
    }

    private func pointer(to object: NSObject) -> String {
      "\(className(of: object)): \(address(of: object))"
    }

    private func address(of object: NSObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// Returns the nearest superclass of the system for a class of the app; `nil` for a class of the
    /// system.
    private func superclass(of object: NSObject) -> String? {
      func isOfSystem(_ type: AnyClass) -> Bool {
        Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false
      }
      var type: AnyClass = Swift.type(of: object)
      guard !isOfSystem(type) else { return nil }
      while !isOfSystem(type), let next = class_getSuperclass(type) { type = next }
      return String(describing: type)
    }

    private func text(_ rect: CGRect) -> String {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(text)
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    private func text(_ number: CGFloat) -> String {
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? String(Int(rounded)) : String(Double(rounded))
    }
  }
#endif
