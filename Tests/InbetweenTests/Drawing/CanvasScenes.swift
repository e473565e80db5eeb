import SwiftUI

/// Small canvases, each for one claim about what a graphics context draws. All are 96 points wide
/// and 64 high.
@MainActor enum CanvasScenes {
  static let size = CGSize(width: 96, height: 64)

  struct Scene {
    var name: String
    var view: AnyView

    @MainActor init<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) {
      self.name = name
      view = AnyView(content())
    }

    @MainActor init(
      _ name: String, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
      self.name = name
      view = AnyView(Canvas(renderer: renderer))
    }
  }

  static let all = paths + states + filters + shadings + symbols

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func star(_ center: CGPoint, _ radius: CGFloat) -> Path {
    var path = Path()
    for index in 0..<5 {
      // Every second corner.
      let turn = CGAffineTransform(rotationAngle: CGFloat(index) * 4 * .pi / 5)
      let corner = CGPoint(x: 0, y: -radius).applying(turn)
      let point = CGPoint(x: center.x + corner.x, y: center.y + corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private static func stripes(_ context: GraphicsContext, _ size: CGSize) {
    for x in stride(from: 0, to: size.width, by: 16) {
      context.fill(
        Path(CGRect(x: x, y: 0, width: 8, height: size.height)), with: .color(.orange))
    }
  }

  // MARK: Paths and transforms

  private static let paths: [Scene] = [
    Scene("fills-and-strokes") { context, _ in
      context.fill(star(CGPoint(x: 24, y: 34), 22), with: .color(.blue))
      context.fill(
        star(CGPoint(x: 72, y: 34), 22), with: .color(.pink), style: FillStyle(eoFill: true))
      context.stroke(
        Path(CGRect(x: 3, y: 3, width: 90, height: 58)), with: .color(.gray),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 5]))
    },
    Scene("petals-in-turned-copies") { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for index in 0..<8 {
        var petal = context
        petal.rotate(by: .degrees(Double(index) * 45))
        petal.scaleBy(x: 1.6, y: 1)
        petal.opacity = 0.6
        petal.fill(
          Path(ellipseIn: CGRect(x: 2, y: -5, width: 17, height: 10)),
          with: .color(Color(hue: Double(index) / 8, saturation: 0.8, brightness: 0.9)))
      }
    },
    Scene("layer-fades-as-a-whole") { context, _ in
      context.opacity = 0.5
      context.fill(circle(22, 32, 16), with: .color(.red))
      context.fill(circle(34, 32, 16), with: .color(.blue))
      context.drawLayer { layer in
        layer.fill(circle(66, 32, 16), with: .color(.red))
        layer.fill(circle(78, 32, 16), with: .color(.blue))
      }
    },
  ]

  // MARK: Clips and blends

  private static let states: [Scene] = [
    Scene("clips-nested-and-inverse") { context, size in
      let everything = Path(CGRect(origin: .zero, size: size))
      var left = context
      left.clip(to: circle(24, 32, 20))
      left.clip(to: circle(34, 32, 20))
      left.fill(everything, with: .color(.green))
      var right = context
      right.clip(to: Path(CGRect(x: 52, y: 8, width: 40, height: 48)))
      right.clip(to: star(CGPoint(x: 72, y: 33), 20), options: .inverse)
      right.fill(everything, with: .color(.purple))
    },
    Scene("letters-as-clip") { context, size in
      context.clipToLayer { layer in
        layer.draw(
          Text("Clip").font(.system(size: 44, weight: .black)),
          at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      stripes(context, size)
      context.fill(
        Path(CGRect(x: 0, y: 32, width: size.width, height: 32)), with: .color(.teal))
    },
    Scene("screen-on-an-opaque-canvas") {
      Canvas(opaque: true) { context, _ in
        context.blendMode = .screen
        context.fill(circle(48, 24, 18), with: .color(red: 1, green: 0, blue: 0))
        context.fill(circle(38, 41, 18), with: .color(red: 0, green: 1, blue: 0))
        context.fill(circle(58, 41, 18), with: .color(red: 0, green: 0, blue: 1))
      }
    },
    Scene("clear-shows-what-is-behind-the-canvas") {
      ZStack {
        Color.yellow
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)), with: .color(.indigo))
          context.blendMode = .clear
          context.fill(circle(34, 32, 16), with: .color(.black))
          context.blendMode = .destinationOut
          context.fill(circle(64, 32, 16), with: .color(.black.opacity(0.5)))
        }
      }
    },
    Scene("source-in-inside-of-a-clip") { context, size in
      context.fill(circle(48, 32, 26), with: .color(.cyan))
      context.clip(to: Path(CGRect(x: 0, y: 16, width: size.width, height: 32)))
      context.blendMode = .sourceIn
      context.fill(Path(CGRect(x: 36, y: 0, width: 24, height: 64)), with: .color(.red))
    },
  ]

  // MARK: Filters

  private static let filters: [Scene] = [
    Scene("metaballs") { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { layer in
        layer.fill(circle(30, 32, 15), with: .color(.black))
        layer.fill(circle(58, 28, 12), with: .color(.black))
        layer.fill(circle(76, 44, 8), with: .color(.black))
      }
    },
    Scene("shadows-outside-and-inside") { context, _ in
      var drop = context
      drop.addFilter(.shadow(color: .black.opacity(0.6), radius: 3, x: 3, y: 3))
      drop.fill(circle(26, 30, 18), with: .color(.mint))
      var inner = context
      inner.addFilter(
        .shadow(
          color: .black.opacity(0.8), radius: 3, x: 3, y: 3, blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]))
      inner.fill(circle(70, 30, 18), with: .color(.mint))
    },
    Scene("shadow-alone-and-inverted") { context, _ in
      var alone = context
      alone.clip(to: Path(CGRect(x: 4, y: 4, width: 42, height: 56)))
      alone.addFilter(.shadow(color: .red, radius: 2, x: 4, y: 4, options: .shadowOnly))
      alone.fill(circle(22, 28, 14), with: .color(.mint))
      var around = context
      around.clip(to: Path(CGRect(x: 50, y: 4, width: 42, height: 56)))
      around.addFilter(
        .shadow(color: .red.opacity(0.7), radius: 2, options: [.shadowOnly, .invertsAlpha]))
      around.fill(circle(71, 32, 14), with: .color(.mint))
    },
    Scene("colour-filters") { context, _ in
      let filters: [GraphicsContext.Filter] = [
        .grayscale(1), .hueRotation(.degrees(120)), .colorInvert(), .contrast(0.4),
        .brightness(0.4), .saturation(2), .colorMultiply(.yellow), .luminanceToAlpha,
      ]
      for (index, filter) in filters.enumerated() {
        var one = context
        one.translateBy(x: CGFloat(index % 4) * 24, y: CGFloat(index / 4) * 32)
        one.addFilter(filter)
        one.drawLayer { layer in
          layer.fill(circle(9, 16, 8), with: .color(.orange))
          layer.fill(circle(15, 16, 8), with: .color(.blue))
        }
      }
    },
    Scene("projection-of-each-drawing") { context, _ in
      var map = ProjectionTransform()
      map.m13 = 0.012
      context.translateBy(x: 10, y: 32)
      context.addFilter(.projectionTransform(map))
      context.fill(Path(CGRect(x: 0, y: -26, width: 120, height: 52)), with: .color(.brown))
      for x in stride(from: 10, to: 120, by: 20) {
        context.fill(Path(CGRect(x: x, y: -20, width: 10, height: 40)), with: .color(.white))
      }
    },
  ]

  // MARK: Shadings

  private static let shadings: [Scene] = [
    Scene("gradients-that-go-on") { context, size in
      let ramp = Gradient(colors: [.blue, .yellow])
      let options: [GraphicsContext.GradientOptions] = [[], .repeat, .mirror, .linearColor]
      for (index, option) in options.enumerated() {
        context.fill(
          Path(CGRect(x: 0, y: CGFloat(index) * 16, width: size.width, height: 15)),
          with: .linearGradient(
            ramp, startPoint: CGPoint(x: index == 3 ? 0 : 36, y: 0),
            endPoint: CGPoint(x: index == 3 ? 96 : 60, y: 0), options: option))
      }
    },
    Scene("gradients-around-a-point") { context, _ in
      context.fill(
        Path(CGRect(x: 2, y: 8, width: 44, height: 48)),
        with: .radialGradient(
          Gradient(colors: [.red, .white]), center: CGPoint(x: 24, y: 32), startRadius: 4,
          endRadius: 10, options: .mirror))
      context.fill(
        circle(72, 32, 22),
        with: .conicGradient(
          Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: CGPoint(x: 72, y: 32),
          angle: .degrees(-90)))
    },
    Scene("backdrop-blurred-under-glass") { context, size in
      stripes(context, size)
      var glass = context
      glass.addFilter(.saturation(0.3))
      glass.addFilter(.blur(radius: 4))
      glass.fill(circle(32, 32, 22), with: .backdrop)
      context.stroke(circle(32, 32, 22), with: .color(.white), lineWidth: 2)
      context.fill(circle(72, 32, 16), with: .backdrop)
      context.stroke(circle(72, 32, 16), with: .color(.black))
    },
    Scene("text-in-place-and-gradient") { context, _ in
      context.draw(Text("Top").font(.caption), in: CGRect(x: 2, y: 2, width: 40, height: 20))
      context.draw(
        Text("End").font(.caption).foregroundColor(.red), at: CGPoint(x: 94, y: 62),
        anchor: .bottomTrailing)
      var text = context.resolve(Text("Canvas").font(.system(size: 24, weight: .bold)))
      text.shading = .linearGradient(
        Gradient(colors: [.blue, .pink]), startPoint: CGPoint(x: 8, y: 0),
        endPoint: CGPoint(x: 88, y: 0))
      context.draw(text, at: CGPoint(x: 48, y: 32))
    },
  ]

  // MARK: Symbols

  private static let symbols: [Scene] = [
    Scene("symbols-along-a-path") {
      Canvas { context, size in
        guard let leaf = context.resolveSymbol(id: "leaf") else { return }
        for index in 0..<9 {
          let angle = Angle.degrees(Double(index) * 22.5 + 180)
          var one = context
          one.translateBy(x: size.width / 2, y: 54)
          one.rotate(by: angle)
          one.translateBy(x: 40, y: 0)
          one.opacity = 0.4 + 0.075 * Double(index)
          one.draw(leaf, at: .zero)
        }
        context.draw(leaf, in: CGRect(x: 40, y: 36, width: 16, height: 26))
      } symbols: {
        ZStack {
          Ellipse().fill(.green)
          Circle().fill(.white).frame(width: 6, height: 6)
        }
        .frame(width: 18, height: 9).tag("leaf")
      }
    }
  ]
}
