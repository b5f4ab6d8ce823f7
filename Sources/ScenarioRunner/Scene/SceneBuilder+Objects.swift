import ScenarioLanguage
import TouchEngine

// Objects that aren't responders: timers and bar button items.
extension SceneBuilder {
  /// Creates a timer; reactions describe what the program does when it fires.
  func makeTimer(_ element: SceneElement) {
    var interval = VirtualTime(seconds: 1)
    var repeats = false
    for setting in element.properties {
      if setting.property == .repeats { repeats = setting.value.flag }
      if setting.property == .timeInterval, let seconds = setting.value.numbers.first {
        interval = VirtualTime(seconds: seconds)
      }
    }
    let timer = Timer(timeInterval: interval.seconds, repeats: repeats) { _ in }
    timer.traceName = element.name.text
    live.timers[element.name.text] = timer
  }

  /// Creates the bar button items under a controller, each of which calls one target.
  func makeBarButtonItems(of element: SceneElement) {
    for child in element.children where child.elementClass == .barButtonItem {
      let target = child.targets.last
      let item = UIBarButtonItem(
        title: child.name.text, target: live.object(of: target?.target ?? .object),
        action: Selector(target?.action ?? "target", { (_: UIControl, _: UIEvent?) in }))
      PropertySetter.apply(child.properties, to: item, in: live)
      // A button that has nothing else to do opens its menu for a tap.
      if target == nil, item.menu != nil { item.action = nil }
      live.barButtonItems[child.name.text] = item
    }
  }
}
