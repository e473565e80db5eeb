import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("onGeometryChange") @MainActor struct GeometryChangeTests {
  @Test("tells the first value and every other one, once each")
  func values() {
    let log = Log<CGSize>()
    let screen = Screen(CGFloat(20)) { width in
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log($0)
        }
        .padding(.top, width / 2)
    }
    #expect(log.entries == [CGSize(width: 20, height: 10)])
    screen.step(2)
    screen.set(40)
    screen.step(2)
    #expect(
      log.entries == [CGSize(width: 20, height: 10), CGSize(width: 40, height: 10)])
  }

  @Test("the form with two values tells the old one too; at first both are the same")
  func oldAndNew() {
    let log = Log<[CGFloat]>()
    let screen = Screen(CGFloat(20)) { width in
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: { old, new in
          log([old, new])
        }
    }
    screen.set(40)
    screen.step()
    #expect(log.entries == [[40, 40], [40, 30]])
  }

  @Test("what the action writes shows in the same frame")
  func writing() {
    struct Doubled: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
          Color.green.frame(width: width * 2, height: 10)
        }
      }
    }
    #expect(Screen(()) { Doubled() }.rect(.green)?.width == 40)
  }

  @Test("a view that grows by its own size is bounded, with a warning that names it")
  func endless() {
    struct Endless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
    let screen = Screen(()) { Endless() }
    #expect(
      screen.warnings.contains {
        $0.contains("onGeometryChange") && $0.contains("multiple times per frame")
          && $0.contains("Endless")
      })
  }

  @Test("a value that stays is no news, however the view moves")
  func coarse() {
    let log = Log<Bool>()
    let screen = Screen(CGFloat(0)) { y in
      Color.red.frame(width: 20, height: 10).offset(y: y)
        .onGeometryChange(for: Bool.self) {
          $0.frame(in: .global).minY > 50
        } action: {
          log($0)
        }
        .offset(y: y)
    }
    screen.set(3)
    screen.step()
    #expect(log.entries == [false])
    screen.set(10)
    screen.step()
    #expect(log.entries == [false, true])
  }
}
