import FileSystem
import LessonMarkdown
import SourceDiagnostics

/// A picture of the content folder that the site file names: the site's logo or its icon.
struct SitePicture: Encodable, Sendable, Equatable {
  /// A kind of file that every browser shows.
  enum Format: String, Encodable, Sendable {
    case png = "image/png"
    case svg = "image/svg+xml"
  }

  /// The path in the site.
  var path: SitePath
  /// The kind of file.
  var format: Format
  /// The width and the height, in the picture's own units.
  var width: Double
  var height: Double

  /// Returns the size in points of the picture in the header of every page, where a wide one is
  /// less high.
  var headerSize: (width: Int, height: Int) {
    let box = (width: 168.0, height: 28.0)
    let scale = min(box.width / width, box.height / height)
    return (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }

  /// Reads a file, or returns `nil` if it's no such picture, or is named like another kind of file,
  /// because hosts tell browsers the kind by the name.
  init?(_ bytes: [UInt8], named name: String, at path: SitePath) {
    self.path = path
    let ending = name.lowercased()
    if ending.hasSuffix(".png"), let size = Self.sizeOfPNG(bytes) {
      format = .png
      (width, height) = size
    } else if ending.hasSuffix(".svg"), let size = Self.sizeOfSVG(bytes) {
      format = .svg
      (width, height) = size
    } else {
      return nil
    }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Double, Double)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.count >= 24 else { return nil }
    func number(at place: Int) -> Double {
      Double((0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) })
    }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? (width, height) : nil
  }

  /// Returns the size of a drawing; one that doesn't say its size is as wide as it's high.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> (Double, Double)? {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = HTMLScanner(bytes)
      guard scanner.findTag(), scanner.isName(scanner.tag, "svg") else { return nil }
      func numbers(of name: StaticString) -> [Double] {
        let attribute = scanner.attributes.first { scanner.isName($0.name, name) }
        let text = attribute.map { String(decoding: scanner[$0.value], as: UTF8.self) } ?? ""
        return text.split { $0 == "," || $0.isWhitespace }.compactMap { word in
          Double(word.hasSuffix("px") ? word.dropLast(2) : word)
        }
      }
      let box = numbers(of: "viewbox")
      let sizes = [Array(box.dropFirst(2)), numbers(of: "width") + numbers(of: "height")]
      let size = sizes.first { $0.count == 2 && $0.allSatisfy { $0 > 0 && $0 < 1e6 } }
      return size.map { ($0[0], $0[1]) } ?? (1, 1)
    }
  }
}

/// The pictures that a site file names.
struct SitePictures: Encodable, Sendable, Equatable {
  /// The picture before the site's name; `nil` for the icon.
  var logo: SitePicture?
  /// The picture in browser tabs; `nil` for the theme's.
  var icon: SitePicture?

  /// Creates a value for a site file that names none.
  init() {}

  /// Finds the pictures that a site file names among the files of the content folder.
  ///
  /// - Parameters:
  ///   - settings: The properties in the site file.
  ///   - copies: The files with their paths in the content folder.
  ///   - diagnostics: The list to which the names' diagnostics are added.
  init(
    _ settings: SiteProperties, among copies: [(source: String, file: SiteFile)],
    _ diagnostics: inout [Diagnostic]
  ) {
    func picture(_ named: NamedFile?, for key: String) -> SitePicture? {
      guard let named, let source = settings.source else { return nil }
      guard let copy = copies.first(where: { $0.source == named.path }) else {
        let nearest = Suggestion.nearest(to: named.path, among: copies.map(\.source).sorted())
        diagnostics.append(
          Diagnostic(
            .missingPicture(named.path, key: key, suggestion: nearest), at: named.range, in: source,
            replacement: nearest))
        return nil
      }
      let picture = SitePicture(
        copy.file.bytes, named: copy.source, at: SitePath(copy.file.path))
      if picture == nil {
        diagnostics.append(
          Diagnostic(.notAPicture(named.path, key: key), at: named.range, in: source))
      }
      return picture
    }
    logo = picture(settings.logo, for: "logo")
    icon = picture(settings.icon, for: "icon")
  }
}
