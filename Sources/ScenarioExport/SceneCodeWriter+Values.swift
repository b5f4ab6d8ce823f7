import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

// Values as Swift expressions.
extension SceneCodeWriter {
  /// Returns a setting's value as an expression.
  func expression(_ setting: PropertySetting) -> Expression {
    switch setting.value {
    case .boolean(let flag): Expression(flag)
    case .captured(let name):
      Expression.token(identifier(name.text)).coalesced(setting.property.emptyValue)
    case .count(let count): Expression(count)
    case .number(let number):
      setting.property.kind == .windowLevel
        ? .token("UIWindow").Level(rawValue: Expression(number)) : Expression(number)
    case .time(let time): Expression(time.seconds)
    case .point(let point):
      setting.property.kind == .size
        ? .token("CGSize")(width: Expression(point.x), height: Expression(point.y))
        : Expression(point)
    case .rectangle(let rectangle):
      .token("CGRect")(
        x: Expression(rectangle.minX), y: Expression(rectangle.minY),
        width: Expression(rectangle.width), height: Expression(rectangle.height))
    case .numbers(let numbers): expression(ofNumbers: numbers, setting.property)
    case .text(let text): Expression(text)
    case .words(let words): expression(ofWords: words, setting.property)
    case .names(let names):
      if case .objects = setting.property.kind {
        .array(names.map { reference($0) })
      } else {
        names.first.map { reference($0) } ?? .nil
      }
    case .transform(let operations): Self.expression(operations)
    }
  }

  private func expression(ofNumbers numbers: [Double], _ property: Property) -> Expression {
    if property.kind == .insets, numbers.count == 4 {
      return .token("UIEdgeInsets")(
        top: Expression(numbers[0]), left: Expression(numbers[1]), bottom: Expression(numbers[2]),
        right: Expression(numbers[3]))
    }
    return .array(
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        Expression(CGPoint(x: numbers[$0], y: numbers[$0 + 1]))
      })
  }

  private func expression(ofWords words: [String], _ property: Property) -> Expression {
    switch property.name {
    case "allowedTouchTypes":
      .array(words.map { .allowedKind(.token("UITouch").TouchType[$0]) })
    case "allowedPressTypes":
      .array(words.map { .allowedKind(.token("UIPress").PressType[$0]) })
    case "detents":
      .array(words.map { Expression.implicitMember($0)() })
    default: .options(words)
    }
  }

  private static func expression(_ operations: [TransformOperation]) -> Expression {
    let transform = Expression.token("CGAffineTransform")
    let factors = operations.map { operation -> Expression in
      switch operation {
      case .rotate(let degrees):
        let product = Expression.infixOperator(Expression(degrees), "*", .implicitMember("pi"))
        return transform(rotationAngle: .infixOperator(product, "/", 180))
      case .scale(let factors):
        return transform(scaleX: Expression(factors.x), y: Expression(factors.y))
      case .translate(let distance):
        return transform(translationX: Expression(distance.x), y: Expression(distance.y))
      }
    }
    guard let first = factors.first else { return transform.identity }
    return factors.dropFirst().reduce(first) { $0.concatenating($1) }
  }
}

extension Property {
  /// The value for a step that captured none.
  fileprivate var emptyValue: Expression {
    switch kind {
    case .boolean: false
    case .point, .size, .rectangle, .insets: .implicitMember("zero")
    case .transform: .implicitMember("identity")
    case .text: ""
    case .points: []
    default: 0
    }
  }
}
