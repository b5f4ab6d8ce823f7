import SourceDiagnostics

extension LineReader {
  /// Takes something that the system does; `nil` when the line says something else.
  mutating func takeSystemAction() throws(LineAbandoned) -> SystemAction? {
    switch (nextText, peekText(1)) {
    case ("application", "comes"):
      index += 1
      try expect(words: ["comes", "to", "the", "front"])
      return .applicationComesToFront
    case ("event-fetch", _):
      index += 1
      try expect(word: "thread")
      return try choose(
        "step",
        from: [
          ("runs", SystemAction.eventFetchThreadRuns), ("stops", .eventFetchThreadStops),
        ])
    case ("home", "screen"):
      index += 1
      try expect(words: ["screen", "comes", "to", "the", "front"])
      return .homeScreenComesToFront
    case ("system", _):
      index += 1
      try expect(words: ["cancels", "touches"])
      return .cancelsTouches
    default:
      return nil
    }
  }

  private mutating func expect(words: [String]) throws(LineAbandoned) {
    for word in words { try expect(word: word) }
  }

  /// Takes something that the program does; `nil` when the line says something else.
  mutating func takeProgramAction() throws(LineAbandoned) -> ProgramAction? {
    if nextText == "chain", peekText(1) == "of" {
      index += 2
      return .chain(of: try takeReference(.responders))
    }
    if nextText == "let" { return try takeCapture() }
    if next?.kind == .word, peekText(1) == ".", let point = peek(1)?.range, names[nextText] != nil {
      report.add(.pointBeforeProperty, at: point, with: " ")
      throw LineAbandoned()
    }
    guard next?.kind == .word, peek(1)?.kind == .word else { return nil }
    if peek(2)?.kind == .equals { return try takeAssignment() }
    let verb = peekText(1)
    if Property(name: verb) != nil, let colon = peek(2), colon.kind == .colon {
      report.add(.missingMark("="), at: colon.range, with: " =")
      throw LineAbandoned()
    }
    guard LineClass.programVerbs.contains(verb) else {
      // A name in front leaves nothing else that the line could be.
      if names[nextText] != nil, !LineClass.stepVerbs.contains(nextText) {
        let suggestion = Suggestion.nearest(to: verb, among: LineClass.programVerbs)
        let range = peek(1)?.range ?? nextRange
        report.add(
          .unknownProgramStep(verb, suggestion: suggestion), at: range, with: suggestion)
        throw LineAbandoned()
      }
      return nil
    }
    if verb == "setTranslation" { return try takeTranslation() }
    let view = try takeReference(.views)
    index += 1
    switch verb {
    case "removeFromSuperview": return .removeFromSuperview(view)
    case "addGestureRecognizer":
      return .addGestureRecognizer(try takeReference(.recognizers), to: view)
    case "removeGestureRecognizer":
      return .removeGestureRecognizer(try takeReference(.recognizers), from: view)
    case "bringSubviewToFront": return .bringSubviewToFront(try takeReference(.views), of: view)
    case "sendSubviewToBack": return .sendSubviewToBack(try takeReference(.views), of: view)
    case "addSubview": return .addSubview(try takeReference(.views), to: view)
    default:
      let child = try takeReference(.views)
      try expect(word: "at")
      return .insertSubview(
        child, into: view, at: try takeCount(0...1_000, "the place among the subviews"))
    }
  }

  private mutating func takeCapture() throws(LineAbandoned) -> ProgramAction {
    let name = try takeCaptureName()
    let object = try takeReference([.view, .window, .recognizer])
    let property = try takeObservedProperty(of: object)
    names.captures.add(name, .value(property.valueKind))
    return .capture(name, of: object, property)
  }

  /// Takes `let NAME =`.
  mutating func takeCaptureName() throws(LineAbandoned) -> NameReference {
    index += 1
    guard next?.kind == .word else { try abandon(expected: "a name for the value") }
    let name = NameReference(nextText, range: nextRange)
    if let entry = names[name.text] {
      var notes: [Diagnostic.Note] = []
      if let declaration = entry.declaration {
        notes.append(Diagnostic.Note("declared here", at: declaration, in: report.source))
      }
      report.add(.duplicateName(name.text), at: name.range, notes: notes)
      throw LineAbandoned()
    }
    if NameTable.reservedWords.contains(name.text) || name.text == "time" {
      report.add(.reservedName(name.text), at: name.range)
      throw LineAbandoned()
    }
    index += 1
    guard take(.equals) else {
      let end = name.range.upperBound
      report.add(.missingMark("="), at: nextRange, replacing: end..<end, with: " =")
      throw LineAbandoned()
    }
    return name
  }

  /// Takes a property that can be looked at.
  mutating func takeObservedProperty(
    of object: NameReference
  ) throws(LineAbandoned) -> Property {
    guard let elementClass = names[object.text]?.elementClass else { throw LineAbandoned() }
    guard next?.kind == .word else { try abandon(expected: "a property") }
    // What a transform is cannot be told in numbers that one would recognize.
    let observable = elementClass.properties.filter { $0 != .transform }
    if let property = Property(name: nextText), observable.contains(property) {
      index += 1
      return property
    }
    let suggestion = Suggestion.nearest(to: nextText, among: observable.map { $0.name })
    report.add(
      .unknownProperty(nextText, of: elementClass.name, suggestion: suggestion), at: nextRange,
      with: suggestion)
    throw LineAbandoned()
  }

  private mutating func takeAssignment() throws(LineAbandoned) -> ProgramAction {
    let object = try takeReference([.view, .window, .recognizer])
    let start = index
    guard let elementClass = names[object.text]?.elementClass else { throw LineAbandoned() }
    let property = try takeProperty(of: elementClass)
    try expect(.equals, "=")
    let valueStart = index
    let value = try takeValue(of: property)
    return .set(
      object,
      PropertySetting(
        property: property, value: value, range: range(from: start),
        valueText: report.source[range(from: valueStart)]))
  }

  private mutating func takeTranslation() throws(LineAbandoned) -> ProgramAction {
    let recognizer = try takeReference(.recognizers)
    if let elementClass = names[recognizer.text]?.elementClass,
      !elementClass.properties.contains(.translation)
    {
      report.add(
        .unknownProperty("setTranslation", of: elementClass.name, suggestion: nil), at: nextRange)
      throw LineAbandoned()
    }
    index += 1
    return .setTranslation(try takePoint(expected: "two numbers: x y"), of: recognizer)
  }
}
