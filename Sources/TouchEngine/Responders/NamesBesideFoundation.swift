// On Linux, Foundation declares other types under some of UIKit's names, so in a file that imports
// both, those names are ambiguous. Inside a class, the names of its superclasses come first, which
// is why subclasses and their extensions can use the names below in such a file.

extension UIResponder {
  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGAffineTransform = TraceModel.CGAffineTransform

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGFloat = TraceModel.CGFloat

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGPoint = TraceModel.CGPoint

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGRect = TraceModel.CGRect

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGSize = TraceModel.CGSize

  /// The engine's type, even where Foundation has one with the same name.
  public typealias IndexPath = TouchEngine.IndexPath

  /// The engine's type, even where Foundation has one with the same name.
  public typealias RunLoop = TouchEngine.RunLoop

  /// The engine's type, even where Foundation has one with the same name.
  public typealias Timer = TouchEngine.Timer
}

extension UIGestureRecognizer {
  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGAffineTransform = TraceModel.CGAffineTransform

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGFloat = TraceModel.CGFloat

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGPoint = TraceModel.CGPoint

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGRect = TraceModel.CGRect

  /// The engine's type, even where Foundation has one with the same name.
  public typealias CGSize = TraceModel.CGSize

  /// The engine's type, even where Foundation has one with the same name.
  public typealias IndexPath = TouchEngine.IndexPath

  /// The engine's type, even where Foundation has one with the same name.
  public typealias RunLoop = TouchEngine.RunLoop

  /// The engine's type, even where Foundation has one with the same name.
  public typealias Timer = TouchEngine.Timer
}
