import TraceModel

/// The device around the screen, and the system's indicators on the screen: the time and the
/// battery.
struct DeviceOutline {
  /// The frame of the screen in the picture.
  let screen: CGRect

  /// The radius of the screen's corners, in CSS pixels; the rim hides the corners of views that
  /// aren't rounded.
  private static let radius = 12.0

  /// The thickness of the rim, in CSS pixels.
  private static let rim = 6.0

  /// The size of the time that the system shows, and of the battery next to it, in CSS pixels.
  private static let clock = CGSize(width: 30, height: 15)

  /// The time that the system's clock shows in all pictures.
  private static let time = "9:41"

  /// Creates the device around a screen.
  init(around screen: CGRect) {
    self.screen = screen
  }

  /// The screen itself.
  var glass: PathData { outline(outside: 0) }

  /// The rim, which covers any part of a view that extends beyond the screen.
  var body: PathData { outline(outside: Self.rim / 2) }

  /// Whether there's room for the system's indicators, as on a phone in portrait orientation.
  private var hasStatusBar: Bool { screen.width >= 120 && screen.height > screen.width }

  private var clockBox: CGRect {
    CGRect(
      origin: CGPoint(x: screen.minX + 14, y: screen.minY + 3), size: Self.clock)
  }

  private var batteryBox: CGRect {
    CGRect(origin: CGPoint(x: screen.maxX - 44, y: screen.minY + 3), size: Self.clock)
  }

  /// The boxes that names can't cover.
  var statusBoxes: [CGRect] { hasStatusBar ? [clockBox, batteryBox] : [] }

  /// The system's indicators.
  var statusBar: [Markup] {
    guard hasStatusBar else { return [] }
    let (x, y) = (batteryBox.minX, batteryBox.minY)
    return [
      .path(
        "M\(x) \(y + 12)v-2m3 2v-4m3 4v-6m3 6v-8M\(x + 14) \(y + 5)h13v6h-13zm14.5 2v2",
        "fig-status"),
      .element(
        .text,
        [
          .class("fig-status"), Markup.Attribute(.x, clockBox.minX),
          Markup.Attribute(.y, clockBox.minY + 12),
        ], text: Self.time),
    ]
  }

  private func outline(outside distance: Double) -> PathData {
    let box = screen.insetBy(dx: -distance, dy: -distance)
    let r = min(Self.radius, min(screen.width, screen.height) / 4) + distance
    return
      "M\(box.minX + r) \(box.minY)H\(box.maxX - r)a\(r) \(r) 0 0 1 \(r) \(r)V\(box.maxY - r)a\(r) \(r) 0 0 1\(-r) \(r)H\(box.minX + r)a\(r) \(r) 0 0 1\(-r)\(-r)V\(box.minY + r)a\(r) \(r) 0 0 1 \(r)\(-r)z"
  }
}
