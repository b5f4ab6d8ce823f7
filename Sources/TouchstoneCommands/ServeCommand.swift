import ArgumentParser
import FileSystem
import LessonRunner
import PreviewServer
import SiteBuilder
import SourceDiagnostics

/// `touchstone serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the site while you write it.",
    discussion: """
      Browsers on this machine see the site as it would be built now. After each change of a \
      lesson, a template, or the theme, only what the change affects is built again, and pages that \
      differ are reloaded at the position where you were. Errors are shown on the page \
      and here, and the last good site stays.

      Nothing is written to the disk. Press Ctrl-C to end the program.

      \(ExitStatus.help)
      """)

  @OptionGroup var sources: SourceOptions

  @OptionGroup var engineOptions: EngineOptions

  @Option(
    help: ArgumentHelp(
      "The port where browsers find the site: http://localhost:NUMBER/. By default 8000, or the "
        + "next free one.", valueName: "number"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address at which other machines find the site, such as this machine's 192.168.1.20, or "
        + "0.0.0.0 for all of its addresses. By default, only this machine does.",
      valueName: "address"))
  var host: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  /// The ports to try if the user doesn't choose one.
  private static let ports: ClosedRange<UInt16> = 8000...8019

  /// The minimum time between checks of the files; with many files it's longer, so that checking
  /// takes only a small part of the time.
  private static let pause = Duration.milliseconds(10)

  func run() async throws {
    let console = consoleOptions.console
    let site = PreviewSite()
    let listening = try address(console)
    let (server, port) = try await start(site, at: listening, console)
    Interruption.await()
    let hosts =
      switch listening {
      case .loopback: ["localhost"]
      case .any: ["localhost"] + IPAddress.ofThisMachine.map { "\($0)" }
      default: ["\(listening)"]
      }
    let addresses = hosts.map { "http://\($0):\(port)/" }
    try console.write("\(addresses.joined(separator: "\n"))  (Ctrl-C ends)\n")
    if listening != .loopback {
      try console.write("Everyone in this machine's network can read the site.\n")
    }
    let request = SiteRequest(
      content: sources.content, templates: sources.templates, engine: engineOptions.file,
      lentFacts: FactLedger.embeddedSources, showsDrafts: true)
    let memory = BuildMemory()
    var watch = SourceWatch(request)
    let clock = ContinuousClock()
    var messagePage: String?
    while !Interruption.isAskedFor {
      let start = clock.now
      let emptyFileCount = watch.emptyFileCount
      if watch.hasChanged() {
        await settle(&watch, usual: emptyFileCount)
        try await build(request, memory, site, console, &messagePage)
      } else {
        try? await Task.sleep(for: max(Self.pause, start.duration(to: clock.now) * 10))
      }
    }
    await server.stop()
    try console.write("\n")
  }

  /// Waits until nothing changes, and a while longer for a file that was just emptied, since it's
  /// probably about to be written.
  private func settle(_ watch: inout SourceWatch, usual emptyFileCount: Int) async {
    for _ in 0..<40 {
      try? await Task.sleep(for: .milliseconds(8))
      if !watch.hasChanged(), watch.emptyFileCount <= emptyFileCount { return }
    }
  }

  /// Rebuilds what changed, and shows the site or the problems; the page that explains messages
  /// stays if the current site has one.
  private func build(
    _ request: SiteRequest, _ memory: BuildMemory, _ site: PreviewSite, _ console: Console,
    _ messagePage: inout String?
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    do {
      let (files, summary) = try await SiteBuild(request, memory: memory).makeSite()
      let paths = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
      let changed = await site.show(paths)
      messagePage = summary.messagePage.map { "/" + $0 }
      let warnings = SourceProblems(diagnostics: summary.warnings)
      try console.write(warnings.listing(console.decoration(for: .errors)), to: .errors)
      let pages = changed.filter { $0.hasSuffix(".html") }
      let some = pages.count == 1 ? pages[0] : "\(pages.count) pages"
      let time = start.duration(to: clock.now) / .milliseconds(1)
      try console.write("\(some) made in \(Int(time.rounded())) ms\n")
    } catch let problems as SourceProblems {
      await site.show(problems: problems.page(messagePage: messagePage))
      try console.write(console.listing(of: problems), to: .errors)
    }
  }

  /// Returns the address that the user chose, or the loopback address, which only this machine reaches.
  private func address(_ console: Console) throws -> IPAddress {
    guard let host else { return .loopback }
    guard let address = IPAddress(host) else { try console.leave(.noIPAddress(host)) }
    return address
  }

  /// Starts a server on the user's port, or on the first free one.
  private func start(
    _ site: PreviewSite, at address: IPAddress, _ console: Console
  ) async throws -> (server: PreviewServer, port: UInt16) {
    var taken: Int?
    for candidate in port.map({ $0...max($0, $0 &+ 19) }) ?? Self.ports {
      let server = PreviewServer(site, host: address, port: candidate)
      do throws(PreviewServer.Failure) {
        try await server.start()
      } catch .portIsTaken {
        taken = taken ?? Int(candidate)
        continue
      } catch .addressIsForeign {
        try console.leave(.foreignIPAddress("\(address)"))
      } catch {
        try console.leave(.serverCannotBegin("\(error)"))
      }
      if let port, candidate != port {
        await server.stop()
        try console.leave(.portIsTaken(Int(port), free: Int(candidate)))
      }
      if let taken { try console.write("port \(taken) is taken; \(candidate) is used\n") }
      return (server, candidate)
    }
    try console.leave(.noFreePort(taken ?? 0))
  }
}
