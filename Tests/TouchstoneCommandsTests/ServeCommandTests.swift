import Testing

/// `touchstone serve`, run as a process until it is stopped.
struct ServeCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `the folders and the port can be named, and an interruption is the end`() throws {
    let run = try place.shell(
      """
      mv Content Lessons; mv Templates Looks; port=$((20000 + $$ % 20000))
      touch out
      touchstone serve --content Lessons --templates Looks --port $port > out 2> errors & program=$!
      for i in $(seq 600); do grep -q ' made in ' out && break; sleep 0.1; done
      grep -c "^http://localhost:$port/" out
      kill $program; wait $program; status=$?
      cat errors >&2; exit $status
      """)
    #expect(run.output == "1\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(!place.exists("Site"))
  }

  @Test func `a port that is none is wrong use`() throws {
    for port in ["-1", "65536", "x"] {
      let run = try place.touchstone("serve", "--port", port)
      #expect(run.status == 64)
      #expect(run.output == "")
    }
  }
}
