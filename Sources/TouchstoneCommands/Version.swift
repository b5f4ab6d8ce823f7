extension Touchstone {
  /// The version that `--version` prints, and that the names of archives contain: semantic
  /// versioning, with `-dev` between releases.
  ///
  /// It's a constant because the sources may come from an archive, without Git and its tags. A release's
  /// tag is `v` and the version.
  static let version = "1.0.0-dev"
}
