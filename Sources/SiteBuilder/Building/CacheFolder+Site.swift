import FileSystem

extension CacheFolder {
  private static let siteFiles = "site-"

  /// The maximum number of sites to cache.
  private static let siteLimit = 20

  /// Returns the results of the last build of a site by exactly this program.
  func knownSite(of request: SiteRequest) -> KnownSite {
    guard let program = program(), let bytes = contents(ofFile: Self.siteFile(of: request)) else {
      return KnownSite()
    }
    return KnownSite(bytes, program: program)
  }

  /// Caches the results for a site, and removes those for sites that haven't been built recently.
  func keep(_ site: KnownSite, of request: SiteRequest) {
    guard let program = program() else { return }
    // A system crash may damage the file, which the next build detects.
    write(site.bytes(program: program), to: Self.siteFile(of: request), isDurable: false)
    forget(allBut: Self.siteLimit, filesNamed: Self.siteFiles)
  }

  /// Returns the cache file for a site, which is identified by its output folder.
  private static func siteFile(of request: SiteRequest) -> String {
    var hash = ContentHash()
    hash.add(Disk.resolvedPath(request.output))
    return siteFiles + hash.text
  }
}
