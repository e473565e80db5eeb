import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// Programs that choose styles and schemes while they run.
@Suite @MainActor struct StyleProgramTests {
  struct Lamp: View {
    @State private var isOn = false
    var body: some View {
      Rectangle()
        .fill(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(Color.black.gradient))
        .onTapGesture { isOn.toggle() }
    }
  }

  @Test func `a shape takes another AnyShapeStyle of another kind`() throws {
    let tester = StageTester(Lamp(), size: CGSize(width: 20, height: 20))
    tester.advance()
    let before = try tester.bitmap().pixels[20 * 10 + 10]
    tester.tap(CGPoint(x: 10, y: 10))
    tester.advance(frames: 2)
    let after = try tester.bitmap().pixels[20 * 10 + 10]
    #expect(before != after)
    #expect(after == 0xFFFF_FFFF)
  }

  @Test func `a selection has the accent colour in force`() throws {
    let tester = StageTester(
      HStack(spacing: 0) {
        Rectangle().fill(.selection).tint(.green)
        Rectangle().fill(.tint).tint(.green)
        Rectangle().fill(.selection)
      }, size: CGSize(width: 30, height: 10))
    tester.advance()
    let pixels = try tester.bitmap().pixels
    #expect(pixels[155] == pixels[165])
    #expect(pixels[155] != pixels[175])
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    @State private var wish: ColorScheme? = .dark
    var body: some View {
      (scheme == .dark ? Color.white : Color.black)
        .frame(width: 10, height: 10)
        .onTapGesture { wish = nil }
        .preferredColorScheme(wish)
    }
  }

  @Test func `the preferred color scheme holds from the first frame until it is withdrawn`() throws
  {
    let tester = StageTester(Scheme(), size: CGSize(width: 20, height: 20))
    tester.advance()
    let dark = try tester.bitmap().pixels
    #expect(dark[20 * 10 + 10] == 0xFFFF_FFFF)
    #expect(dark[0] != 0xFFFF_FFFF)
    tester.tap(CGPoint(x: 10, y: 10))
    tester.advance(frames: 3)
    let light = try tester.bitmap().pixels
    #expect(light[20 * 10 + 10] == 0xFF00_0000)
    #expect(light[0] == 0xFFFF_FFFF)
  }

  struct Switches: View {
    var body: some View {
      Toggle("a long label", isOn: .constant(true))
        .labelsHidden()
        .toggleStyle(SwitchToggleStyle(tint: Color(.sRGB, red: 1, green: 0, blue: 0)))
    }
  }

  @Test func `a tinted switch without its label stands in the middle`() throws {
    let tester = StageTester(Switches(), size: CGSize(width: 60, height: 30))
    tester.advance()
    let row = try tester.bitmap().pixels[(60 * 15)..<(60 * 16)]
    let red = row.indices.filter { row[$0] == 0xFFFF_0000 }.map { $0 - row.startIndex }
    // Its frame of 49 points is centred and starts at 6; the track goes on for 51, to 57. Beyond it
    // there is nothing but the thumb's shadow.
    #expect(red.first == 6)
    #expect(row.prefix(6).allSatisfy { $0 == 0xFFFF_FFFF })
    let beyond = row.suffix(3).map { ($0 >> 16 & 255, $0 >> 8 & 255, $0 & 255) }
    #expect(beyond.allSatisfy { $0 == $1 && $1 == $2 && $2 >= 224 }, "\(beyond)")
  }
}
