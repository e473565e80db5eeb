/// The states of an object, with the bits of AT-SPI.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: UInt64) { rawValue = 1 << bit }

  static let active = AccessibleStates(bit: 1)
  static let checked = AccessibleStates(bit: 4)
  static let editable = AccessibleStates(bit: 7)
  static let enabled = AccessibleStates(bit: 8)
  static let focusable = AccessibleStates(bit: 11)
  static let focused = AccessibleStates(bit: 12)
  static let modal = AccessibleStates(bit: 16)
  static let multiLine = AccessibleStates(bit: 17)
  static let pressed = AccessibleStates(bit: 20)
  static let selectable = AccessibleStates(bit: 22)
  static let selected = AccessibleStates(bit: 23)
  static let sensitive = AccessibleStates(bit: 24)
  static let showing = AccessibleStates(bit: 25)
  static let singleLine = AccessibleStates(bit: 26)
  static let visible = AccessibleStates(bit: 30)
  static let indeterminate = AccessibleStates(bit: 32)
  static let checkable = AccessibleStates(bit: 41)
  static let hasPopUp = AccessibleStates(bit: 42)

  /// The states that can change while an object exists, with the names of their signals.
  static let reported: [(state: AccessibleStates, name: String)] = [
    (.active, "active"), (.checked, "checked"), (.enabled, "enabled"), (.focusable, "focusable"),
    (.modal, "modal"), (.pressed, "pressed"), (.selectable, "selectable"),
    (.selected, "selected"), (.sensitive, "sensitive"), (.indeterminate, "indeterminate"),
    // Last, so that the focus is reported after all other changes of the object.
    (.focused, "focused"),
  ]

  /// The states as two 32-bit numbers, as on the bus.
  var busValue: BusValue {
    .array(
      of: "u",
      [
        .uint32(UInt32(truncatingIfNeeded: rawValue)),
        .uint32(UInt32(truncatingIfNeeded: rawValue >> 32)),
      ])
  }
}
