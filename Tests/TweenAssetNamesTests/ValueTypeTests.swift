import Testing

@testable import TweenAssetNames

@Suite struct ValueTypeTests {
  @Test(arguments: [
    ("%@", "String"), ("%lld", "Int"), ("%ld", "Int"), ("%zd", "Int"), ("%d", "Int32"),
    ("%i", "Int32"), ("%hd", "Int16"), ("%hhd", "Int8"), ("%llu", "UInt"), ("%u", "UInt32"),
    ("%x", "UInt32"), ("%03hX", "UInt16"), ("%f", "Float"), ("%.1f", "Float"), ("%lf", "Double"),
    ("%.2lf", "Double"), ("%Lg", "Double"), ("%c", "CChar"), ("%C", "UInt16"),
  ])
  func `a specifier takes the type of its size in C`(_ specifier: String, _ type: String) {
    #expect(ValueType.name(of: specifier) == type)
  }

  @Test(arguments: ["%s", "%S", "%p"])
  func `pointers have no type`(_ specifier: String) {
    #expect(ValueType.name(of: specifier) == nil)
  }
}
