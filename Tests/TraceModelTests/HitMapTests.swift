import Testing
import TraceModel

/// Which view a finger would hit where.
struct HitMapTests {
  private static let button = ParticipantID(1)
  private static let card = ParticipantID(2)

  /// A screen of 10 by 9 points that a card fills from 3 points below its top edge on; a button on it
  /// takes touches 3 points wide and high.
  private static func view(at point: CGPoint) -> ParticipantID? {
    if point.y < 3 { return nil }
    return point.x >= 3 && point.x < 6 && point.y >= 3 && point.y < 6 ? button : card
  }

  private static let map = HitMap(
    of: CGRect(x: 0, y: 0, width: 10, height: 9), step: 3, hit: view(at:))

  @Test func `areas are in the order in which they appear from the top left`() {
    #expect(Self.map.areas.map(\.view) == [nil, Self.card, Self.button])
  }

  @Test func `the last cells of a row end with the screen`() {
    #expect(Self.map.areas[0].rectangles == [CGRect(x: 0, y: 0, width: 10, height: 3)])
  }

  @Test func `equal runs of cells below each other are one rectangle`() {
    let map = HitMap(of: CGRect(x: 0, y: 0, width: 9, height: 9), step: 3) { _ in Self.card }
    #expect(map.areas.map(\.rectangles) == [[CGRect(x: 0, y: 0, width: 9, height: 9)]])
  }

  @Test func `the rectangles of all areas cover the screen and don't overlap`() {
    let rectangles = Self.map.areas.flatMap(\.rectangles)
    #expect(rectangles.reduce(0) { $0 + $1.width * $1.height } == 90)
    for y in 0..<9 {
      for x in 0..<10 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        #expect(rectangles.count { $0.contains(point) } == 1, "\(point)")
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a step that leads nowhere makes an empty map`(step: Double) {
    let screen = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(HitMap(of: screen, step: step) { _ in Self.card }.areas.isEmpty)
  }
}
