/// The request line and header fields of a request.
struct RequestHead: Equatable, Sendable {
  /// The reason why a request is rejected.
  enum Refusal: Error, Equatable {
    /// The lines aren't valid HTTP.
    case isMalformed
    /// The request line or the header is longer than any browser sends.
    case isTooLong
  }

  /// The maximum size of the request line and the header, in bytes.
  static let byteLimit = 16_384

  /// The request method, such as `GET`.
  var method: String

  /// The path of the URL, still percent-encoded.
  var path: String

  /// The query parameters by name.
  var query: [String: String] = [:]

  /// The header fields by lowercased name.
  var fields: [String: String] = [:]

  /// Whether the client may send more requests over the same connection.
  var keepsConnection: Bool

  /// Whether a body follows, which a request for a page never has.
  var hasBody: Bool {
    fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0"
  }

  /// Parses the lines of a request, up to the empty one.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .isMalformed }
    let lines = text.split(whereSeparator: \.isNewline)
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
      words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { throw .isMalformed }
    method = String(words[0])
    let address = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(address[0])
    if address.count > 1 {
      for pair in address[1].split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        query[Self.decoded(parts[0])] = parts.count > 1 ? Self.decoded(parts[1]) : ""
      }
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        throw .isMalformed
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased()] = String(value)
    }
    let connection = fields["connection"]?.lowercased() ?? ""
    keepsConnection = words[2] == "HTTP/1.1" ? connection != "close" : connection == "keep-alive"
  }

  /// Returns the number of bytes in a request's header, including the empty line, or `nil` if more
  /// bytes are to come.
  ///
  /// Starts at an offset before which the header doesn't end, so that each byte is examined only
  /// once.
  static func length(of bytes: [UInt8], searchedTo start: Int) throws(Refusal) -> Int? {
    var position = max(0, start - 3)
    let lineFeed = UInt8(ascii: "\n")
    while position < min(bytes.count, byteLimit) {
      if bytes[position] == lineFeed {
        let next = position + 1
        if next < bytes.count, bytes[next] == lineFeed { return next + 1 }
        if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r"), bytes[next + 1] == lineFeed {
          return next + 2
        }
      }
      position += 1
    }
    if bytes.count >= byteLimit { throw .isTooLong }
    return nil
  }

  /// Returns the decoded name or value of a query parameter.
  private static func decoded(_ text: Substring) -> String {
    decodingPercents(text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
      ?? String(text)
  }

  /// Returns percent-encoded bytes as text, or `nil` if they're invalid.
  static func decodingPercents(_ bytes: [UInt8]) -> String? {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.utf8.first != UInt8(ascii: "+"),
        digits.utf8.first != UInt8(ascii: "-"), let value = UInt8(digits, radix: 16)
      else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: result, as: UTF8.self)
  }
}
