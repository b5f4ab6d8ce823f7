/// Takes the files of a site one after the other, and puts them in the place of the last site when
/// all are there.
///
/// Files may be given from several threads.
package protocol SiteWriter: AnyObject, Sendable {
  /// Takes a file.
  func write(_ file: SiteFile) throws(FileProblem)

  /// Takes files over from the last site; false, with nothing taken, unless each is there and its
  /// content has the given number.
  func keep(_ files: [(path: String, number: UInt64)]) -> Bool

  /// What a file holds that was taken; empty when it was not.
  func contents(of path: String) -> [UInt8]

  /// Puts the site in the place of the last one, or leaves everything as it is.
  func finish() throws(FileProblem) -> Publication

  /// Gives the site up; the last one stays.
  func abandon()
}

extension SiteWriter {
  /// Takes all files of a site and puts it in the place of the last one.
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
