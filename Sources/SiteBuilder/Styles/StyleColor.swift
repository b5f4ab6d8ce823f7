import Foundation

/// An opaque color of a style sheet, as red, green, and blue from 0 to 1.
struct StyleColor: Equatable {
  private let parts: [Double]

  private init(_ parts: [Double]) { self.parts = parts.map { min(1, max(0, $0)) } }

  /// Reads a color in hexadecimal digits, as `rgb()`, `hsl()`, or `oklch()`, or by its name.
  ///
  /// Returns `nil` for anything else and for a translucent color, which looks different on each
  /// ground.
  init?(_ text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(
        function: String(text[..<open]),
        text[text.index(after: open)...].dropLast().split { ", /\t\n".contains($0) }.map(
          String.init))
    } else if let digits = Self.names[text.replacing("rey", with: "ray")] {
      // Gray has two spellings in the names.
      self.init(hexadecimal: Substring(digits))
    } else {
      return nil
    }
  }

  private init?(hexadecimal digits: Substring) {
    guard digits.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.count) else { return nil }
    let isShort = digits.count < 6
    let whole = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard whole.count == 6 || whole.hasSuffix("ff"), let value = Int(whole.prefix(6), radix: 16)
    else { return nil }
    self.init([16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 })
  }

  private init?(function: String, _ arguments: [String]) {
    guard arguments.count == 3 || arguments.count == 4 && ["1", "100%"].contains(arguments[3])
    else { return nil }
    let numbers = arguments.prefix(3).compactMap(Self.number)
    guard numbers.count == 3 else { return nil }
    /// Returns an argument as a part of its greatest value.
    func part(_ place: Int, of greatest: Double) -> Double {
      numbers[place] / (arguments[place].hasSuffix("%") ? 100 : greatest)
    }
    switch function {
    case "rgb", "rgba":
      self.init((0..<3).map { part($0, of: 255) })
    case "hsl", "hsla":
      self.init(hue: numbers[0], saturation: part(1, of: 100), lightness: part(2, of: 100))
    case "oklch":
      let chroma = arguments[1].hasSuffix("%") ? numbers[1] / 100 * 0.4 : numbers[1]
      self.init(lightness: part(0, of: 1), chroma: chroma, hue: numbers[2])
    default: return nil
    }
  }

  /// Returns a number with or without a percent sign or the unit of degrees.
  private static func number(_ text: String) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()) }
    return Double(text.hasSuffix("deg") ? String(text.dropLast(3)) : text)
  }

  private init(hue: Double, saturation: Double, lightness: Double) {
    let strength = saturation * min(lightness, 1 - lightness)
    self.init(
      [0.0, 8, 4].map { start in
        let turn = (start + hue / 30).truncatingRemainder(dividingBy: 12)
        let place = turn < 0 ? turn + 12 : turn
        return lightness - strength * max(-1, min(place - 3, 9 - place, 1))
      })
  }

  private init(lightness: Double, chroma: Double, hue: Double) {
    let angle = hue * .pi / 180
    let (first, second) = (chroma * cos(angle), chroma * sin(angle))
    let cones = [
      lightness + 0.3963377774 * first + 0.2158037573 * second,
      lightness - 0.1055613458 * first - 0.0638541728 * second,
      lightness - 0.0894841775 * first - 1.2914855480 * second,
    ].map { $0 * $0 * $0 }
    let linear = [
      4.0767416621 * cones[0] - 3.3077115913 * cones[1] + 0.2309699292 * cones[2],
      -1.2684380046 * cones[0] + 2.6097574011 * cones[1] - 0.3413193965 * cones[2],
      -0.0041960863 * cones[0] - 0.7034186147 * cones[1] + 1.7076147010 * cones[2],
    ]
    self.init(linear.map { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 })
  }

  /// The contrast between two colors, from 1 to 21, as the Web Content Accessibility Guidelines
  /// define it.
  func contrast(with other: StyleColor) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension StyleColor {
  /// The hexadecimal digits of each color that has a name.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for pair in list.split(whereSeparator: \.isWhitespace) {
      let parts = pair.split(separator: ":")
      names[String(parts[0])] = String(parts[1])
    }
    return names
  }()

  private static let list = """
    aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc
    bisque:ffe4c4 black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a
    burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50
    cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff darkblue:00008b
    darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkkhaki:bdb76b
    darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000
    darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f
    darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969
    dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff
    gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000
    greenyellow:adff2f honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0
    khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd
    lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff lightgoldenrodyellow:fafad2
    lightgray:d3d3d3 lightgreen:90ee90 lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa
    lightskyblue:87cefa lightslategray:778899 lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00
    limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000 mediumaquamarine:66cdaa
    mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371
    mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585
    midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead
    navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500
    orchid:da70d6 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093
    papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6
    purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f royalblue:4169e1
    saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
    sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 snow:fffafa
    springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347
    turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:ffffff whitesmoke:f5f5f5 yellow:ffff00
    yellowgreen:9acd32
    """
}
