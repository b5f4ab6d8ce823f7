/// The kinds of scrolling without touches that a pan can follow.
public struct UIScrollTypeMask: OptionSet, Sendable, WordedOptions {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of kinds from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The wheel of a mouse, which scrolls by notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)

  /// A trackpad, or a mouse with a surface that senses touches.
  public static let continuous = UIScrollTypeMask(rawValue: 2)

  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  package static let wordedOptions: [(word: String, option: Self)] = [
    ("all", .all),
    ("continuous", .continuous),
    ("discrete", .discrete),
  ]

  package var words: [String] {
    self == .all
      ? ["all"]  // Both kinds have a single word.
      : Self.wordedOptions.filter { $0.option != .all && contains($0.option) }.map { $0.word }
  }
}

/// A description of what a trackpad or a wheel scrolls at one moment, without touches (G302).
///
/// The class is private in UIKit.
public final class UIScrollEvent: UIEvent {
  /// The part of a movement that an event tells.
  public enum Phase: Sendable {
    /// Fingers begin to scroll, or a wheel turns by the first notch.
    case began
    /// The scrolling continues.
    case changed
    /// The fingers leave the trackpad, or the wheel rests.
    case ended
  }

  /// The kind of the scrolling.
  public internal(set) final var kind = UIScrollTypeMask.continuous

  init() {
    super.init(type: .scroll)
  }
}
