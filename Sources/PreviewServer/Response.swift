/// A response to a request.
struct Response: Equatable, Sendable {
  /// An HTTP status code with its standard phrase.
  enum Status: String, Sendable {
    case ok = "200 OK"
    case malformed = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case notAllowed = "405 Method Not Allowed"
    case tooLate = "408 Request Timeout"
    case tooLong = "431 Request Header Fields Too Large"
  }

  var status: Status
  var mediaType: String
  var body: [UInt8]

  /// Creates a response.
  init(_ status: Status, _ mediaType: String, _ body: [UInt8]) {
    self.status = status
    self.mediaType = mediaType
    self.body = body
  }

  /// Creates a response with plain text.
  init(_ status: Status, _ words: String) {
    self.init(status, "text/plain; charset=utf-8", Array(words.utf8))
  }

  /// The headers that prevent pages of another origin from reading a preview's files as scripts or
  /// images, framing its pages, or guessing another type for a file.
  private static let protections = [
    "Cache-Control: no-store",
    "Cross-Origin-Resource-Policy: same-origin",
    "Content-Security-Policy: frame-ancestors 'self'",
    "X-Content-Type-Options: nosniff",
  ]

  /// Returns the bytes to send; a `HEAD` request gets no body.
  func bytes(withBody: Bool, keepsConnection: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(mediaType)", "Content-Length: \(body.count)",
      "Connection: \(keepsConnection ? "keep-alive" : "close")",
    ]
    lines += Self.protections
    if status == .notAllowed { lines.append("Allow: GET, HEAD") }
    let head = lines.map { $0 + "\r\n" }.joined() + "\r\n"
    return Array(head.utf8) + (withBody ? body : [])
  }
}
