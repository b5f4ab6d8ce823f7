import SourceDiagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("butto", ["button", "badge"], "button"), ("UIVeiw", ["UIView", "UILabel"], "UIView"),
    ("uiview", ["UIView", "UIViews"], "UIView"), ("a", ["A", "B"], "A"),
    ("touchBegan", ["touchesBegan", "touchesEnded"], "touchesBegan"),
    ("foto", ["photo", "root"], "photo"), ("phast", ["fast"], "fast"),
  ])
  func `the nearest word is suggested`(word: String, candidates: [String], expected: String) {
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test(arguments: [
    ("xyz", ["button", "badge"]), ("boat", ["coat", "goat"]), ("button", ["button"]),
    ("X", ["A", "B"]), ("b", ["A"]), ("", ["label"]),
  ])
  func `nothing is suggested when no word is near or two are equally near`(
    word: String, candidates: [String]
  ) {
    #expect(Suggestion.nearest(to: word, among: candidates) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
  ])
  func `the distance counts letters inserted, removed, replaced and swapped`(
    left: String, right: String, distance: Int
  ) {
    #expect(Suggestion.weightedDistance(from: left, to: right) == 2 * distance)
    #expect(Suggestion.weightedDistance(from: right, to: left) == 2 * distance)
  }
}
