package import TouchEngine

/// A method that the program can call in a step; the raw value is its name in UIKit.
package enum ProgramMethod: String, CaseIterable, Sendable {
  /// The run loop gets a timer, or lets it fire in one more mode.
  case add
  /// A controller gets another one in it.
  case addChild
  /// A view gets a recognizer.
  case addGestureRecognizer
  /// A view gets a subview, in front of the others.
  case addSubview
  /// A control or a recognizer gets a target.
  case addTarget
  /// A responder becomes the first one.
  case becomeFirstResponder
  /// The application ignores touches until further notice.
  case beginIgnoringInteractionEvents
  /// A subview goes in front of the others.
  case bringSubviewToFront
  /// A controller takes the one that it presents from the screen.
  case dismiss
  /// The application ends ignoring touches.
  case endIgnoringInteractionEvents
  /// The program asks which view is at a point of a view, as UIKit does for a finger.
  case hitTest
  /// A recognizer no longer listens to a touch.
  case ignore
  /// A view gets a subview at a place among the others.
  case insertSubview
  /// A timer is stopped for good.
  case invalidate
  /// A view is laid out at once if it needs it.
  case layoutIfNeeded
  /// A window is shown and gets the keyboard.
  case makeKeyAndVisible
  /// The program asks whether a point is inside a view.
  case pointInside = "point(inside:)"
  /// A navigation controller goes back.
  case popViewController
  /// A controller shows another one over itself.
  case present
  /// A navigation controller shows another controller.
  case pushViewController
  /// A table or a collection view asks for its cells anew.
  case reloadData
  /// A controller leaves the one that it is in.
  case removeFromParent
  /// A view leaves its superview.
  case removeFromSuperview
  /// A view loses a recognizer.
  case removeGestureRecognizer
  /// A control or a recognizer loses targets.
  case removeTarget
  /// A responder is no longer the first one.
  case resignFirstResponder
  /// A collection view selects an item, or none.
  case selectItem
  /// A table selects a row, or none.
  case selectRow
  /// A control calls one action.
  case sendAction
  /// A control calls its targets.
  case sendActions
  /// A subview goes behind the others.
  case sendSubviewToBack
  /// A scroll view shows another part of its content.
  case setContentOffset
  /// A view asks to be laid out before the next commit.
  case setNeedsLayout
  /// A scroll view shows its content in another size.
  case setZoomScale
  /// A pan counts its translation from a value on.
  case setTranslation

  /// What a method is called with.
  package enum Form: Equatable, Sendable {
    /// An action with whom it is sent to.
    case action
    /// Some events of a control.
    case events
    /// The touch of a finger.
    case finger
    /// A number; it may say that the change is animated.
    case number(canBeAnimated: Bool)
    /// Nothing, but it may say that the change is animated.
    case nothing(canBeAnimated: Bool)
    /// Another object of some kinds; it may say that the change is animated.
    case object([ObjectKind], canBeAnimated: Bool)
    /// A point; it may say that the change is animated.
    case point(canBeAnimated: Bool)
    /// A row of a table or an item of a collection view, or `nil`.
    case cell(CellNoun)
    /// A view with its place among its siblings.
    case sibling
    /// A target with its action.
    case target
    /// A timer with the mode in which it fires.
    case timer
  }

  /// What the method is called with.
  package var form: Form {
    switch self {
    case .add: .timer
    case .addChild: .object([.viewController], canBeAnimated: false)
    case .addGestureRecognizer, .removeGestureRecognizer:
      .object(.recognizers, canBeAnimated: false)
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack:
      .object(.views, canBeAnimated: false)
    case .addTarget, .removeTarget: .target
    case .becomeFirstResponder, .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents,
      .invalidate, .layoutIfNeeded, .makeKeyAndVisible, .reloadData, .removeFromParent,
      .removeFromSuperview, .resignFirstResponder, .setNeedsLayout:
      .nothing(canBeAnimated: false)
    case .dismiss, .popViewController: .nothing(canBeAnimated: true)
    case .ignore: .finger
    case .insertSubview: .sibling
    case .present, .pushViewController: .object([.viewController], canBeAnimated: true)
    case .selectItem: .cell(.item)
    case .selectRow: .cell(.row)
    case .sendAction: .action
    case .sendActions: .events
    case .setContentOffset: .point(canBeAnimated: true)
    case .hitTest, .pointInside, .setTranslation: .point(canBeAnimated: false)
    case .setZoomScale: .number(canBeAnimated: true)
    }
  }

  /// The kinds of things that can have the method.
  package var receivers: [ObjectKind] {
    switch self {
    case .add: [.runLoop]
    case .addChild, .removeFromParent: [.viewController]
    case .addGestureRecognizer, .addSubview, .bringSubviewToFront, .hitTest, .insertSubview,
      .layoutIfNeeded, .pointInside, .removeFromSuperview, .removeGestureRecognizer,
      .sendSubviewToBack, .setNeedsLayout:
      .views
    case .invalidate: [.timer]
    case .addTarget, .removeTarget: [.view, .recognizer]
    case .becomeFirstResponder, .resignFirstResponder: .responders
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents: [.application]
    case .dismiss, .popViewController, .present, .pushViewController: [.viewController]
    case .ignore, .setTranslation: .recognizers
    case .makeKeyAndVisible: [.window]
    case .reloadData, .selectItem, .selectRow, .sendAction, .sendActions,
      .setContentOffset,
      .setZoomScale:
      [.view]
    }
  }

  /// Whether a class has the method; its kind is one of the receivers'.
  package func isMethod(of elementClass: ClassDescription) -> Bool {
    switch self {
    case .addTarget, .removeTarget: elementClass.callsTargets
    case .popViewController, .pushViewController: elementClass == .navigationController
    case .reloadData: elementClass.cells?.class != nil
    case .selectItem: elementClass == .collectionView
    case .selectRow: elementClass == .tableView
    case .sendAction, .sendActions: elementClass.isControl
    case .setContentOffset, .setZoomScale: elementClass.isScrollView
    case .setTranslation: elementClass.inherits(from: .panGestureRecognizer)
    case .add, .addChild, .addGestureRecognizer, .addSubview, .becomeFirstResponder,
      .beginIgnoringInteractionEvents, .bringSubviewToFront, .dismiss,
      .endIgnoringInteractionEvents, .hitTest, .ignore, .insertSubview, .invalidate,
      .layoutIfNeeded, .makeKeyAndVisible, .pointInside, .present, .removeFromParent,
      .removeFromSuperview,
      .removeGestureRecognizer, .resignFirstResponder, .sendSubviewToBack,
      .setNeedsLayout:
      true
    }
  }
}
