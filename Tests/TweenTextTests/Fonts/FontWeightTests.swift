import Testing
import TweenText

@Suite struct FontWeightTests {
  @Test func everyNamedWeightIsNearestToItself() {
    for weight in FontWeight.allCases {
      #expect(FontWeight(nearest: weight.rawValue) == weight)
    }
    #expect(
      FontWeight.allCases.map(\.rawValue) == stride(from: 100.0, through: 900, by: 100).map { $0 })
  }

  @Test(arguments: [
    (349.0, FontWeight.light), (350, .regular), (449.9, .regular), (450, .medium), (0, .ultraLight),
    (-1e300, .ultraLight), (1e300, .black), (-.infinity, .ultraLight), (.infinity, .black),
    (.nan, .regular),
  ])
  func anyNumberHasANearestWeight(number: Double, weight: FontWeight) {
    #expect(FontWeight(nearest: number) == weight)
  }
}
