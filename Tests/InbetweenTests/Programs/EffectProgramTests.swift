import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// A program with effects, content transitions and modifiers of its own, as Swift 6 lets them be
/// declared.
@Suite @MainActor struct EffectProgramTests {
  struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * animatableData, y: 0))
    }
  }

  struct Counted: AnimatableModifier {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text("\(Int(value))")) }
  }

  struct Dim: ViewModifier {
    var isOn: Bool
    func body(content: Content) -> some View {
      content.opacity(isOn ? 0.5 : 1).blur(radius: isOn ? 3 : 0)
    }
  }

  struct Card: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "20" : "19").contentTransition(.numericText(value: isOn ? 20 : 19))
        Text("a").modifier(Shake(animatableData: isOn ? 1 : 0).ignoredByLayout())
        Text("b").modifier(Counted(value: isOn ? 9 : 1))
        Text("c").modifier(Dim(isOn: isOn).animation(.linear(duration: 1)))
        Text("d").modifier(Dim(isOn: isOn).transaction { $0.animation = nil })
        Text("e").rotation3DEffect(.degrees(isOn ? 45 : 0), axis: (x: 1, y: 0, z: 0))
        Text("f").transformEffect(.identity).projectionEffect(ProjectionTransform())
        if isOn { Text("g").transition(.blurReplace(.upUp).combined(with: .opacity)) }
      }
      .blur(radius: 0, opaque: true)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test func `shows each of them on its way, and at rest`() throws {
    let tester = StageTester(Card(), size: CGSize(width: 100, height: 240))
    let rest = tester.displayList.items
    #expect(rest.allSatisfy { if case .glyphs = $0.content { true } else { false } })
    tester.tap(CGPoint(x: 50, y: 120))
    tester.advance()
    tester.advance(seconds: 0.5)
    let list = tester.displayList.description
    for part in ["layer blur", "layer projection", "glyphs \"4\"", "glyphs \"1"] {
      #expect(list.contains(part), "\(part) in \(list)")
    }
    _ = try tester.bitmap()
    tester.advance(seconds: 1)
    let end = tester.displayList.items
    // Two dimmed texts stay blurred, one stays turned.
    let layers = end.filter { if case .beginLayer = $0.content { true } else { false } }
    #expect(layers.count == 3)
    #expect(!tester.displayList.description.contains("\"19\""))
  }
}
