package import ScenarioLanguage
import TouchEngine

// The methods of UIKit that a scenario's words name: the only place with their declarations.

extension Signature {
  /// A method with which the delegate of a recognizer answers a question.
  private static func gestureRecognizer(
    _ words: String, _ type: String = "UIGestureRecognizer"
  ) -> Signature {
    Signature(
      "gestureRecognizer",
      ["_ gestureRecognizer": "UIGestureRecognizer", words: type], returns: "Bool")
  }

  fileprivate static let gestureRecognizerShouldBegin = Signature(
    "gestureRecognizerShouldBegin", ["_ gestureRecognizer": "UIGestureRecognizer"], returns: "Bool")
  fileprivate static let shouldReceive = gestureRecognizer("shouldReceive touch", "UITouch")
  fileprivate static let shouldReceiveEvent = gestureRecognizer("shouldReceive event", "UIEvent")
  fileprivate static let shouldReceivePress = gestureRecognizer("shouldReceive press", "UIPress")
  fileprivate static let shouldRecognizeSimultaneously = gestureRecognizer(
    "shouldRecognizeSimultaneouslyWith otherGestureRecognizer")
  fileprivate static let shouldRequireFailure = gestureRecognizer(
    "shouldRequireFailureOf otherGestureRecognizer")
  fileprivate static let shouldBeRequiredToFail = gestureRecognizer(
    "shouldBeRequiredToFailBy otherGestureRecognizer")

  /// A method that controls, buttons, and recognizers call.
  package static func action(_ name: String) -> Signature { Signature(name, ["_ sender": "Any?"]) }

  /// The method `hitTest(_:with:)`.
  package static let hitTest = Signature(
    "hitTest", ["_ point": "CGPoint", "with event": "UIEvent?"], returns: "UIView?")

  /// The method `point(inside:with:)`.
  package static let pointInside = Signature(
    "point", ["inside point": "CGPoint", "with event": "UIEvent?"], returns: "Bool")

  /// The method `canPrevent(_:)`.
  package static let canPrevent = Signature(
    "canPrevent", ["_ preventedGestureRecognizer": "UIGestureRecognizer"], returns: "Bool")

  /// The method `canBePrevented(by:)`.
  package static let canBePrevented = Signature(
    "canBePrevented", ["by preventingGestureRecognizer": "UIGestureRecognizer"], returns: "Bool")
}

extension DelegateQuestion {
  /// The delegate's method.
  package var signature: Signature {
    switch self {
    case .shouldBegin: .gestureRecognizerShouldBegin
    case .shouldReceive: .shouldReceive
    case .shouldReceiveEvent: .shouldReceiveEvent
    case .shouldReceivePress: .shouldReceivePress
    case .shouldRecognizeSimultaneously: .shouldRecognizeSimultaneously
    case .shouldRequireFailure: .shouldRequireFailure
    case .shouldBeRequiredToFail: .shouldBeRequiredToFail
    case .configurationForMenu:
      Signature(
        "contextMenuInteraction",
        [
          "_ interaction": "UIContextMenuInteraction",
          "configurationForMenuAtLocation location": "CGPoint",
        ], returns: "UIContextMenuConfiguration?")
    case .itemsForBeginning:
      Signature(
        "dragInteraction",
        ["_ interaction": "UIDragInteraction", "itemsForBeginning session": "any UIDragSession"],
        returns: "[UIDragItem]")
    }
  }

  /// UIKit's answer without a delegate.
  package var usualAnswer: Bool { !isAboutAnother }

  /// The engine's word for the question, if a delegate tells the engine that it answers it.
  package var engineWord: String? {
    switch self {
    case .shouldBegin: "shouldBegin"
    case .shouldReceive: "shouldReceiveTouch"
    case .shouldReceiveEvent: "shouldReceiveEvent"
    case .shouldReceivePress: "shouldReceivePress"
    case .shouldRecognizeSimultaneously: "shouldRecognizeSimultaneously"
    case .shouldRequireFailure: "shouldRequireFailure"
    case .shouldBeRequiredToFail: "shouldBeRequiredToFail"
    case .configurationForMenu, .itemsForBeginning: nil
    }
  }
}

extension ControllerDelegateQuestion {
  /// The delegate's method.
  package var signature: Signature {
    switch self {
    case .presentationControllerShouldDismiss:
      Signature(
        rawValue, ["_ presentationController": "UIPresentationController"], returns: "Bool")
    case .searchBarShouldBeginEditing, .searchBarShouldEndEditing:
      Signature(rawValue, ["_ searchBar": "UISearchBar"], returns: "Bool")
    case .shouldSelect:
      Signature(
        "tabBarController",
        [
          "_ tabBarController": "UITabBarController",
          "shouldSelect viewController": "UIViewController",
        ], returns: "Bool")
    case .textFieldShouldBeginEditing, .textFieldShouldEndEditing:
      Signature(rawValue, ["_ textField": "UITextField"], returns: "Bool")
    }
  }
}

extension ViewDelegateQuestion {
  /// The method of the delegate or the data source.
  package var signature: Signature {
    switch self {
    case .canEditRowAt, .shouldHighlightRowAt: asking(["indexPath": "IndexPath"], "Bool")
    case .contextMenuConfigurationForItemsAt:
      asking(["indexPaths": "[IndexPath]", "point": "CGPoint"], "UIContextMenuConfiguration?")
    case .contextMenuConfigurationForRowAt:
      asking(["indexPath": "IndexPath", "point": "CGPoint"], "UIContextMenuConfiguration?")
    case .heightForRowAt: asking(["indexPath": "IndexPath"], "CGFloat")
    case .primaryActionFor:
      Signature(
        "textView",
        [
          "_ textView": "UITextView", "primaryActionFor textItem": "UITextItem",
          "defaultAction": "UIAction",
        ], returns: "UIAction?")
    case .scrollViewWillEndDragging:
      Signature(
        rawValue,
        [
          "_ scrollView": "UIScrollView", "withVelocity velocity": "CGPoint",
          "targetContentOffset": "UnsafeMutablePointer<CGPoint>",
        ])
    case .shouldHighlightItemAt, .shouldSelectItemAt: asking(["indexPath": "IndexPath"], "Bool")
    case .viewForZooming:
      Signature(rawValue, ["in scrollView": "UIScrollView"], returns: "UIView?")
    case .willSelectRowAt: asking(["indexPath": "IndexPath"], "IndexPath?")
    }
  }

  /// A method with which a list asks about cells; the question's word is the label of the first
  /// parameter.
  private func asking(
    _ parameters: KeyValuePairs<String, String>, _ result: String
  ) -> Signature {
    var list = parameters.map { Signature.Parameter($0.key, $0.value) }
    list[0].label = rawValue
    return .list(isTable: cellNoun == .row, list, returns: result)
  }
}

extension Signature {
  /// A method with which a table or a collection view asks about its cells.
  package static func list(
    isTable: Bool, _ parameters: [Parameter], returns result: String
  ) -> Signature {
    let asker =
      isTable
      ? Parameter("_ tableView", "UITableView")
      : Parameter("_ collectionView", "UICollectionView")
    return Signature(
      isTable ? "tableView" : "collectionView", [asker] + parameters, returns: result)
  }
}

extension ResponderMethod {
  /// The method of a responder or of a recognizer.
  package func signature(ofRecognizer: Bool) -> Signature {
    let mark = ofRecognizer ? "" : "?"
    return switch family {
    case .motion:
      Signature(name, ["_ motion": "UIEvent.EventSubtype", "with event": "UIEvent?"])
    case .presses:
      Signature(name, ["_ presses": "Set<UIPress>", "with event": "UIPressesEvent\(mark)"])
    case .touches: Signature(name, ["_ touches": "Set<UITouch>", "with event": "UIEvent\(mark)"])
    }
  }
}

extension AnsweredMethod {
  /// The method of a class, or of a scroll view as the delegate of the recognizers that it creates.
  package func signature(ofRecognizer: Bool) -> Signature {
    switch self {
    case .beginTracking, .continueTracking:
      Signature(rawValue, ["_ touch": "UITouch", "with event": "UIEvent?"], returns: "Bool")
    case .canBecomeFirstResponder, .canResignFirstResponder:
      Signature(rawValue, [Signature.Parameter]?.none, returns: "Bool")
    case .gestureRecognizerShouldBegin: .gestureRecognizerShouldBegin
    case .shouldBeRequiredToFailBy where ofRecognizer:
      Signature(
        "shouldBeRequiredToFail", ["by otherGestureRecognizer": "UIGestureRecognizer"],
        returns: "Bool")
    case .shouldBeRequiredToFailBy: .shouldBeRequiredToFail
    case .shouldReceive where ofRecognizer:
      Signature("shouldReceive", ["_ event": "UIEvent"], returns: "Bool")
    case .shouldReceive: .shouldReceive
    case .shouldRecognizeSimultaneouslyWith: .shouldRecognizeSimultaneously
    case .shouldRequireFailureOf where ofRecognizer:
      Signature(
        "shouldRequireFailure", ["of otherGestureRecognizer": "UIGestureRecognizer"],
        returns: "Bool")
    case .shouldRequireFailureOf: .shouldRequireFailure
    case .touchesShouldBegin:
      Signature(
        rawValue,
        ["_ touches": "Set<UITouch>", "with event": "UIEvent?", "in view": "UIView"],
        returns: "Bool")
    case .touchesShouldCancel: Signature(rawValue, ["in view": "UIView"], returns: "Bool")
    }
  }

  /// Whether a class answers as the delegate of its recognizers, and so overrides no method of
  /// UIKit's.
  package func isOfDelegate(ofRecognizer: Bool) -> Bool {
    switch self {
    case .shouldRecognizeSimultaneouslyWith: true
    case .shouldBeRequiredToFailBy, .shouldReceive, .shouldRequireFailureOf: !ofRecognizer
    default: false
    }
  }
}
