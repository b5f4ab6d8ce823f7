package import FileSystem

extension LessonExercise {
  /// A number for all that runs read of the exercise, beside the scenario that it is about.
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
