import SwiftUI
import Testing
import TweenStage

@testable import Inbetween

@Suite @MainActor struct CutTextCheckTests {
  private func findings(
    _ view: @autoclosure @escaping @MainActor () -> some View,
    _ configure: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> String {
    let probe = try CheckProbe<CutTextCheck>(
      view(), size: CGSize(width: 320, height: 480), configure: configure)
    try probe.run(seconds: 0.2)
    return probe.text
  }

  private static let long = "A sentence that is far too long for the narrow place that it has."

  @Test func `a text in a frame that is too low is cut`() throws {
    let text = try findings(Text(Self.long).frame(width: 100, height: 24))
    #expect(text.hasPrefix("Text(\""))
    #expect(text.hasSuffix("expected room for all of them, or a limit of lines."))
  }

  @Test func `the title of a button with a fixed size is cut at a large type size`() throws {
    struct Screen: View {
      var body: some View { Button("Continue shopping") {}.frame(width: 150, height: 22) }
    }
    #expect(try findings(Screen()) == "")
    #expect(
      try findings(Screen()) { $0.dynamicTypeSize = .accessibility3 }.contains("omits characters"))
  }

  @Test func `a text beside a rigid view is cut`() throws {
    let text = try findings(
      HStack {
        Text("Temperature").frame(height: 22)
        Color.red.frame(width: 290, height: 22)
      })
    #expect(text.contains("Temperature"))
  }

  @Test func `texts with room, with a limit of lines, and hidden ones are whole`() throws {
    #expect(try findings(Text(Self.long)) == "")
    #expect(try findings(Text(Self.long).lineLimit(1)) == "")
    #expect(try findings(Text(Self.long).frame(width: 100, height: 24).opacity(0)) == "")
    #expect(
      try findings(Text(Self.long).minimumScaleFactor(0.1).frame(width: 280, height: 22)) == "")
    #expect(try findings(ScrollView { Text(Self.long + Self.long) }) == "")
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func `a list with long rows is whole at each type size`(size: DynamicTypeSize) throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<9, id: \.self) { Text("\($0): \(CutTextCheckTests.long)") }
            Toggle(CutTextCheckTests.long, isOn: .constant(true))
          }
          .navigationTitle("A title that is too long for the bar")
        }
      }
    }
    #expect(try findings(Screen()) { $0.dynamicTypeSize = size } == "")
    #expect(
      try findings(Screen()) { ($0.dynamicTypeSize, $0.layoutDirection) = (size, .rightToLeft) }
        == "")
  }
}
