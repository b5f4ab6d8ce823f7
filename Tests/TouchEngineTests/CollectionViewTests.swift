import Testing
import TouchEngine

/// Items that fingers light and select (G231, G232).
@Suite struct CollectionViewTests {
  let world = World()
  let collection = UICollectionView()

  final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var allowsHighlight = true
    var allowsSelection = true

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { section == 0 ? 5 : 40 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = UICollectionViewCell()
      cell.traceName = "cell \(indexPath.section).\(indexPath.item)"
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { allowsHighlight }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allowsSelection }
  }

  let items = Items()

  init() {
    collection.collectionViewLayout.itemSize = CGSize(width: 100, height: 100)
    world.root.add("collection", 0, 0, 390, 440, as: collection)
    collection.dataSource = items
    collection.delegate = items
    collection.reloadData()
    _ = world.trace
  }

  /// What the collection view asks and tells.
  var story: [String] {
    world.phrases(.life).filter { $0.contains("ItemAt") }
      .map { $0.replacing("collection ", with: "") }
  }

  @Test func `G231 an item is lit, asked about at the lift, selected, and put out`() {
    world.touch(200, 50)
    world.wait(150)
    #expect(story == ["shouldHighlightItemAt item 1", "didHighlightItemAt item 1"])
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
    world.lift()
    #expect(
      story.dropFirst(2) == [
        "shouldSelectItemAt item 1", "didSelectItemAt item 1", "didUnhighlightItemAt item 1",
      ])
    #expect(collection.indexPathForSelectedItem == IndexPath(item: 1, section: 0))
    world.tap(50, 250)
    #expect(
      story.suffix(3) == [
        "didDeselectItemAt item 1", "didSelectItemAt section 1 item 0",
        "didUnhighlightItemAt section 1 item 0",
      ])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `items flow from left to right, and what is left of a line goes between them`() {
    func place(_ item: Int, _ section: Int) -> CGRect? {
      collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(place(0, 0) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(place(1, 0) == CGRect(x: 145, y: 0, width: 100, height: 100))
    #expect(place(2, 0) == CGRect(x: 290, y: 0, width: 100, height: 100))
    #expect(place(3, 0) == CGRect(x: 0, y: 110, width: 100, height: 100))
    #expect(place(0, 1) == CGRect(x: 0, y: 220, width: 100, height: 100))
    #expect(collection.contentSize == CGSize(width: 390, height: 220 + 14 * 110 - 10))
    #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 50)) == nil)
  }

  @Test func `the delegate may refuse the light and the selection`() {
    items.allowsSelection = false
    world.tap(50, 50)
    #expect(story.last == "didUnhighlightItemAt item 0")
    items.allowsHighlight = false
    world.tap(50, 50)
    #expect(story.last == "shouldHighlightItemAt item 0")
    #expect(collection.indexPathForSelectedItem == nil)
  }

  @Test func `a flick lights nothing, and a finger that leaves the item puts the light out`() {
    world.drag(from: (100, 300), by: (0, -20), steps: 5)
    world.lift()
    world.wait(5_000)
    #expect(story.isEmpty)
    collection.setContentOffset(.zero, animated: false)
    collection.isScrollEnabled = false
    world.touch(50, 50)
    world.move(150, 50)
    world.lift()
    #expect(story.last?.hasPrefix("didUnhighlightItemAt") == true)
  }
}
