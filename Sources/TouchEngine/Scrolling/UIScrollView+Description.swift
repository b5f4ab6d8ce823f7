extension ClassDescription {
  /// A view that shows a part of its content.
  package static let scrollView = ClassDescription(
    "UIScrollView", .view, inherits: .view, subjects: .scrollViews,
    instances: .init { UIScrollView() },
    asks: [.scrollViewWillEndDragging, .scrollViewShouldScrollToTop, .viewForZooming],
    overridable: [
      .touchesShouldBegin, .touchesShouldCancel, .shouldBeRequiredToFailBy, .shouldReceiveTouch,
      .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf,
    ],
    properties: [
      .typed(
        "alwaysBounceHorizontal", "Whether content bounces to the sides even when it fits.",
        get: { (view: UIScrollView) in view.alwaysBounceHorizontal },
        set: { $0.alwaysBounceHorizontal = $1 }),
      .typed(
        "alwaysBounceVertical", "Whether content bounces up and down even when it fits.",
        get: { (view: UIScrollView) in view.alwaysBounceVertical },
        set: { $0.alwaysBounceVertical = $1 }),
      .typed(
        "bounces", "Whether content may be dragged beyond its edges for a while.",
        get: { (view: UIScrollView) in view.bounces }, set: { $0.bounces = $1 }),
      .typed(
        "bouncesZoom", "Whether content may be made larger or smaller than its limits for a while.",
        get: { (view: UIScrollView) in view.bouncesZoom }, set: { $0.bouncesZoom = $1 }),
      .typed(
        "canCancelContentTouches", "Whether a drag may cancel the content's touches.", .boolean,
        .always,
        .decidesTouches,
        get: { (view: UIScrollView) in view.canCancelContentTouches },
        set: { $0.canCancelContentTouches = $1 }),
      .typed(
        "contentInset", "The space around the content: top, left, bottom and right, in points.",
        get: { (view: UIScrollView) in view.contentInset }, set: { $0.contentInset = $1 }),
      .typed(
        "contentOffset", "The point of the content at the top left corner, in points.",
        get: { (view: UIScrollView) in view.contentOffset }, set: { $0.contentOffset = $1 }),
      .typed(
        "contentSize", "The size of the content, in points.",
        get: { (view: UIScrollView) in view.contentSize }, set: { $0.contentSize = $1 }),
      .typed(
        "delaysContentTouches", "Whether content receives touches only after a delay.", .boolean,
        .always,
        .decidesTouches,
        get: { (view: UIScrollView) in view.delaysContentTouches },
        set: { $0.delaysContentTouches = $1 }),
      .typed(
        "isDecelerating", "Whether content moves by itself.",
        get: { (view: UIScrollView) in view.isDecelerating }),
      .typed(
        "isDirectionalLockEnabled", "Whether a drag near an axis keeps to it.",
        get: { (view: UIScrollView) in view.isDirectionalLockEnabled },
        set: { $0.isDirectionalLockEnabled = $1 }),
      .typed(
        "isDragging", "Whether a finger drags the content.",
        get: { (view: UIScrollView) in view.isDragging }),
      .typed(
        "isPagingEnabled", "Whether the content comes to rest at whole pages.",
        get: { (view: UIScrollView) in view.isPagingEnabled }, set: { $0.isPagingEnabled = $1 }),
      .typed(
        "keyboardDismissMode", "How a drag dismisses the keyboard.",
        get: { (view: UIScrollView) in view.keyboardDismissMode },
        set: { $0.keyboardDismissMode = $1 }),
      .typed(
        "isScrollAnimating", "Whether the program moves the content with animation.",
        get: { (view: UIScrollView) in view.isScrollAnimating }),
      .typed(
        "isScrollEnabled", "Whether fingers move the content at all.",
        get: { (view: UIScrollView) in view.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
      .typed(
        "isTracking", "Whether a finger rests on the content or drags it.",
        get: { (view: UIScrollView) in view.isTracking }),
      .typed(
        "isZoomBouncing", "Whether content returns to the limits of its scale.",
        get: { (view: UIScrollView) in view.isZoomBouncing }),
      .typed(
        "isZooming", "Whether two fingers change the size of the content.",
        get: { (view: UIScrollView) in view.isZooming }),
      .maximumZoomScale,
      .minimumZoomScale,
      .typed(
        "scrollsToTop", "Whether a tap on the status bar scrolls the content to its top.",
        get: { (view: UIScrollView) in view.scrollsToTop }, set: { $0.scrollsToTop = $1 }),
      .typed(
        "transfersHorizontalScrollingToParent",
        "Whether a drag at the left or right end of the content goes to the scroll view around it.",
        get: { (view: UIScrollView) in view.transfersHorizontalScrollingToParent },
        set: { $0.transfersHorizontalScrollingToParent = $1 }),
      .typed(
        "transfersVerticalScrollingToParent",
        "Whether a drag at the top or bottom of the content goes to the scroll view around it.",
        get: { (view: UIScrollView) in view.transfersVerticalScrollingToParent },
        set: { $0.transfersVerticalScrollingToParent = $1 }),
      .zoomScale,
    ],
    parts: [
      ClassPart(
        "pan", .panGestureRecognizer, ofClass: "UIScrollViewPanGestureRecognizer",
        at: .member("panGestureRecognizer"), keepsDelegate: true
      ) { (view: UIScrollView) in view.panGestureRecognizer },
      ClassPart(
        "delay", nil, ofClass: "UIScrollViewDelayedTouchesBeganGestureRecognizer",
        at: .recognizer(classNamed: "UIScrollViewDelayedTouchesBegan")
      ) { (view: UIScrollView) in view.delayedTouchesBegan },
      // It exists while content can have several scales.
      ClassPart(
        "pinch", .pinchGestureRecognizer, ofClass: "UIScrollViewPinchGestureRecognizer",
        if: .ifMentioned(["maximumZoomScale", "minimumZoomScale"]),
        at: .member("pinchGestureRecognizer", isOptional: true), keepsDelegate: true
      ) { (view: UIScrollView) in view.pinchGestureRecognizer },
    ])
}

extension Property {
  /// The maximum scale of the content.
  package static let maximumZoomScale = Property.typed(
    "maximumZoomScale", "The greatest scale of the content.",
    get: { (view: UIScrollView) in view.maximumZoomScale }, set: { $0.maximumZoomScale = $1 })

  /// The minimum scale of the content.
  package static let minimumZoomScale = Property.typed(
    "minimumZoomScale", "The least scale of the content.",
    get: { (view: UIScrollView) in view.minimumZoomScale }, set: { $0.minimumZoomScale = $1 })

  /// The scale of the content.
  package static let zoomScale = Property.typed(
    "zoomScale", "The scale of the content.", .length, .always, .comesLast,
    get: { (view: UIScrollView) in view.zoomScale }, set: { $0.zoomScale = $1 })
}
