import Foundation
import StandardTemplates
import Testing

/// The six colours of meanings: fingers, search, delivery, recognizers, actions, cancellation.
struct PaletteTests {
  private static let meanings = ["finger", "search", "delivery", "recognizer", "action", "cancel"]

  /// How a colour looks to an eye, as a matrix on linear red, green and blue, after Machado,
  /// Oliveira and Fernandes (2009) at full strength.
  enum Eye: CaseIterable {
    case usual, withoutRed, withoutGreen, withoutBlue

    var matrix: [[Double]] {
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .withoutRed:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .withoutGreen:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .withoutBlue:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }

    /// The least distance that keeps two colours apart, in the units of OKLab.
    var minimumDistance: Double { self == .usual ? 0.1 : 0.04 }
  }

  /// The values of the style sheet: those of a light page, then those of a dark one.
  private static func values(_ name: String) throws -> [String] {
    let file = try #require(StandardTemplates.files.first { $0.path == "theme/site.css" })
    let sheet = String(decoding: file.bytes, as: UTF8.self)
    return sheet.matches(
      of: try Regex("--\(name): #([0-9a-f]{6});", as: (Substring, Substring).self)
    )
    .map { String($0.1) }
  }

  @Test(arguments: [0, 1], Eye.allCases)
  func `each eye can tell the colours of meanings apart`(scheme: Int, eye: Eye) throws {
    let colors = try Self.meanings.map { name in
      let values = try Self.values(name)
      try #require(values.count == 2)
      return Color(values[scheme]).seen(by: eye)
    }
    for (place, color) in colors.enumerated() {
      for other in 0..<place {
        let distance = color.distance(to: colors[other])
        #expect(
          distance >= eye.minimumDistance,
          "\(Self.meanings[other]) and \(Self.meanings[place]): \(distance)")
      }
    }
  }

  @Test(arguments: [0, 1])
  func `text in each colour is read on each ground`(scheme: Int) throws {
    for ground in ["ground", "raised", "sunken"] {
      let light = Color(try Self.values(ground)[scheme]).luminance
      for name in Self.meanings + ["ink", "ink-soft"] {
        let luminance = Color(try Self.values(name)[scheme]).luminance
        let contrast = (max(light, luminance) + 0.05) / (min(light, luminance) + 0.05)
        #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
      }
    }
  }
}

/// A colour as linear red, green and blue.
private struct Color {
  private var parts: [Double]

  init(_ hex: String) {
    let value = Int(hex, radix: 16) ?? 0
    parts = [16, 8, 0].map { shift in
      let part = Double(value >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  var luminance: Double { 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] }

  func seen(by eye: PaletteTests.Eye) -> Color {
    var color = self
    color.parts = Self.product(eye.matrix, parts).map { min(1, max(0, $0)) }
    return color
  }

  func distance(to other: Color) -> Double {
    sqrt(zip(lab, other.lab).reduce(0) { $0 + pow($1.0 - $1.1, 2) })
  }

  /// The colour in OKLab, where distances are as large as they look.
  private var lab: [Double] {
    let cones = Self.product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], parts)
    return Self.product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0) })
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
