/// What waits for the end of a turn: views to lay out, and what is to follow the commit.
struct PendingCommit {
  /// The views that need layout, in the order in which they came to need it.
  var views: [UIView] = []

  /// What is done once the views are laid out and on the screen.
  var afterwards: [() -> Void] = []

  /// Whether there is nothing to do.
  var isEmpty: Bool { views.isEmpty && afterwards.isEmpty }
}

extension UIApplication {
  /// Does something after the next commit, as UIKit does with `viewDidAppear(_:)` (D164).
  final func afterCommit(_ body: @escaping () -> Void) {
    pendingCommit.afterwards.append(body)
    runMainLoopSoon()
  }

  /// Notes that a view in one of the application's windows needs layout.
  final func viewNeedsLayout(_ view: UIView) {
    pendingCommit.views.append(view)
    runMainLoopSoon()
  }

  /// Lays out what needs it, outer views first (D149).
  ///
  /// A view that asks for layout while it is laid out gets it at once, but not for ever.
  final func layOutViews() {
    var rounds = 0
    while !pendingCommit.views.isEmpty, rounds < 16 {
      rounds += 1
      let depths = pendingCommit.views.map { (view: $0, depth: $0.depthInTree) }
      pendingCommit.views.removeAll()
      let deepest = depths.map { $0.depth }.max() ?? 0
      for depth in 0...deepest {
        // What has left its window meanwhile is laid out when it comes back.
        for entry in depths where entry.depth == depth && entry.view.window != nil {
          entry.view.layOutIfFlagged()
        }
      }
    }
  }

  /// Does what was to follow the commit; what asks for layout meanwhile causes one more (D169).
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
