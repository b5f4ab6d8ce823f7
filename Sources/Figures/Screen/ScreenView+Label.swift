import TraceModel

extension ScreenView {
  /// A line of the label: names or a title, and notes about the view.
  struct Line: Equatable {
    /// The names, or the words on the view.
    var name: String

    /// The reasons the view isn't touched, or isn't visible.
    var obstacles: String

    /// Whether the words are part of the view itself.
    var isTitle = false

    /// Whether one of the named views is hit.
    var isHit = false

    /// The typeface.
    var face: FontFace { isHit && !isTitle ? .hitName : .viewName }

    /// The line's width, in CSS pixels.
    var width: Double {
      face.width(
        of: name.isEmpty || obstacles.isEmpty
          ? name + obstacles : "\(name) \(obstacles)")
    }

    /// The words that the view itself shows, and separately the notes; `nil` when there's only one
    /// of the two.
    var parts: (title: Line, notes: Line)? {
      guard isTitle, !name.isEmpty, !obstacles.isEmpty else { return nil }
      return (
        Line(name: name, obstacles: "", isTitle: true, isHit: isHit),
        Line(name: "", obstacles: obstacles)
      )
    }
  }

  /// The label, frontmost views first; neighbors without notes share a line while there's room.
  var lines: [Line] {
    var lines: [Line] = []
    for member in members.reversed() where !isLeftOut(member) {
      let notes = notes(on: member.participant)
      if let title = member.title {
        var words = notes
        if !title.isLikeName { words.insert(member.participant.name, at: 0) }
        lines.append(
          Line(
            name: FontFace.small.fitted(title.text, into: 120),
            obstacles: words.joined(separator: ", "), isTitle: true, isHit: member.isHit))
        continue
      }
      let face = member.isHit ? FontFace.hitName : .viewName
      let name = face.fitted(name(of: member.participant), into: 120)
      if notes.isEmpty, let last = lines.last, last.obstacles.isEmpty, !last.isTitle,
        last.isHit == member.isHit
      {
        let together = "\(name), \(last.name)"
        if face.width(of: together) <= 120 {
          lines[lines.count - 1].name = together
          continue
        }
      }
      lines.append(
        Line(name: name, obstacles: notes.joined(separator: ", "), isHit: member.isHit))
    }
    return lines
  }

  /// The label for the narrow column next to the picture, with a separate line for the reasons the
  /// view isn't touched.
  var narrowLines: [Line] {
    // The width of 'backgroundView'; a picture of a phone still fits on a phone with it.
    let narrow = 104.0
    var lines: [Line] = []
    for line in self.lines {
      var line = line
      line.name = line.face.fitted(line.name, into: narrow)
      if line.obstacles.isEmpty || line.width <= narrow {
        lines.append(line)
      } else {
        let notes = line.obstacles
        line.obstacles = ""
        lines.append(line)
        lines.append(Line(name: "", obstacles: notes))
      }
    }
    return lines
  }

  /// Returns whether a view has the same size as one that describes the area better.
  private func isLeftOut(_ member: Member) -> Bool {
    if member.isHit || members.count == 1 { return false }
    if cell(around: member.participant) != nil { return true }
    guard member.participant.appearance?.form == .container else { return false }
    return members.contains { $0.participant.appearance?.form != .container }
  }

  /// Returns the name of a view; the content of a cell, which has the same frame, is named after
  /// the cell.
  private func name(of participant: Participant) -> String {
    cell(around: participant) == nil ? participant.name.nameOrPlaceholder : "contentView"
  }

  /// Returns the cell whose content a view is.
  private func cell(around participant: Participant) -> Participant? {
    let cell = members.first { $0.participant.id == participant.parent }?.participant
    guard let cell, cell.appearance?.form == .cell else { return nil }
    return participant.name == "contentView of \(cell.name)" ? cell : nil
  }

  /// Returns the notes about a view besides its name.
  private func notes(on participant: Participant) -> [String] {
    guard let geometry = participant.geometry else { return [] }
    var notes = geometry.obstacles
    if participant.appearance?.isEnabled == false { notes.append("disabled") }
    if geometry.alpha >= 0.01, geometry.alpha < 1 {
      notes.append("alpha \(geometry.alpha.text(decimals: 2))")
    }
    if extent != .whole, !geometry.isHidden { notes.append("clipped") }
    return notes
  }
}

extension [ScreenView] {
  /// Adds the name to each title that's also the title or the name of another view.
  mutating func tellTitlesApart() {
    var known: [(words: String, name: String)] = []
    for view in self {
      for member in view.members {
        let name = member.participant.name
        known.append((member.title?.text ?? name, name))
      }
    }
    for view in indices {
      for member in self[view].members.indices {
        guard let title = self[view].members[member].title else { continue }
        let name = self[view].members[member].participant.name
        if known.contains(where: { $0.words == title.text && $0.name != name }) {
          self[view].members[member].title?.isLikeName = false
        }
      }
    }
  }
}
