import ScenarioLanguage
import Testing

struct RegularExpressionTests {
  @Test(arguments: [
    ("a", ["a", "bab"], ["", "b"]),
    ("^a", ["ab"], ["ba"]),
    ("a$", ["ba"], ["ab", "a "]),
    ("^$", [""], ["a"]),
    ("a*", ["", "b"], []),
    ("^a*b$", ["b", "aaab"], ["aa", "cb"]),
    ("^a+$", ["a", "aa"], ["", "ab"]),
    ("^ab?$", ["a", "ab"], ["abb"]),
    ("^(ab|cd)+$", ["ab", "cdab"], ["", "abc"]),
    ("^a|b$", ["ax", "xb"], ["xa"]),
    ("^(a|)b$", ["ab", "b"], ["aab"]),
    ("^(a*)*$", ["", "aaa"], ["b"]),
    ("[a-c]x", ["bx"], ["dx"]),
    ("[^a-c]x", ["dx"], ["ax"]),
    ("[]x]y", ["]y", "xy"], ["y"]),
    ("[a-]b", ["-b", "ab"], ["cb"]),
    ("^\\d+\\.\\d$", ["16.7"], ["16x7", "167"]),
    ("\\w\\s\\w", ["a b", "_\tc"], ["a-b"]),
    ("^[\\d.]+ ms$", ["16.7 ms"], ["16,7 ms"]),
    ("\\(150, 150\\)", ["touches (150, 150)"], ["touches 150, 150"]),
    ("^.→.$", ["a→é"], ["a→"]),
  ])
  func `an expression is found where it should be`(
    text: String, found: [String], missed: [String]
  ) throws {
    let expression = try RegularExpression(text)
    #expect(found.filter { !expression.matches($0) } == [])
    #expect(missed.filter { expression.matches($0) } == [])
  }

  @Test(arguments: [
    ("", "the expression is empty", 0),
    ("(a", "nothing closes this parenthesis", 0),
    ("é)", "nothing opens this parenthesis", 2),
    ("*a", "there is nothing to repeat", 0),
    ("a|+", "there is nothing to repeat", 2),
    ("[a", "nothing closes this bracket", 0),
    ("[z-a]", "the range runs backwards", 2),
    ("a\\", "nothing follows the backslash", 2),
    ("\\q", "a backslash comes before d, s, w, or a punctuation mark", 1),
    (String(repeating: "(", count: 30), "parentheses are nested too deeply", 21),
    (String(repeating: "a", count: 201), "an expression has at most 200 characters", 0),
  ])
  func `an error is told at its place`(text: String, phrase: String, offset: Int) {
    let error = RegularExpression.SyntaxError(phrase: phrase, offset: offset)
    #expect(throws: error) { try RegularExpression(text) }
  }

  @Test func `no expression takes more than linear time`() throws {
    let expression = try RegularExpression("^(a*)*(a|aa)+(a?)+$")
    #expect(!expression.matches(String(repeating: "a", count: 20_000) + "b"))
  }
}
