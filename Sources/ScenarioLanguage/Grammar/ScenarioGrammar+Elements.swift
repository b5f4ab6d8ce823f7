extension ScenarioGrammar {
  /// What a scene is made of.
  static let elements = [
    Entry(
      .element,
      forms: [
        "CLASS NAME [PROPERTY: VALUE]…"
      ],
      explanation:
        """
        An element is its class, its name and its properties, under UIKit's names. What is \
        indented under it belongs to it: subviews and recognizers under a view, a view under \
        its controller. A window, a controller and a root view are there when none is \
        written, and a view without a frame fills its superview. A 'UIBarButtonItem' stands under \
        its controller, whose 'leftBarButtonItem' or 'rightBarButtonItem' it is; a 'Timer' stands \
        at the first level, and so does a view that is in no view yet: 'superview: nil'.
        """,
      example: """
        UINavigationController nav
          UIViewController list  rightBarButtonItem: edit
            UIBarButtonItem edit
            UIView root
              UIView A  frame: 100 300 100 100  clipsToBounds: true
                alpha: 0.5
        UIView badge  frame: 0 0 20 20  superview: nil

        A addSubview badge
        tap badge
        tap A
        tap edit

        expect
          hit badge
          hit A
          hit edit
          edit fires primaryActionTriggered
        """),
    Entry(
      .part,
      forms: [
        "PART of NAME [PROPERTY: VALUE]…"
      ],
      explanation:
        """
        What an element brings with it has a name made of two: 'pan of scroll', 'pinch of \
        scroll', 'swipe of table', 'pop of nav', 'tab of settings', 'row 2 of table', \
        'contentView of row 2 of table'. Under its element it can have a line of its own, with \
        all that stands under other elements.
        """,
      example: """
        UIView root
          UITableView table  numberOfRows: 3
            pan of table  minimumNumberOfTouches: 2
            row 1 of table
              override touchesBegan: handles

        tap row 1 of table
        drag row 0 of table by 0 -60

        expect
          row 1 of table handles touchesBegan
          never table didSelectRowAt row 1
          never pan of table began
        """),
  ]
}
