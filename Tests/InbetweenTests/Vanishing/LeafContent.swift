import SwiftUI
import TweenPaint

/// What a kind of leaf shows when there is so much of it, from nothing (0) to the most (3).
@MainActor struct LeafContent {
  let kind: LeafKind
  let amount: Int

  private var share: Double { Double(amount) / 3 }
  private var word: String { ["", "A", "Two words", "Some\nlines, the\nlast \u{1F600}"][amount] }
  private var number: String { ["", "7", "42", "1,000"][amount] }
  private var box: CGRect { CGRect(x: 2, y: 2, width: 16, height: 12) }

  var view: AnyView {
    switch kind {
    case .text, .counting, .fading, .switching, .sized, .sum, .styled, .finished, .rendered,
      .redactedText:
      text
    case .symbol, .replacedSymbol, .unknownSymbol, .image, .resizable: picture
    case .circle, .path, .trimmed, .stroked, .bordered, .bar, .filledTwice, .shadowedShape,
      .material:
      shape
    case .canvas, .canvasLayers, .canvasSymbols: canvas
    case .color, .linear, .radial, .angular, .elliptical, .mesh: gradient
    case .group, .optionals, .timeline, .spacer, .divider: group
    }
  }

  // MARK: Text

  private var text: AnyView {
    switch kind {
    case .counting: AnyView(Text(number).contentTransition(.numericText()))
    case .fading: AnyView(Text(word).contentTransition(.opacity))
    case .switching:
      AnyView(Text(word).contentTransition(amount % 2 == 0 ? .identity : .interpolate))
    case .sized: AnyView(Text("Size").font(.system(size: [0, 4, 12, 30][amount])))
    case .sum:
      AnyView((0..<amount).reduce(Text("")) { $0 + Text("\($1) ").foregroundStyle(.red) })
    case .styled: AnyView(Text(attributed))
    case .finished:
      AnyView(
        Text(word).foregroundStyle(
          amount == 1 ? AnyShapeStyle(.blue) : AnyShapeStyle(.blue.shadow(.drop(radius: 1)))))
    case .rendered: AnyView(Text(word).textRenderer(EverySecondLine(amount: share)))
    case .redactedText: AnyView(Text(word).redacted(reason: .placeholder))
    default: AnyView(Text(word))
    }
  }

  private var attributed: AttributedString {
    var sum = AttributedString()
    for index in 0..<amount {
      var part = AttributedString("part \(index) ")
      part.foregroundColor = index % 2 == 0 ? .red : .blue
      if index == 1 { part.backgroundColor = .yellow }
      if index == 2 { part.link = URL(string: "https://example.org") }
      sum += part
    }
    return sum
  }

  // MARK: Images

  private var picture: AnyView {
    switch kind {
    case .replacedSymbol:
      AnyView(
        Image(systemName: ["", "star", "star.fill", "heart"][amount])
          .contentTransition(.symbolEffect(.replace)))
    case .unknownSymbol: AnyView(Image(systemName: amount > 1 ? "no.such.symbol" : "bell"))
    case .image: AnyView(Image(decorative: Self.checks(amount * 4), scale: 1))
    case .resizable:
      AnyView(Image(decorative: Self.checks(amount * 4), scale: 1).resizable().scaledToFit())
    default:
      AnyView(
        Image(systemName: ["", "star", "heart.fill", "cloud.sun.rain.fill"][amount])
          .symbolRenderingMode(amount == 3 ? .multicolor : .hierarchical))
    }
  }

  private static func checks(_ side: Int) -> CGImage {
    let pixels = (0..<side * side).map { index in
      (index % side + index / side) % 2 == 0 ? UInt32(0xFF20_4060) : 0x8040_2010
    }
    return CGImage(Bitmap(width: side, height: side, pixels: pixels))
  }

  // MARK: Shapes

  private var shape: AnyView {
    switch kind {
    case .path:
      AnyView(
        Path { path in
          for index in 0..<amount { path.addRect(box.offsetBy(dx: Double(index * 5), dy: 0)) }
        }.fill(.purple))
    case .trimmed: AnyView(Circle().trim(from: 0, to: share).stroke(.red, lineWidth: 3))
    case .stroked:
      AnyView(
        Rectangle().stroke(
          .green, style: StrokeStyle(lineWidth: CGFloat(amount), dash: amount == 2 ? [3] : [])))
    case .bordered:
      AnyView(RoundedRectangle(cornerRadius: 6).strokeBorder(.blue, lineWidth: CGFloat(amount) * 9))
    case .bar: AnyView(Rectangle().size(width: CGFloat(amount) * 8, height: 8).fill(.orange))
    case .filledTwice: AnyView(Capsule().fill(.yellow).stroke(.black, lineWidth: CGFloat(amount)))
    case .shadowedShape:
      AnyView(
        Circle().fill(
          amount == 1 ? AnyShapeStyle(.red) : AnyShapeStyle(.red.shadow(.inner(radius: 2)))))
    case .material:
      AnyView(
        Rectangle().fill(
          amount == 0
            ? AnyShapeStyle(.clear)
            : amount == 1 ? AnyShapeStyle(.gray) : AnyShapeStyle(.ultraThinMaterial)))
    default: AnyView(Circle().inset(by: CGFloat(3 - amount) * 15).fill(.red))
    }
  }

  // MARK: Canvases

  private var canvas: AnyView {
    let (amount, box) = (amount, box)
    switch kind {
    case .canvasLayers:
      return AnyView(
        Canvas { context, _ in
          for index in 0..<amount {
            context.drawLayer { layer in
              layer.addFilter(.blur(radius: CGFloat(index)))
              if index != 1 { layer.fill(Path(box), with: .color(.red)) }
            }
          }
        })
    case .canvasSymbols:
      return AnyView(
        Canvas { context, size in
          for index in 0..<3 {
            guard let symbol = context.resolveSymbol(id: index) else { continue }
            context.draw(symbol, at: CGPoint(x: Double(index) * 10, y: 8))
          }
          context.draw(Text(word), at: CGPoint(x: size.width / 2, y: size.height / 2))
        } symbols: {
          ForEach(0..<amount, id: \.self) { Circle().frame(width: 8, height: 8).tag($0) }
        })
    default:
      return AnyView(
        Canvas { context, _ in
          for index in 0..<amount {
            context.fill(Path(box.offsetBy(dx: 0, dy: Double(index) * 8)), with: .color(.blue))
          }
        })
    }
  }

  // MARK: Gradients

  private var gradient: AnyView {
    let colors = Array([Color.red, .yellow, .blue].prefix(amount))
    switch kind {
    case .linear:
      return AnyView(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    case .radial:
      return AnyView(
        RadialGradient(
          colors: colors, center: .center, startRadius: 0, endRadius: CGFloat(amount) * 9))
    case .angular: return AnyView(AngularGradient(colors: colors, center: .center))
    case .elliptical: return AnyView(EllipticalGradient(colors: colors))
    case .mesh:
      let side = max(amount, 1)
      let points = (0..<side * side).map { index in
        SIMD2<Float>(Float(index % side), Float(index / side)) / Float(max(side - 1, 1))
      }
      return AnyView(
        MeshGradient(
          width: amount, height: amount, points: amount == 0 ? [] : points,
          colors: (0..<amount * amount).map { $0 % 2 == 0 ? .red : .green }))
    default: return AnyView([Color.clear, .red, .blue, .green.opacity(0.5)][amount])
    }
  }

  // MARK: Groups

  private var group: AnyView {
    let amount = amount
    switch kind {
    case .optionals:
      return AnyView(
        VStack {
          if amount > 0 { Text("one") }
          if amount > 1 { Circle() } else { EmptyView() }
          if amount == 3 { Group { Color.red } }
        })
    case .timeline:
      return AnyView(TimelineView(.explicit([])) { _ in if amount > 1 { Text("\(amount)") } })
    case .spacer: return AnyView(Spacer(minLength: CGFloat(amount)))
    case .divider: return AnyView(Group { if amount % 2 == 1 { Divider() } })
    default:
      return AnyView(
        Group {
          ForEach(0..<amount, id: \.self) { index in
            Rectangle().fill(index == 1 ? .red : .green).transition(.scale)
          }
        })
    }
  }
}

/// Draws the lines of a text that are asked for.
private struct EverySecondLine: TextRenderer {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, line) in layout.enumerated() where index % 2 == 0 || amount > 0.5 {
      var copy = context
      copy.opacity = min(1, amount)
      copy.draw(line)
    }
  }
}
