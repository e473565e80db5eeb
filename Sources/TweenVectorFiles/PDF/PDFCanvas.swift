import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// Writes drawing calls as a page of a PDF file (ISO 32000-1).
///
/// The page's content begins with a transform that turns y downwards, so that all coordinates are the
/// list's. A group that only clips is `q ... Q`; another one is a transparency group, a form XObject
/// (11.6.6) with the same coordinates.
final class PDFCanvas: VectorCanvas {
  /// The content of the page, of a form or of a mask that is open.
  private struct Frame {
    enum Kind {
      case page
      /// `q` and a clip in the content around it.
      case clip
      case form(VectorGroup)
      case mask
    }

    var kind: Kind
    var content = VectorBytes()
    var resources = PDFResources()
    /// The graphics states of the masks that cut it.
    var masks: [PDFObjects.Reference] = []
  }

  let store: PDFStore
  private let size: CGSize
  let embedsText: Bool
  private var frames = [Frame(kind: .page)]
  private var failure: (any Error)?

  init(store: PDFStore, size: CGSize, embedsText: Bool) {
    self.store = store
    self.size = size
    self.embedsText = embedsText
  }

  /// The page with everything drawn.
  func page(parent: PDFObjects.Reference) throws -> PDFObjects.Reference {
    if let failure { throw failure }
    var content = VectorBytes()
    content.add("1 0 0 -1 0 ")
    content.add(size.height)
    content.add(" cm\n")
    content.add(frames[0].content)
    let stream = try store.objects.add(stream: content.bytes, "")
    return store.objects.add(
      "<< /Type /Page /Parent \(parent) 0 R /MediaBox \(box) /Contents \(stream) 0 R "
        + "/Resources \(frames[0].resources.text) "
        + "/Group << /S /Transparency /CS /DeviceRGB /I true >> >>")
  }

  private var box: String {
    "[0 0 \(VectorBytes.text(size.width)) \(VectorBytes.text(size.height))]"
  }

  // MARK: Content

  func add(_ text: String) { frames[frames.count - 1].content.add(text) }
  func add(_ bytes: VectorBytes) { frames[frames.count - 1].content.add(bytes) }

  /// The name of an object in the resources of the current content.
  func name(_ kind: PDFResources.Kind, _ reference: PDFObjects.Reference) -> String {
    frames[frames.count - 1].resources.name(kind, reference)
  }

  private func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Adds `/G1 gs` for an alpha and a blend mode that differ from a content stream's initial ones.
  func addState(alpha: Double, blend: BlendOperator) {
    guard alpha < 1 || blend != .normal else { return }
    let number = VectorBytes.text(alpha, digits: 4)
    let text = "<< /ca \(number) /CA \(number) /BM /\(PDFNames.name(of: blend)) >>"
    addState(text)
  }

  private func addState(_ dictionary: String) {
    let reference = store.states[dictionary] ?? store.objects.add(dictionary)
    store.states[dictionary] = reference
    add("/\(name(.state, reference)) gs\n")
  }

  // MARK: Shapes

  func fill(_ shape: VectorShape, paint: VectorPaint, blend: BlendOperator, label: String?) {
    let path = PDFPathWriter.operators(of: shape.path)
    let star = shape.rule == .evenOdd ? "*" : ""
    switch paint {
    case .solid(let color):
      add("q\n")
      addState(alpha: color.alpha, blend: blend)
      add("\(PDFNames.color(color)) rg\n")
      add(path)
      add("f\(star)\nQ\n")
    case .gradient(let gradient):
      add("q\n")
      add(path)
      add("W\(star) n\n")
      add(gradient, blend: blend)
      add("Q\n")
    }
  }

  func stroke(
    _ shape: VectorShape, style: StrokeStyle, paint: VectorPaint, blend: BlendOperator
  ) {
    guard case .solid(let color) = paint else {
      // Clips have no strokes, so the outline of the stroke is filled.
      return fill(
        VectorShape(path: shape.path.strokedPath(style)), paint: paint, blend: blend, label: nil)
    }
    add("q\n")
    addState(alpha: color.alpha, blend: blend)
    add("\(PDFNames.color(color)) RG\n")
    add("\(VectorBytes.text(style.lineWidth, digits: VectorBytes.factorDigits)) w\n")
    switch style.lineCap {
    case .butt: break
    case .round: add("1 J\n")
    case .square: add("2 J\n")
    }
    switch style.lineJoin {
    case .miter: add("\(VectorBytes.text(style.miterLimit)) M\n")
    case .round: add("1 j\n")
    case .bevel: add("2 j\n")
    }
    if !style.dash.isEmpty {
      // PDF does not support negative phases: whole periods of the pattern are added.
      let turn = style.dash.reduce(0, +) * (style.dash.count % 2 == 0 ? 1 : 2)
      let phase = style.dashPhase - (style.dashPhase / turn).rounded(.down) * turn
      let lengths = style.dash.map { VectorBytes.text($0) }.joined(separator: " ")
      add("[\(lengths)] \(VectorBytes.text(phase)) d\n")
    }
    add(PDFPathWriter.operators(of: shape.path))
    add("S\nQ\n")
  }

  private func add(_ gradient: VectorGradient, blend: BlendOperator) {
    let alphas = gradient.alphas
    let isEven = alphas.upperBound - alphas.lowerBound < 1e-6
    addState(alpha: isEven ? alphas.lowerBound : 1, blend: blend)
    if !isEven {
      // The transparency of the gradient: a mask as light as the gradient is opaque (11.5.3).
      var content = VectorBytes()
      content.add(gradient.transform)
      content.add("cm\n")
      var resources = PDFResources()
      let alpha = PDFShading.alphaReference(of: gradient, in: store)
      content.add("/\(resources.name(.shading, alpha)) sh\n")
      let form = attempt {
        try store.objects.add(
          stream: content.bytes,
          formEntries(
            resources, group: "/Group << /S /Transparency /CS /DeviceGray /I true >>"))
      }
      if let form { addState("<< /SMask << /S /Luminosity /G \(form) 0 R >> >>") }
    }
    var matrix = VectorBytes()
    matrix.add(gradient.transform)
    add(matrix)
    add("cm\n/\(name(.shading, PDFShading.reference(of: gradient, in: store))) sh\n")
  }

  // MARK: Images

  func image(_ image: VectorImage, blend: BlendOperator) {
    let reference = attempt {
      try PDFImage.reference(of: image.bitmap, sampling: image.sampling, in: store)
    }
    guard let reference else { return }
    add("q\n")
    if let clip = image.clip { add(clip) }
    addState(alpha: image.opacity, blend: blend)
    // From the unit square, whose top is at 1, to the bitmap's pixels.
    let (width, height) = (Double(image.bitmap.width), Double(image.bitmap.height))
    let unit = CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
    var matrix = VectorBytes()
    matrix.add(unit.concatenating(image.transform))
    add(matrix)
    add("cm\n/\(name(.object, reference)) Do\nQ\n")
  }

  private func add(_ clip: VectorShape) {
    let path = PDFPathWriter.operators(of: clip.path)
    // A clip with an empty path shows nothing.
    if path.isEmpty { add("0 0 0 0 re\n") }
    add(path)
    add("W\(clip.rule == .evenOdd ? "*" : "") n\n")
  }

  // MARK: Text

  func text(
    _ run: GlyphRun, transform: CGAffineTransform, color: VectorColor, blend: BlendOperator
  ) {
    add("q\n")
    addState(alpha: color.alpha, blend: blend)
    add("\(PDFNames.color(color)) rg\n")
    let spans = store.fonts.spans(of: run, objects: &store.objects)
    // The text of the run, for readers that cannot derive it glyph by glyph (14.9.4).
    if spans.needsText { add("/Span << /ActualText \(PDFText.string(run.text)) >> BDC\n") }
    add("BT\n")
    for span in spans.spans {
      add("/\(name(.font, span.font)) \(VectorBytes.text(run.fontSize, digits: 6)) Tf\n")
      // Glyphs grow upwards.
      let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: span.origin.x, ty: span.origin.y)
      var matrix = VectorBytes()
      matrix.add(place.concatenating(transform))
      add(matrix)
      add("Tm\n")
      add(span.operands)
      add("TJ\n")
    }
    add("ET\n")
    if spans.needsText { add("EMC\n") }
    add("Q\n")
  }

  // MARK: Groups

  func beginGroup(_ group: VectorGroup) {
    guard group.isPlain, let clip = group.clip else {
      frames.append(Frame(kind: .form(group)))
      return
    }
    add("q\n")
    add(clip)
    // Its content goes into the one around it, with its resources.
    var frame = Frame(kind: .clip)
    frame.resources = frames[frames.count - 1].resources
    frames.append(frame)
  }

  func endGroup() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    switch frame.kind {
    case .page, .mask: return
    case .clip:
      frames[frames.count - 1].resources = frame.resources
      add(frame.content)
      add("Q\n")
    case .form(let group):
      guard var form = form(frame.content, frame.resources) else { return }
      for mask in frame.masks {
        var content = VectorBytes()
        var resources = PDFResources()
        content.add("/\(resources.name(.state, mask)) gs\n")
        content.add("/\(resources.name(.object, form)) Do\n")
        guard let masked = self.form(content, resources) else { return }
        form = masked
      }
      add("q\n")
      if let clip = group.clip { add(clip) }
      addState(alpha: group.opacity, blend: group.blend)
      add("/\(name(.object, form)) Do\nQ\n")
    }
  }

  func beginMask() { frames.append(Frame(kind: .mask)) }

  func endMask() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    guard let form = form(frame.content, frame.resources) else { return }
    let state = store.objects.add("<< /SMask << /S /Alpha /G \(form) 0 R >> >>")
    frames[frames.count - 1].masks.append(state)
  }

  /// A transparency group of a content; nil where it failed.
  private func form(_ content: VectorBytes, _ resources: PDFResources) -> PDFObjects.Reference? {
    attempt {
      try store.objects.add(
        stream: content.bytes,
        formEntries(resources, group: "/Group << /S /Transparency /CS /DeviceRGB /I true >>"))
    }
  }

  private func formEntries(_ resources: PDFResources, group: String) -> String {
    "/Type /XObject /Subtype /Form /BBox \(box) /Resources \(resources.text) \(group)"
  }
}
