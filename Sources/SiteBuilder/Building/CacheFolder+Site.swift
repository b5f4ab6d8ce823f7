import FileSystem

extension CacheFolder {
  private static let siteFiles = "site-"

  /// More sites than this nobody builds in turns.
  private static let mostSites = 20

  /// What the last build of a site has kept, by this very program.
  func knownSite(of request: SiteRequest) -> KnownSite {
    guard let program = program(), let bytes = contents(ofFile: Self.siteFile(of: request)) else {
      return KnownSite()
    }
    return KnownSite(bytes, program: program)
  }

  /// Keeps what is known of a site, and forgets sites that have not been built for long.
  func keep(_ site: KnownSite, of request: SiteRequest) {
    guard let program = program() else { return }
    // After a crash of the machine the file may be damaged, which is found out.
    write(site.bytes(program: program), to: Self.siteFile(of: request), isDurable: false)
    forget(allBut: Self.mostSites, filesNamed: Self.siteFiles)
  }

  /// The file for a site, which is known by the folder that it is written to.
  private static func siteFile(of request: SiteRequest) -> String {
    var hash = ContentHash()
    hash.add(Disk.resolvedPath(request.output))
    return siteFiles + hash.text
  }
}
