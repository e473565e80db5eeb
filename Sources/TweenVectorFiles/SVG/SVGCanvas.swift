import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint

/// Writes drawing calls as an SVG file.
///
/// Definitions (gradients, clips, masks) precede the elements that refer to them, in the order of
/// their first use, with an id of a letter and a number. Equal gradients, clips and bitmaps are
/// defined once.
final class SVGCanvas: VectorCanvas {
  /// A group or a mask that is open.
  private struct Frame {
    var body = VectorBytes()
    var group: VectorGroup?
    /// The ids of clips of transparent groups, outermost first.
    var clips: [String] = []
    /// The masks that cut it, and their ids.
    var maskElements = VectorBytes()
    var masks: [String] = []
  }

  private let size: CGSize
  private var frames = [Frame()]
  private var gradients: [VectorGradient: String] = [:]
  private var clips: [(shape: VectorShape, id: String)] = []
  private var pictures: [PictureKey: String] = [:]
  private var maskCount = 0
  private var failure: PNGEncoder.Failure?

  private struct PictureKey: Hashable {
    var hash: String
    var width: Int
    var sampling: String
  }

  init(size: CGSize) { self.size = size }

  var embedsText: Bool { false }

  /// The whole file.
  func file() throws(PNGEncoder.Failure) -> [UInt8] {
    if let failure { throw failure }
    let (width, height) = (Double(size.width), Double(size.height))
    var file = VectorBytes()
    file.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.add(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    file.add(" width=\"\(VectorBytes.text(width))\" height=\"\(VectorBytes.text(height))\"")
    file.add(" viewBox=\"0 0 \(VectorBytes.text(width)) \(VectorBytes.text(height))\">\n")
    for frame in frames { file.add(frame.body) }
    file.add("</svg>\n")
    return file.bytes
  }

  /// Begins an element that blends with the content behind it. Where transparent groups are open,
  /// elements around it clip it, since `clip-path` isolates the elements inside; the outermost of
  /// them then blends.
  ///
  /// - Returns: The blend mode of the element itself.
  private func beginElement(_ blend: BlendOperator) -> BlendOperator {
    var rest = blend
    for clip in frames[frames.count - 1].clips {
      add("<g clip-path=\"url(#\(clip))\"")
      addStyle(blend: rest)
      add(">")
      rest = .normal
    }
    return rest
  }

  private func endElement() {
    for _ in frames[frames.count - 1].clips { add("</g>") }
    add("\n")
  }

  private func add(_ text: String) { frames[frames.count - 1].body.add(text) }
  private func add(_ bytes: VectorBytes) { frames[frames.count - 1].body.add(bytes) }

  // MARK: Shapes

  func fill(_ shape: VectorShape, paint: VectorPaint, blend: BlendOperator, label: String?) {
    let filling = attributes(of: paint, "fill")
    let blend = beginElement(blend)
    add("<path")
    if let label, let text = SVGEscape.attribute(label) {
      add(" role=\"img\" aria-label=\"\(text)\"")
    }
    addData(shape.path)
    add(filling)
    if shape.rule == .evenOdd { add(" fill-rule=\"evenodd\"") }
    if !shape.isAntialiased { add(" shape-rendering=\"crispEdges\"") }
    addStyle(blend: blend)
    add("/>")
    endElement()
  }

  func stroke(
    _ shape: VectorShape, style: StrokeStyle, paint: VectorPaint, blend: BlendOperator
  ) {
    let stroking = attributes(of: paint, "stroke")
    let blend = beginElement(blend)
    add("<path")
    addData(shape.path)
    add(" fill=\"none\"\(stroking)")
    add(" stroke-width=\"\(VectorBytes.text(style.lineWidth, digits: VectorBytes.factorDigits))\"")
    switch style.lineCap {
    case .butt: break
    case .round: add(" stroke-linecap=\"round\"")
    case .square: add(" stroke-linecap=\"square\"")
    }
    switch style.lineJoin {
    case .miter: add(" stroke-miterlimit=\"\(VectorBytes.text(style.miterLimit))\"")
    case .round: add(" stroke-linejoin=\"round\"")
    case .bevel: add(" stroke-linejoin=\"bevel\"")
    }
    if !style.dash.isEmpty {
      let lengths = style.dash.map { VectorBytes.text($0) }.joined(separator: " ")
      add(" stroke-dasharray=\"\(lengths)\"")
      if style.dashPhase != 0 { add(" stroke-dashoffset=\"\(VectorBytes.text(style.dashPhase))\"") }
    }
    addStyle(blend: blend)
    add("/>")
    endElement()
  }

  private func addData(_ path: Path) {
    add(" d=\"")
    add(SVGPathWriter.data(of: path))
    add("\"")
  }

  // The fallback of embedded text: never called, since `embedsText` is false.
  func text(
    _ run: GlyphRun, transform: CGAffineTransform, color: VectorColor, blend: BlendOperator
  ) {}

  // MARK: Paints

  private func attributes(of paint: VectorPaint, _ name: String) -> String {
    switch paint {
    case .solid(let color):
      let opacity =
        color.alpha >= 1 ? "" : " \(name)-opacity=\"\(VectorBytes.text(color.alpha, digits: 4))\""
      return " \(name)=\"\(Self.hexadecimal(color.red, color.green, color.blue))\"\(opacity)"
    case .gradient(let gradient): return " \(name)=\"url(#\(identifier(of: gradient)))\""
    }
  }

  static func hexadecimal(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func identifier(of gradient: VectorGradient) -> String {
    if let id = gradients[gradient] { return id }
    let id = "g\(gradients.count + 1)"
    gradients[gradient] = id
    let name: String
    var element = VectorBytes()
    func add(_ attribute: String, _ value: Double) {
      element.add(" \(attribute)=\"")
      element.add(value, digits: VectorBytes.factorDigits)
      element.add("\"")
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      name = "linearGradient"
      for (attribute, value) in zip(["x1", "y1", "x2", "y2"], [start.x, start.y, end.x, end.y]) {
        add(attribute, value)
      }
    case .radial(let center, let radius):
      name = "radialGradient"
      for (attribute, value) in zip(["cx", "cy", "r"], [center.x, center.y, radius]) {
        add(attribute, value)
      }
    }
    if !gradient.transform.isIdentity {
      element.add(" gradientTransform=\"\(SVGPathWriter.matrix(gradient.transform))\"")
    }
    element.add(">")
    for stop in gradient.stops {
      func byte(_ value: Double) -> UInt8 { SRGBTransfer.byte(value) }
      element.add("<stop offset=\"")
      element.add(stop.offset, digits: VectorBytes.factorDigits)
      let color = Self.hexadecimal(byte(stop.color.x), byte(stop.color.y), byte(stop.color.z))
      element.add("\" stop-color=\"\(color)\"")
      if stop.color.w < 1 {
        element.add(" stop-opacity=\"\(VectorBytes.text(stop.color.w, digits: 4))\"")
      }
      element.add("/>")
    }
    self.add("<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
    self.add(element)
    self.add("</\(name)>\n")
    return id
  }

  // MARK: Images

  func image(_ image: VectorImage, blend: BlendOperator) {
    var image = image
    let isNearest = image.sampling == .nearest
    // Some readers (librsvg 2.54) smooth all images: with larger pixels that is visible only at their
    // edges.
    if isNearest { image.enlargePixels() }
    let key = PictureKey(
      hash: image.bitmap.pixelHash, width: image.bitmap.width, sampling: isNearest ? "n" : "s")
    let clip = image.clip.map { identifier(of: $0) }
    let blend = beginElement(blend)
    add("<g")
    if let clip { add(" clip-path=\"url(#\(clip))\"") }
    if image.opacity < 1 { add(" opacity=\"\(VectorBytes.text(image.opacity, digits: 4))\"") }
    addStyle(blend: blend)
    add(">")
    // A clip's coordinates are the canvas's, so that the transform is inside.
    let transform = SVGPathWriter.matrix(image.transform)
    if let known = pictures[key] {
      add("<use xlink:href=\"#\(known)\" transform=\"\(transform)\"/></g>")
      return endElement()
    }
    let id = "i\(pictures.count + 1)"
    pictures[key] = id
    do throws(PNGEncoder.Failure) {
      let data = Data(try PNGEncoder.encode(image.bitmap)).base64EncodedString()
      add("<g transform=\"\(transform)\"><image id=\"\(id)\"")
      add(" width=\"\(image.bitmap.width)\" height=\"\(image.bitmap.height)\"")
      add(" preserveAspectRatio=\"none\"")
      if isNearest { add(" style=\"image-rendering:pixelated\"") }
      add(" xlink:href=\"data:image/png;base64,")
      add(data)
      add("\"/></g></g>")
      endElement()
    } catch {
      failure = error
    }
  }

  // MARK: Groups

  func beginGroup(_ group: VectorGroup) {
    var frame = Frame(group: group)
    if group.isTransparent, let clip = group.clip {
      frame.clips = frames[frames.count - 1].clips + [identifier(of: clip)]
    }
    frames.append(frame)
  }

  func endGroup() {
    guard frames.count > 1, let frame = frames.popLast(), let group = frame.group else { return }
    if group.isTransparent { return add(frame.body) }
    let clip = group.clip.map { identifier(of: $0) }
    let blend = beginElement(group.blend)
    add("<g")
    if let clip { add(" clip-path=\"url(#\(clip))\"") }
    if group.opacity < 1 { add(" opacity=\"\(VectorBytes.text(group.opacity, digits: 4))\"") }
    addStyle(blend: blend, isIsolated: group.isIsolated)
    add(">\n")
    add(frame.maskElements)
    for mask in frame.masks { add("<g mask=\"url(#\(mask))\">\n") }
    add(frame.body)
    for _ in frame.masks { add("</g>\n") }
    add("</g>")
    endElement()
  }

  func beginMask() { frames.append(Frame()) }

  func endMask() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    maskCount += 1
    let id = "m\(maskCount)"
    var element = VectorBytes()
    element.add("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\"")
    element.add(" width=\"\(VectorBytes.text(size.width))\"")
    element.add(" height=\"\(VectorBytes.text(size.height))\" style=\"mask-type:alpha\">\n")
    element.add(frame.body)
    element.add("</mask>\n")
    frames[frames.count - 1].maskElements.add(element)
    frames[frames.count - 1].masks.append(id)
  }

  private func addStyle(blend: BlendOperator, isIsolated: Bool = false) {
    var parts: [String] = []
    if blend != .normal { parts.append("mix-blend-mode:\(SVGEscape.name(of: blend))") }
    if isIsolated { parts.append("isolation:isolate") }
    if !parts.isEmpty { add(" style=\"\(parts.joined(separator: ";"))\"") }
  }

  private func identifier(of clip: VectorShape) -> String {
    // The last few are enough: a clip is repeated at once, or with the next frame of an animation.
    if let known = clips.suffix(8).first(where: { $0.shape == clip }) { return known.id }
    let id = "c\(clips.count + 1)"
    clips.append((clip, id))
    add("<clipPath id=\"\(id)\"><path")
    addData(clip.path)
    if clip.rule == .evenOdd { add(" clip-rule=\"evenodd\"") }
    if !clip.isAntialiased { add(" shape-rendering=\"crispEdges\"") }
    add("/></clipPath>\n")
    return id
  }
}
