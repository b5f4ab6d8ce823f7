/// The members of a line of JSON in a device's log.
package struct LogMembers {
  /// The milliseconds since the sequence began.
  package let milliseconds: Double?
  /// The object's name.
  package let name: String?
  /// The object's class; empty when it's absent.
  package let className: String
  /// The event in the trace's words.
  package let event: String?
  /// Whether another responder passes the touch on.
  package let isPassedOn: Bool
  /// The finger's number.
  package let finger: Int?
  /// The location in the window.
  package let location: CGPoint?

  /// Reads an object; members of another type count as absent.
  package init(_ text: String) throws(TraceJSONError) {
    let members = JSONMembers(try JSONReader.value(of: text), path: "")
    milliseconds = try? members.number("at")
    name = try? members.string("name")
    className = (try? members.string("class")) ?? ""
    event = try? members.string("event")
    isPassedOn = (try? members.boolean("passedOn")) ?? false
    finger = (try? members.integer("finger", in: 1..<100)) ?? nil
    if let x = try? members.number("x"), let y = try? members.number("y"),
      x.magnitude < 1e6, y.magnitude < 1e6
    {
      location = CGPoint(x: x, y: y)
    } else {
      location = nil
    }
  }
}
