extension ClassDescription {
  /// A view controller.
  package static let viewController = ClassDescription(
    "UIViewController", .viewController, inherits: .responder,
    asks: [.presentationControllerShouldDismiss],
    properties: [
      .dynamic(
        "children", "The controllers in a controller.", .objects([.viewController]),
        read: { (controller: UIViewController, _) in .list(controller.children) }),
      .typed(
        "hidesBackButton", "Whether a navigation bar has no button to go back.",
        get: { (controller: UIViewController) in controller.navigationItem.hidesBackButton },
        set: { $0.navigationItem.hidesBackButton = $1 }),
      .typed(
        "isBeingDismissed", "Whether a controller is on its way from the screen.",
        get: { (controller: UIViewController) in controller.isBeingDismissed }),
      .typed(
        "isBeingPresented", "Whether a controller is on its way to the screen.",
        get: { (controller: UIViewController) in controller.isBeingPresented }),
      .typed(
        "isModalInPresentation", "Whether a sheet cannot be dragged away.",
        get: { (controller: UIViewController) in controller.isModalInPresentation },
        set: { $0.isModalInPresentation = $1 }),
      .typed(
        "isViewLoaded", "Whether a controller has made its view.",
        get: { (controller: UIViewController) in controller.isViewLoaded }),
      .dynamic(
        "leftBarButtonItem", "The button on the left of a navigation bar.",
        .object([.barButtonItem]), .always,
        read: { (controller: UIViewController, _) in
          .object(controller.navigationItem.leftBarButtonItem)
        },
        write: { controller, value in
          controller.navigationItem.leftBarButtonItem = value.object as? UIBarButtonItem
        }),
      .typed(
        "leftItemsSupplementBackButton",
        "Whether the left button is shown next to the back button.",
        get: { (controller: UIViewController) in
          controller.navigationItem.leftItemsSupplementBackButton
        }, set: { $0.navigationItem.leftItemsSupplementBackButton = $1 }),
      .typed(
        "modalPresentationStyle", "How a controller is shown over another one.",
        UIModalPresentationStyle.valueKind, .always, .comesFirst,
        get: { (controller: UIViewController) in controller.modalPresentationStyle },
        set: { $0.modalPresentationStyle = $1 }),
      .dynamic(
        "parent", "The controller around a controller.", .object([.viewController]),
        read: { (controller: UIViewController, _) in .object(controller.parent) }),
      .typed(
        "preferredScreenEdgesDeferringSystemGestures",
        "The edges at which the system's gestures let touches through immediately.",
        get: { (controller: UIViewController) in
          controller.preferredScreenEdgesDeferringSystemGestures
        }, set: { $0.deferredScreenEdges = $1 }),
      .dynamic(
        "presentedViewController", "The controller that a controller shows over itself.",
        .object([.viewController]),
        read: { (controller: UIViewController, _) in .object(controller.presentedViewController) }),
      .dynamic(
        "presentingViewController", "The controller that shows a controller over itself.",
        .object([.viewController]),
        read: { (controller: UIViewController, _) in .object(controller.presentingViewController) }),
      .dynamic(
        "rightBarButtonItem", "The button on the right of a navigation bar.",
        .object([.barButtonItem]), .always,
        read: { (controller: UIViewController, _) in
          .object(controller.navigationItem.rightBarButtonItem)
        },
        write: { controller, value in
          controller.navigationItem.rightBarButtonItem = value.object as? UIBarButtonItem
        }),
    ] + UISheetPresentationController.properties,
    // The views that UIKit adds around a controller's view.
    parts: [
      "UITransitionView", "UIDimmingView", "UIDropShadowView", "UILayoutContainerView",
      "UINavigationTransitionView", "UIViewControllerWrapperView", "UINavigationBar", "UITabBar",
    ].map { ClassPart($0, .view, named: .alone) } + [
      ClassPart("Back", .button, ofClass: "_UIButtonBarButton", named: .alone),
      ClassPart(
        "pan of UIDropShadowView", .panGestureRecognizer, ofClass: "UIPanGestureRecognizer",
        named: .alone),
      ClassPart(
        "tap of UIDimmingView", .tapGestureRecognizer, ofClass: "UITapGestureRecognizer",
        named: .alone),
    ])
}
