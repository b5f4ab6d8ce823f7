import LiveCalls
import LiveEngine
import Testing

/// What a page does wrong.
@Suite(.serialized)  // The exported functions share one engine.
struct FaultTests {
  @Test(arguments: [[0xC3], [0xFF, 0x41], [0xED, 0xA0, 0x80], [0x41, 0xE2, 0x82]] as [[UInt8]])
  func `bytes that are no text are refused`(_ bytes: [UInt8]) throws {
    var face = LiveFace()
    for answer in [
      face.run(bytes, []), face.run([], bytes), face.color(bytes), face.begin(bytes, []),
      face.compare([], bytes, []), face.judge(bytes, []), face.judge([], bytes),
    ] {
      #expect(try Answer(answer)["fault"].text == "the text is not UTF-8")
    }
  }

  @Test func `a text that is too long is refused`() throws {
    let answer = try Answer(LiveFace().run([UInt8](repeating: 0x20, count: 40_001), []))
    #expect(answer["fault"].text.hasPrefix("the text has more than 40000 bytes"))
    let request = try Answer(LiveFace().run([], [UInt8](repeating: 0x20, count: 100_001)))
    #expect(request["fault"].text.hasPrefix("the text has more than 100000 bytes"))
  }

  @Test(arguments: Array(0x00...0x22) + [0x5C, 0x7F] as [UInt8])
  func `a text with any character is answered`(_ character: UInt8) throws {
    // Neither line can be read, so that messages quote the character.
    let text = Array("press a".utf8) + [character] + Array("b\nx".utf8) + [character]
    #expect(try Answer(LiveFace().run(text, []))["listing"].text.contains("error"))
    #expect(try !Answer(LiveFace().color(text))["diagnostics"].elements.isEmpty)
  }

  @Test func `an empty text is a scenario`() throws {
    let answer = try Answer(LiveFace().run([], []))
    #expect(answer["passed"].isTrue)
    #expect(answer["runs"].elements.count == 1)
  }

  @Test func `numbers that cannot be meant are refused`() throws {
    var face = LiveFace()
    _ = face.begin(Array("UIView root\n".utf8), [])
    for answer in [
      face.touch(0, 0, x: 1, y: 1, milliseconds: 0, isLast: true),
      face.touch(11, 0, x: 1, y: 1, milliseconds: 0, isLast: true),
      face.touch(1, 4, x: 1, y: 1, milliseconds: 0, isLast: true),
      face.touch(1, 0, x: .nan, y: 1, milliseconds: 0, isLast: true),
      face.touch(1, 0, x: 1, y: .infinity, milliseconds: 0, isLast: true),
      face.touch(1, 0, x: 1, y: 1, milliseconds: .nan, isLast: true),
      face.advance(to: -.infinity), face.use(7, as: 1), face.use(1, as: 0),
    ] {
      #expect(try Answer(answer)["fault"].text == "this number cannot be meant")
    }
  }

  @Test func `memory that nobody has reserved is not read`() throws {
    #expect(allocate(-1) == nil)
    #expect(allocate(.max) == nil)
    let text = try #require(allocate(4))
    let far = UnsafeMutableRawPointer(bitPattern: 64)
    for (bytes, count) in [(text, 5), (far, 4), (text, -1), (text + 1, 1)] {
      let answer = try Self.taken(run(bytes, Int32(count), nil, 0))
      #expect(answer["fault"].isThere)
    }
    LiveEngine.free(far)
    LiveEngine.free(text)
    LiveEngine.free(text)
    #expect(try Self.taken(run(text, 4, nil, 0))["fault"].isThere)
  }

  @Test func `a page that gives nothing back gets no more`() {
    var pieces: [Bytes] = []
    while let piece = allocate(1_000_000), pieces.count < 1_000 { pieces.append(piece) }
    #expect(pieces.count < 100)
    for piece in pieces { LiveEngine.free(piece) }
    #expect(reservedByteCount() == 0)
    let piece = allocate(4)
    #expect(piece != nil)
    LiveEngine.free(piece)
  }

  @Test func `calls in any order are answered, and what was done can be replayed`() {
    // The same calls each time.
    var state: UInt64 = 2_026
    for _ in 0..<300 {
      let bytes = (0..<400).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let calls = LiveCalls(bytes)
      #expect(calls.complaint == nil)
    }
  }

  @Test func `a thousand sessions leave nothing behind`() throws {
    let scenario = Array("UIView root\n  UIPanGestureRecognizer pan\n".utf8)
    let text = try #require(allocate(Int32(scenario.count)))
    text.copyMemory(from: scenario, byteCount: scenario.count)
    for session in 0..<1_000 {
      LiveEngine.free(begin(text, Int32(scenario.count), nil, 0))
      LiveEngine.free(touch(1, 0, 100, 100, 0, 0))
      LiveEngine.free(touch(1, 1, 150, 100, 16, 0))
      // Some are left with the finger on the screen.
      if session % 2 == 0 { LiveEngine.free(touch(1, 2, 150, 100, 32, 0)) }
    }
    end()
    LiveEngine.free(text)
    #expect(reservedByteCount() == 0)
  }

  /// Reads an answer as a page does, and gives it back.
  private static func taken(_ answer: Bytes) throws -> Answer {
    let memory = try #require(answer)
    let count = memory.load(as: UInt32.self)
    let bytes = UnsafeRawBufferPointer(start: memory + 4, count: Int(count))
    defer { LiveEngine.free(memory) }
    return try Answer([UInt8](bytes))
  }
}
