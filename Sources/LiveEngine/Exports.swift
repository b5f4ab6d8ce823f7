// The functions that a page calls from its first touch on. There's one page, with one thread.
nonisolated(unsafe) var memory = LiveMemory()
nonisolated(unsafe) var face = LiveFace()

/// The address of bytes that a page passes; their number is a separate argument.
package typealias Bytes = UnsafeMutableRawPointer?

/// Allocates memory in the module for text from the page; returns null if the text is too long.
@_cdecl("touchstone_allocate")
package func allocate(_ count: Int32) -> Bytes { memory.allocate(Int(count)) }

/// Frees the memory from `allocate` or of a response.
@_cdecl("touchstone_free")
package func free(_ bytes: Bytes) { memory.free(bytes) }

/// The number of bytes that the page hasn't freed.
@_cdecl("touchstone_reserved")
package func reservedByteCount() -> Int32 { Int32(memory.byteCount) }

/// Responds with `LiveFace.run(_:_:)`.
@_cdecl("touchstone_run")
package func run(_ text: Bytes, _ count: Int32, _ request: Bytes, _ requestCount: Int32) -> Bytes {
  answer(text, count, request, requestCount) { face.run($0, $1) }
}

/// Responds with `LiveFace.compare(_:_:_:)`.
@_cdecl("touchstone_compare")
package func compare(
  _ text: Bytes, _ count: Int32, _ other: Bytes, _ otherCount: Int32, _ request: Bytes,
  _ requestCount: Int32
) -> Bytes {
  answer { () throws(LiveFault) in
    let text = try memory.bytes(text, Int(count))
    let other = try memory.bytes(other, Int(otherCount))
    return face.compare(text, other, try memory.bytes(request, Int(requestCount)))
  }
}

/// Responds with `LiveFace.without(_:_:)`.
@_cdecl("touchstone_without")
package func without(
  _ text: Bytes, _ count: Int32, _ request: Bytes, _ requestCount: Int32
) -> Bytes {
  answer(text, count, request, requestCount) { face.without($0, $1) }
}

/// Responds with `LiveFace.judge(_:_:)`.
@_cdecl("touchstone_judge")
package func judge(
  _ text: Bytes, _ count: Int32, _ challenge: Bytes, _ challengeCount: Int32
) -> Bytes {
  answer(text, count, challenge, challengeCount) { face.judge($0, $1) }
}

/// Responds with `LiveFace.color(_:)`.
@_cdecl("touchstone_color")
package func color(_ text: Bytes, _ count: Int32) -> Bytes {
  answer { () throws(LiveFault) in face.color(try memory.bytes(text, Int(count))) }
}

/// Responds with `LiveFace.complete(_:at:)`.
@_cdecl("touchstone_complete")
package func complete(_ text: Bytes, _ count: Int32, _ offset: Int32) -> Bytes {
  answer { () throws(LiveFault) in
    face.complete(try memory.bytes(text, Int(count)), at: Int(offset))
  }
}

// MARK: The live session

/// Responds with `LiveFace.begin(_:_:)`.
@_cdecl("touchstone_begin")
package func begin(_ text: Bytes, _ count: Int32, _ request: Bytes, _ requestCount: Int32) -> Bytes
{
  answer(text, count, request, requestCount) { face.begin($0, $1) }
}

/// Responds with `LiveFace.play(_:_:)`.
@_cdecl("touchstone_play")
package func play(_ text: Bytes, _ count: Int32, _ request: Bytes, _ requestCount: Int32) -> Bytes {
  answer(text, count, request, requestCount) { face.play($0, $1) }
}

/// Responds with `LiveFace.reset()`.
@_cdecl("touchstone_reset")
package func reset() -> Bytes { answer { face.reset() } }

/// Ends the live session.
@_cdecl("touchstone_end")
package func end() { face.end() }

/// Responds with `LiveFace.touch(_:_:x:y:milliseconds:isLast:)`.
@_cdecl("touchstone_touch")
package func touch(
  _ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ milliseconds: Double, _ more: Int32
) -> Bytes {
  answer {
    face.touch(finger, phase, x: x, y: y, milliseconds: milliseconds, isLast: more == 0)
  }
}

/// Responds with `LiveFace.use(_:as:)`.
@_cdecl("touchstone_tool")
package func use(_ finger: Int32, _ tool: Int32) -> Bytes { answer { face.use(tool, as: finger) } }

/// Responds with `LiveFace.advance(to:)`.
@_cdecl("touchstone_advance")
package func advance(_ milliseconds: Double) -> Bytes { answer { face.advance(to: milliseconds) } }

/// Responds with `LiveFace.finish()`.
@_cdecl("touchstone_finish")
package func finish() -> Bytes { answer { face.finish() } }

/// Responds with `LiveFace.draw(_:)`.
@_cdecl("touchstone_draw")
package func draw(_ request: Bytes, _ count: Int32) -> Bytes {
  answer { () throws(LiveFault) in face.draw(try memory.bytes(request, Int(count))) }
}

/// Responds with `LiveFace.film(_:)`.
@_cdecl("touchstone_film")
package func film(_ request: Bytes, _ count: Int32) -> Bytes {
  answer { () throws(LiveFault) in face.film(try memory.bytes(request, Int(count))) }
}

/// Responds with `LiveFace.glass(_:milliseconds:eventCount:)`.
@_cdecl("touchstone_glass")
package func glass(
  _ request: Bytes, _ count: Int32, _ milliseconds: Double, _ eventCount: Int32
) -> Bytes {
  answer { () throws(LiveFault) in
    face.glass(
      try memory.bytes(request, Int(count)), milliseconds: milliseconds, eventCount: eventCount)
  }
}

/// Responds with `LiveFace.why(_:)`.
@_cdecl("touchstone_why")
package func why(_ name: Bytes, _ count: Int32) -> Bytes {
  answer { () throws(LiveFault) in face.why(try memory.bytes(name, Int(count))) }
}

/// Responds with `LiveFace.steps()`.
@_cdecl("touchstone_steps")
package func steps() -> Bytes { answer { face.steps() } }

/// Responds with `LiveFace.trace()`.
@_cdecl("touchstone_trace")
package func trace() -> Bytes { answer { face.trace() } }

/// Returns a response to two texts of the page, or an error as one.
func answer(
  _ one: Bytes, _ count: Int32, _ other: Bytes, _ otherCount: Int32,
  _ body: ([UInt8], [UInt8]) -> [UInt8]
) -> Bytes {
  answer { () throws(LiveFault) in
    let one = try memory.bytes(one, Int(count))
    return body(one, try memory.bytes(other, Int(otherCount)))
  }
}

/// Returns a response, or an error as one.
func answer(_ body: () throws(LiveFault) -> [UInt8]) -> Bytes {
  let bytes: [UInt8]
  do throws(LiveFault) { bytes = try body() } catch { bytes = LiveFace.answer(to: error) }
  return memory.answer(bytes)
}
