import ScenarioLanguage
import TouchEngine
import UIKitCode

// The statements that set properties.
extension SceneCodeWriter {
  /// Returns the statements that set an object's properties, in the engine's order.
  func set(
    _ settings: [PropertySetting], of object: Expression, _ element: SceneElement
  ) -> [Statement] {
    let isFirst = { (setting: PropertySetting) in setting.property.traits.contains(.comesFirst) }
    return (settings.filter(isFirst) + settings.filter { !isFirst($0) })
      .flatMap { set($0, of: object, element) }
  }

  /// Returns the statements that set a property.
  func set(
    _ setting: PropertySetting, of object: Expression, _ element: SceneElement
  ) -> [Statement] {
    let property = setting.property.name
    let value = expression(setting)
    if element.elementClass.isSwiftUIGesture { return [] }
    switch property {
    case "allowsHitTesting" where element.elementClass == .swiftUIView:
      return [.assignment(object.isUserInteractionEnabled, value)]
    case "numberOfRows", "numberOfItems", "transitionStyle": return []
    case "numberOfSections" where element.elementClass.cells != nil: return []
    case "itemSize", "minimumInteritemSpacing", "minimumLineSpacing", "sectionInset":
      let layout = object.collectionViewLayout.casted(to: "UICollectionViewFlowLayout")
      return [.assignment(Expression.optional(layout.parenthesized)[property], value)]
    case "title" where element.elementClass.inherits(from: .button):
      return [.expression(object.setTitle(value, for: .implicitMember("normal")))]
    case "menu":
      guard setting.value == .boolean(true) else { return [.assignment(object.menu, .nil)] }
      let entry = Expression.token("UIAction")(title: "Entry")
        .trailing(Closure("_", [], isOnOneLine: true))
      return [.assignment(object.menu, .token("UIMenu")(children: [entry]))]
    case "numberOfSegments":
      guard case .count(let count) = setting.value else { return [] }
      return (0..<count).map {
        let index = Expression($0)
        return .expression(
          object.insertSegment(withTitle: Expression(String($0)), at: index, animated: false))
      }
    case "hidesBackButton", "leftBarButtonItem", "rightBarButtonItem",
      "leftItemsSupplementBackButton":
      return [.assignment(object.navigationItem[property], value)]
    case "detents", "largestUndimmedDetentIdentifier", "prefersScrollingExpandsWhenScrolledToEdge",
      "selectedDetentIdentifier":
      let sheet = Expression.optional(object.sheetPresentationController)
      return [.assignment(sheet[property], value)]
    case "allControlEvents":
      let action = setupAction(of: element, nil)
      return [
        .expression(
          object.removeTarget(.nil, action: .nil, for: .implicitMember("allEvents"))),
        .expression(object.addTarget(action.target, action: action.selector, for: value)),
      ]
    case "linkArea":
      guard case .rectangle(let area) = setting.value, !area.isEmpty else { return [] }
      declareLink()
      return [.expression(.token("show")(link: value, in: object))]
    // A test corrects the safe area of the phone.
    case "safeAreaInsets" where asserted != nil: return []
    case "safeAreaInsets", "focusedView":
      leaveOut("`\(property)`", because: "the system decides it on a device", at: setting.range)
      return []
    case "preferredScreenEdgesDeferringSystemGestures":
      return [.assignment(object.edges, value)]
    default: return [.assignment(object[property], value)]
    }
  }

  /// Declares the method that shows a link in a text view.
  private func declareLink() {
    declareFinder("show(link:in:)") {
      let area = Expression.token("area")
      let view = Expression.token("textView")
      return .function(
        Function(
          Signature("show", ["link area": "CGRect", "in textView": "UITextView"]),
          documentation: ["Shows a link that covers an area of a text view."],
          [
            .dialects(
              uikit: [
                .verbatim(
                  """
                  let space = NSTextAttachment()
                  space.image = UIGraphicsImageRenderer(size: area.size).image { _ in }
                  let text = NSMutableAttributedString(attachment: space)
                  if let address = URL(string: "https://example.com") {
                    let range = NSRange(location: 0, length: text.length)
                    text.addAttribute(.link, value: address, range: range)
                  }
                  textView.attributedText = text
                  textView.textContainer.lineFragmentPadding = 0
                  textView.textContainerInset = UIEdgeInsets(
                    top: area.minY, left: area.minX, bottom: 0, right: 0)
                  """)
              ],
              // The engine has no texts.
              engine: [.assignment(view.linkAreas, [area])])
          ]))
    }
  }
}
