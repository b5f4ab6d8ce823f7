/// The file that marks a folder as made by Touchstone and lists the files that may be replaced.
///
/// With it, a build never removes a file that another program or a person put into the folder.
enum SiteMarker {
  /// The path inside the site.
  package static let path = ".touchstone-site"

  /// The path of an incomplete marker in the folder of the next site.
  static let nextPath = ".touchstone-site.next"

  private static let heading = "Made by touchstone build. A build replaces these files:"

  /// Returns the marker of a site with the given files.
  package static func file(listing paths: [String]) -> SiteFile {
    SiteFile(path: path, text: ([heading] + paths.sorted()).joined(separator: "\n") + "\n")
  }

  /// Returns the files that a marker lists.
  package static func paths(listedIn bytes: [UInt8]) -> Set<String> {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return lines.first == heading ? Set(lines.dropFirst()) : []
  }
}
