import Testing

@testable import TouchEngine

/// A delegate and data source without any method of its own, which notes what it could answer.
private final class SilentDelegate: UIAdaptivePresentationControllerDelegate,
  UICollectionViewDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate,
  UITabBarControllerDelegate, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  var asked: [AnsweredMethod] = []

  func answer(
    _ method: AnsweredMethod, for asker: AnyObject, about other: AnyObject?, at path: IndexPath?
  ) -> AnsweredMethod.Value? {
    asked.append(method)
    return nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  /// Calls every method that returns something, as UIKit does, and returns the answers of yes or
  /// no.
  func callAll() -> [Bool] {
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let (table, grid, text) = (UITableView(), UICollectionView(), UITextView())
    let row = IndexPath(row: 0, section: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    let presentation = UIPresentationController(controller)
    let touch = UITouch(finger: 1, serial: 1, time: .zero, window: window, location: .zero)
    let press = UIPress(
      .select, force: 1, serial: 1, time: .zero, responder: table, window: window)
    var target = CGPoint(x: 1, y: 2)
    scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)
    #expect(target == CGPoint(x: 1, y: 2))
    #expect(viewForZooming(in: table) == nil)
    table.rowHeight = 31
    #expect(tableView(table, heightForRowAt: row) == 31)
    #expect(tableView(table, willSelectRowAt: row) == row)
    return [
      gestureRecognizer(pan, shouldBeRequiredToFailBy: tap), gestureRecognizerShouldBegin(pan),
      gestureRecognizer(pan, shouldReceive: touch),
      gestureRecognizer(pan, shouldReceive: UIEvent()),
      gestureRecognizer(pan, shouldReceive: press),
      gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap),
      gestureRecognizer(pan, shouldRequireFailureOf: tap),
      tableView(table, canEditRowAt: row), tableView(table, shouldHighlightRowAt: row),
      tableView(table, contextMenuConfigurationForRowAt: row, point: .zero) != nil,
      collectionView(grid, shouldHighlightItemAt: row),
      collectionView(grid, contextMenuConfigurationForItemsAt: [row], point: .zero) != nil,
      collectionView(grid, shouldSelectItemAt: row),
      textViewShouldBeginEditing(text),
      textView(text, primaryActionFor: UITextItem(index: 0), defaultAction: UIAction { _ in })
        != nil,
      presentationControllerShouldDismiss(presentation),
      tabBarController(UITabBarController(), shouldSelect: controller),
      textFieldShouldBeginEditing(UITextField()), textFieldShouldEndEditing(UITextField()),
      searchBarShouldBeginEditing(UISearchBar()), searchBarShouldEndEditing(UISearchBar()),
      scrollViewShouldScrollToTop(table),
    ]
  }
}

/// The methods whose answers a setup can determine.
struct AnsweredMethodTests {
  private static let classes = [
    ClassDescription.gestureRecognizer, .scrollView, .tableView, .collectionView, .textView,
    .tabBarController, .textField, .searchBar,
  ]

  @Test func `every described method of a delegate asks for its answer, or gives UIKit's`() {
    let delegate = SilentDelegate()
    let answers = delegate.callAll()
    let flags = delegate.asked.filter { if case .flag = $0.answer { true } else { false } }
    #expect(answers == flags.map { $0.answer == .flag(usually: true) })
    for description in Self.classes {
      for method in description.delegateMethods {
        #expect(delegate.asked.contains(method), "\(method.word) of \(description.name)")
      }
    }
  }

  @Test(arguments: classes)
  func `a word and the word after it mean one method of a class`(description: ClassDescription) {
    for methods in [description.delegateMethods, description.overridableMethods] {
      let words = methods.map { "\($0.word) \($0.argument)" }
      #expect(Set(words).count == words.count)
    }
  }

  @Test func `an interaction has no methods of recognizers`() {
    for description in [ClassDescription.contextMenuInteraction, .dragInteraction] {
      #expect(description.delegateMethods.count == 1)
      #expect(description.overridableMethods.isEmpty)
    }
  }
}
