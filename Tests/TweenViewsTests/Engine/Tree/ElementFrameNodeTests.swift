import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// Elements around geometry modifiers. In each frame the element has the rectangle of what is drawn: of a red fill that
/// fills the same place.
@Suite @MainActor struct ElementFrameNodeTests {
  /// A red view between two places or sizes.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor (Bool) -> AnyView

    init<Content: View>(
      _ name: String, @ViewBuilder _ view: @escaping @MainActor (Bool) -> Content
    ) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }
  }

  nonisolated private static let modifiers: [Case] = [
    Case("frame around a text") {
      Text("a").frame(width: $0 ? 200 : 40, height: $0 ? 30 : 60).background(Color.red)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("frame with an alignment, between views") { isOn in
      HStack {
        Color.blue.frame(width: isOn ? 30 : 5, height: 5)
        Text("a").frame(width: isOn ? 90 : 40, height: 60, alignment: .bottomTrailing)
          .background(Color.red).accessibilityElement().accessibilityLabel("X")
      }
    },
    Case("padding") {
      Text("a").padding($0 ? 40 : 2).background(Color.red)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("padding outside") {
      Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("X")
        .padding(.leading, $0 ? 90 : 0)
    },
    Case("position outside") {
      Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("X")
        .position(x: $0 ? 150 : 30, y: $0 ? 90 : 30)
    },
    Case("offset outside") {
      Text("a").padding(3).background(Color.red).accessibilityElement().accessibilityLabel("X")
        .offset(x: $0 ? 90 : 0)
    },
    Case("offset of a frame that also grows") {
      Text("a").frame(width: $0 ? 100 : 40, height: 30).background(Color.red)
        .offset(x: $0 ? 50 : 0).accessibilityElement().accessibilityLabel("X")
    },
    Case("offset with its own animation") {
      Text("a").padding(5).background(Color.red).offset(x: $0 ? 50 : 0)
        .animation(.easeIn(duration: 0.7), value: $0)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("frame with its own animation") {
      Text("a").frame(width: $0 ? 100 : 40, height: 30).background(Color.red)
        .animation(.easeIn(duration: 0.7), value: $0)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("scale") {
      Color.red.frame(width: 40, height: 20).scaleEffect($0 ? 3 : 1, anchor: .topLeading)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("rotation") {
      Color.red.frame(width: 40, height: 20).rotationEffect(.degrees($0 ? 90 : 0))
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("scale outside of a growing frame with an offset inside") {
      Text("a").frame(width: $0 ? 80 : 20, height: 20).background(Color.red)
        .offset(y: $0 ? 10 : 0).scaleEffect($0 ? 2 : 1)
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("rotation outside") {
      Text("a").padding(9).background(Color.red).accessibilityElement().accessibilityLabel("X")
        .rotationEffect(.degrees($0 ? 45 : 0))
    },
    Case("a label without an element inside") {
      Color.red.frame(width: $0 ? 90 : 10, height: 10).accessibilityLabel("X")
    },
    Case("an action without an element inside") {
      Color.red.frame(width: $0 ? 90 : 10, height: 10).offset(x: $0 ? 30 : 0)
        .accessibilityAction {}.accessibilityIdentifier("X")
    },
    Case("a tap gesture around an offset") {
      Color.red.frame(width: $0 ? 90 : 10, height: 10).offset(x: $0 ? 30 : 0).onTapGesture {}
    },
    Case("a geometry group") {
      Text("a").padding($0 ? 40 : 2).background(Color.red).geometryGroup()
        .accessibilityElement().accessibilityLabel("X")
    },
    Case("another frame after an equal one") { isOn in
      Text("a").fixedSize().padding(isOn ? 30 : 0).background(Color.red)
        .accessibilityElement().accessibilityLabel("X")
    },
  ]

  @Test(arguments: modifiers)
  func `an element has the rectangle of what is shown in each frame`(_ tested: Case) throws {
    let screen = Screen(false, size: CGSize(width: 240, height: 160), scale: 64) { tested.view($0) }
    try compare(screen)
    let before = try #require(screen.rect(.red))
    for (isOn, frames) in [(true, 20), (false, 45), (true, 45)] {
      screen.change(isOn, .linear(duration: 0.5))
      for _ in 0..<frames {
        try compare(screen)
        screen.step()
      }
    }
    #expect(screen.rect(.red) != before)
  }

  private func compare(_ screen: Screen<Bool>) throws {
    let drawn = try #require(screen.rect(.red))
    for tree in [screen.graph.tree, screen.graph.keptTree] {
      let element = try #require(tree.all.dropFirst().first, "frame \(screen.frame)")
      let frame = element.frame
      let far =
        [
          frame.minX - drawn.minX, frame.minY - drawn.minY, frame.maxX - drawn.maxX,
          frame.maxY - drawn.maxY,
        ].map(abs).max() ?? .infinity
      #expect(far < 0.02, "frame \(screen.frame): the element has \(frame), drawn is \(drawn)")
    }
  }

  @Test func `an element around a position has the whole place, which stays`() throws {
    let screen = Screen(false) {
      Color.red.frame(width: 20, height: 20).position(x: $0 ? 80 : 20, y: 50)
        .accessibilityElement().accessibilityLabel("X")
    }
    screen.change(true, .linear(duration: 1))
    for _ in 0..<10 {
      let element = try #require(screen.graph.tree.all.first { $0.label == "X" })
      #expect(element.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      screen.step()
    }
  }

  private struct Matched: View {
    let isOn: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 10)
          .matchedGeometryEffect(id: isOn ? "b" : "a", in: space)
        Color.blue.frame(width: 40, height: 30).matchedGeometryEffect(
          id: isOn ? "a" : "b", in: space
        )
        .padding(50)
        Color.red.matchedGeometryEffect(id: "a", in: space, isSource: false)
          .accessibilityElement().accessibilityLabel("X")
      }
    }
  }

  @Test func `an element around matched geometry follows its content`() throws {
    let screen = Screen(false, size: CGSize(width: 240, height: 160), scale: 64) {
      Matched(isOn: $0)
    }
    func compareMatched() throws {
      let drawn = try #require(screen.rect(.red))
      let element = try #require(screen.graph.tree.all.first { $0.label == "X" })
      #expect(
        abs(element.frame.minX - drawn.minX) < 0.02
          && abs(element.frame.width - drawn.width) < 0.02, "\(element.frame), \(drawn)")
    }
    try compareMatched()
    screen.change(true, .linear(duration: 0.5))
    for _ in 0..<40 {
      try compareMatched()
      screen.step()
    }
  }

  @Test func `an element in an insertion has the shown rectangle`() throws {
    let all: [AnyTransition] = [.move(edge: .leading), .scale, .slide, .offset(x: 50, y: 9)]
    for transition in all {
      let screen = Screen(false, size: CGSize(width: 240, height: 160), scale: 64) { isOn in
        VStack {
          Color.blue.frame(height: 5)
          if isOn {
            Text("a").padding(20).background(Color.red).accessibilityElement()
              .accessibilityLabel("X").transition(transition)
          }
        }
      }
      screen.change(true, .linear(duration: 0.5))
      for _ in 0..<40 {
        screen.step()
        guard let drawn = screen.rect(.red), drawn.width > 0.1, drawn.maxX > 0 else { continue }
        let element = try #require(screen.graph.tree.all.first { $0.label == "X" })
        #expect(abs(element.frame.minX - drawn.minX) < 0.02, "\(element.frame), \(drawn)")
        #expect(abs(element.frame.width - drawn.width) < 0.02, "\(element.frame), \(drawn)")
      }
    }
  }

  @Test func `a moving clip leaves the elements that it shows`() throws {
    let screen = Screen(false) { isOn in
      VStack(spacing: 0) {
        Color.blue.frame(height: isOn ? 60 : 0)
        Color.red.frame(height: 20).accessibilityLabel("X").clipped()
      }
      .frame(height: 100, alignment: .top)
    }
    screen.change(true, .linear(duration: 1))
    for _ in 0..<50 {
      let drawn = try #require(screen.rect(.red))
      let element = try #require(screen.graph.tree.all.first { $0.label == "X" })
      #expect(element.frame == drawn && element.details.visible == nil)
      screen.step()
    }
  }

  @Test func `a shape that clips shows the part of an element in it`() throws {
    let screen = Screen(0.0) {
      Color.red.frame(width: 100, height: 20).accessibilityLabel("X")
        .clipShape(Bar(start: 0, end: $0))
    }
    #expect(!screen.graph.tree.all.contains { $0.label == "X" })
    screen.set(25)
    screen.step()
    let element = try #require(screen.graph.tree.all.first { $0.label == "X" })
    #expect(element.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
    #expect(element.details.visible == CGRect(x: 0, y: 40, width: 25, height: 20))
  }
}
