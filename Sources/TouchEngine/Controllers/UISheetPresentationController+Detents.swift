extension UISheetPresentationController {
  /// A height at which a sheet rests; a structure, where UIKit's is a class.
  ///
  /// Narrower than UIKit: there are no custom heights.
  public struct Detent: Hashable, Sendable {
    /// The names of the system's heights.
    public enum Identifier: CaseIterable, Sendable, WordedValue {
      /// About half of the height of the screen.
      case medium
      /// The full height of a sheet.
      case large

      package var word: String { self == .medium ? "medium" : "large" }
    }

    /// The name of the height.
    public let identifier: Identifier

    /// Returns the height of about half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// Returns the full height of a sheet.
    public static func large() -> Detent { Detent(identifier: .large) }
  }
}

extension UIViewController {
  /// The object that presents this controller as a sheet, or `nil` for another style.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

extension UISheetPresentationController {
  /// The properties of a controller that belong to its sheet.
  static var properties: [Property] {
    [
      .dynamic(
        "detents", "The heights at which a sheet rests.", kind, .always,
        read: { (controller: UIViewController, _) in
          .words(controller.sheetPresentationController?.detents.map { $0.identifier.word } ?? [])
        },
        write: { controller, value in
          let detents = identifiers(value).map { Detent(identifier: $0) }
          controller.sheetPresentationController?.detents = detents
        }),
      .dynamic(
        "largestUndimmedDetentIdentifier",
        "The largest height at which the content around a sheet gets touches.", kind, .always,
        read: { (controller: UIViewController, _) in
          words(controller.sheetPresentationController?.largestUndimmedDetentIdentifier)
        },
        write: { controller, value in
          controller.sheetPresentationController?.largestUndimmedDetentIdentifier =
            identifiers(value).first
        }),
      .typed(
        "prefersScrollingExpandsWhenScrolledToEdge",
        "Whether a drag up in a scroll view at its top makes a sheet larger before it scrolls.",
        get: { (controller: UIViewController) in
          controller.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge ?? true
        },
        set: {
          $0.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = $1
        }),
      .dynamic(
        "selectedDetentIdentifier", "The height at which a sheet rests, if it was chosen.", kind,
        .always,
        read: { (controller: UIViewController, _) in
          words(controller.sheetPresentationController?.selectedDetentIdentifier)
        },
        write: { controller, value in
          controller.sheetPresentationController?.selectedDetentIdentifier =
            identifiers(value).first
        }),
    ]
  }

  private static let kind = PropertyValueKind.words(Detent.Identifier.words)

  private static func identifiers(_ value: DynamicValue) -> [Detent.Identifier] {
    guard case .words(let words) = value else { return [] }
    return words.compactMap { Detent.Identifier(word: $0) }
  }

  private static func words(_ identifier: Detent.Identifier?) -> DynamicValue {
    .words(identifier.map { [$0.word] } ?? [])
  }
}
