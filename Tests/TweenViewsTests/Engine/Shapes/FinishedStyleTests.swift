import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A style with a finish") @MainActor struct FinishedStyleTests {
  private func box<S: ShapeStyle>(_ style: S) -> some View {
    Rectangle().fill(style).frame(width: 10, height: 10)
  }

  private func shadows<Value>(_ screen: Screen<Value>) -> [DisplayItem.Shadow] {
    screen.graph.displayList.items.compactMap { item in
      guard case .beginLayer(let layer) = item.content, case .shadow(let shadow) = layer.effect
      else { return nil }
      return shadow
    }
  }

  @Test func `casts a shadow behind what it fills, or into it`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        box(.red.shadow(.drop(radius: 2, x: 1, y: 3)))
        box(.red.shadow(.inner(color: .blue, radius: 4)))
      }
    }
    #expect(
      drawn(screen) == """
        layer shadow #00000054 2 1 3 transform 1 0 0 1 45 40
          fill #FF3B30FF transform 1 0 0 1 45 40 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        layer inner-shadow #007AFFFF 4 0 0 transform 1 0 0 1 45 50
          fill #FF3B30FF transform 1 0 0 1 45 50 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `casts several shadows, each by the paint alone, the first in front`() {
    let screen = Screen(()) {
      box(
        .red.shadow(.drop(color: .blue, radius: 1)).shadow(.inner(color: .white, radius: 2))
          .shadow(.drop(color: .green, radius: 3)))
    }
    #expect(
      drawn(screen) == """
        layer shadow #34C759FF 3 0 0 alone transform 1 0 0 1 45 45
          fill #000000FF transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        layer shadow #007AFFFF 1 0 0 transform 1 0 0 1 45 45
          layer inner-shadow #FFFFFFFF 2 0 0 transform 1 0 0 1 45 45
            fill #FF3B30FF transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end

        """)
  }

  @Test func `fades and blends as one picture`() {
    let screen = Screen(()) {
      VStack {
        box(.red.shadow(.drop(radius: 1))).opacity(0.5).blendMode(.multiply)
        box(.red.shadow(.drop(radius: 1)).shadow(.drop(radius: 2))).opacity(0.5)
          .blendMode(.screen)
      }
    }
    let items = screen.graph.displayList.items
    #expect(items[0].blend == .multiply && items[0].description.contains("opacity 0.5"))
    #expect(!items[1].description.contains("opacity"))
    #expect(items[3].description == "layer opacity 0.5 blend screen")
    #expect(items.dropFirst(4).allSatisfy { $0.blend == .normal })
    #expect(items.dropFirst(4).allSatisfy { !$0.description.contains("opacity") })
  }

  @Test func `is cast by text too, and within the shadow of the view`() {
    let screen = Screen(()) {
      Text("a").foregroundStyle(.red.shadow(.drop(radius: 1))).shadow(color: .blue, radius: 2)
    }
    #expect(shadows(screen).map(\.radius) == [2, 1])
    #expect(screen.graph.displayList.items[2].description.hasPrefix("glyphs \"a\""))
  }

  @Test func `casts no shadow where no letter has it`() {
    let shadow = Color.green.shadow(.drop(radius: 1))
    let (red, blue) = (Text("a").foregroundStyle(.red), Text("b").foregroundStyle(.blue))
    let none = Screen(()) { (red + blue).foregroundStyle(shadow) }
    #expect(shadows(none).isEmpty)
    #expect(
      none.graph.displayList.items.map { String($0.description.prefix(9)) } == [
        "layer", "glyphs \"a", "glyphs \"b", "end",
      ])
    let some = Screen(()) { (red + Text("b")).foregroundStyle(shadow) }
    #expect(shadows(some).count == 1)
  }

  @Test func `is not cast by letters that bars stand for`() {
    let text = Text("a") + Text("b").foregroundStyle(.green.shadow(.drop(radius: 1)))
    let shown = Screen(()) { text }
    #expect(shadows(shown).count == 1)
    let hidden = Screen(()) { text.redacted(reason: .placeholder) }
    #expect(shadows(hidden).isEmpty)
    #expect(hidden.graph.displayList.items.count == 1)
  }

  @Test func `glides, shadow by shadow`() {
    let screen = Screen(false) { isOn in
      box(.red.shadow(.drop(color: .black, radius: isOn ? 8 : 0, x: isOn ? -4 : 0)))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(16)
    #expect(shadows(screen).map(\.radius) == [2])
    #expect(shadows(screen).map(\.offset) == [CGSize(width: -1, height: 0)])
    screen.settle()
    #expect(shadows(screen).map(\.radius) == [8])
  }

  @Test func `comes and goes with its style`() {
    let screen = Screen(0) { count in
      Rectangle().fill(
        count == 0
          ? AnyShapeStyle(.red)
          : count == 1
            ? AnyShapeStyle(.red.shadow(.drop(radius: 1))) : AnyShapeStyle(.ultraThinMaterial))
    }
    let counts = [0, 1, 0, 2, 1, 2, 0].map { value in
      screen.set(value)
      screen.step()
      return screen.graph.displayList.items.count
    }
    #expect(counts == [1, 3, 1, 3, 3, 3, 1])
  }

  @Test func `keeps its finish in the foreground and at lower levels`() {
    let screen = Screen(()) {
      Rectangle().fill(.secondary).foregroundStyle(.red.shadow(.drop(radius: 3)))
    }
    #expect(shadows(screen).map(\.radius) == [3])
    #expect(screen.colors.map(\.opacity) == [0.5])
  }

  @Test func `spans the rectangle it is put in`() {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let screen = Screen(()) {
      VStack(spacing: 0) {
        box(gradient)
        box(gradient.in(CGRect(x: -10, y: 5, width: 40, height: 2)))
      }
    }
    let lines = screen.fills.map { fill -> [CGPoint] in
      guard case .gradient(let gradient) = fill.paint,
        case .linear(let start, let end) = gradient.geometry
      else { return [] }
      return [start, end]
    }
    #expect(lines[0] == [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(lines[1] == [CGPoint(x: -10, y: 6), CGPoint(x: 30, y: 6)])
  }

  @Test func `has levels of its own, and the foreground's by name`() {
    let screen = Screen(()) {
      VStack {
        box(.red.secondary)
        box(.red.quinary)
        box(AnyShapeStyle.opacity(0.25)).foregroundStyle(.blue)
        box(.red.opacity(0.5).opacity(0.5))
      }
    }
    #expect(screen.colors.map(\.opacity) == [0.5, 0.1, 0.25, 0.25])
    #expect(screen.colors[2].blue == 1)
  }

  @Test func `a container's gradient spans each leaf`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 30, height: 10)
      }
      .foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let ends = screen.fills.compactMap { fill -> CGFloat? in
      guard case .gradient(let gradient) = fill.paint, case .linear(_, let end) = gradient.geometry
      else { return nil }
      return end.x
    }
    #expect(ends == [10, 30])
  }

  @Test func `of a background is what was set for it`() {
    let screen = Screen(()) {
      VStack {
        Color.clear.background()
        Color.clear.background(in: .rect).backgroundStyle(.red)
        Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))
          .backgroundStyle(.blue)
      }
    }
    let shown = screen.colors.filter { $0.opacity > 0 }
    #expect(shown.map(\.opacity) == [1, 1, 0.5])
    #expect(shown[1] == Color.red.resolve(in: EnvironmentValues()))
    // The style that was set is resolved where it stands: outside of it is the blue.
    let blue = Color.blue.resolve(in: EnvironmentValues())
    #expect(shown[2].linearBlue == blue.linearBlue && shown[2].linearRed == blue.linearRed)
  }
}

@Suite("A material") @MainActor struct MaterialTests {
  private let saturation =
    "color-matrix ( 1.63 -0.572 -0.058 0 0 -0.17 1.228 -0.058 0 0 -0.17 -0.572 1.742 0 0 0 0 0 1 0 )"

  @Test func `is what lies behind, blurred and more colourful under a tint, in its shape`() {
    let screen = Screen(()) {
      ZStack {
        Color.red
        Rectangle().fill(.regularMaterial).frame(width: 10, height: 10)
      }
    }
    #expect(
      drawn(screen) == """
        fill #FF3B30FF path M 0 0 L 100 0 L 100 100 L 0 100 Z
        layer backdrop 20 \(saturation) transform 1 0 0 1 45 45 clip \
        transform 1 0 0 1 45 45 M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill aliased #F7F7F7B2 transform 1 0 0 1 45 45 path M -1 -1 L 11 -1 L 11 11 L -1 11 Z
        end

        """)
  }

  @Test func `is less see-through the thicker it is, and dark in the dark`() {
    func tints(_ scheme: ColorScheme) -> [Color.Resolved] {
      Screen(()) {
        VStack {
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(.thinMaterial)
          Rectangle().fill(.regularMaterial)
          Rectangle().fill(.thickMaterial)
          Rectangle().fill(.ultraThickMaterial)
        }
        .environment(\.colorScheme, scheme)
      }.colors
    }
    for scheme in [ColorScheme.light, .dark] {
      let opacities = tints(scheme).map(\.opacity)
      #expect(opacities.count == 5 && opacities == opacities.sorted())
      #expect(Set(opacities).count == 5)
    }
    #expect(tints(.light).allSatisfy { $0.red > 0.9 })
    #expect(tints(.dark).allSatisfy { $0.red < 0.2 })
  }

  @Test func `is a background of its own shape`() {
    let screen = Screen(()) {
      VStack {
        Text("a").background(.thinMaterial)
        Text("b").background(.bar, in: Capsule())
        Text("c").background(.ultraThickMaterial, ignoresSafeAreaEdges: .top)
      }
    }
    let kinds = screen.graph.displayList.items.map { String($0.description.prefix(6)) }
    #expect(
      kinds == Array(repeating: ["layer ", "fill a", "end", "glyphs"], count: 3).flatMap { $0 })
  }

  @Test func `as text is cut by its glyphs`() {
    let screen = Screen(()) { Text("a").foregroundStyle(.thickMaterial) }
    let items = screen.graph.displayList.items.map(\.description)
    #expect(
      items.map { String($0.prefix(9)) }
        == ["layer bac", "fill alia", "mask", "glyphs \"a", "end", "end"])
    #expect(items[3].contains("#000000FF"))
  }

  @Test func `sees past clips and shadows around it`() {
    let screen = Screen(()) {
      ZStack {
        Color.red
        Rectangle().fill(.thinMaterial).frame(width: 10, height: 10).clipShape(Rectangle())
          .shadow(color: .black, radius: 3).opacity(0.5)
      }
    }
    let lines = drawn(screen).split(separator: "\n").map { String($0.prefix(40)) }
    #expect(
      lines == [
        "fill #FF3B30FF path M 0 0 L 100 0 L 100 ",
        "layer shadow #000000FF 3 0 0 alone opaci",
        "  layer clip transform 1 0 0 1 45 45 M 0",
        "    fill #000000FF transform 1 0 0 1 45 ",
        "  end",
        "end",
        "layer backdrop 20 color-matrix ( 1.63 -0",
        "  fill aliased #F7F7F78C transform 1 0 0",
        "  mask",
        "    fill #000000FF transform 1 0 0 1 45 ",
        "  end",
        "end",
      ])
    #expect(screen.graph.displayList.items[1].description.contains("opacity 0.5"))
    #expect(screen.graph.displayList.items[6].description.contains("opacity 0.5"))
  }

  @Test func `fades by its style's opacity as a whole`() {
    let screen = Screen(()) { Rectangle().fill(.regularMaterial.opacity(0.25)) }
    #expect(screen.graph.displayList.items[0].description.contains(" opacity 0.25 clip "))
    #expect(screen.colors.map(\.opacity) == [0.7])
  }

  @Test func `of an empty shape is nothing`() {
    let screen = Screen(()) { Path().fill(.regularMaterial) }
    #expect(screen.graph.displayList.items.isEmpty)
  }

  @Test func `is hit as the shape it fills`() {
    let taps = Log<String>()
    let screen = Screen(()) { Circle().fill(.thinMaterial).onTapGesture { taps("glass") } }
    screen.tap(50, 50)
    screen.tap(2, 2)
    #expect(taps.entries.count == 1)
  }
}
