/// A class that an element of a scene can have; the raw value is its name in UIKit, or in the
/// examples of recognizers.
package enum ElementClass: String, CaseIterable, Sendable {
  /// The application object.
  case application = "UIApplication"
  /// The delegate of the application.
  case applicationDelegate = "UIApplicationDelegate"
  /// The description of a button of a navigation bar.
  case barButtonItem = "UIBarButtonItem"
  /// A control that is pressed.
  case button = "UIButton"
  /// The recognizer of circles among the examples.
  case circleGestureRecognizer = "CircleGestureRecognizer"
  /// A scroll view of items in lines.
  case collectionView = "UICollectionView"
  /// The view of one item of a collection view.
  case collectionViewCell = "UICollectionViewCell"
  /// A control without a look of its own.
  case control = "UIControl"
  /// The event of the touches that are under way; no line of a scene makes one.
  case event = "UIEvent"
  /// A recognizer that recognizes nothing by itself; reactions may set its state.
  case gestureRecognizer = "UIGestureRecognizer"
  /// A recognizer of a pointer that hovers.
  case hoverGestureRecognizer = "UIHoverGestureRecognizer"
  /// A view with an image; it does not take part in touches unless told to.
  case imageView = "UIImageView"
  /// A view with a text; it does not take part in touches unless told to.
  case label = "UILabel"
  /// The recognizer of the letter S among the examples.
  case letterSGestureRecognizer = "LetterSGestureRecognizer"
  /// A recognizer of a finger that rests.
  case longPressGestureRecognizer = "UILongPressGestureRecognizer"
  /// A controller that shows the last of a row of controllers.
  case navigationController = "UINavigationController"
  /// A control with a dot for each page.
  case pageControl = "UIPageControl"
  /// A recognizer of fingers that drag.
  case panGestureRecognizer = "UIPanGestureRecognizer"
  /// A button that is held down; no line of a scene makes one.
  case press = "UIPress"
  /// A recognizer of two fingers that go apart or together.
  case pinchGestureRecognizer = "UIPinchGestureRecognizer"
  /// A recognizer of two fingers that turn.
  case rotationGestureRecognizer = "UIRotationGestureRecognizer"
  /// A recognizer of a finger that drags from an edge of the screen.
  case screenEdgePanGestureRecognizer = "UIScreenEdgePanGestureRecognizer"
  /// The run loop of the main thread; no line of a scene makes one.
  case runLoop = "RunLoop"
  /// A view that shows a part of its content.
  case scrollView = "UIScrollView"
  /// A control with segments, of which one is selected.
  case segmentedControl = "UISegmentedControl"
  /// The recognizer of a tap among the examples.
  case simpleTapGestureRecognizer = "SimpleTapGestureRecognizer"
  /// A control with a thumb on a line.
  case slider = "UISlider"
  /// A control with a minus and a plus.
  case stepper = "UIStepper"
  /// A recognizer of a quick stroke.
  case swipeGestureRecognizer = "UISwipeGestureRecognizer"
  /// A control that is on or off.
  case switchControl = "UISwitch"
  /// A controller that shows one of several controllers, with a bar to choose.
  case tabBarController = "UITabBarController"
  /// A scroll view of rows.
  case tableView = "UITableView"
  /// The view of one row of a table.
  case tableViewCell = "UITableViewCell"
  /// A recognizer of taps.
  case tapGestureRecognizer = "UITapGestureRecognizer"
  /// Something that the program lets happen after a time, once or again and again.
  case timer = "Timer"
  /// A finger on the glass, from landing to lifting; no line of a scene makes one.
  case touch = "UITouch"
  /// A plain view.
  case view = "UIView"
  /// A view controller.
  case viewController = "UIViewController"
  /// A window.
  case window = "UIWindow"
  /// A window scene.
  case windowScene = "UIWindowScene"

  /// The name of the class.
  package var name: String { rawValue }

  /// Returns the class with a name, or `nil` when the model has none.
  package init?(name: String) {
    self.init(rawValue: name)
  }

  /// What sort of thing its objects are.
  package var kind: ElementKind {
    switch self {
    case .application: .application
    case .applicationDelegate: .applicationDelegate
    case .button, .collectionView, .collectionViewCell, .control, .imageView, .label, .pageControl,
      .scrollView, .segmentedControl, .slider, .stepper, .switchControl, .tableView, .tableViewCell,
      .view:
      .view
    case .circleGestureRecognizer, .gestureRecognizer, .hoverGestureRecognizer,
      .letterSGestureRecognizer,
      .longPressGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer,
      .rotationGestureRecognizer, .screenEdgePanGestureRecognizer, .simpleTapGestureRecognizer,
      .swipeGestureRecognizer, .tapGestureRecognizer:
      .recognizer
    case .navigationController, .tabBarController, .viewController: .viewController
    case .barButtonItem: .barButtonItem
    case .event: .event
    case .press: .press
    case .runLoop: .runLoop
    case .timer: .timer
    case .touch: .touch
    case .window: .window
    case .windowScene: .windowScene
    }
  }

  /// Whether its objects are controls.
  package var isControl: Bool {
    switch self {
    case .button, .control, .pageControl, .segmentedControl, .slider, .stepper, .switchControl: true
    default: false
    }
  }

  /// Whether its objects call targets.
  var callsTargets: Bool { isControl || kind == .recognizer || kind == .barButtonItem }

  /// Whether its objects are scroll views.
  package var isScrollView: Bool { self == .scrollView || cellClass != nil }

  /// The class of the cells that its objects show; `nil` when they show none.
  package var cellClass: ElementClass? {
    switch self {
    case .collectionView: .collectionViewCell
    case .tableView: .tableViewCell
    default: nil
    }
  }

  /// What the cells are called that its objects show; `nil` when they show none.
  package var cellNoun: CellNoun? {
    switch self {
    case .collectionView: .item
    case .tableView: .row
    default: nil
    }
  }

  /// Whether its objects are the cells of another view.
  package var isCell: Bool { self == .collectionViewCell || self == .tableViewCell }

  /// Whether its objects show other controllers and no view of their own.
  package var isContainer: Bool { self == .navigationController || self == .tabBarController }

  /// Whether lines about what something has anyhow can stand under its objects.
  var canHaveParts: Bool { [.view, .viewController, .window].contains(kind) }

  /// Whether a line of a scene can make one.
  package var canBeDeclared: Bool { ![.event, .press, .runLoop, .touch].contains(self) }
}
