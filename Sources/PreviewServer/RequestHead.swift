/// The first lines of a request: what is asked for, and how.
struct RequestHead: Equatable, Sendable {
  /// Why a request is not answered.
  enum Refusal: Error, Equatable {
    /// The lines are not those of HTTP.
    case isMalformed
    /// The line that asks, or those that follow, are longer than any browser makes them.
    case isTooLong
  }

  /// The most bytes of the line that asks and those that follow.
  static let mostBytes = 16_384

  /// What is to be done: `GET`.
  var method: String

  /// The path of the address, percent-encoded as it came.
  var path: String

  /// The values behind the question mark, by their names.
  var query: [String: String] = [:]

  /// The lines behind the first one, by their names in small letters.
  var fields: [String: String] = [:]

  /// Whether the client may ask more over the same connection.
  var keepsConnection: Bool

  /// Whether a body follows, which no request for a page has.
  var hasBody: Bool {
    fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0"
  }

  /// Takes the lines of a request, up to the empty one.
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

  /// Returns how many bytes the lines of a request take with the empty one behind them; `nil` when
  /// more are to come.
  ///
  /// The search begins at an offset up to which there is no end, so that each byte is looked at
  /// once.
  static func length(of bytes: [UInt8], searchedTo start: Int) throws(Refusal) -> Int? {
    var position = max(0, start - 3)
    let lineFeed = UInt8(ascii: "\n")
    while position < min(bytes.count, mostBytes) {
      if bytes[position] == lineFeed {
        let next = position + 1
        if next < bytes.count, bytes[next] == lineFeed { return next + 1 }
        if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r"), bytes[next + 1] == lineFeed {
          return next + 2
        }
      }
      position += 1
    }
    if bytes.count >= mostBytes { throw .isTooLong }
    return nil
  }

  /// Returns a name or a value of a query as it was meant.
  private static func decoded(_ text: Substring) -> String {
    decodingPercents(text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
      ?? String(text)
  }

  /// Returns a text in whose place percent-encoded bytes stand; `nil` when it is none.
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
