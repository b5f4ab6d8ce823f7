import SourceDiagnostics
import TouchEngine

// All errors and warnings about a scenario, alphabetically. A message is a phrase without a final
// period and with source in backticks, and it begins with what's specific.
extension DiagnosticMessage {
  static func answerWithoutCondition(_ question: String) -> Self {
    .error(
      "only a method that returns `true` or `false` can have a condition; `\(question)` doesn't")
  }

  static func anyNumberOfTimes(_ text: String) -> Self {
    .error("every number of times matches `\(text)`, so the line can't fail")
  }

  static func brokenExpression(_ phrase: String) -> Self {
    .error("this isn't a regular expression: \(phrase)")
  }

  static func chainOfGaps(_ name: String) -> Self {
    .error("every chain of `\(name)` matches this, so the line can't fail; name a member after `→`")
  }

  static func classWithoutDelegate(_ className: String) -> Self {
    .error(
      "only a recognizer, an interaction, a text field, a scroll view, or a controller has "
        + "`delegate` lines; \(className) has none"
    )
  }

  static func comparedWithItself(_ name: String) -> Self {
    .error("`\(name)` is this value at the same moment, so the line can't fail")
  }

  static func comparedWithoutOrder(_ mark: String, parts: [String]) -> Self {
    guard !parts.isEmpty else {
      return .error("`\(mark)` compares numbers; this value can only be compared with `==` or `!=`")
    }
    return .error("`\(mark)` compares single numbers; write \(LineParser.list(parts))")
  }

  static func comparisonAsCount(_ mark: String) -> Self {
    .error("`\(mark)` doesn't count here; write a range such as `1...3 times`")
  }

  static func comparisonDecidesNothing(_ property: String, _ text: String, holds: Bool) -> Self {
    holds
      ? .error("every value of `\(property)` matches `\(text)`, so the line can't fail")
      : .error("no value of `\(property)` can match `\(text)`")
  }

  static func conditionNotHere(_ word: String, in question: String, _ topic: AnswerTopic) -> Self {
    .error("`\(question)` knows no `\(word)`; here a condition begins with \(topic.beginnings)")
  }

  static func conditionTooDeep(limit: Int) -> Self {
    .error("a condition can have no more than \(limit) levels")
  }

  static func controllerNeedsOneView(_ name: String) -> Self {
    .error("view controller `\(name)` needs exactly one view under it")
  }

  static func countOutOfRange(_ what: String, least: Int, greatest: Int) -> Self {
    .error("\(what) must be a whole number from \(least) to \(greatest)")
  }

  static var countsRunBackwards: Self {
    .error("the first number of times must not be greater than the second")
  }

  static var decimalComma: Self {
    .error("a decimal fraction is written with a point, not a comma")
  }

  static func delegateCannotChange(_ name: String) -> Self {
    .error("the delegate of `\(name)` is always its scroll view, and UIKit allows no other")
  }

  static func duplicateName(_ name: String) -> Self {
    .error("the name `\(name)` is already taken")
  }

  static func duplicateVariant(_ name: String) -> Self {
    .error("there is a variant `\(name)` already")
  }

  static func emptyChange(_ name: String) -> Self {
    .error("`with \(name)` changes nothing; write `property: value` after it or lines under it")
  }

  static var emptyExpectation: Self {
    .error("`expect` needs at least one indented line under it")
  }

  static var emptyRepetition: Self {
    .error("`repeat` needs at least one indented step under it")
  }

  static func eventOfAnotherClass(
    _ word: String, of subject: String, owners: [ClassDescription]
  ) -> Self {
    var kinds: [ObjectKind] = []
    for owner in owners where !kinds.contains(owner.kind) { kinds.append(owner.kind) }
    let phrases: [String]
    if owners.count <= 3 {
      phrases = owners.map { withArticle($0.name) }
    } else {
      phrases = kinds.count <= 3 ? kinds.map { withArticle($0.phrase) } : []
    }
    let only = phrases.isEmpty ? "" : ", only to " + joined(phrases)
    return .error("`\(word)` can't happen to `\(subject)`" + only)
  }

  static func eventOfItself(_ word: String, _ name: String) -> Self {
    .error("`\(word)` names another participant, never `\(name)` itself")
  }

  static func eventWithoutDetail(_ word: String, _ text: String) -> Self {
    .error("`\(word)` has no detail; `\(text)` is neither a time, a number of times nor `…`")
  }

  static func eventWithoutSender(_ word: String) -> Self {
    .error("`\(word)` has no sender that a trace names; leave out `←`")
  }

  static var exactlyNothing: Self {
    .error("`expect exactly` lists events, and none of these lines is about one; write `expect`")
  }

  static var expectationNotIndented: Self {
    .error("what must happen is indented under `expect`")
  }

  static var expectationOfAnything: Self {
    .error("`expect anything` says that nothing is checked; write `expect` for what must happen")
  }

  static func extraText(_ text: String) -> Self {
    .error("`\(text)` can't follow here, where the line is complete")
  }

  static func fingerNamedTwice(_ finger: Int) -> Self {
    .error("finger \(finger) is named twice")
  }

  static var fingersAtOnePoint: Self {
    .error(
      "several fingers can't move to one point; write `by` for all of them, or a point for each")
  }

  static var gapWithoutMeaning: Self {
    .warning("`…` on its own means something only under `expect exactly`; gaps are allowed here")
  }

  static var hiddenRule: Self {
    .warning("another line always comes first, so this one does nothing")
  }

  static func hyphenBeforeDigit(_ name: String) -> Self {
    .error("`\(name)` isn't a name; a hyphen in a name must come before a letter")
  }

  static func impossibleDetail(_ word: String, _ text: String, _ expected: String) -> Self {
    .error("no event `\(word)` has the detail `\(text)`; expected \(expected)")
  }

  static func invisibleCharacter(_ value: UInt32) -> Self {
    let digits = String(value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    return .error("a word can't contain the invisible character U+\(zeros)\(digits)")
  }

  static func keptValueOfAnotherKind(_ name: String) -> Self {
    .error("`\(name)` represents a value of another kind")
  }

  static var lineAfterVariants: Self {
    .error("what all variants share must come before the first of them")
  }

  static var lineUnderExpectNothing: Self {
    .error("`expect nothing of NAME` says it all; no line can be under it")
  }

  static func missingCell(_ cell: String, of owner: String) -> Self {
    .error("`\(owner)` has no `\(cell)`")
  }

  static func missingEnd(expected: String) -> Self {
    .error("the line ends too early; expected \(expected)")
  }

  static func missingMark(_ mark: String) -> Self {
    .error("expected `\(mark)` here")
  }

  static func missingName(_ className: String) -> Self {
    .error("an element needs a name after its class, such as `\(className) a`")
  }

  static func missingParticipant(_ word: String) -> Self {
    .error("`\(word)` needs the name of a participant before it")
  }

  static func missingSubject(_ question: String, kind: String) -> Self {
    .error(
      "`\(question)` is about \(withArticle(kind)); write its name, or `*` for any, as in "
        + "`\(question) *: true`")
  }

  static func missingTarget(_ target: String, of sender: String) -> Self {
    .error("`\(sender)` has no target `\(target)`; `addTarget` gives it one")
  }

  static func missingTimeUnit(_ text: String, likely: String) -> Self {
    .error("a time needs a unit; did you mean `\(text)\(likely)`?")
  }

  static func misspelledWord(_ text: String, suggestion: String) -> Self {
    .error("unknown word `\(text)`; did you mean `\(suggestion)`?")
  }

  static func navigationNeedsController(_ name: String) -> Self {
    .error("`\(name)` needs a view controller under it")
  }

  static func negativeSize(_ property: String) -> Self {
    .error("the width and the height of `\(property)` must not be negative")
  }

  static func nestedTooDeeply(limit: Int) -> Self {
    .error("lines can be nested no more than \(limit) deep")
  }

  static func noMatchingEvent(_ pattern: String) -> Self {
    .error("no event that can happen here matches `\(pattern)`")
  }

  static func noMatchingName(_ pattern: String) -> Self {
    .error("no participant that events can happen to has a name that matches `\(pattern)`")
  }

  static func notANumber(_ property: String) -> Self {
    .error("`\(property)` isn't a number; it can only be given a value with `=`")
  }

  static func nothingCanHappen(_ name: String) -> Self {
    .error("no event can happen to `\(name)`, so the line can't fail")
  }

  static func notUnderElement(_ text: String) -> Self {
    .error("`\(text)` is neither an element nor `property: value`, `override` or `delegate`")
  }

  static func numberTooLarge(_ text: String) -> Self {
    .error("`\(text)` is too large; a number can be at most 100000")
  }

  static var onlyGaps: Self {
    .error("`…` alone fits every run, so the block can't fail; write `expect anything`")
  }

  static func onlyOne(_ what: String) -> Self {
    .error("there can be only one \(what)")
  }

  static var orderOfOneEvent: Self {
    .error("both sides of `before` are the same event, which never comes before itself")
  }

  static func partWithoutProperties(about name: String) -> Self {
    .error("`\(name)` has no properties that a view tree can set")
  }

  static func patternOfAll(_ text: String) -> Self {
    .error("every event matches `\(text)`, so the line says nothing")
  }

  static var periodBeforeProperty: Self {
    .error("a name and its property or method are separated by a space, not a period")
  }

  static func propertyCannotBeSet(_ property: String, of name: String) -> Self {
    .error(
      "no step can set `\(property)`; to look at it, write `\(name) \(property)` and a value")
  }

  static func propertyNotHere(_ property: String, inStep: Bool) -> Self {
    inStep
      ? .error("`\(property)` can be set in the view tree only")
      : .error("`\(property)` can be set by a step only, as in `NAME \(property) = …`")
  }

  static func propertySetTwice(_ property: String) -> Self {
    .warning("`\(property)` is set twice; the last value holds")
  }

  static func propertyWithoutValue(_ property: String) -> Self {
    .error(
      "`\(property)` is a property; write its value after it, or `= …` for the step that sets it")
  }

  static var rangeRunsBackwards: Self {
    .error("the first end of a range must not be greater than the second")
  }

  static func reactionWithoutCall(_ word: String) -> Self {
    .error("`\(word)` calls no code of the program, so nothing can be done there")
  }

  static var reactionWithRepetition: Self {
    .error("`when` applies to each such event; it takes no number of times and no moment")
  }

  static func readOnlyProperty(_ property: String) -> Self {
    .error("`\(property)` can only be looked at, under `expect`")
  }

  static func receiverNamedTwice(_ word: String, _ name: String) -> Self {
    .error(
      "`\(word)` follows its receiver, here `\(name)`; `→` goes with `fires`, `←` names a sender"
    )
  }

  static func recognizerWithoutView(_ name: String) -> Self {
    .error("recognizer `\(name)` must be indented under a view")
  }

  static var repetitionInOrder: Self {
    .error("`before` compares the first events of both sides; it takes no number of times")
  }

  static var repetitionOfNever: Self {
    .error("`never` takes no number of times")
  }

  static func requirementCircle(_ one: String, _ other: String) -> Self {
    .warning(
      "`\(one)` waits for `\(other)`, which waits for `\(one)` in turn; neither can succeed")
  }

  static func requiresItself(_ name: String) -> Self {
    .warning("`\(name)` requires itself to fail, which UIKit ignores; name another recognizer")
  }

  static func reservedName(_ name: String) -> Self {
    .error("`\(name)` is a word of the language and cannot be a name")
  }

  static func ruleWithoutElement(_ rule: String) -> Self {
    .error("`\(rule)` must be indented under the element that it belongs to")
  }

  static var sceneAfterSteps: Self {
    .error("the view tree must come before the steps and the expectations")
  }

  static func sceneUsesItself(_ name: String) -> Self {
    .error("`scene: \(name)` leads back to itself")
  }

  static func sceneWithErrors(_ name: String) -> Self {
    .error("the view tree of `\(name)` can't be used like this")
  }

  static func severalRootViews(_ name: String) -> Self {
    .error("view `\(name)` must be indented under a root view; only one view fills the screen")
  }

  static var singleVariant: Self {
    .error("a single variant has nothing to be compared with; write at least two")
  }

  static var spaceBeforeUnit: Self {
    .error("a unit follows its number without a space")
  }

  static var spaceInRange: Self {
    .error("a range has no spaces around its dots, as in `10...20`")
  }

  static func stateOfOthers(_ state: String, of name: String) -> Self {
    .error("`\(name)` recognizes a discrete gesture, which is never `\(state)`")
  }

  static var statesEndPossible: Self {
    .error("the reset to `possible` isn't part of a gesture; write `NAME reset` to expect it")
  }

  static var stepAfterExpectations: Self {
    .error("steps must come before the expectations")
  }

  static func stepInOtherWords(_ lines: [String]) -> Self {
    var list = ""
    for (index, line) in lines.enumerated() {
      list += (index == 0 ? "`" : index + 1 < lines.count ? ", `" : " and `") + line + "`"
    }
    return lines.count == 1
      ? .error("this step is written \(list)")
      : .error("these are \(lines.count) steps, each on its own line: \(list)")
  }

  static var superviewByIndentation: Self {
    .error("a view's superview is the view that its line is indented under; expected `nil`")
  }

  static var superviewOfFirstLevel: Self {
    .error("only a view that isn't indented under anything can have the superview `nil`")
  }

  static func timeOutOfRange(_ text: String) -> Self {
    .error("`\(text)` is out of range; a time is at least 0 ms and at most 10 minutes")
  }

  static var timeWithoutEvent: Self {
    .error("`time` is the time of the event in the line above, and there is none")
  }

  static func toleranceOutOfRange(limit: Int) -> Self {
    .error("a tolerance must be from 0 to \(limit)")
  }

  static func tooManyElements(limit: Int) -> Self {
    .error("a view tree can have no more than \(limit) elements")
  }

  static func tooManyScenes(limit: Int) -> Self {
    .error("a scenario can build on no more than \(limit) others")
  }

  static var unevenIndentation: Self {
    .error("this line is indented less than the one above, but like no line before it")
  }

  static var unexpectedIndentation: Self {
    .error("this line is indented, but the line above it can't contain anything")
  }

  static func unexpectedText(_ text: String, expected: String) -> Self {
    .error("unexpected `\(text)`; expected \(expected)")
  }

  static func outOfReach(_ name: String) -> Self {
    .error("`\(name)` is SwiftUI's, and no code of UIKit reaches it")
  }

  static func unhosted(_ className: String) -> Self {
    .error("`\(className)` is SwiftUI's; write it in a `_UIHostingView`")
  }

  static func unknownCapture(_ name: String, suggestion: String?) -> Self {
    .error("no `let` above gives a fitting value the name `\(name)`" + didYouMean(suggestion))
  }

  static func unknownClass(_ name: String, suggestion: String?) -> Self {
    .error("no class named `\(name)`" + didYouMean(suggestion))
  }

  static func unknownEvent(_ word: String, suggestion: String?) -> Self {
    .error("no event named `\(word)`" + didYouMean(suggestion))
  }

  static func unknownMoment(_ text: String) -> Self {
    .error(
      "`\(text)` isn't a time; write `at 500ms`, `by 1s`, `200ms after NAME`, or `within 200ms of NAME`"
    )
  }

  static func unknownName(_ kind: String, _ name: String, suggestion: String?) -> Self {
    .error("no \(kind) named `\(name)`" + didYouMean(suggestion))
  }

  static func unknownProgramStep(_ verb: String, suggestion: String?) -> Self {
    .error("no method named `\(verb)` that a step can call" + didYouMean(suggestion))
  }

  static func unknownProperty(_ name: String, of className: String, suggestion: String?) -> Self {
    .error("\(className) has no property `\(name)`" + didYouMean(suggestion))
  }

  static func unknownScene(_ name: String, suggestion: String?) -> Self {
    .error("no scenario named `\(name)`" + didYouMean(suggestion))
  }

  static func unknownStep(_ verb: String, suggestion: String?) -> Self {
    .error("no step begins with `\(verb)`" + didYouMean(suggestion))
  }

  static func unknownUnit(_ unit: String, expected: String) -> Self {
    .error("unknown unit `\(unit)`; expected \(expected)")
  }

  static func unknownWord(
    _ what: String, _ word: String, suggestion: String?, choices: [String]
  ) -> Self {
    guard let suggestion else {
      let expected = choices.isEmpty ? "" : "; expected \(LineParser.choice(of: choices))"
      return .error("no \(what) `\(word)`\(expected)")
    }
    return .error("no \(what) `\(word)`" + didYouMean(suggestion))
  }

  static func unusedFinger(_ number: Int) -> Self {
    .error("no step puts finger \(number) on the screen")
  }

  static func valueOfAnotherKind(_ property: String, expected: String) -> Self {
    .error("`\(property)` does not fit here; expected \(expected)")
  }

  static func valueOutOfRange(_ property: String, expected: String) -> Self {
    .error("`\(property)` must be \(expected)")
  }

  static func valueWithoutParts(_ property: String) -> Self {
    .error("`\(property)` has no parts; nothing can follow it after a point")
  }

  static var variantInVariant: Self {
    .error("a variant can't be inside a variant")
  }

  static var viewOutsideController: Self {
    .error("a sibling of a root view controller must be indented under the controller's view")
  }

  static func viewOutsideWindows(_ kind: String) -> Self {
    .error("\(withArticle(kind)) must be indented under one of the windows when there are windows")
  }

  static func wrongKind(_ name: String, actual: String, expected: String) -> Self {
    .error("`\(name)` is \(withArticle(actual)), not \(withArticle(expected))")
  }

  static func wrongNumberOfMoves(_ moves: Int, of fingers: Int) -> Self {
    .error("\(moves) moves for \(fingers) fingers; write one move for all of them, or one for each")
  }

  static func wrongParent(_ className: String, parent: String) -> Self {
    .error("\(withArticle(className)) can't be indented under \(withArticle(parent))")
  }

  static var zeroTimes: Self {
    .error("what must not happen is written as `never`")
  }

  /// Returns the words with 'a' or 'an' before them, following their pronunciation; the names of
  /// UIKit classes begin like 'you'.
  static func withArticle(_ words: String) -> String {
    let vowels: [UInt8] = [
      UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"),
    ]
    return (words.utf8.first.map { vowels.contains($0) } ?? false ? "an " : "a ") + words
  }

  private static func joined(_ phrases: [String]) -> String {
    guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}
