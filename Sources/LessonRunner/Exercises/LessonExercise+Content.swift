package import FileSystem

extension LessonExercise {
  /// Returns the hash of everything that runs read of the exercise, apart from its scenario.
  package func contentHash(usingScenesOf library: SceneLibrary) -> ContentHash {
    var hash = ContentHash()
    hash.add(kind.rawValue)
    for text in judgedTexts { hash.add(text) }
    if var scenario = ownScenario {
      scenario.library = library
      for text in scenario.textsRead { hash.add(text) }
    }
    return hash
  }
}
