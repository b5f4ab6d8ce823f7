import DeviceLogs
import SourceDiagnostics
import Testing
import TraceModel

/// The lines of a log that have an event.
struct DeviceLogTests {
  private static func entries(_ text: String) -> [DeviceLog.Entry] {
    DeviceLog(SourceText(name: "device.log", text: text)).sequences.flatMap(\.entries)
  }

  @Test(arguments: [
    "94 ms  tap fires ended",
    "94 ms tap fires ended \r",
    "2026-11-25 10:00:00.123456+0100 App[123:4567] [touches] 94 ms  tap fires ended",
    "\u{1B}[2m94 ms  tap fires ended", "\u{FEFF}94 ms  tap fires ended",
    "94 ms  \u{1B}[1;31mtap\u{1B}[0m fires \u{1B}[38;5;12mended\u{1B}[0m",
    "\u{FEFF}\u{1B}[2m{\"at\":94,\"name\":\"tap\",\"event\":\"fires ended\"}\u{1B}[0m",
    #"{"at":94,"name":"tap","class":"UITapGestureRecognizer","event":"fires ended"}"#,
    #"App[1:2] {"event":"fires ended","at":94.0,"name":"tap","more":[1,{}]}"#,
  ])
  func `an event is found behind any prefix`(line: String) throws {
    let entry = try #require(Self.entries(line).first)
    #expect(entry.event == LoggedEvent("tap", .fires(.ended)))
    #expect(entry.time == VirtualTime(milliseconds: 94))
    #expect(entry.line == 1)
  }

  @Test func `names may have spaces`() {
    let entries = Self.entries(
      "0 ms  pan of scroll touchesBegan\n0 ms  root view ended (passed on)")
    #expect(entries.map(\.event) == [LoggedEvent("pan of scroll", .touches(.touchesBegan))])
  }

  @Test func `a line of JSON has more details than a line of text`() throws {
    let line =
      #"{"at":5,"name":"card","class":"UIView","event":"touchesMoved","passedOn":true,"x":1.5,"y":2,"finger":2}"#
    let entry = try #require(Self.entries(line).first)
    #expect(entry.event == LoggedEvent("card", .passedOn(.touchesMoved)))
    #expect(entry.className == "UIView")
    #expect(entry.location == CGPoint(x: 1.5, y: 2))
    #expect(entry.finger == 2)
  }

  @Test(arguments: [
    "took 94 ms to load", "94 ms  tap", "94 ms  ended", "94ms  tap ended", "v94 ms  tap ended",
    "1.94.2 ms  tap ended", "99999999999999999999 ms  tap ended", "94 ms  tap is canceled",
    #"{"at":-1,"name":"tap","event":"ended"}"#, #"{"at":1e300,"name":"tap","event":"ended"}"#,
    #"{"at":1,"name":"","event":"ended"}"#, #"{"at":1,"name":"tap","event":"fires"}"#,
    #"{"at":1,"name":5,"event":"ended"}"#, "}{", "{\"at\"}",
  ])
  func `other lines are counted`(line: String) {
    let log = DeviceLog(SourceText(name: "device.log", text: "\n \(line)\n\n"))
    #expect(log.sequences.isEmpty)
    #expect(log.otherLineCount == 1)
    #expect(log.problem?.place?.line == 2)
    #expect(log.problem?.place?.column == 2)
  }

  @Test func `a sequence begins when the time goes back`() {
    let log = DeviceLog(
      SourceText(
        name: "", text: "0 ms  a began\n50 ms  a ended\n0 ms  a began\n0 ms  b began\n"))
    #expect(log.sequences.map(\.number) == [1, 2])
    #expect(log.sequences.map(\.entries.count) == [2, 2])
  }

  @Test func `an empty log has a problem, too`() {
    #expect(DeviceLog(SourceText(name: "", text: "")).problem != nil)
  }
}
