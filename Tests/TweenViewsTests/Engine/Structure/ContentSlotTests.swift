import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@MainActor @Suite("A place that takes one view") struct ContentSlotTests {
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

  /// Where the new red is half-way through a change of its identity, which begins a frame later.
  private func halfway(@ViewBuilder _ content: @escaping (Bool) -> some View) -> CGRect? {
    let screen = Screen(true, content: content)
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    return screen.rect(.red)
  }

  @Test("has its transition come and go with the identity inside of it")
  func transitionOfIdentities() {
    let moved = CGRect(x: 20, y: 0, width: 100, height: 100)
    #expect(halfway { Color.red.id($0).transition(.offset(x: 40)) } == moved)
    #expect(
      halfway { flag in
        Color.blue.overlay { Color.red.id(flag).transition(.offset(x: 40)) }
      } == moved)
    #expect(
      halfway { Color.red.id($0).padding(5).transition(.offset(x: 40)) }
        == CGRect(x: 25, y: 5, width: 90, height: 90))
    // The one inside has its way.
    #expect(
      halfway { Color.red.transition(.offset(x: 40)).id($0).transition(.offset(x: 80)) } == moved)
  }

  @Test("keeps a transition written around the view whose layer it is to that view")
  func transitionAroundALayer() {
    let there = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      halfway { flag in
        Color.blue.overlay { Color.red.id(flag) }.transition(.offset(x: 40))
      } == there)
    #expect(halfway { Color.red.id($0) } == there)
  }

  @Test("changes at once where the transition written around an identity is none")
  func identityTransition() {
    let screen = Screen(true) { Color.red.id($0).transition(.identity) }
    screen.change(false, .linear(duration: 1))
    let reds = screen.graph.displayList.items.filter { item in
      if case .fill = item.content { true } else { false }
    }
    #expect(reds.count == 1)
  }
}
