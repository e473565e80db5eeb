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

  // MARK: Edges

  private struct Clipped<Clip: Shape>: View {
    var clip: Clip
    var height: CGFloat
    var body: some View {
      Text("Departures").fixedSize().frame(width: 200, height: height).clipShape(clip)
    }
  }

  @Test func `a clip lower than a text cuts it at the top and at the bottom`() throws {
    let text = try findings(Clipped(clip: Rectangle(), height: 6))
    #expect(text.hasPrefix("Clipped > Text(\"Departures\"): A clip cuts the text by "))
    #expect(text.contains(" points at the top, "))
    #expect(
      text.contains(" points at the bottom; expected room for the whole text, or a scroll view."))
  }

  @Test func `a clip with room for the ink of the letters cuts nothing`() throws {
    // The letters of 17 points have 12 points above the baseline and 4 below, of a line of 20.
    #expect(try findings(Clipped(clip: Rectangle(), height: 18)) == "")
    #expect(try findings(Clipped(clip: Capsule(), height: 24)) == "")
  }

  @Test func `a clip cuts a wider text, and none that is hidden as a whole`()
    throws
  {
    struct Badge: View {
      var x: CGFloat
      var body: some View {
        Text("Departures").fixedSize().offset(x: x).frame(
          width: 60, height: 30, alignment: .leading
        )
        .clipped()
      }
    }
    #expect(try findings(Badge(x: 0)).contains(" points on the right; "))
    #expect(try findings(Badge(x: -30)).contains(" points on the left"))
    #expect(try findings(Badge(x: 70)) == "")
  }

  @Test func `the edge of a window cuts a text`() throws {
    struct Wide: View {
      var body: some View { Text("Departures").fixedSize().offset(x: 140) }
    }
    let text = try findings(Wide())
    #expect(text.hasPrefix("Wide > Text(\"Departures\"): The window's edge cuts the text by "))
    #expect(text.contains(" points on the right; "))
  }

  @Test func `a window that no user can make cuts nothing`() throws {
    struct Tall: View {
      var body: some View {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 32) } }
      }
    }
    // 20 rows of 32 points in 480. A window is at least as high as its content, a phone is not.
    #expect(try findings(Tall()) == "")
    #expect(
      try findings(Tall()) { $0.device = "Phone" }.contains("The window's edge cuts the text"))
  }

  @Test func `the content of a scroll view is cut by no edge around it`() throws {
    struct Reel: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<9, id: \.self) { Text("Departure \($0)").font(.largeTitle) } }
        }
        .frame(width: 250, height: 60).clipShape(.rect(cornerRadius: 8))
      }
    }
    #expect(try findings(Reel()) == "")
    // A clip inside of the content is one.
    struct Inner: View {
      var body: some View { ScrollView { Clipped(clip: Rectangle(), height: 6) } }
    }
    #expect(try findings(Inner()).contains("A clip cuts the text"))
  }

  @Test func `covered and transparent texts, and hidden labels, are no findings`() throws {
    struct Covered: View {
      var body: some View {
        Clipped(clip: Rectangle(), height: 6).overlay { Color.red }
      }
    }
    struct Switches: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Show the departures of the night trains", isOn: $isOn).labelsHidden()
      }
    }
    #expect(try findings(Covered()) == "")
    #expect(try findings(Clipped(clip: Rectangle(), height: 6).opacity(0)) == "")
    #expect(try findings(Switches()) == "")
  }

  @Test func `wheels, fields, menus and bars are whole`() throws {
    struct Screen: View {
      @State private var size = 3
      @State private var day = Date(timeIntervalSinceReferenceDate: 0)
      @State private var name =
        "A name that is far too long for the width of this field, and longer"
      var body: some View {
        NavigationStack {
          VStack {
            Picker("Size", selection: $size) { ForEach(0..<9, id: \.self) { Text("Size \($0)") } }
              .pickerStyle(.wheel).frame(height: 100)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            TextField("Name", text: $name)
            TabView {
              Text("First"); Text("Second")
            }.tabViewStyle(.page)
          }
          .navigationTitle("Departures")
        }
      }
    }
    #expect(try findings(Screen()) == "")
    #expect(try findings(Screen()) { $0.device = "Phone" } == "")
  }
}
