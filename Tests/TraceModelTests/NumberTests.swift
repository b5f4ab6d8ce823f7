import Foundation
import Testing
import TraceModel

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (3.0, "3"), (-0.04, "0"), (-0.5, "-0.5"), (16.666, "16.7"), (16.04, "16"),
    (999.96, "1000"), (1_234_567.8, "1234567.8"), (Double.nan, "nan"), (.infinity, "inf"),
    (-.infinity, "-inf"), (1e30, "huge"), (-1e30, "-huge"),
  ])
  func `a number is written with one decimal at most and no zeros behind it`(
    number: Double, text: String
  ) {
    #expect(number.text() == text)
  }

  @Test(arguments: [
    (0.05, 2, "0.05"), (1.0101, 3, "1.01"), (2.5, 0, "3"), (0.000001, 6, "0.000001"),
  ])
  func `decimals keep the zeros before them`(number: Double, decimals: Int, text: String) {
    #expect(number.text(decimals: decimals) == text)
  }

  @Test func `points and rectangles stand in parentheses`() {
    #expect(CGPoint(x: 12, y: 40.5).text == "(12, 40.5)")
    #expect(CGRect(x: 0, y: -1, width: 390, height: 844).text == "(0, -1, 390, 844)")
  }
}

@Suite struct VirtualTimeTextTests {
  @Test(arguments: [
    (0.0, "0 ms"), (16.67, "16.7 ms"), (9_999, "9999 ms"), (10_000, "10 s"), (12_500, "12.5 s"),
    (61_050.5, "61.0505 s"), (119_999, "119.999 s"), (120_000, "2 min"), (360_000, "6 min"),
    (360_050, "6 min 0.05 s"), (3_600_000, "60 min"), (-360_000, "-360000 ms"),
  ])
  func `a long time is in seconds or minutes`(milliseconds: Double, text: String) {
    #expect(VirtualTime(milliseconds: milliseconds).readableText == text)
  }
}

@Suite struct TrigonometryTests {
  @Test func `sine and cosine agree with the C library to fifteen digits`() {
    for step in -800...800 {
      let angle = Double(step) / 64
      #expect(abs(Trigonometry.sine(angle) - sin(angle)) < 2e-15, "the sine of \(angle)")
      #expect(abs(Trigonometry.cosine(angle) - cos(angle)) < 2e-15, "the cosine of \(angle)")
    }
  }

  @Test func `quarter turns are exact where a lesson would notice`() {
    #expect(Trigonometry.sine(.pi / 2) == 1)
    #expect(Trigonometry.cosine(0) == 1)
    #expect(Trigonometry.cosine(.pi) == -1)
  }

  @Test func `what is no number has neither`() {
    #expect(Trigonometry.sine(.infinity).isNaN)
    #expect(Trigonometry.cosine(.nan).isNaN)
  }
}

@Suite struct VirtualTimeTests {
  @Test(arguments: [(0.5, 500_000), (1.0 / 60, 16_667), (-0.000_000_4, 0), (.nan, 0)])
  func `seconds are rounded to whole microseconds`(seconds: Double, microseconds: Int64) {
    #expect(VirtualTime(seconds: seconds).microseconds == microseconds)
  }

  @Test func `a time out of range is the nearest that can be told`() {
    #expect(VirtualTime(seconds: .infinity).microseconds == 9_000_000_000_000_000)
    #expect(VirtualTime(seconds: -1e300).microseconds == -9_000_000_000_000_000)
  }

  @Test func `times add up without drifting`() {
    var time = VirtualTime.zero
    for _ in 0..<10_000 { time = time + VirtualTime(milliseconds: 0.1) }
    #expect(time == VirtualTime(seconds: 1))
    #expect(time.text == "1000 ms")
    #expect(VirtualTime(milliseconds: 16.667).text == "16.7 ms")
  }
}
