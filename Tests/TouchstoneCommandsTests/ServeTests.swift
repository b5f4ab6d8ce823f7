import Foundation
import Testing

/// `touchstone serve`, run as a process until it is interrupted.
@Suite(.serialized) struct ServeTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// Starts the server, does something when the site is there, interrupts the program, and returns
  /// what all of it wrote, the server's own words and exit code last.
  private func serve(_ arguments: String = "", _ commands: [String]) throws -> String {
    let script = """
      touchstone serve \(arguments) > out 2> errors & program=$!
      waitFor() { for i in $(seq 600); do grep -q "$1" $2 && return; sleep 0.1; done; echo "MISSED $1"; }
      get() { exec 3<>/dev/tcp/127.0.0.1/$port; printf 'GET %s HTTP/1.1\\r\\nHost: %s\\r\\nConnection: close\\r\\n\\r\\n' "$1" "${2:-localhost:$port}" >&3; cat <&3; exec 3<&-; }
      waitFor 'made in' out
      port=$(grep -o 'localhost:[0-9]*' out | cut -d: -f2)
      \(commands.joined(separator: "\n"))
      kill -INT $program; wait $program; echo "status $?"; cat out errors
      """
    try place.write(script, to: "serve.sh")
    return try place.shell("bash serve.sh").output
  }

  @Test func `pages are served with what tells them of changes, and Ctrl-C ends it well`() throws {
    let output = try serve("", ["get /tap.html | tr -d '\\r'", "get /nothing | head -1"])
    #expect(output.contains("HTTP/1.1 200 OK\n"))
    #expect(output.contains("Content-Type: text/html; charset=utf-8\n"))
    #expect(output.contains("<script defer src=\"/.touchstone/reload.js\" data-version=\"1\">"))
    #expect(output.contains("HTTP/1.1 404"))
    #expect(output.contains("\nstatus 0\n"))
    #expect(output.contains("  (Ctrl-C ends)\n"))
    #expect(!place.exists("Site"), "nothing is written")
  }

  @Test func `with an engine the figures can be touched`() throws {
    for name in ["engine", "LiveTools"] { try place.write("\u{0}asm", to: "\(name).wasm") }
    let output = try serve("--engine engine.wasm", ["get /playground.html | tr -d '\\r' | head -1"])
    #expect(output.contains("HTTP/1.1 200 OK\n"))
  }

  @Test(arguments: [
    "/../site.yaml", "/..%2fsite.yaml", "/%2e%2e/Content/site.yaml", "/../../../../etc/passwd",
    "//etc/passwd", "/Content/site.yaml",
  ])
  func `no file outside the site is served`(path: String) throws {
    let output = try serve("", ["get '\(path)' | head -1"])
    #expect(!output.contains("200 OK"), "\(output)")
    #expect(output.contains("404") || output.contains("400"))
  }

  @Test func `a machine in the network reads the site only if it may, and by an address`() throws {
    let requests = [
      "get /tap.html 192.168.1.20:$port | head -1", "get /tap.html evil.example:$port | head -1",
      "get /tap.html 192.168.1.20:1 | head -1",
    ]
    let closed = try serve("", requests)
    #expect(closed.matches(of: /HTTP\/1.1 403/).count == 3, "\(closed)")
    let open = try serve("--host 0.0.0.0", requests)
    #expect(open.hasPrefix("HTTP/1.1 200 OK"), "\(open)")
    #expect(open.matches(of: /HTTP\/1.1 403/).count == 2, "\(open)")
    #expect(open.contains("Everyone in this machine's network can read the site.\n"))
  }

  @Test(arguments: [("localhost", "isn't an address"), ("192.0.2.1", "doesn't have the address")])
  func `other hosts are refused`(host: String, words: String) throws {
    let run = try place.touchstone("serve", "--host", host)
    #expect(run.status == 64)
    #expect(run.errors.contains(words))
  }

  @Test func `a wrong address shows the site's own page for it`() throws {
    let output = try serve("", ["get /nothing"])
    #expect(output.contains("<h1>Page not found</h1>"))
    #expect(output.contains("/.touchstone/reload.js"))
  }

  @Test func `a page of another host cannot read the site`() throws {
    let output = try serve("", ["get /tap.html evil.example | head -1"])
    #expect(output.contains("403"))
  }

  @Test func `a change is seen in the page, an error is told, and the last site stays`() throws {
    let output = try serve(
      "",
      [
        "sed -i 's/^title: .*/title: A new title/' Content/01-tap.md",
        "waitFor '\"version\":2' <(get '/.touchstone/news?version=1&page=/tap.html')",
        "get /tap.html | grep -o '<h1>A new title' | head -1",
        "sed -i 's/fires/files/' Content/01-tap.md; echo '[x](nowhere.md)' >> Content/01-tap.md",
        "waitFor 'nowhere.md' errors",
        "get '/.touchstone/news?version=2&page=/tap.html' | tail -1",
        "get /tap.html | head -1",
      ])
    #expect(output.contains("<h1>A new title"))
    #expect(output.contains("\"problems\":\""))
    #expect(output.contains("nowhere.md"))
    #expect(!output.contains("MISSED"), "\(output)")
  }

  @Test func `a port that is taken is said, and another offered`() throws {
    let output = try serve(
      "--port 8741",
      ["touchstone serve --port 8741 2>&1; echo \"second $?\""])
    #expect(output.contains("second 64"))
    #expect(
      output.contains("port 8741 is in use; `--port 8742` is free") || output.contains("8743"))
  }
}
