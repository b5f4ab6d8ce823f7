import RecognizerExamples
import ScenarioLanguage
import Testing
import TouchEngine
import TraceModel

/// The parts that classes declare.
struct ClassPartTests {
  @Test(
    "A part that always exists is in a new object, under its class",
    arguments: ScenarioClasses.course.all.filter { $0.makeObject() != nil })
  func partIsThere(_ description: ClassDescription) throws {
    let object = try #require(description.makeObject())
    for part in description.parts where part.naming == .ofOwner {
      guard case .always = part.condition else { continue }
      let found = try #require(part.object(in: object), "\(part.word) of \(description.name)")
      if let elementClass = part.elementClass, elementClass.makeObject() != nil {
        #expect(elementClass.isClass(of: found), "\(part.word) of \(description.name)")
      }
    }
  }

  @Test(
    "The class that a part declares is the class of the object",
    arguments: ScenarioClasses.course.all)
  func partHasItsClass(_ description: ClassDescription) {
    guard let owner = description.makeObject() else { return }
    for part in description.parts {
      guard let className = part.className, let object = part.object(in: owner)
      else { continue }
      let found = (object as? UIResponder)?.className ?? (object as? UIGestureRecognizer)?.className
      #expect(found == className, "\(part.word) of \(description.name)")
    }
  }

  @Test("A class inherits the parts of its superclass, and declares no word twice")
  func wordsAreUnique() {
    for description in ScenarioClasses.course.all {
      let words = description.parts.map { $0.word }
      #expect(Set(words).count == words.count, "\(description.name)")
      for part in description.superclass?.parts ?? [] { #expect(words.contains(part.word)) }
    }
  }

  @Test(
    "A name of a part is its word and its owner, which can be a part itself",
    arguments: [
      ("pan of scroll", "pan", "scroll"),
      ("contentView of row 2 of table", "contentView", "row 2 of table"),
      ("section 1 row 2 of table", "section 1 row 2", "table"),
    ])
  func nameIsTakenApart(_ name: String, _ word: String, _ owner: String) throws {
    let part = try #require(PartName(name))
    #expect(part == PartName(word, of: owner))
    #expect(part.text == name)
  }

  @Test(
    "A name without a word before or after the preposition isn't a part",
    arguments: [
      "of", "pan", "", " of scroll", "pan of ", "panof scroll",
    ])
  func otherNameIsNoPart(_ name: String) { #expect(PartName(name) == nil) }
}
