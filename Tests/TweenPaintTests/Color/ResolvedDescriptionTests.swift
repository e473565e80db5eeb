import Testing
import TweenPaint

@Suite struct ResolvedDescriptionTests {
  @Test func `a colour tells its bytes in single precision, as SwiftUI does`() {
    let dim = Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(dim.description == "#4C4C4C4D")
    #expect(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5).description == "#808080FF")
  }

  @Test func `every byte is told as itself`() {
    for byte in 0...255 {
      let part = Float(byte) / 255
      let color = Color.Resolved(red: part, green: part, blue: part, opacity: part)
      let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      #expect(color.description == "#" + String(repeating: digits, count: 4))
    }
  }

  @Test func `what is no colour is told as its nearest`() {
    let color = Color.Resolved(linearRed: -3, linearGreen: .nan, linearBlue: 7, opacity: .infinity)
    #expect(color.description == "#0000FFFF")
  }
}
