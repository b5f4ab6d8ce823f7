extension DiagnosticCatalogue {
  static let composition = Group(
    identifier: "composition", title: "Scenes used again, variants",
    summary: "How scenarios are put together.",
    entries: [
      Entry(
        "duplicate-variant", "Each variant has a name of its own",
        """
        The page and the command line call a variant by its name.
        """,
        example: .text(
          """
          variant one
            tap root
            expect
              root touchesBegan
          variant one
            tap 5 5
            expect
              root touchesBegan
          """)),
      Entry(
        "empty-change", "A change changes something",
        """
        Behind 'with NAME' stands 'property: value', or under it what is added to the element.
        """,
        example: .text(
          """
          UIView root
          with root
          """)),
      Entry(
        "line-after-variants", "What is shared stands before the variants",
        """
        A variant is the shared lines with its own behind them. A line behind the variants \
        would belong to none, or to all; it must be said which.
        """,
        example: .text(
          """
          variant one
            tap root
          variant two
            tap 5 5
          wait 50ms
          """)),
      Entry(
        "scene-of-itself", "A scene cannot use itself",
        """
        A scenario that uses its own scene, at once or through others, would never be \
        complete.
        """,
        example: .text(
          """
          scene: this-one
          """)),
      Entry(
        "scene-with-mistakes", "The scene cannot be used like this",
        """
        The scenario has mistakes in its scene, or a change here leaves it with some: a line \
        there may need what 'without' has taken out. The note shows the first of them.
        """,
        example: .text(
          """
          scene: with-a-mistake
          """)),
      Entry(
        "single-variant", "Variants are compared",
        """
        One variant has nothing beside it. Write its lines without 'variant', or write a \
        second one.
        """,
        example: .text(
          """
          variant one
            tap root
          """)),
      Entry(
        "too-many-scenes", "A scenario uses a few scenes",
        """
        At most 50 scenes can be used, counting those that they use themselves.
        """,
        example: .long(Self.scenesExample)),
      Entry(
        "unknown-scene", "No scenario has this name",
        """
        'scene: NAME' is another scenario of the same lesson; 'scene: FILE#NAME' is one of \
        another lesson, whose file is named as a link from this lesson would name it.
        """,
        example: .text(
          """
          scene: two-boxs
          """)),
      Entry(
        "variant-in-variant", "Variants stand beside each other",
        """
        A variant changes what is shared; there are no variants of variants.
        """,
        example: .text(
          """
          variant one
            tap root
            variant two
              wait 50ms
          variant three
            tap 5 5
          """)),
    ])
}
