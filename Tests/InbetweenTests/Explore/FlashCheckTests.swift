import SwiftUI
import Testing
import TweenStage

@testable import Inbetween

@Suite @MainActor struct FlashCheckTests {
  /// A colour that changes `rate` times a second between two.
  private struct Blinker: View {
    var colors: (Color, Color)
    var rate: Double
    var size: CGSize
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1 / rate)) {
        context in
        let step = Int((context.date.timeIntervalSinceReferenceDate * rate).rounded())
        (step % 2 == 0 ? colors.0 : colors.1).frame(width: size.width, height: size.height)
      }
    }
  }

  private func findings(
    _ colors: (Color, Color), rate: Double, size: CGSize = CGSize(width: 300, height: 300)
  ) throws -> [Finding] {
    let probe = try CheckProbe<FlashCheck>(Blinker(colors: colors, rate: rate, size: size))
    return try probe.run(seconds: 3)
  }

  @Test func `black and white ten times a second flash`() throws {
    let found = try findings((.black, .white), rate: 10)
    #expect(found.count == 1)
    #expect(
      found.first?.sentence.contains("four times within a second; expected at most three.") == true)
    // The eighth change after the start: the light changes from 0.1 s on.
    #expect((found.first?.time.seconds ?? 0) >= 0.8 && (found.first?.time.seconds ?? 9) < 0.95)
  }

  @Test func `four flashes a second are found, three are not`() throws {
    // A flash is two changes.
    #expect(try findings((.black, .white), rate: 8).count == 1)
    #expect(try findings((.black, .white), rate: 6).isEmpty)
  }

  @Test func `a fade that goes and returns five times a second flashes`() throws {
    struct Pulse: View {
      @State private var isDark = false
      var body: some View {
        Color.black.opacity(isDark ? 1 : 0)
          .onAppear {
            withAnimation(.linear(duration: 0.1).repeatForever(autoreverses: true)) {
              isDark = true
            }
          }
      }
    }
    let probe = try CheckProbe<FlashCheck>(Pulse())
    #expect(try probe.run(seconds: 2).count == 1)
  }

  @Test func `saturated red flashes although its luminance changes little`() throws {
    // Luminance 0.2126 * 0.57 = 0.12 against 0.118 of the grey: no general flash.
    let red = Color(.sRGBLinear, red: 0.57, green: 0, blue: 0)
    let grey = Color(.sRGBLinear, white: 0.12)
    let found = try findings((red, grey), rate: 10)
    #expect(found.count == 1)
    #expect(found.first?.sentence.contains("flash red four times") == true)
  }

  // MARK: Right programs

  @Test func `changes that are small in area, in luminance, or in the bright do not flash`() throws
  {
    // 21,824 square points are the limit; 140x140 are 19,600.
    #expect(try findings((.black, .white), rate: 10, size: CGSize(width: 128, height: 128)).isEmpty)
    // Luminances 0.5 and 0.58.
    #expect(
      try findings((Color(.sRGBLinear, white: 0.5), Color(.sRGBLinear, white: 0.58)), rate: 10)
        .isEmpty)
    // The darker one is 0.85.
    #expect(try findings((Color(.sRGBLinear, white: 0.85), .white), rate: 10).isEmpty)
    // Blue to green of equal luminance 0.07.
    #expect(
      try findings(
        (
          Color(.sRGBLinear, red: 0, green: 0, blue: 1),
          Color(.sRGBLinear, red: 0, green: 0.1, blue: 0)
        ),
        rate: 10
      ).isEmpty)
  }

  @Test func `a spinner, a marquee and a slow pulse do not flash`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          ProgressView()
          Text("A marquee of words that runs through the window").font(.largeTitle).fixedSize()
            .offset(x: isOn ? -400 : 400)
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
          Circle().fill(.red).frame(width: 300, height: 300).scaleEffect(isOn ? 1 : 0.5)
            .animation(.easeInOut(duration: 0.4).repeatForever(), value: isOn)
        }
        .onAppear { isOn = true }
      }
    }
    let probe = try CheckProbe<FlashCheck>(Screen())
    #expect(try probe.run(seconds: 3).isEmpty)
  }

  @Test func `a text list that is scrolled fast does not flash`() throws {
    struct Screen: View {
      var body: some View {
        List(0..<200, id: \.self) { Text("Row \($0) with a few more words").bold() }
      }
    }
    let probe = try CheckProbe<FlashCheck>(Screen()) { $0.colorScheme = .dark }
    for _ in 0..<10 {
      try probe.frame(
        .scroll(CGSize(width: 0, height: -300), position: CGPoint(x: 195, y: 400), glides: true))
      try probe.run(seconds: 0.2)
    }
    #expect(probe.findings.isEmpty)
  }

  @Test func `switches of the colour scheme by the user do not flash`() throws {
    struct Screen: View {
      var body: some View { Text("Words") }
    }
    let probe = try CheckProbe<FlashCheck>(Screen())
    for step in 0..<20 {
      try probe.frame(.colorScheme(step % 2 == 0 ? .dark : .light))
      try probe.frame()
    }
    #expect(probe.findings.isEmpty)
  }

  @Test func `a sheet, a page and a theme that the user opens do not flash`() throws {
    struct Screen: View {
      @State private var isDark = false
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Theme") { withAnimation { isDark.toggle() } }
            NavigationLink("Page") { Color.black }
            Button("Sheet") { isShown = true }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(isDark ? .black : .white)
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
        }
      }
    }
    let probe = try CheckProbe<FlashCheck>(Screen())
    for _ in 0..<3 { try probe.tap("Theme") }
    try probe.tap("Sheet")
    try probe.tap("Close")
    try probe.tap("Page")
    #expect(probe.findings.isEmpty)
  }
}
