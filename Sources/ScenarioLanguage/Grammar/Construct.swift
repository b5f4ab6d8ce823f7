/// One kind of line or phrase that the language has.
///
/// The list is closed: a new kind must be explained, with a scenario that shows it.
package enum Construct: String, CaseIterable, Sendable {
  /// `implements NAME`.
  case action
  /// `at TIME`.
  case advance
  /// `animate TIME [delay TIME] [allowUserInteraction | propertyAn…`.
  case animate
  /// `when CONDITION`, at the end of an answer.
  case answerCondition
  /// `override METHOD [NAME]: true | false`.
  case answerOverride
  /// `expect in any order`.
  case anyOrder
  /// `expect anything`.
  case anything
  /// `PATTERN before PATTERN`.
  case before
  /// `UIKit NUMBER-OR-CHOICE: VALUE…`.
  case behavior
  /// `NAME METHOD …`.
  case call
  /// `let NAME = NAME PROPERTY`.
  case capture
  /// `chain NAME → NAME → …`.
  case chain
  /// `chain of NAME`.
  case chainStep
  /// `with NAME [PROPERTY: VALUE]…`.
  case change
  /// `click BUTTON [for TIME]`.
  case click
  /// `// a remark`.
  case comment
  /// `NAME PROPERTY += | -= | = SUM`.
  case compute
  /// `delegate shouldSelect NAME | presentationControllerShouldDismiss: true | false`.
  case controllerDelegateAnswer
  /// `delegate QUESTION [NAME]: true | false`.
  case delegateAnswer
  /// `device shakes | shakes too long | rests`.
  case device
  /// `NAME PROPERTY == | != | < | <= | > | >= VALUE`.
  case comparison
  /// `NAME PROPERTY.PART VALUE`.
  case component
  /// `drag PLACE [with N fingers] by X Y | to PLACE [over TIME]`.
  case drag
  /// `CLASS NAME [PROPERTY: VALUE]…`.
  case element
  /// `NAME WORD [DETAIL] [→ NAME] [← NAME] [how often] [when]`.
  case event
  /// `override touchesBegan | pressesBegan | motionBegan …: handles | forwards`.
  case eventOverride
  /// `expect exactly [of NAME…]`.
  case exactly
  /// `let NAME = NAME PROPERTY | time`.
  case expectedCapture
  /// `finger [N] touches PLACE [with TOOL] | moves by X Y | moves …`.
  case finger
  /// `fingers touch PLACE and PLACE… | move by X Y [and by X Y | and to PLACE…] | lift`.
  case fingers
  /// `…`.
  case gap
  /// `# a line`.
  case hiddenLine
  /// `override hitTest: nil | self | NAME | super | super unless self | super unless NAME [in pass N]`.
  case hitTestOverride
  /// `…`.
  case howOften
  /// `expect`.
  case inOrder
  /// `limit N events | N steps | TIME`.
  case limit
  /// `at MOMENT`.
  case moment
  /// `never PATTERN`.
  case never
  /// `never NAME PROPERTY VALUE`.
  case neverValue
  /// `expect nothing of NAME…`.
  case nothing
  /// `PART of NAME [PROPERTY: VALUE]…`.
  case part
  /// `runLoop perform [inModes MODE…]: a step of the program`.
  case perform
  /// `pinch PLACE to 2x [over TIME]`.
  case pinch
  /// `override point(inside:): CONDITION`.
  case pointInsideOverride
  /// `pointer moves to PLACE | moves by X Y | leaves`.
  case pointer
  /// `press PLACE [with N fingers] for TIME`.
  case press
  /// `finger [N] presses with force N | rolls to 30°`.
  case pressure
  /// `override canPrevent | canBePreventedBy NAME: true | false`.
  case preventionOverride
  /// `when PATTERN: a step of the program`.
  case reaction
  /// `remote presses | releases | loses BUTTON`.
  case remote
  /// `without NAME…`.
  case removal
  /// `repeat N times`.
  case repetition
  /// `NAME requires NAME to fail`.
  case requirement
  /// `rotate PLACE by 90° [over TIME]`.
  case rotate
  /// `override touchesShouldBegin in NAME | touchesShouldCancel(in:) NAME: true | false`.
  case scrollOverride
  /// `NAME PROPERTY = VALUE`.
  case set
  /// `states NAME: STATE…`.
  case states
  /// `swipe left | right | up | down on PLACE [with N fingers]`.
  case swipe
  /// `system cancels touches`.
  case system
  /// `tap PLACE [with N fingers] [N times] | double tap PLACE [with N fingers]`.
  case tap
  /// `addTarget target | nil | NAME action NAME [for EVENT…]`.
  case target
  /// `expect trace [of TOPIC…]`.
  case trace
  /// `scene: NAME`.
  case usedScene
  /// `NAME PROPERTY VALUE [± TOLERANCE]`.
  case value
  /// `NAME PROPERTY VALUE...VALUE`.
  case valueRange
  /// `variant NAME`.
  case variant
  /// `delegate viewForZooming | scrollViewWillEndDragging | should…`.
  case viewDelegateAnswer
  /// `wait TIME`.
  case wait

  /// The name in addresses: `hit-test-override`.
  package var code: String {
    var bytes: [UInt8] = []
    for byte in rawValue.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isCapital { bytes.append(UInt8(ascii: "-")) }
      bytes.append(isCapital ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
