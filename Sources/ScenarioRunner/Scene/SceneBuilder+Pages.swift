import ScenarioLanguage
import TouchEngine

extension SceneBuilder {
  /// Creates a page view controller with its pages, the first of which is visible.
  func makePages(_ element: SceneElement, filling frame: CGRect) -> UIViewController {
    let pages = UIPageViewController()
    pages.swizzling = rules(element)
    register(pages, element)
    // The style decides which recognizers there are.
    let style = element.properties.filter { $0.property.isSetInScenesOnly }
    PropertySetter.apply(style, to: pages, in: live)
    let inner = element.children.filter { $0.elementClass.kind == .viewController }
    let controllers = inner.map { makeController($0, filling: frame) }
    pages.dataSource = ScenarioPages(controllers)
    pages.setViewControllers(controllers.first.map { [$0] }, direction: .forward, animated: false)
    prepare(pages, element)
    live.registerParts(of: pages, element.elementClass, named: element.name.text)
    for part in element.parts { parts.append((part, pages)) }
    return pages
  }
}

/// The pages of a setup, in their order.
private final class ScenarioPages: UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: -1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: 1, from: viewController) }

  private func page(at step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
