import InbetweenTesting
import Observation
import SwiftUI
import Testing
import TweenPaint

/// Programs whose own views and modifiers follow a vector, as Swift 6 lets them be declared.
@Suite @MainActor struct AnimatableProgramTests {
  struct Slider: AnimatableModifier {
    var x: CGFloat
    @State private var unused = 0
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  struct Isolated: ViewModifier, @MainActor Animatable {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  struct Unisolated: View, Animatable {
    var x: CGFloat
    nonisolated var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
  }

  struct Screen: View {
    @State private var x: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).modifier(Slider(x: x))
        Color.red.frame(width: 10, height: 10).modifier(Isolated(x: x))
        Unisolated(x: x)
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { x = 40 } }
    }
  }

  @Test func `each is half way in the middle of a linear animation`() throws {
    let tester = StageTester(Screen(), size: CGSize(width: 200, height: 30))
    tester.tap(CGPoint(x: 100, y: 15))
    tester.advance()
    let start = tester.stage.time.seconds
    tester.advance(seconds: 0.5)
    let elapsed = tester.stage.time.seconds - start
    let offsets = tester.displayList.items.compactMap { item -> CGFloat? in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect.minX - 95
    }
    #expect(offsets.count == 3)
    for offset in offsets {
      // The frame of the tap shows the start, a frame is 40 / 60 points; views stand on pixels.
      #expect(abs(offset - 40 * elapsed) <= 40.0 / 60 + 0.5)
    }
  }

  @Observable final class Lamp { var isOn = false }

  struct LampSwitch: View {
    @Bindable var lamp: Lamp
    var body: some View {
      (lamp.isOn ? Color.white : Color.black).onTapGesture { Child(isOn: $lamp.isOn).toggle() }
    }
    struct Child {
      @Binding var isOn: Bool
      func toggle() { isOn.toggle() }
    }
  }

  @Test func `a binding made by Bindable writes to the object`() throws {
    let lamp = Lamp()
    let tester = StageTester(LampSwitch(lamp: lamp), size: CGSize(width: 10, height: 10))
    tester.tap(CGPoint(x: 5, y: 5))
    tester.advance(frames: 2)
    #expect(lamp.isOn)
    #expect(try tester.bitmap().pixels[0] == 0xFFFF_FFFF)
  }

  struct Waiting: View {
    @State private var count = 0
    var body: some View {
      // Compiles because the closure stays on the main actor.
      Text("\(count)").task { count += 1 }.task(id: count) { count = min(count + 1, 3) }
    }
  }

  struct Waiting_Previews: PreviewProvider {
    static var previews: some View {
      Waiting().previewLayout(.sizeThatFits).previewDisplayName("Waiting")
      Waiting().previewDevice("Desk").preferredColorScheme(.dark)
    }
  }

  @Test func `previews compile and are ordinary views`() {
    let tester = StageTester(Waiting_Previews.previews, size: CGSize(width: 50, height: 50))
    tester.advance()
    #expect(!tester.displayList.items.isEmpty)
    #expect(Waiting_Previews.platform == nil)
  }
}
