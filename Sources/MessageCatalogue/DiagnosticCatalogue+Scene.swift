extension DiagnosticCatalogue {
  static let scene = Group(
    identifier: "scene", title: "Scene",
    summary: "What stands on the screen, and how it is written.",
    entries: [
      Entry(
        "answer-without-condition", "This answer depends on nothing",
        """
        A condition looks at what the question is about: a touch, another recognizer, the place \
        and the speed of a pan. This question has nothing of the kind, so its answer is always \
        the same.
        """,
        example: .text(
          """
          UIView root
            override canBecomeFirstResponder: true when touch in root
          """)),
      Entry(
        "beside-windows", "Beside windows stands nothing else",
        """
        As soon as a scene writes a window of its own, no window is implied any more. A view \
        or a controller that is written beside it would be nowhere, so it must be indented \
        under the window that shows it.
        """,
        example: .text(
          """
          UIWindow front
            UIViewController controller
              UIView root
          UIView lost
          """)),
      Entry(
        "condition-not-here", "A condition looks at what is known",
        """
        Each question is asked at a certain moment about certain things. When a delegate is asked \
        whether its recognizer should receive a touch, nothing has moved yet, so there is no \
        velocity; 'shouldBegin' is asked later.
        """,
        example: .text(
          """
          UIView root
            UIPanGestureRecognizer pan
              delegate shouldReceive: false when velocity vertical
          """)),
      Entry(
        "condition-too-deep", "A condition has a greatest depth",
        """
        A condition may hold 30 levels of 'not', 'and', 'or' and parentheses. No method that a \
        reader could follow needs more.
        """,
        example: .text(
          """
          UIView root
            override point(inside:): not not not not not not not not not not not not not not \
          not not not not not not not not not not not not not not not not not true
          """)),
      Entry(
        "controller-needs-one-view", "A view controller has exactly one view",
        """
        The view that is indented under a view controller is its view. Subviews are indented \
        under that view, not beside it.
        """,
        example: .text(
          """
          UIViewController controller
            UIView first
            UIView second
          """)),
      Entry(
        "delegate-for-good", "A scroll view is the delegate of its recognizers",
        """
        UIKit raises an exception when the pan or the pinch of a scroll view gets another \
        delegate. What such a recognizer may do is decided by the scroll view's own class: write \
        'override gestureRecognizerShouldBegin' or 'override shouldRecognizeSimultaneouslyWith \
        NAME' under the scroll view, or let a recognizer of your own have the say.
        """,
        example: .text(
          """
          UIView root
            UIScrollView scroll  contentSize: 390 2000
              pan of scroll
                delegate shouldBegin: false
          """)),
      Entry(
        "delegate-of-other", "Not everything has a delegate here",
        """
        The lines 'delegate …' answer what a gesture recognizer, a scroll view or a table asks \
        its delegate. Put them under the element that asks, indented once more than it is.
        """,
        example: .text(
          """
          UIView root
            delegate shouldBegin: false
          """)),
      Entry(
        "duplicate-name", "A name stands for one thing",
        """
        Every element of a scene has a name of its own, and a value that 'let' keeps has one \
        that no element has; else no later line could say which one it means.
        """,
        example: .text(
          """
          UIView root
            UIView A
            UIView A
          """)),
      Entry(
        "hyphen-before-digit", "A hyphen joins words",
        """
        In a name, a hyphen must come before a letter; before a digit it would be the sign of a \
        number. Leave it out: 'view1'.
        """,
        example: .text(
          """
          UIView root
            UIView view-1
          """)),
      Entry(
        "missing-name", "An element needs a name",
        """
        The name behind the class is how steps and expectations speak of the element. It is \
        also what stands in the trace.
        """,
        example: .text(
          """
          UIView root
            UIView  frame: 0 0 50 50
          """)),
      Entry(
        "navigation-needs-controller", "A navigation controller shows a controller",
        """
        Under a navigation controller stand the view controllers of its stack, the last one on \
        top. With none it would show nothing.
        """,
        example: .text(
          """
          UINavigationController nav
          """)),
      Entry(
        "nested-too-deeply", "Lines have a greatest depth",
        """
        Lines can stand 40 levels deep under each other. A tree of views that is deeper can be \
        made by steps.
        """,
        example: .long(Self.nestedExample)),
      Entry(
        "not-under-element", "What stands under an element belongs to it",
        """
        Under an element stand its properties, its rules ('override', 'delegate'), \
        requirements, and further elements, which begin with their class.
        """,
        example: .text(
          """
          UIView root
            A frame
          """)),
      Entry(
        "nothing-stands-under-this", "Nothing is indented under this line",
        """
        Indentation says what a line belongs to. A step, a rule or a property has nothing of \
        its own, so the line below it begins where it begins.
        """,
        example: .text(
          """
          UIView root
            override hitTest: nil
              isHidden: true
          """)),
      Entry(
        "nothing-to-say", "Not every part has properties",
        """
        A line under an element can set properties of a recognizer that the element brings \
        with it, such as 'pan of scroll'. Some parts have none that can be set.
        """,
        example: .text(
          """
          UIScrollView scroll
            delay of scroll  isEnabled: false
          """)),
      Entry(
        "only-one", "Some things are there once",
        """
        A scene has one application, one delegate and one window scene, and a window has one \
        root view controller.
        """,
        example: .text(
          """
          UIApplication app
          UIApplication other
          """)),
      Entry(
        "property-set-twice", "A property is set once",
        """
        The last value holds, so the first one only misleads. Take one of them away.
        """,
        example: .text(
          """
          UIView root  alpha: 1  alpha: 0.5
          """)),
      Entry(
        "recognizer-without-view", "A recognizer stands under its view",
        """
        A gesture recognizer hears of touches through the view that it is attached to. Indent \
        it under that view.
        """,
        example: .text(
          """
          UITapGestureRecognizer tap
          """)),
      Entry(
        "requirement-circle", "Recognizers that wait for each other never recognize",
        """
        Each waits until the other has failed, so neither can ever be the first. What UIKit does \
        with such a circle is not known; in the model its members fail once all of them have \
        recognized. Take one of the requirements away.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer single
            UITapGestureRecognizer double  numberOfTapsRequired: 2
            single requires double to fail
            double requires single to fail
          """)),
      Entry(
        "requires-itself", "A recognizer does not wait for itself",
        """
        'X requires Y to fail' makes X wait until Y has failed. With the same recognizer on \
        both sides it would wait for ever, so UIKit ignores the requirement, and the line does \
        nothing.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer tap
            tap requires tap to fail
          """)),
      Entry(
        "reserved-name", "Words of the language cannot be names",
        """
        A line that begins with such a word would have two meanings. Choose another name, such \
        as one that says what the element is for.
        """,
        example: .text(
          """
          UIView root
            UIView finger
          """)),
      Entry(
        "rule-without-element", "A rule stands under its element",
        """
        'override' and 'delegate' say what the class of one element does. Indent the line \
        under that element.
        """,
        example: .text(
          """
          UIView root
          override hitTest: nil
          """)),
      Entry(
        "scene-after-steps", "The scene comes first",
        """
        A scenario has three parts: the scene, then the steps, then what is expected. What \
        appears later is put there by a step, such as 'root addSubview A', with the view taken \
        out of its superview first.
        """,
        example: .text(
          """
          tap root
          with root alpha: 0.5
          """)),
      Entry(
        "several-root-views", "One view fills the screen",
        """
        Without a window of its own, a scene has one window with one controller, whose view is \
        the only view of the first level. Put the others under it, or let the repair put all \
        under a new root.
        """,
        example: .text(
          """
          UIView A
          UIView B
          """)),
      Entry(
        "superview-by-indentation", "Indentation says what is in what",
        """
        A view is in the view that its line is indented under. The scene can say only that a view \
        is in none: 'superview: nil'.
        """,
        example: .text(
          """
          UIView root
            UIView A
          UIView B  superview: A
          """)),
      Entry(
        "superview-of-first-level", "A view under another one has a superview",
        """
        'superview: nil' is for a view that no window has yet. A step puts it in: 'root addSubview \
        B'.
        """,
        example: .text(
          """
          UIView root
            UIView A  superview: nil
          """)),
      Entry(
        "too-many-elements", "A scene has a limit",
        """
        A scene may have 500 elements. It is written to be read; no phenomenon of touches \
        needs so many.
        """,
        example: .long(Self.elementsExample)),
      Entry(
        "uneven-indentation", "Lines under the same line are indented alike",
        """
        A line that goes back must go back to where an earlier line began. Spaces and tabs may \
        be mixed; a tab goes to the next multiple of four.
        """,
        example: .text(
          """
          UIView root
              UIView A
            UIView B
          """)),
      Entry(
        "unknown-class", "The model has no such class",
        """
        The classes are those of UIKit that take part in touches, under UIKit's names, and the \
        recognizers of the examples. A view of a class of your own is a UIView with 'override' \
        lines.
        """,
        example: .text(
          """
          UIVeiw root
          """)),
      Entry(
        "view-beside-controller", "The controller brings its own view",
        """
        With a root view controller at the first level, its view fills the window. A second \
        view at the first level would have no superview; indent it under the controller's \
        view.
        """,
        example: .text(
          """
          UIViewController controller
            UIView root
          UIView A
          """)),
      Entry(
        "wrong-parent", "Not everything can stand everywhere",
        """
        Recognizers and subviews stand under views, a view under its controller, windows at \
        the first level. A recognizer has nothing under it but its rules.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer tap
              UIView A
          """)),
    ])
}
