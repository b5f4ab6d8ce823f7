import Testing
import TextAndOrder

struct StableSortingTests {
  @Test(arguments: 0...40)
  func `elements come in order, and equal ones stay as they were`(count: Int) {
    // Few keys, so that many elements are equal; multiplying by 7 mixes them.
    let pairs = (0..<count).map { (key: $0 * 7 % 5, place: $0) }
    let sorted = pairs.stablySorted { $0.key < $1.key }
    #expect(sorted.count == count)
    for (earlier, later) in zip(sorted, sorted.dropFirst()) {
      #expect((earlier.key, earlier.place) < (later.key, later.place))
    }
  }

  @Test(arguments: 0...40)
  func `what is in order, or in the opposite order, is sorted alike`(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.stablySorted() == numbers)
    #expect(numbers.reversed().stablySorted() == numbers)
    #expect((numbers + numbers).stablySorted() == numbers.flatMap { [$0, $0] })
  }

  @Test func `numbers and texts come from the least to the greatest`() {
    #expect([3, 1, 2, 1].stablySorted() == [1, 1, 2, 3])
    #expect(Set(["b", "a", "c"]).stablySorted() == ["a", "b", "c"])
    #expect([Int]().stablySorted().isEmpty)
  }
}
