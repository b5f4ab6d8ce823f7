/// What is answered to a request.
struct Response: Equatable, Sendable {
  /// The number that says how the request went, with its usual words.
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

  /// Creates an answer.
  init(_ status: Status, _ mediaType: String, _ body: [UInt8]) {
    self.status = status
    self.mediaType = mediaType
    self.body = body
  }

  /// Creates an answer of words.
  init(_ status: Status, _ words: String) {
    self.init(status, "text/plain; charset=utf-8", Array(words.utf8))
  }

  /// What no page of another origin may do with a preview: read its files as scripts or pictures,
  /// frame its pages, or take a file for something that it is not.
  private static let protections = [
    "Cache-Control: no-store",
    "Cross-Origin-Resource-Policy: same-origin",
    "Content-Security-Policy: frame-ancestors 'self'",
    "X-Content-Type-Options: nosniff",
  ]

  /// Returns the bytes that are sent; a request for the head alone gets no body.
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
