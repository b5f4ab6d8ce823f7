/// The methods that a search bar calls on its delegate when people edit its text or cancel.
///
/// Every method has a default implementation, which allows everything and does nothing.
public protocol UISearchBarDelegate: AnsweringObject {
  /// Asks the delegate whether editing can begin (D251).
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing has begun (D251).
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asks the delegate whether editing can end (D251).
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing has ended (D251).
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that the cancel button was tapped (D252).
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    flag(.searchBarShouldBeginEditing, for: searchBar)
  }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    flag(.searchBarShouldEndEditing, for: searchBar)
  }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

extension AnsweredMethod {
  /// Whether editing can begin in a search bar.
  static let searchBarShouldBeginEditing = AnsweredMethod(
    "searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool", of: "UISearchBarDelegate",
    "searchBarShouldBeginEditing", returns: .flag(usually: true))

  /// Whether editing can end in a search bar.
  static let searchBarShouldEndEditing = AnsweredMethod(
    "searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool", of: "UISearchBarDelegate",
    "searchBarShouldEndEditing", returns: .flag(usually: true))
}
