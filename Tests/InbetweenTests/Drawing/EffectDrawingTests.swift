import InbetweenTesting
import SwiftUI
import Testing

/// Clips, masks, blends, shadows and colour effects, as pixels.
@Suite @MainActor struct EffectDrawingTests {
  // MARK: Clips and masks

  @Test func `a clip cuts everything inside of it`() throws {
    try expectDrawing("clip") {
      Stripes().rotationEffect(.degrees(30)).clipShape(Circle()).padding(4)
    }
  }

  @Test func `a clip in a turned clip is the part of both`() throws {
    try expectDrawing("clip-in-clip", width: 64) {
      Stripes().clipShape(Rectangle()).rotationEffect(.degrees(45))
        .clipShape(RoundedRectangle(cornerRadius: 12)).padding(6)
    }
  }

  @Test func `a clip by the even-odd rule has holes`() throws {
    try expectDrawing("clip-even-odd", width: 64) {
      Stripes().clipShape(Rings(), style: FillStyle(eoFill: true)).padding(4)
    }
  }

  private struct Rings: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for inset in [0.0, 8, 16] { path.addEllipse(in: rect.insetBy(dx: inset, dy: inset)) }
      }
    }
  }

  @Test func `what is clipped ends at its frame`() throws {
    try expectDrawing("clipped") {
      HStack(spacing: 24) {
        Circle().fill(.red).frame(width: 40, height: 40).frame(width: 24, height: 24)
        Circle().fill(.red).frame(width: 40, height: 40).frame(width: 24, height: 24).clipped()
      }
    }
  }

  @Test func `a mask shows as much as it covers`() throws {
    try expectDrawing("mask-gradient") {
      Stripes().mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
    }
  }

  @Test func `a mask of text shows letters`() throws {
    try expectDrawing("mask-text") {
      Stripes().mask { Text("Mask").font(.system(size: 32)).bold() }
    }
  }

  @Test func `a mask stands where it is aligned and fades what it cuts`() throws {
    try expectDrawing("mask-alignment") {
      Stripes().mask(alignment: .bottomTrailing) {
        Circle().opacity(0.5).frame(width: 48, height: 48)
      }
      .background(.gray)
    }
  }

  @Test func `a view is cut out by a group that takes away`() throws {
    try expectDrawing("destination-out", width: 64) {
      ZStack {
        Stripes()
        Circle().padding(12).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
  }

  // MARK: Blends

  @Test func `leaves are blended one by one`() throws {
    try expectDrawing("blend-leaves") {
      ZStack {
        Stripes()
        HStack(spacing: -16) {
          Circle().fill(.cyan)
          Circle().fill(.yellow)
        }
        .blendMode(.multiply).padding(8)
      }
    }
  }

  @Test func `a group is blended as one picture`() throws {
    try expectDrawing("blend-group") {
      ZStack {
        Stripes()
        HStack(spacing: -16) {
          Circle().fill(.cyan)
          Circle().fill(.yellow)
        }
        .compositingGroup().blendMode(.multiply).padding(8)
      }
    }
  }

  @Test func `a group keeps its blends to itself`() throws {
    try expectDrawing("blend-inside-group") {
      ZStack {
        Stripes()
        ZStack {
          Circle().fill(.cyan)
          Circle().fill(.yellow).padding(10).blendMode(.multiply)
        }
        .compositingGroup().padding(6)
      }
    }
  }

  @Test func `a clip lets blends through`() throws {
    try expectDrawing("blend-in-clip") {
      ZStack {
        Stripes()
        Color.cyan.blendMode(.multiply).clipShape(Circle()).padding(6)
      }
    }
  }

  @Test func `lights add up`() throws {
    try expectDrawing("plus-lighter") {
      ZStack {
        Color.black
        ZStack {
          Circle().fill(Color(red: 1, green: 0, blue: 0)).offset(x: -10, y: 6)
          Circle().fill(Color(red: 0, green: 1, blue: 0)).offset(x: 10, y: 6)
          Circle().fill(Color(red: 0, green: 0, blue: 1)).offset(y: -8)
        }
        .blendMode(.plusLighter).padding(16)
      }
    }
  }

  @Test func `opacity fades leaves, or a group`() throws {
    try expectDrawing("opacity") {
      HStack(spacing: 8) {
        ZStack {
          Circle().fill(.red)
          Circle().fill(.blue).padding(8)
        }
        .opacity(0.5)
        ZStack {
          Circle().fill(.red)
          Circle().fill(.blue).padding(8)
        }
        .compositingGroup().opacity(0.5)
      }
      .padding(6)
    }
  }

  // MARK: Shadows

  @Test func `each leaf casts a shadow, also on the one behind it`() throws {
    try expectDrawing("shadow-leaves") {
      HStack(spacing: -8) {
        Circle().fill(.yellow)
        Circle().fill(.orange)
      }
      .shadow(color: .black, radius: 4, y: 3).padding(12)
    }
  }

  @Test func `a group casts one shadow`() throws {
    try expectDrawing("shadow-group") {
      HStack(spacing: -8) {
        Circle().fill(.yellow)
        Circle().fill(.orange)
      }
      .compositingGroup().shadow(color: .black, radius: 4, y: 3).padding(12)
    }
  }

  @Test func `a shadow without radius is sharp, and turns with what is around it`() throws {
    try expectDrawing("shadow-sharp") {
      HStack(spacing: 20) {
        Rectangle().fill(.green).rotationEffect(.degrees(45)).shadow(color: .gray, radius: 0, x: 8)
        Rectangle().fill(.green).shadow(color: .gray, radius: 0, x: 8).rotationEffect(.degrees(45))
      }
      .frame(height: 26).padding(.horizontal, 12)
    }
  }

  @Test func `the usual shadow is soft and faint`() throws {
    try expectDrawing("shadow-default") {
      RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 6, y: 2).padding(14)
    }
  }

  @Test func `text casts a shadow of its letters`() throws {
    try expectDrawing("shadow-text") {
      Text("Text").font(.system(size: 32)).bold().foregroundStyle(.white)
        .shadow(color: .blue, radius: 3, y: 2)
    }
  }

  @Test func `a translucent caster fades its shadow too`() throws {
    try expectDrawing("shadow-opacity") {
      HStack(spacing: 12) {
        Circle().fill(.red.opacity(0.4)).shadow(color: .black, radius: 2, x: 5, y: 5)
        Circle().fill(.red).shadow(color: .black, radius: 2, x: 5, y: 5).opacity(0.4)
      }
      .padding(10)
    }
  }

  @Test func `an inner shadow falls into a shape, a drop shadow behind it`() throws {
    try expectDrawing("style-shadows") {
      HStack(spacing: 10) {
        Circle().fill(.yellow.shadow(.inner(color: .black, radius: 3, x: 2, y: 2)))
        Circle().fill(
          .yellow.shadow(.drop(color: .black, radius: 2, x: 3, y: 3))
            .shadow(.inner(color: .red, radius: 2)).shadow(.drop(color: .blue, radius: 0, x: -4)))
      }
      .padding(8)
    }
  }

  // MARK: Colours

  @Test func `colour effects are done in the order written`() throws {
    try expectDrawing("color-order") {
      VStack(spacing: 4) {
        Stripes().brightness(0.4).saturation(0.2)
        Stripes().saturation(0.2).brightness(0.4)
        Stripes().contrast(2.5).brightness(-0.3)
        Stripes().brightness(-0.3).contrast(2.5)
      }
    }
  }

  @Test func `colours lose and gain light and hue`() throws {
    try expectDrawing("color-effects", height: 96) {
      VStack(spacing: 2) {
        Stripes()
        Stripes().brightness(0.3)
        Stripes().contrast(0.4)
        Stripes().saturation(2.5)
        Stripes().grayscale(0.8)
        Stripes().hueRotation(.degrees(120))
        Stripes().colorMultiply(.yellow)
        Stripes().colorInvert()
      }
    }
  }

  @Test func `light becomes alpha`() throws {
    try expectDrawing("luminance-to-alpha") {
      LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        .luminanceToAlpha().background(.orange)
    }
  }

  @Test func `a blur softens what is inside, its edges or not`() throws {
    try expectDrawing("blur") {
      HStack(spacing: 12) {
        Stripes().blur(radius: 3)
        Stripes().blur(radius: 3, opaque: true)
      }
      .padding(12)
    }
  }

  @Test func `a linear drawing group and a linear canvas mix light`() throws {
    struct Lights: View {
      var body: some View {
        ZStack {
          Color.black
          Circle().fill(.red).padding(EdgeInsets(top: 0, leading: 0, bottom: 8, trailing: 8))
          Circle().fill(.green.opacity(0.5))
            .padding(EdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 0))
        }
      }
    }
    try expectDrawing("linear-group") {
      HStack(spacing: 4) {
        Lights().drawingGroup()
        Lights().drawingGroup(colorMode: .linear)
        Canvas(opaque: true, colorMode: .extendedLinear) { context, size in
          let side = size.width - 8
          let box = CGRect(x: 0, y: 0, width: side, height: side)
          let middle = (size.height - side) / 2
          context.translateBy(x: 0, y: middle - 4)
          context.fill(Path(ellipseIn: box), with: .color(.red))
          context.translateBy(x: 8, y: 8)
          context.fill(Path(ellipseIn: box), with: .color(.green.opacity(0.5)))
        }
      }
      .padding(6)
    }
  }

  @Test func `an opaque drawing group stands on black`() throws {
    try expectDrawing("opaque-group") {
      HStack(spacing: 8) {
        Circle().fill(.red).drawingGroup()
        Circle().fill(.red).drawingGroup(opaque: true)
      }
      .padding(6)
    }
  }
}
