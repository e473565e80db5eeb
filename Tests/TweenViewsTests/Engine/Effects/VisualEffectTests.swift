import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("VisualEffect") @MainActor struct VisualEffectTests {
  @Test("effects are made of the view's size and change no layout")
  func size() {
    let screen = Screen(CGFloat(20)) { width in
      VStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
          .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: 3) }
        Color.green.frame(width: 20, height: 10)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 50, y: 43, width: 20, height: 10))
    #expect(screen.rect(.green) == CGRect(x: 40, y: 50, width: 20, height: 10))
    screen.set(40)
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 50, y: 43, width: 40, height: 10))
  }

  @Test("effects follow the view's place, and nest in the order they are added")
  func place() throws {
    let screen = Screen(CGFloat(0)) { x in
      Color.red.frame(width: 20, height: 10)
        .visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .global).minX / 100)
            .scaleEffect(2, anchor: .topLeading).offset(x: 1)
        }
        .padding(.leading, x)
    }
    #expect(screen.rect(.red) == CGRect(x: 41, y: 45, width: 40, height: 20))
    #expect(screen.fills.first?.opacity == 0.4)
    screen.set(20)
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 51, y: 45, width: 40, height: 20))
    #expect(screen.fills.first?.opacity == 0.5)
  }

  @Test("the first effect is shown at once, also under an animation")
  func first() {
    let screen = Screen(false) { isOn in
      ZStack {
        if isOn {
          Color.red.frame(width: 20, height: 10)
            .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            .transition(.identity)
        }
      }
    }
    screen.change(true, .linear(duration: 1))
    #expect(screen.rect(.red) == CGRect(x: 60, y: 45, width: 20, height: 10))
  }

  @Test("a change of size under an animation has the effect glide")
  func gliding() {
    let screen = Screen(CGFloat(20)) { height in
      Color.red.frame(width: 10, height: 10)
        .frame(height: height)
        .visualEffect { content, proxy in content.offset(x: proxy.size.height) }
    }
    screen.change(40, .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.red)?.minX == 75)
  }

  @Test("effects follow transforms around that are animated")
  func following() throws {
    let screen = Screen(CGFloat(0)) { angle in
      Color.red.frame(width: 20, height: 20)
        .visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .global).width / 40)
        }
        .scaleEffect(1 + angle)
    }
    #expect(screen.fills.first?.opacity == 0.5)
    screen.change(1, .linear(duration: 1))
    screen.step(31)
    #expect(abs((screen.fills.first?.opacity ?? 0) - 0.75) < 1e-6)
  }

  @Test("each of several views has an effect of its own, and goes by its transition")
  func several() {
    let screen = Screen([0, 1, 2]) { list in
      VStack(spacing: 0) {
        ForEach(list, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
          .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY) }
      }
    }
    #expect(screen.fills.map(\.shownRect.minX) == [80, 90, 100])
    screen.change([0, 2], .linear(duration: 0.5))
    screen.settle()
    #expect(screen.fills.map(\.shownRect.minX) == [85, 95])
  }

  @Test("content whose kind changes goes on being shown through the effect")
  func changingContent() {
    let screen = Screen(false) { isOn in
      (isOn ? AnyView(Color.red.frame(width: 20, height: 10)) : AnyView(Circle().fill(.green)))
        .visualEffect { content, proxy in content.offset(x: 5) }
    }
    screen.set(true)
    screen.step()
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 45, y: 45, width: 20, height: 10))
    #expect(screen.rect(.green) == nil)
  }

  @Test("all effects apply as the modifiers of their names do")
  func alike() {
    func items<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
      Screen(()) { content() }.graph.displayList.items.map { "\($0.content)" }.joined()
    }
    let box = Color.red.frame(width: 20, height: 10)
    #expect(
      items { box.visualEffect { e, _ in e.rotationEffect(.degrees(30), anchor: .top) } }
        == items { box.rotationEffect(.degrees(30), anchor: .top) })
    #expect(
      items { box.visualEffect { e, _ in e.blur(radius: 3) } } == items { box.blur(radius: 3) })
    #expect(
      items {
        box.visualEffect { e, _ in
          e.brightness(0.1).contrast(0.5).saturation(0.5).grayscale(0.5).hueRotation(.degrees(9))
        }
      }
        == items {
          box.brightness(0.1).contrast(0.5).saturation(0.5).grayscale(0.5).hueRotation(.degrees(9))
        })
    #expect(
      items { box.visualEffect { e, _ in e.rotation3DEffect(.degrees(30), axis: (1, 0, 0)) } }
        == items { box.rotation3DEffect(.degrees(30), axis: (1, 0, 0)) })
    #expect(
      items { box.visualEffect { e, _ in e.scaleEffect(x: 2, y: 3).offset(x: 4) } }
        == items { box.scaleEffect(x: 2, y: 3).transformEffect(.init(translationX: 4, y: 0)) })
  }
}
