import ArgumentParser

/// The form of an answer: for a reader, or for another program.
enum TextOrJSON: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
