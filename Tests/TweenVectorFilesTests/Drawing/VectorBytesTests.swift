import Testing

@testable import TweenVectorFiles

@Suite struct VectorBytesTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"),
    (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.9996, "2"), (12.345, "12.345"),
    (0.05, "0.05"), (1e20, "1000000000"), (-.infinity, "-1000000000"), (.nan, "0"),
  ])
  func `numbers have at most three digits behind the point and no zeros at the end`(
    _ number: Double, _ text: String
  ) {
    #expect(VectorBytes.text(number) == text)
  }

  @Test func `factors have as many digits as stated`() {
    #expect(VectorBytes.text(1.0 / 3, digits: 6) == "0.333333")
    #expect(VectorBytes.text(2.0 / 3, digits: 0) == "1")
    #expect(VectorBytes.text(1e-6, digits: 6) == "0.000001")
  }
}
