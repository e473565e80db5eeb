import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@MainActor @Suite("A place that takes one view") struct OneViewPlaceTests {
  @Test("has a modifier on nothing appear, at the root, erased, behind, before and as a mask")
  func nothing() {
    let log = Log<String>()
    _ = Screen(()) { EmptyView().onAppear { log("root") } }
    _ = Screen(()) { AnyView(EmptyView().onAppear { log("erased") }) }
    _ = Screen(()) {
      Color.red
        .background(EmptyView().onAppear { log("behind") })
        .overlay { AnyView(EmptyView()).onAppear { log("before") } }
        .mask { EmptyView().onAppear { log("mask") } }
        .safeAreaInset(edge: .top) { EmptyView().onAppear { log("inset") } }
    }
    #expect(
      Set(log.entries) == ["root", "erased", "behind", "before", "mask", "inset"]
        && log.entries.count == 6)
  }

  @Test("is no list's: in a stack a modifier on nothing is nothing")
  func nothingInAList() {
    let log = Log<String>()
    _ = Screen(()) { VStack { EmptyView().onAppear { log("stack") } } }
    _ = Screen(()) {
      Color.red
      EmptyView().onAppear { log("tuple") }
    }
    _ = Screen(true) { if $0 { EmptyView().onAppear { log("branch") } } }
    #expect(log.entries == [])
  }

  @Test("keeps a modifier whose content gets another identity, type or branch")
  func anotherIdentity() {
    struct Two: View {
      let isFirst: Bool
      var body: some View {
        if isFirst { Color.red } else { Color.blue }
      }
    }
    let log = Log<String>()
    let screens = [
      Screen(true) { Color.red.id($0).onAppear { log("id") }.onDisappear { log("gone") } },
      Screen(true) { flag in
        (flag ? AnyView(Color.red) : AnyView(EmptyView())).onAppear { log("type") }
      },
      Screen(true) { Two(isFirst: $0).onAppear { log("branch") } },
      Screen(true) { flag in
        Color.red.overlay { Color.blue.id(flag).onAppear { log("overlay") } }
      },
    ]
    for flag in [false, true, false] {
      for screen in screens {
        screen.set(flag)
        screen.step(2)
      }
    }
    #expect(log.entries == ["id", "type", "branch", "overlay"])
  }

  @Test("puts a modifier once around several views, one below the other at the root")
  func several() {
    let log = Log<String>()
    let screen = Screen(()) {
      Group {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .padding(5)
      .background { Color.green.onAppear { log("background") } }
      .onAppear { log("outside") }
    }
    #expect(log.entries == ["background", "outside"])
    // Green once, around both, 5 points further out.
    #expect(screen.graph.displayList.items.count == 3)
    let stacked = Screen(()) {
      VStack {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .padding(5)
      .background(Color.green)
    }
    #expect(screen.graph.displayList.description == stacked.graph.displayList.description)
  }

  @Test("brings what changes to content in its implicit stack")
  func updates() {
    let screen = Screen(1.0) { value in
      Group {
        Color.red.frame(width: 10 * value, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .padding(5 * value)
    }
    let direct = Screen(2.0) { value in
      VStack {
        Color.red.frame(width: 10 * value, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .padding(5 * value)
    }
    screen.set(2)
    screen.step()
    #expect(screen.graph.displayList.description == direct.graph.displayList.description)
  }

  @Test("has a visual effect once around several views, which goes on with them")
  func visualEffects() {
    let seen = Log<CGSize>()
    let screen = Screen(1.0) { value in
      Group {
        Color.red.frame(width: 20 * value, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .visualEffect { effect, proxy in
        MainActor.assumeIsolated { seen(proxy.size) }
        return effect.offset(x: proxy.size.height)
      }
    }
    screen.step()
    // 10 points each, 8 between them.
    #expect(seen.entries.last == CGSize(width: 20, height: 28))
    screen.set(2)
    screen.step(2)
    #expect(seen.entries.last == CGSize(width: 40, height: 28))
    let direct = Screen(()) {
      VStack {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .offset(x: 28)
    }
    #expect(screen.colors == direct.colors)
    // In a list each has its own.
    let listed = Log<CGSize>()
    let list = Screen(()) {
      VStack {
        Group {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
        .visualEffect { effect, proxy in
          MainActor.assumeIsolated { listed(proxy.size) }
          return effect.opacity(1)
        }
      }
    }
    list.step()
    #expect(Set(listed.entries.map(\.width)).isSuperset(of: [20, 30]))
  }
}
