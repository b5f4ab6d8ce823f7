import Testing
import TraceModel

@Suite struct GeometryTests {
  let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test(arguments: [
    (CGPoint(x: 10, y: 20), true), (CGPoint(x: 109.9, y: 69.9), true),
    (CGPoint(x: 110, y: 30), false), (CGPoint(x: 50, y: 70), false),
    (CGPoint(x: 9.9, y: 30), false), (CGPoint(x: 50, y: 19.9), false),
  ])
  func `a rectangle contains its least edges and not its greatest`(point: CGPoint, answer: Bool) {
    #expect(rectangle.contains(point) == answer)
  }

  @Test func `an empty rectangle contains nothing, not even its origin`() {
    #expect(!CGRect(x: 5, y: 5, width: 0, height: 10).contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `an inset with negative numbers makes a rectangle larger on all sides`() {
    #expect(
      rectangle.insetBy(dx: -100, dy: -10) == CGRect(x: -90, y: 10, width: 300, height: 70))
  }

  @Test func `an offset moves a rectangle and leaves its size`() {
    #expect(
      rectangle.offsetBy(dx: 1, dy: -2) == CGRect(x: 11, y: 18, width: 100, height: 50))
  }

  @Test func `the union contains both rectangles and no more`() {
    #expect(
      rectangle.union(CGRect(x: 0, y: 60, width: 20, height: 40))
        == CGRect(x: 0, y: 20, width: 110, height: 80))
  }

  @Test func `the middle of a rectangle lies between its edges`() {
    #expect(rectangle.midX == 60)
    #expect(rectangle.midY == 45)
  }
}

@Suite struct AffineTransformTests {
  let point = CGPoint(x: 3, y: 4)

  @Test func `concatenation applies the first map first`() {
    let map = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(point.applying(map) == CGPoint(x: 16, y: 32))
  }

  @Test func `a positive angle turns clockwise on the screen`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test(arguments: [
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: -2, y: 0.5),
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ])
  func `the inverse takes a point back`(map: CGAffineTransform) {
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - point.x) < 1e-12)
    #expect(abs(back.y - point.y) < 1e-12)
  }

  @Test func `a map without an inverse is its own, as in Core Graphics`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `only the identity is the identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }
}
