import TextAndOrder
package import TouchEngine

/// The classes that a scenario can use: UIKit's, and those that the author's tool adds.
///
/// A class that's added is described like UIKit's own, and the language then knows its name, its
/// properties, and the events of its objects.
package final class ScenarioClasses: Sendable {
  /// The classes, including those that can't be declared.
  package let all: [ClassDescription]

  /// The names of the properties of all classes, in alphabetical order.
  package let propertyNames: [String]

  private let settableNames: [String]
  private let places: [String: Int]
  private let eventWordsOfClasses: [[String]]
  private let eventWordSet: Set<String>

  /// Collects classes, of which each has another name.
  package init(_ all: [ClassDescription]) {
    self.all = all
    var places: [String: Int] = [:]
    for (place, description) in all.enumerated() { places[description.name] = place }
    self.places = places
    propertyNames = Self.names(of: all) { _ in true }
    settableNames = Self.names(of: all) { !$0.isReadOnly }
    eventWordsOfClasses = all.map { EventVocabulary.collectedWords(of: $0) }
    eventWordSet = Set(EventVocabulary.all + propertyNames)
  }

  /// Returns these classes and some more.
  package func adding(_ others: [ClassDescription]) -> ScenarioClasses {
    ScenarioClasses(all + others)
  }

  /// Returns the class with a name, or `nil` when there's none.
  package subscript(name: String) -> ClassDescription? { places[name].map { all[$0] } }

  private static func names(
    of classes: [ClassDescription], _ isIncluded: (Property) -> Bool
  ) -> [String] {
    let properties = classes.flatMap { $0.properties.filter(isIncluded) }
    let names = properties.map { $0.name }.stablySorted()
    return names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
  }
}

// The classes of apps.
extension ScenarioClasses {
  /// Returns the classes that a class of an app looks like a subclass of, the likeliest first: a
  /// `PhotoTableView` is probably a `UITableView`, and otherwise a `UIView`.
  package func likelySuperclasses(of name: String) -> [ClassDescription] {
    all.filter { description in
      let ending = description.name.utf8.dropFirst(2)
      return description.name.utf8.starts(with: "UI".utf8) && description.canBeDeclared
        && name.utf8.count >= ending.count
        && name.utf8.suffix(ending.count).elementsEqual(ending)
    }.stablySorted { $0.name.utf8.count > $1.name.utf8.count }
  }
}

// Properties.
extension ScenarioClasses {
  /// Returns the property with a name, of any class, or `nil` when no class has one.
  package func property(named name: String) -> Property? {
    for description in all {
      if let property = description.property(named: name) { return property }
    }
    return nil
  }

  /// Returns whether objects of some class have a property with a name.
  package func isProperty(_ word: String) -> Bool { Self.contains(word, in: propertyNames) }

  /// Returns whether objects of some class have a property with a name that can be set.
  package func isSettableProperty(_ word: String) -> Bool {
    Self.contains(word, in: settableNames)
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
}

// Events.
extension ScenarioClasses {
  /// All words of events.
  package var eventWords: [String] { EventVocabulary.all + propertyNames }

  /// Returns whether a trace can contain a word.
  package func isEvent(_ word: String) -> Bool { eventWordSet.contains(word) }

  /// Returns the words of the events that objects of a class can have.
  package func eventWords(of elementClass: ClassDescription) -> [String] {
    guard let place = places[elementClass.name], all[place] === elementClass else {
      return EventVocabulary.collectedWords(of: elementClass)
    }
    return eventWordsOfClasses[place]
  }

  /// Returns the classes whose objects can have an event, in the order of all classes.
  func owners(of word: String) -> [ClassDescription] {
    all.indices.filter { eventWordsOfClasses[$0].contains(word) }.map { all[$0] }
  }
}

extension ScenarioClasses {
  /// UIKit's classes.
  package static let uikit = ScenarioClasses([
    .application, .applicationDelegate, .barButtonItem, .button, .canvasView, .collectionView,
    .collectionViewCell, .colorWell, .contextMenuInteraction, .control, .dragGesture,
    .dragInteraction, .event, .gestureRecognizer, .hostingController, .hostingView,
    .hoverGestureRecognizer, .imageView, .label, .longPressGestureRecognizer, .mapView,
    .navigationController, .pageControl, .pageViewController, .panGestureRecognizer, .press,
    .pinchGestureRecognizer, .refreshControl, .rotationGestureRecognizer,
    .screenEdgePanGestureRecognizer, .runLoop, .scrollView, .searchBar, .searchTextField,
    .segmentedControl, .slider, .stackView, .stepper, .swipeGestureRecognizer,
    .swiftUILongPressGesture, .swiftUITapGesture, .swiftUIView, .switchControl, .tabBarController,
    .tableView, .tableViewCell, .tapGestureRecognizer, .textField, .textView, .timer, .touch, .view,
    .viewController, .visualEffectView, .webView, .window, .windowScene,
  ])
}

extension ClassDescription {
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
  /// Whether a step can set the property, but a setup can't.
  package var isSetInStepsOnly: Bool { mutability == .onceMade }

  /// Whether a setup can set the property, but a step can't.
  package var isSetInScenesOnly: Bool { mutability == .whenMade }
}
