package import TouchEngine

/// A method that the program can call in a step; the raw value is its name in UIKit.
package enum ProgramMethod: String, CaseIterable, Sendable {
  /// Adds a timer to the run loop, or lets it fire in an additional mode.
  case add
  /// Adds a child view controller.
  case addChild
  /// Adds a recognizer to a view.
  case addGestureRecognizer
  /// Adds a subview on top of the others.
  case addSubview
  /// Adds a target to a control or a recognizer.
  case addTarget
  /// Makes a responder the first responder.
  case becomeFirstResponder
  /// Makes the application ignore touches.
  case beginIgnoringInteractionEvents
  /// Makes a refresh control refresh.
  case beginRefreshing
  /// Moves a subview on top of the others.
  case bringSubviewToFront
  /// Dismisses the view controller that a controller presents.
  case dismiss
  /// Makes the first responder in a view resign without asking it.
  case endEditing
  /// Makes the application stop ignoring touches.
  case endIgnoringInteractionEvents
  /// Makes a refresh control stop refreshing.
  case endRefreshing
  /// Asks a view for the view at a point, as UIKit does for a finger.
  case hitTest
  /// Makes a recognizer ignore a touch.
  case ignore
  /// Inserts a subview at a position among the others.
  case insertSubview
  /// Stops a timer permanently.
  case invalidate
  /// Lays out a view immediately if it needs layout.
  case layoutIfNeeded
  /// Shows a window and makes it the key window.
  case makeKeyAndVisible
  /// Asks a view whether a point is inside it.
  case pointInside = "point(inside:)"
  /// Pops the top view controller of a navigation controller.
  case popViewController
  /// Presents a view controller over another one.
  case present
  /// Pushes a view controller onto a navigation controller.
  case pushViewController
  /// Makes a table or a collection view request its cells again.
  case reloadData
  /// Removes a controller from its parent.
  case removeFromParent
  /// Removes a view from its superview.
  case removeFromSuperview
  /// Removes a recognizer from a view.
  case removeGestureRecognizer
  /// Removes targets from a control or a recognizer.
  case removeTarget
  /// Makes a responder resign as the first responder.
  case resignFirstResponder
  /// Selects an item of a collection view, or none.
  case selectItem
  /// Selects a row of a table, or none.
  case selectRow
  /// Sends one action from a control.
  case sendAction
  /// Calls the targets of a control.
  case sendActions
  /// Moves a subview below the others.
  case sendSubviewToBack
  /// Scrolls a scroll view to another part of its content.
  case setContentOffset
  /// Requests layout of a view before the next commit.
  case setNeedsLayout
  /// Zooms the content of a scroll view.
  case setZoomScale
  /// Sets the value from which a pan continues its translation.
  case setTranslation

  /// The form of a method's arguments.
  package enum Form: Equatable, Sendable {
    /// An action and the object that it's sent to.
    case action
    /// Some events of a control.
    case events
    /// The touch of a finger.
    case finger
    /// A number, optionally animated.
    case number(canBeAnimated: Bool)
    /// No argument, optionally animated.
    case nothing(canBeAnimated: Bool)
    /// Another object of some kinds, optionally animated.
    case object([ObjectKind], canBeAnimated: Bool)
    /// A point, optionally animated.
    case point(canBeAnimated: Bool)
    /// A row of a table or an item of a collection view, or `nil`.
    case cell(CellNoun)
    /// A view and its position among its siblings.
    case sibling
    /// A target and its action.
    case target
    /// A timer and the mode in which it fires.
    case timer
  }

  /// The form of the method's arguments.
  package var form: Form {
    switch self {
    case .add: .timer
    case .addChild: .object([.viewController], canBeAnimated: false)
    case .addGestureRecognizer, .removeGestureRecognizer:
      .object(.recognizers, canBeAnimated: false)
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack:
      .object(.views, canBeAnimated: false)
    case .addTarget, .removeTarget: .target
    case .becomeFirstResponder, .beginIgnoringInteractionEvents, .beginRefreshing, .endEditing,
      .endIgnoringInteractionEvents, .endRefreshing, .invalidate, .layoutIfNeeded,
      .makeKeyAndVisible, .reloadData, .removeFromParent, .removeFromSuperview,
      .resignFirstResponder, .setNeedsLayout:
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

  /// The kinds of objects that can have the method.
  package var receivers: [ObjectKind] {
    switch self {
    case .add: [.runLoop]
    case .addChild, .removeFromParent: [.viewController]
    case .addGestureRecognizer, .addSubview, .bringSubviewToFront, .endEditing, .hitTest,
      .insertSubview,
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
    case .beginRefreshing, .endRefreshing, .reloadData, .selectItem, .selectRow, .sendAction,
      .sendActions, .setContentOffset, .setZoomScale:
      [.view]
    }
  }

  /// Returns whether a class, whose kind is one of the receivers, has the method.
  package func isMethod(of elementClass: ClassDescription) -> Bool {
    switch self {
    case _ where elementClass.isOfSwiftUI: false
    case .addTarget, .removeTarget: elementClass.callsTargets
    case .beginRefreshing, .endRefreshing: elementClass == .refreshControl
    case .popViewController, .pushViewController: elementClass == .navigationController
    case .reloadData: elementClass.cells?.class != nil
    case .selectItem: elementClass == .collectionView
    case .selectRow: elementClass == .tableView
    case .sendAction, .sendActions: elementClass.isControl
    case .setContentOffset, .setZoomScale: elementClass.isScrollView
    case .setTranslation: elementClass.inherits(from: .panGestureRecognizer)
    case .add, .addChild, .addGestureRecognizer, .addSubview, .becomeFirstResponder,
      .beginIgnoringInteractionEvents, .bringSubviewToFront, .dismiss, .endEditing,
      .endIgnoringInteractionEvents, .hitTest, .ignore, .insertSubview, .invalidate,
      .layoutIfNeeded, .makeKeyAndVisible, .pointInside, .present, .removeFromParent,
      .removeFromSuperview,
      .removeGestureRecognizer, .resignFirstResponder, .sendSubviewToBack,
      .setNeedsLayout:
      true
    }
  }
}
