import FileSystem

extension CacheFolder {
  private static let pageFiles = "pages-"

  /// More sites than this nobody builds in turns.
  private static let mostSites = 20

  /// What the last build of a site has kept, by this very program.
  func knownPages(of request: SiteRequest) -> KnownPages {
    guard let program = program(), let bytes = contents(ofFile: Self.pageFile(of: request)) else {
      return KnownPages()
    }
    return KnownPages(bytes, program: program)
  }

  /// Keeps what is known of a site's pages, and forgets sites that have not been built for long.
  func keep(_ pages: KnownPages, of request: SiteRequest) {
    guard let program = program() else { return }
    // After a crash of the machine the file may be damaged, which is found out.
    write(pages.bytes(program: program), to: Self.pageFile(of: request), isDurable: false)
    forget(allBut: Self.mostSites, filesNamed: Self.pageFiles)
  }

  /// The file for a site, which is known by the folder that it is written to.
  private static func pageFile(of request: SiteRequest) -> String {
    var hash = ContentHash()
    hash.add(Disk.resolvedPath(request.output))
    return pageFiles + hash.text
  }
}
