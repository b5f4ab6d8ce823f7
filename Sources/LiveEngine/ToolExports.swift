// The functions that most readers never call. They're in a second module, so that a first touch doesn't wait for
// their code; none of them needs the live session.

/// Responds with `LiveFace.repair(_:_:)`.
@_cdecl("touchstone_repair")
package func repair(_ text: Bytes, _ count: Int32, _ goal: Bytes, _ goalCount: Int32) -> Bytes {
  answer(text, count, goal, goalCount) { face.repair($0, $1) }
}

/// Responds with `LiveFace.importScreen(_:)`.
@_cdecl("touchstone_import")
package func importScreen(_ dump: Bytes, _ count: Int32) -> Bytes {
  answer { () throws(LiveFault) in face.importScreen(try memory.bytes(dump, Int(count))) }
}

/// Responds with `LiveFace.openLog(_:_:_:)`.
@_cdecl("touchstone_log")
package func openLog(
  _ log: Bytes, _ logCount: Int32, _ text: Bytes, _ count: Int32, _ request: Bytes,
  _ requestCount: Int32
) -> Bytes {
  answer { () throws(LiveFault) in
    let log = try memory.bytes(log, Int(logCount))
    let text = try memory.bytes(text, Int(count))
    return face.openLog(log, text, try memory.bytes(request, Int(requestCount)))
  }
}

/// Responds with `LiveFace.export(_:_:)`.
@_cdecl("touchstone_export")
package func export(
  _ text: Bytes, _ count: Int32, _ request: Bytes, _ requestCount: Int32
) -> Bytes {
  answer(text, count, request, requestCount) { face.export($0, $1) }
}
