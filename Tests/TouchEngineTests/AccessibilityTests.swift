import Testing
import TouchEngine

/// What VoiceOver's double tap does (D288, D289).
@Suite struct AccessibilityTests {
  let world = World()

  final class Acting: UIView {
    var answer = true
    var count = 0

    override func accessibilityActivate() -> Bool {
      count += 1
      return answer
    }
  }

  @Test(arguments: [true, false])
  func `an element is activated by its class or by a touch (D288)`(answer: Bool) {
    let view = Acting(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.answer = answer
    world.root.addSubview(view)
    #expect(world.application.activate(view) == nil)
    #expect(view.count == 0)
    view.isAccessibilityElement = true
    let point = world.application.activate(view)
    #expect(point == (answer ? nil : CGPoint(x: 150, y: 125)))
    #expect(view.count == 1)
  }

  @Test func `controls, labels, texts, and cells are elements unless they are told otherwise`() {
    for view in [UIButton(), UISlider(), UILabel(), UITextView(), UITableViewCell()] as [UIView] {
      #expect(view.isAccessibilityElement)
      view.isAccessibilityElement = false
      #expect(!view.isAccessibilityElement)
    }
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
  }

  enum Hiding: CaseIterable { case itself, ancestor, element, cell, cellThatIsTold }

  @Test(arguments: Hiding.allCases)
  func `what is hidden or inside another element isn't found (D290)`(_ hiding: Hiding) {
    let isCell = hiding == .cell || hiding == .cellThatIsTold
    let card = isCell ? UITableViewCell() : UIView()
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
    card.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    card.addSubview(button)
    world.root.addSubview(card)
    switch hiding {
    case .itself: button.isHidden = true
    case .ancestor: card.isHidden = true
    case .element, .cellThatIsTold: card.isAccessibilityElement = true
    case .cell: break
    }
    #expect((world.application.activate(button) != nil) == (hiding == .cell))
  }

  @Test func `the touch of an activation looks for a point at which the element is found (D289)`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let cover = UIView(frame: CGRect(x: 0, y: 110, width: 390, height: 400))
    view.isAccessibilityElement = true
    world.root.addSubview(view)
    world.root.addSubview(cover)
    #expect(world.application.activate(view) == CGPoint(x: 150, y: 125))
    cover.isAccessibilityElement = true
    #expect(world.application.activate(view) == CGPoint(x: 150, y: 103))
    cover.frame.origin.y = 0
    #expect(world.application.activate(view) == CGPoint(x: 150, y: 125))
  }
}
