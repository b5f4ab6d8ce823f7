import TextAndOrder
import TraceModel

/// The data of a path in SVG's notation, with each number to a tenth: `"M\(x) \(y)h10v\(height)z"`.
struct PathData: Sendable, ExpressibleByStringInterpolation {
  /// The data in UTF-8, which never needs escaping.
  private(set) var bytes: [UInt8] = []

  /// The data as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path draws nothing.
  var isEmpty: Bool { bytes.isEmpty }

  /// Creates a path that draws nothing.
  init() {}

  init(stringLiteral data: StaticString) {
    append(data)
  }

  init(stringInterpolation data: Interpolation) {
    self = data.path
  }

  /// Returns the concatenation of two paths.
  static func + (path: PathData, more: PathData) -> PathData {
    var path = path
    path += more
    return path
  }

  /// Adds to a path.
  static func += (path: inout PathData, more: PathData) { path.bytes.append(bytes: more.bytes) }

  fileprivate mutating func append(_ data: StaticString) {
    bytes.append(literal: data)
  }

  /// The interpolated string of a path with numbers.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var path = PathData()

    init(literalCapacity: Int, interpolationCount: Int) {
      path.bytes.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    mutating func appendLiteral(_ data: StaticString) { path.append(data) }

    /// Writes a number of CSS pixels.
    mutating func appendInterpolation(_ number: Double) { number.append(to: &path.bytes) }

    /// Writes a part of the path.
    mutating func appendInterpolation(_ part: PathData) { path.bytes.append(bytes: part.bytes) }
  }
}
