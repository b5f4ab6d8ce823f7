/// The numbers and choices of UIKit that the engine follows, each with the fact behind it.
///
/// Change a field to see what would happen if UIKit were otherwise. Distances are in points.
public struct UIKitBehavior: Sendable {
  /// A view with less opacity than this is not hit (D004); the opacity is stored in 32 bits, so
  /// that exactly 0.01 is less (D005).
  public var leastHittableAlpha = 0.01

  /// The longest time from lifting to landing within a sequence of taps (D048, G128).
  public var tapInterval = VirtualTime(milliseconds: 350)

  /// The distance on either axis at which a new touch no longer continues a sequence of taps (D048,
  /// D049).
  public var tapCountDistance = 45.0

  /// How far the fingers of a tap may move, and how far from the first tap the next may land (G126,
  /// G127).
  public var tapAllowableMovement = 45.0

  /// How long a finger may rest and still make a tap; that there is a limit is known, its value is
  /// not (G129).
  public var tapLongestHold = VirtualTime(milliseconds: 750)

  /// Whether a window's root controller answers the window as its next responder, rather than the
  /// superview of its view (D085).
  public var rootViewControllerAnswersWindow = true

  /// Creates the behaviour of current systems.
  public init() {}
}
