/// A type that receives a site's files one by one and replaces the last site when it has all of
/// them.
///
/// Its methods can be called from several threads.
package protocol SiteWriter: AnyObject, Sendable {
  /// Writes a file.
  func write(_ file: SiteFile) throws(FileProblem)

  /// Keeps files of the last site; returns `false`, and keeps none, unless each exists and its
  /// contents have the given hash.
  func keep(_ files: [(path: String, number: UInt64)]) -> Bool

  /// Returns the contents of a file that was written or kept; empty if there is none.
  func contents(of path: String) -> [UInt8]

  /// Replaces the last site with the new one, or leaves everything unchanged.
  func finish() throws(FileProblem) -> Publication

  /// Discards the new site and keeps the last one.
  func abandon()
}

extension SiteWriter {
  /// Writes all files of a site and replaces the last one.
  package func publish(_ site: [SiteFile]) throws(FileProblem) -> Publication {
    do {
      for file in site { try write(file) }
      return try finish()
    } catch {
      abandon()
      throw error
    }
  }
}
