import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Reporting: View {
  let log: Log<Namespace.ID>
  var count: Int
  @Namespace private var space
  var body: some View {
    log(space)
    return Color.red.opacity(count == 0 ? 1 : 0.5)
  }
}

@Suite("A namespace") @MainActor struct NamespaceTests {
  @Test("is the same in every evaluation, another in every place, and equal in every run")
  func identity() {
    func run() -> [Namespace.ID] {
      let log = Log<Namespace.ID>()
      let screen = Screen(0) { count in
        VStack {
          Reporting(log: log, count: count)
          Reporting(log: log, count: count)
        }
      }
      screen.set(1)
      screen.step()
      return log.entries
    }
    let ids = run()
    #expect(ids.count == 4)
    #expect(ids[0] == ids[2] && ids[1] == ids[3])
    #expect(ids[0] != ids[1])
    #expect(run() == ids)
  }

  @Test("begins anew with the view's identity")
  func renewal() {
    let log = Log<Namespace.ID>()
    let screen = Screen(0) { Reporting(log: log, count: 0).id($0) }
    screen.set(1)
    screen.step()
    #expect(Set(log.entries).count == 2)
  }

  @Test("keeps equal identifiers apart, and identifiers of different types")
  func separation() {
    let screen = Screen(()) { _ in
      HStack(spacing: 0) {
        Named { space in
          Color.blue.matchedGeometryEffect(id: 1, in: space)
          Color.green.matchedGeometryEffect(id: 1.0, in: space, isSource: false)
        }
        Named { space in Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false) }
        Color.orange
      }
    }
    #expect(screen.rect(.green) == CGRect(x: 25, y: 0, width: 25, height: 100))
    #expect(screen.rect(.red) == CGRect(x: 50, y: 0, width: 25, height: 100))
    #expect(screen.warnings.isEmpty)
  }

  @Test("matches nothing when it was read outside of a body, and says so")
  func outside() {
    let nowhere = Namespace().wrappedValue
    let screen = Screen(()) { _ in
      HStack(spacing: 0) {
        Color.blue.matchedGeometryEffect(id: "lost", in: nowhere)
        Color.red.matchedGeometryEffect(id: "lost", in: nowhere, isSource: false)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("\"lost\"") == true)
  }

  @Test("works in a modifier")
  func modifier() {
    struct Matching: ViewModifier {
      @Namespace private var space
      func body(content: Content) -> some View {
        ZStack {
          content.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 30)
          Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let screen = Screen(()) { _ in Color.blue.modifier(Matching()) }
    #expect(screen.rect(.red) == CGRect(x: 35, y: 35, width: 30, height: 30))
  }
}
