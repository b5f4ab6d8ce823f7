extension TraceEvent {
  /// A life cycle method of a view or a controller, or a delegate method.
  public enum LifeMethod: String, CaseIterable, Sendable {
    case didAddSubview, didMoveToSuperview, didMoveToWindow, willRemoveSubview
    /// The method with the name of the new superview, or `nil`.
    case willMoveToSuperview = "willMove(toSuperview:)"
    /// The method with the name of the new window, or `nil`.
    case willMoveToWindow = "willMove(toWindow:)"

    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews

    case willShow, didShow, shouldSelect, didSelect, goesBack
    case presentationControllerWillDismiss, presentationControllerDidDismiss,
      presentationControllerDidAttemptToDismiss,
      sheetPresentationControllerDidChangeSelectedDetentIdentifier

    case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging,
      scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating,
      scrollViewWillBeginZooming, scrollViewDidZoom, scrollViewDidEndZooming,
      scrollViewDidEndScrollingAnimation, scrollViewShouldScrollToTop, scrollViewDidScrollToTop

    case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt,
      didSelectRowAt, didDeselectRowAt, willBeginEditingRowAt, didEndEditingRowAt, commit,
      contextMenuConfigurationForRowAt
    case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt, shouldSelectItemAt,
      didSelectItemAt, didDeselectItemAt, contextMenuConfigurationForItemsAt
    case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing,
      textFieldDidEndEditing, textViewShouldBeginEditing, textViewDidBeginEditing,
      textViewDidEndEditing, textViewDidChangeSelection, primaryActionFor
    case searchBarShouldBeginEditing, searchBarTextDidBeginEditing, searchBarShouldEndEditing,
      searchBarTextDidEndEditing, searchBarCancelButtonClicked
    case willTransitionTo, didFinishAnimating

    /// The participants that have the method, and what follows the word.
    var traits: (subjects: Subjects, detail: Detail) {
      switch self {
      case .didAddSubview, .willRemoveSubview: (.views, .name(others: []))
      case .layoutSubviews: (.views, .none)
      case .didMoveToSuperview, .didMoveToWindow: (.subviews, .none)
      case .willMoveToSuperview, .willMoveToWindow: (.subviews, .name(others: ["nil"]))
      case .didShow, .willShow: (.navigationControllers, .name(others: []))
      case .didSelect: (.tabBarControllers, .name(others: []))
      case .shouldSelect: (.tabBarControllers, .answerAboutName)
      case .goesBack, .presentationControllerDidAttemptToDismiss, .presentationControllerDidDismiss,
        .presentationControllerWillDismiss,
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier, .viewWillAppear,
        .viewIsAppearing, .viewDidAppear,
        .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
        (.viewControllers, .none)
      case .scrollViewDidScroll: (.scrollViews, .point)
      case .scrollViewDidEndDragging, .scrollViewShouldScrollToTop: (.scrollViews, .answer)
      case .scrollViewWillEndDragging: (.scrollViews, .pointAfter("to"))
      case .scrollViewDidZoom, .scrollViewDidEndZooming: (.scrollViews, .number)
      case .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating,
        .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
        .scrollViewDidScrollToTop, .scrollViewWillBeginZooming:
        (.scrollViews, .none)
      case .commit: (.tableViews, .cell("row", after: "delete"))
      case .shouldHighlightRowAt, .didHighlightRowAt, .didUnhighlightRowAt, .willSelectRowAt,
        .didSelectRowAt, .didDeselectRowAt, .willBeginEditingRowAt, .didEndEditingRowAt,
        .contextMenuConfigurationForRowAt:
        (.tableViews, .cell("row"))
      case .shouldHighlightItemAt, .didHighlightItemAt, .didUnhighlightItemAt, .shouldSelectItemAt,
        .didSelectItemAt, .didDeselectItemAt, .contextMenuConfigurationForItemsAt:
        (.collectionViews, .cell("item"))
      case .textFieldShouldBeginEditing, .textFieldShouldEndEditing: (.textFields, .answer)
      case .textFieldDidBeginEditing, .textFieldDidEndEditing: (.textFields, .none)
      case .primaryActionFor, .textViewShouldBeginEditing: (.textViews, .answer)
      case .textViewDidBeginEditing, .textViewDidEndEditing, .textViewDidChangeSelection:
        (.textViews, .none)
      case .searchBarShouldBeginEditing, .searchBarShouldEndEditing: (.searchBars, .answer)
      case .searchBarTextDidBeginEditing, .searchBarTextDidEndEditing,
        .searchBarCancelButtonClicked:
        (.searchBars, .none)
      case .willTransitionTo: (.pageViewControllers, .name(others: []))
      case .didFinishAnimating: (.pageViewControllers, .answer)
      }
    }
  }
}
