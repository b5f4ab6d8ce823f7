import LanguageServer
import Testing
import TraceModel

struct JSONValueTests {
  private let value = JSONValue.members([
    "count": .integer(3), "name": .string("B"), "list": .array([.null]), "part": .number(0.5),
  ])

  @Test func `A member has a value of one kind`() {
    #expect(value["count"]?.integer == 3)
    #expect(value["name"]?.string == "B")
    #expect(value["list"]?.elements == [.null])
    #expect(value["part"]?.integer == nil)
    #expect(value["name"]?.integer == nil)
    #expect(value["count"]?.string == nil)
  }

  @Test func `Only an object has members`() {
    #expect(value["other"] == nil)
    #expect(value["list"]?["count"] == nil)
  }

  @Test(arguments: [1e300, .infinity, -1e19])
  func `A number that no integer holds isn't one`(number: Double) {
    #expect(JSONValue.number(number).integer == nil)
  }
}
