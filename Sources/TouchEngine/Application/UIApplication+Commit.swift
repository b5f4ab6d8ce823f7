/// The work that waits for the end of a turn: views to lay out, and actions that follow the commit.
struct PendingCommit {
  /// The views that need layout, in the order in which they came to need it.
  var views: [UIView] = []

  /// The actions that run once the views are laid out and on the screen.
  var afterwards: [() -> Void] = []

  /// Whether no work is waiting.
  var isEmpty: Bool { views.isEmpty && afterwards.isEmpty }
}

extension UIApplication {
  /// Runs an action after the next commit, as UIKit does with `viewDidAppear(_:)` (D164).
  final func afterCommit(_ body: @escaping () -> Void) {
    pendingCommit.afterwards.append(body)
    runMainLoopSoon()
  }

  /// Notes that a view in one of the application's windows needs layout.
  final func viewNeedsLayout(_ view: UIView) {
    pendingCommit.views.append(view)
    runMainLoopSoon()
  }

  /// Lays out the views that need it, outer views first (D149).
  ///
  /// A view that asks for layout during layout gets it immediately, up to a limit that prevents
  /// endless layout.
  final func layOutViews() {
    if suspends(.layoutPrecedesCommit) { pendingCommit.views.removeAll() }
    var rounds = 0
    while !pendingCommit.views.isEmpty, rounds < 16 {
      rounds += 1
      let depths = pendingCommit.views.map { (view: $0, depth: $0.depthInTree) }
      pendingCommit.views.removeAll()
      let deepest = depths.map { $0.depth }.max() ?? 0
      for depth in 0...deepest {
        // A view that has left its window meanwhile is laid out when it comes back.
        for entry in depths where entry.depth == depth && entry.view.window != nil {
          entry.view.layOutIfFlagged()
        }
      }
    }
  }

  /// Runs the actions that follow the commit; a request for layout meanwhile causes one more commit
  /// (D169).
  final func finishCommit() {
    var rounds = 0
    while !pendingCommit.isEmpty, rounds < 16 {
      rounds += 1
      let bodies = pendingCommit.afterwards
      pendingCommit.afterwards.removeAll()
      for body in bodies { body() }
      layOutViews()
    }
  }
}
