import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Boxes: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private enum Corners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(
    value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?
  ) {
    value = value ?? nextValue()
  }
}

private enum Single: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@Suite("Anchor") @MainActor struct AnchorTests {
  /// Three boxes, of which the chosen one is underlined in green.
  private struct Tabs: View {
    let chosen: String
    var body: some View {
      HStack(spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Color.red.frame(width: 20, height: 10)
            .anchorPreference(key: Boxes.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(5)
      .overlayPreferenceValue(Boxes.self) { boxes in
        GeometryReader { proxy in
          if let anchor = boxes[chosen] {
            let box = proxy[anchor]
            Color.green.frame(width: box.width, height: 2)
              .offset(x: box.minX, y: box.maxY)
          }
        }
      }
    }
  }

  @Test("a highlight lies under the view whose anchor it takes, and glides to another")
  func highlight() {
    let screen = Screen("a") { Tabs(chosen: $0) }
    // The row is 80 wide from 10, 10 high from 45.
    #expect(screen.rect(.green) == CGRect(x: 10, y: 55, width: 20, height: 2))
    screen.change("c", .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.green) == CGRect(x: 40, y: 55, width: 20, height: 2))
    screen.settle()
    #expect(screen.rect(.green) == CGRect(x: 70, y: 55, width: 20, height: 2))
    #expect(screen.warnings.isEmpty)
  }

  @Test("anchors follow their views as they move")
  func following() {
    let screen = Screen(CGFloat(0)) { gap in
      VStack(spacing: 0) {
        Color.clear.frame(height: gap)
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Boxes.self, value: .bounds) { ["a": $0] }
        Spacer(minLength: 0)
      }
      .overlayPreferenceValue(Boxes.self) { boxes in
        GeometryReader { proxy in
          if let anchor = boxes["a"] {
            let box = proxy[anchor]
            Color.green.frame(width: box.width, height: box.height)
              .offset(x: box.minX, y: box.minY)
          }
        }
      }
    }
    #expect(screen.rect(.green) == screen.rect(.red))
    screen.set(33)
    screen.step()
    #expect(screen.rect(.red)?.minY == 33)
    #expect(screen.rect(.green) == screen.rect(.red))
  }

  @Test("anchors follow transforms in flight, frame by frame")
  func inFlight() throws {
    let screen = Screen(1.0) { scale in
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Boxes.self, value: .bounds) { ["a": $0] }
        .scaleEffect(scale)
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(Boxes.self) { boxes in
          GeometryReader { proxy in
            let box = boxes["a"].map { proxy[$0] } ?? .zero
            Color.green.frame(width: box.width, height: 1)
          }
        }
    }
    screen.change(2, .linear(duration: 1))
    screen.step(31)
    let width = try #require(screen.rect(.red)).width
    #expect(abs(width - 30) < 1e-9)
    // Leaves lie on whole pixels.
    #expect(screen.rect(.green)?.width == 30)
  }

  @Test("within a turned space an anchor's rectangle is as it was")
  func turned() {
    let log = Log<CGRect>()
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Boxes.self, value: .bounds) { ["a": $0] }
        .padding(5)
        .overlayPreferenceValue(Boxes.self) { boxes in
          GeometryReader { proxy in
            if let anchor = boxes["a"] {
              let _ = log(proxy[anchor])
            }
          }
        }
        .rotationEffect(.degrees(30))
    }
    let rect = log.entries.last ?? .zero
    #expect(abs(rect.minX - 5) < 1e-9 && abs(rect.minY - 5) < 1e-9)
    #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 10) < 1e-9)
    _ = screen
  }

  @Test("points, unit points and rectangles, several or none, are told in the reader's coordinates")
  func sources() {
    let log = Log<String>()
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(
          key: Corners.self,
          value: Anchor<[CGPoint]>.Source([
            .topLeading, .unitPoint(UnitPoint(x: 0.25, y: 1)), .point(CGPoint(x: 3, y: 4)),
          ])
        ) { $0 }
        .padding(5)
        .overlayPreferenceValue(Corners.self) { corners in
          GeometryReader { proxy in
            if let corners {
              let _ = log(proxy[corners].map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
            }
          }
        }
        .environment(\.layoutDirection, direction)
    }
    #expect(log.entries.last == "5,5 10,15 8,9")
    screen.set(.rightToLeft)
    screen.step()
    #expect(log.entries.last == "25,5 20,15 8,9")
  }

  @Test("an optional source tells an optional value")
  func optional() {
    let source = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)
    #expect(source.points(CGSize(width: 10, height: 10), .leftToRight).isEmpty)
    #expect(source.make([], []) == .some(nil))
    let some = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source.center)
    let points = some.points(CGSize(width: 10, height: 20), .leftToRight)
    #expect(some.make(points[...], points[...]) == CGPoint(x: 5, y: 10))
  }

  @Test("transformAnchorPreference adds to what the views inside tell")
  func transform() {
    let log = Log<[String]>()
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Boxes.self, value: .bounds) { ["a": $0] }
        .padding(5)
        .transformAnchorPreference(key: Boxes.self, value: .bounds) { $0["b"] = $1 }
        .overlayPreferenceValue(Boxes.self) { boxes in
          GeometryReader { proxy in
            let _ = log(boxes.keys.sorted().map { "\($0)\(Int(proxy[boxes[$0]!].width))" })
          }
        }
    }
    #expect(log.entries.last == ["a20", "b30"])
    _ = screen
  }

  @Test("anchors compare by where they lie, so that changes are noticed")
  func comparing() {
    let log = Log<Bool>()
    let screen = Screen(CGFloat(0)) { x in
      Color.red.frame(width: 20, height: 10).padding(.leading, x)
        .frame(width: 80, alignment: .leading)
        .overlay(alignment: .trailing) {
          Color.green.frame(width: 10, height: 10)
            .anchorPreference(key: Single.self, value: .center) { $0 }
        }
        .onPreferenceChange(Single.self) { log($0 != nil) }
    }
    #expect(log.entries == [true])
    screen.set(20)
    screen.step()
    #expect(log.entries == [true])
  }
}
