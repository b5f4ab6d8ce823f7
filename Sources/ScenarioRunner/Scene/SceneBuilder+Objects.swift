import ScenarioLanguage
import TouchEngine

// What stands in a scene and is no responder: timers, and the descriptions of buttons of bars.
extension SceneBuilder {
  /// Makes a timer; what the program does when it fires stands in reactions.
  func makeTimer(_ element: SceneElement) {
    var interval = VirtualTime(seconds: 1)
    var repeats = false
    for setting in element.properties {
      switch setting.property {
      case .repeats: repeats = setting.value.flag
      case .timeInterval: interval = VirtualTime(seconds: setting.value.numbers.first ?? 0)
      default: break
      }
    }
    let timer = Timer(timeInterval: interval.seconds, repeats: repeats) { _ in }
    timer.traceName = element.name.text
    live.timers[element.name.text] = (timer, repeats)
  }

  /// Makes the descriptions of buttons that stand under a controller; each calls one target.
  func makeBarButtonItems(of element: SceneElement) {
    for child in element.children where child.elementClass == .barButtonItem {
      let target = child.targets.last
      let item = UIBarButtonItem(
        title: child.name.text, target: live.object(of: target?.target ?? .object),
        action: Selector(target?.action ?? "target", { (_: UIControl, _: UIEvent?) in }))
      for setting in child.properties where setting.property == .isEnabled {
        item.isEnabled = setting.value.flag
      }
      live.barButtonItems[child.name.text] = item
    }
  }
}
