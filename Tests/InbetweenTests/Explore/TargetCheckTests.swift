import SwiftUI
import Testing
import TweenStage

@testable import Inbetween

@Suite @MainActor struct TargetCheckTests {
  private func findings(
    _ view: @autoclosure @escaping @MainActor () -> some View,
    _ configure: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> [Finding] {
    let probe = try CheckProbe<TargetCheck>(view(), configure: configure)
    return try probe.run(seconds: 0.2)
  }

  private struct Dot: View {
    var name: String
    var side: CGFloat
    var body: some View {
      Color.red.frame(width: side, height: side).onTapGesture {}
        .accessibilityLabel(name).accessibilityAddTraits(.isButton)
    }
  }

  @Test func `small targets side by side are found`() throws {
    let found = try findings(
      HStack(spacing: 4) {
        Dot(name: "A", side: 12)
        Dot(name: "B", side: 12)
      })
    #expect(
      found.map(\.sentence) == [
        "The button has 12x12 points, and its centre lies 16 points from button \"B\"; "
          + "expected 24x24 points, or 24 points of distance.",
        "The button has 12x12 points, and its centre lies 16 points from button \"A\"; "
          + "expected 24x24 points, or 24 points of distance.",
      ])
    #expect(found.map(\.subject) == ["button \"A\"", "button \"B\""])
  }

  @Test func `a small target at the edge of a large one is found`() throws {
    // The centre lies 4 + 8 / 2 = 8 points from the large target.
    let found = try findings(
      HStack(spacing: 4) {
        Dot(name: "Small", side: 8)
        Dot(name: "Large", side: 60)
      })
    #expect(found.map(\.subject) == ["button \"Small\""])
    #expect(found.first?.sentence.contains("lies 8 points") == true)
  }

  @Test func `flat targets in a column are found`() throws {
    let found = try findings(
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          Color.blue.frame(width: 200, height: 16).onTapGesture {}
            .accessibilityLabel("Row \(row)").accessibilityAddTraits(.isButton)
        }
      })
    #expect(found.map(\.subject) == ["button \"Row 0\"", "button \"Row 1\"", "button \"Row 2\""])
  }

  @Test func `pictures that are tapped one by one are found`() throws {
    let found = try findings(
      HStack(spacing: 2) {
        ForEach(0..<3, id: \.self) { star in
          Image(systemName: "star").font(.system(size: 12)).onTapGesture {}
            .accessibilityLabel("Star \(star)")
        }
      })
    #expect(found.count == 3)
  }

  // MARK: Right programs

  @Test func `a picture and a title with one gesture are one target`() throws {
    #expect(
      try findings(
        VStack(spacing: 2) {
          Image(systemName: "star")
          Text("Favourite").font(.caption2)
        }
        .padding(4).contentShape(Rectangle()).onTapGesture {}
      ).map(\.sentence) == [])
  }

  @Test func `targets of 24 points, and small ones with room, have no finding`() throws {
    #expect(
      try findings(
        HStack(spacing: 0) {
          Dot(name: "A", side: 24)
          Dot(name: "B", side: 24)
        }
      ).isEmpty)
    // 12 + 12 points: the circles touch.
    #expect(
      try findings(
        HStack(spacing: 12) {
          Dot(name: "A", side: 12)
          Dot(name: "B", side: 12)
        }
      ).isEmpty)
    #expect(try findings(Dot(name: "Alone", side: 4)).isEmpty)
  }

  @Test func `disabled targets, links in a text and targets in a card have no finding`() throws {
    #expect(
      try findings(
        HStack(spacing: 0) {
          Dot(name: "A", side: 12).disabled(true)
          Dot(name: "B", side: 12)
        }
      ).isEmpty)
    #expect(
      try findings(
        Text(
          "Read [the terms](https://example.org) and [the rules](https://example.org/rules) first.")
      ).isEmpty)
    #expect(
      try findings(
        Dot(name: "In a card", side: 16).padding(40).background(.yellow).onTapGesture {}
          .accessibilityElement(children: .contain)
      ).isEmpty)
  }

  @Test func `a row that a list cuts has no finding`() throws {
    #expect(
      try findings(
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { row in
              Button("Row \(row)") {}.frame(height: 31)
            }
          }
        }
      ).isEmpty)
  }

  private struct Screen: View {
    @State private var choice = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isShown = false
    var body: some View {
      TabView {
        NavigationStack {
          Form {
            Toggle("Notify", isOn: .constant(true))
            Picker("Colour", selection: $choice) {
              Text("Red").tag(1)
              Text("Blue").tag(2)
            }
            DatePicker("When", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(
              .graphical)
            Button("Save") {}
            Menu("Menu") {
              Button("Copy") {}
              Button("Delete", role: .destructive) {}
            }
            Link("Site", destination: URL(filePath: "/"))
          }
          .navigationTitle("Settings")
          .toolbar {
            Button("Open") { isShown = true }
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
        .tabItem { Label("One", systemImage: "star") }
        Text("Two").tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  @Test func `a form, toolbars, tabs, a menu and a sheet have no finding`() throws {
    #expect(try findings(Screen()).map(\.sentence) == [])
    #expect(try findings(Screen()) { $0.dynamicTypeSize = .accessibility3 }.map(\.sentence) == [])
    #expect(try findings(Screen()) { $0.layoutDirection = .rightToLeft }.map(\.sentence) == [])
    let probe = try CheckProbe<TargetCheck>(Screen(), size: CGSize(width: 390, height: 1000))
    try probe.tap("Colour")
    try probe.tap("Blue")
    try probe.tap("Menu")
    try probe.tap("Copy")
    try probe.tap("Open")
    #expect(probe.text == "")
  }
}
