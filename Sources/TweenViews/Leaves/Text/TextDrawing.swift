import Foundation
import TweenGeometry
import TweenPaint
import TweenText

/// Makes the display items of lines of text.
struct TextDrawing {
  /// Returns the paint of a style, in coordinates relative to a point of the lines' box.
  var paint: (_ style: Int, _ origin: CGPoint) -> Paint
  var pictures: [TextPicture]
  /// The transform from the box's coordinates to the canvas's.
  var transform: CGAffineTransform
  /// The number of device pixels per point of the canvas.
  var displayScale: Double
  /// The offset of the box's origin from a pixel corner, used to place edges on whole pixels. A laid-out
  /// text rests on a corner; with an offset of zero its parts also stay together while it moves.
  var pixelOffset = CGVector.zero
  var opacity: Double
  /// Whether bars replace the lines.
  var isRedacted = false
  /// Returns whether a style is drawn; pictures of letters have style 0.
  var shows: (_ style: Int) -> Bool = { _ in true }

  /// The items of lines, from back to front.
  func contents(of lines: [Paragraph.Line]) -> [DisplayItem.Content] {
    if isRedacted { return lines.map { bar($0) } }
    // Decorations and backgrounds overlap letters, so that all of them must fade as a group.
    let overlaps =
      opacity != 1 && lines.contains { !$0.decorations.isEmpty || !$0.backgrounds.isEmpty }
    var inner = self
    if overlaps { inner.opacity = 1 }
    var contents: [DisplayItem.Content] = []
    for line in lines {
      for background in line.backgrounds where shows(background.style) {
        contents.append(inner.fill(background, of: line))
      }
    }
    for line in lines { inner.append(line, to: &contents) }
    guard overlaps else { return contents }
    return [.beginLayer(DisplayItem.Layer(opacity: opacity))] + contents + [.endLayer]
  }

  /// The bar that replaces a redacted line.
  private func bar(_ line: Paragraph.Line) -> DisplayItem.Content {
    let rect = CGRect(
      x: line.x, y: line.baseline - line.ascent, width: line.width,
      height: line.ascent + line.descent)
    let radius = min(RedactedLook.cornerRadius, rect.height / 2, rect.width / 2)
    return .fill(
      DisplayItem.Fill(
        path: Path(roundedRect: rect, cornerRadius: radius), paint: paint(0, .zero),
        opacity: opacity * RedactedLook.opacity, transform: transform))
  }

  private func append(_ line: Paragraph.Line, to contents: inout [DisplayItem.Content]) {
    let origin = CGPoint(x: line.x, y: line.baseline)
    let place = line.place(in: transform)
    for decoration in line.decorations where decoration.y >= 0 && shows(decoration.style) {
      contents.append(stroke(decoration, of: line))
    }
    for piece in line.pieces where shows(piece.style) {
      contents.append(
        .glyphs(
          DisplayItem.Glyphs(
            run: piece.run, paint: paint(piece.style, origin), opacity: opacity,
            transform: place)))
    }
    for picture in line.pictures where shows(0) {
      contents.append(
        .image(
          DisplayItem.ImageItem(
            bitmap: picture.bitmap, rect: picture.rect, opacity: opacity * inkOpacity(0),
            transform: place)))
    }
    for attachment in line.attachments
    where shows(attachment.style) && pictures.indices.contains(attachment.id) {
      contents += pictures[attachment.id].contents(
        in: attachment.rect, transform: place, displayScale: displayScale,
        paint: paint(attachment.style, origin), opacity: opacity)
    }
    for decoration in line.decorations where decoration.y < 0 && shows(decoration.style) {
      contents.append(stroke(decoration, of: line))
    }
  }

  /// The opacity of pictures between letters, which follows that of the letters.
  private func inkOpacity(_ style: Int) -> Double {
    if case .solid(let color) = paint(style, .zero) { Double(color.opacity) } else { 1 }
  }

  // MARK: Strokes

  /// A line under or through letters; its edges lie on whole pixels if the text is upright.
  private func stroke(
    _ decoration: Paragraph.Decoration, of line: Paragraph.Line
  ) -> DisplayItem.Content {
    let scale = displayScale > 0 ? displayScale : 1
    let thickness = max((decoration.thickness * scale).rounded(), 1) / scale
    var top = line.baseline + decoration.y - thickness / 2
    if isUpright { top = ((top + pixelOffset.dy) * scale).rounded() / scale - pixelOffset.dy }
    let start = line.x + decoration.x
    return .fill(
      DisplayItem.Fill(
        path: Self.dashes(
          decoration.pattern, CGRect(x: start, y: top, width: decoration.width, height: thickness)),
        paint: paint(decoration.style, .zero), opacity: opacity, transform: transform))
  }

  private var isUpright: Bool {
    transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// The background of characters, over the full height of their line. Its edges lie on whole pixels if the
  /// text is upright, so that neighbours meet without a seam.
  private func fill(
    _ background: Paragraph.Background, of line: Paragraph.Line
  ) -> DisplayItem.Content {
    var rect = CGRect(
      x: line.x + background.x, y: line.baseline - line.ascent, width: background.width,
      height: line.ascent + line.descent)
    if isUpright, displayScale > 0 {
      rect = rect.offsetBy(dx: pixelOffset.dx, dy: pixelOffset.dy)
        .roundedToPixels(scale: displayScale)
        .offsetBy(dx: -pixelOffset.dx, dy: -pixelOffset.dy)
    }
    return .fill(
      DisplayItem.Fill(
        path: Path(rect), paint: paint(background.style, .zero), opacity: opacity,
        transform: transform))
  }

  /// The maximum number of dashes in a line.
  private static let maximumDashes = 10_000.0

  private static func dashes(_ pattern: TextDecoration.Pattern, _ rect: CGRect) -> Path {
    // The lengths of the dashes and of the gaps after them, in multiples of the thickness.
    let lengths: [(dash: Double, gap: Double)] =
      switch pattern {
      case .solid: []
      case .dot: [(1, 1)]
      case .dash: [(4, 2)]
      case .dashDot: [(4, 2), (1, 2)]
      case .dashDotDot: [(4, 2), (1, 2), (1, 2)]
      }
    let unit = rect.height
    guard !lengths.isEmpty, unit > 0, rect.width / unit < maximumDashes else { return Path(rect) }
    var path = Path()
    var x = rect.minX
    var at = 0
    while x < rect.maxX {
      let (dash, gap) = lengths[at % lengths.count]
      path.addRect(
        CGRect(x: x, y: rect.minY, width: min(dash * unit, rect.maxX - x), height: rect.height))
      x += (dash + gap) * unit
      at += 1
    }
    return path
  }
}

extension Paragraph.Line {
  /// The transform of the line's glyphs in a text drawn by `transform`.
  func place(in transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: baseline).concatenating(transform)
  }
}

extension Sequence<Paragraph.Line> {
  /// The styles in which the lines' parts are drawn.
  var styles: Set<Int> {
    var styles: Set<Int> = []
    for line in self {
      for piece in line.pieces { styles.insert(piece.style) }
      for decoration in line.decorations { styles.insert(decoration.style) }
      for background in line.backgrounds { styles.insert(background.style) }
      for attachment in line.attachments { styles.insert(attachment.style) }
      if !line.pictures.isEmpty { styles.insert(0) }
    }
    return styles
  }
}

extension DisplayItem.Content {
  var isGlyphs: Bool { if case .glyphs = self { true } else { false } }

  /// The contents as items that blend with their background by `blend`: each layer as a whole.
  static func items(_ contents: [DisplayItem.Content], blend: BlendOperator) -> [DisplayItem] {
    var depth = 0
    return contents.map { content in
      if content == .endLayer {
        depth -= 1
        return DisplayItem(content)
      }
      defer { if case .beginLayer = content { depth += 1 } }
      return DisplayItem(blend: depth == 0 ? blend : .normal, content)
    }
  }
}
