import RecognizerExamples
import Sorting
package import TouchEngine

extension ClassDescription {
  /// The classes that scenarios support, including those that can't be declared.
  package static let all: [ClassDescription] = [
    .application, .applicationDelegate, .barButtonItem, .button, .canvasView,
    .circleGestureRecognizer, .collectionView, .collectionViewCell, .colorWell,
    .contextMenuInteraction, .control, .dragInteraction, .event, .gestureReadingControl,
    .gestureRecognizer, .hostingController, .hostingView, .hoverGestureRecognizer, .imageView,
    .label, .letterSGestureRecognizer, .longPressGestureRecognizer, .mapView, .navigationController,
    .pageControl, .pageViewController, .panGestureRecognizer, .press, .pinchGestureRecognizer,
    .refreshControl, .rotationGestureRecognizer, .screenEdgePanGestureRecognizer, .runLoop,
    .scrollView, .searchBar, .searchTextField, .segmentedControl, .simpleTapGestureRecognizer,
    .slider, .stackView, .stepper, .swipeGestureRecognizer, .switchControl, .tabBarController,
    .tableView, .tableViewCell, .tapGestureRecognizer, .textField, .textView, .timer, .touch, .view,
    .viewController, .visualEffectView, .webView, .window, .windowScene,
  ]

  /// Returns the class with a name, or `nil` when neither the model nor `added` has one.
  package static func named(_ name: String) -> ClassDescription? {
    places[name].map { all[$0] } ?? added.first { $0.name == name }
  }

  /// The classes outside this package that scenarios support for the moment; changing them while
  /// another thread reads or runs a scenario isn't safe.
  nonisolated(unsafe) package static var added: [ClassDescription] = []

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (place, description) in all.enumerated() { places[description.name] = place }
    return places
  }()

  /// The properties that a setup or a step can set.
  package var settableProperties: [Property] { properties.filter { !$0.isReadOnly } }

  /// Whether objects of the class call targets.
  var callsTargets: Bool {
    isControl || kind == .recognizer && !isInteraction || kind == .barButtonItem
  }

  /// Whether lines under objects of the class can describe their parts.
  var canHaveParts: Bool { [.view, .viewController, .window].contains(kind) }

  /// Whether a line of a setup can create an object of the class.
  package var canBeDeclared: Bool { !kind.isMadeBySystem }
}

extension Property {
  /// The names of the properties of all classes, in alphabetical order.
  package static let allNames: [String] = {
    let names = ClassDescription.all.flatMap { $0.properties.map { $0.name } }.stablySorted()
    return names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
  }()

  /// Returns the property with a name, of any class, or `nil` when no class has one.
  package static func named(_ name: String) -> Property? {
    for description in ClassDescription.all {
      if let property = description.property(named: name) { return property }
    }
    return nil
  }

  /// Returns whether objects of some class have a property with a name.
  package static func isName(_ word: String) -> Bool { contains(word, in: allNames) }

  /// Returns whether objects of some class have a property with a name that can be set.
  package static func isSettableName(_ word: String) -> Bool { contains(word, in: settableNames) }

  private static let settableNames = allNames.filter { name in
    ClassDescription.all.contains { $0.property(named: name)?.isReadOnly == false }
  }

  private static func contains(_ word: String, in names: [String]) -> Bool {
    var range = names[...]
    while !range.isEmpty {
      let middle = (range.startIndex + range.endIndex) / 2
      if range[middle] == word { return true }
      range = range[middle] < word ? range[(middle + 1)...] : range[..<middle]
    }
    return false
  }

  /// Whether a step can set the property, but a setup can't.
  package var isSetInStepsOnly: Bool { mutability == .onceMade }

  /// Whether a setup can set the property, but a step can't.
  package var isSetInScenesOnly: Bool { mutability == .whenMade }
}
