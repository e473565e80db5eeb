import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A piece of text on one line, in the environment's font and foreground style.
public struct Text: Equatable, Sendable {
  private var string: String
  private var ownFont: Font?
  private var ownWeight: Font.Weight?
  private var isItalic = false
  private var ownColor: Color?

  /// Text that is not looked up in any table. (Nothing is, yet.)
  nonisolated public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
  }

  nonisolated public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.ownWeight = weight
    return text
  }

  nonisolated public func bold() -> Text { fontWeight(.bold) }

  nonisolated public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.ownColor = color
    return text
  }

  package var plainText: String { string }

  /// What the text shows in an environment.
  func content(in environment: EnvironmentValues) -> TextContent {
    let request = request(in: environment)
    return TextContent(line: TextEngine.shared.line(string, font: request), request: request)
  }

  /// What the text is shaped with, in an environment.
  private func request(in environment: EnvironmentValues) -> FontRequest {
    var request = (ownFont ?? environment.font ?? .body).request
    if let weight = ownWeight ?? environment.fontWeight {
      request.weight = weight.value
    }
    if isItalic || environment.isItalic { request.isItalic = true }
    return request
  }

  /// The colour that the text has of its own; nil where it takes the surroundings'.
  func ownStyle(in environment: EnvironmentValues) -> ResolvedPaintStyle? {
    ownColor.map { .solid($0.resolve(in: environment)) }
  }

  fileprivate func style(in environment: EnvironmentValues) -> _ResolvedPaint {
    ownStyle(in: environment).map { _ResolvedPaint($0) }
      ?? ForegroundStyle()._resolvedPaint(in: environment)
  }
}

/// Text with places for values, as a string literal in an initializer makes it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var text: String

  nonisolated public init(_ value: String) { text = value }
  nonisolated public init(stringLiteral value: String) { text = value }
  nonisolated public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value._plainText
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += value._format(specifier)
    }
    public mutating func appendInterpolation(_ value: Text) { text += value.plainText }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
  }
}

/// Numbers that a C format specifier can show.
public protocol _FormatSpecifiable: CVarArg {
  var _plainText: String { get }
}

extension _FormatSpecifiable {
  fileprivate func _format(_ specifier: String) -> String {
    String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), self)
  }
}

extension Int: _FormatSpecifiable { public var _plainText: String { description } }
extension Int8: _FormatSpecifiable { public var _plainText: String { description } }
extension Int16: _FormatSpecifiable { public var _plainText: String { description } }
extension Int32: _FormatSpecifiable { public var _plainText: String { description } }
extension Int64: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt8: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt16: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt32: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt64: _FormatSpecifiable { public var _plainText: String { description } }
// Floating-point values show with six decimals, as the format %f of a string table does.
extension Double: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", self) }
}
extension Float: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", Double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", Double(self)) }
}

extension TextLine {
  /// The size of the line, lengths up to whole pixels.
  func size(scale: Double) -> CGSize {
    CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}

extension Text: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}

/// One line of text: hugs its glyphs.
@MainActor package final class TextNode: LeafNode {
  private var text: Text
  private var content: TextContent
  private var paint = LeafPaint()
  private var slot = ItemSlot()
  private var contentTransition: ContentTransition.Kind
  /// The glyphs on their way, while a change of them is animated.
  private var transition: TextTransition?

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    content = text.content(in: context.environment)
    contentTransition = context.environment.contentTransition.kind
    super.init(context)
    resolve()
  }

  package var plainText: String { text.plainText }

  func update(_ new: Text) {
    guard text != new else { return }
    text = new
    resolve()
  }

  package override func performUpdate() { resolve() }

  private func resolve() {
    environmentReads.removeAll(keepingCapacity: true)
    let environment = trackedEnvironment
    let new = text.content(in: environment)
    let kind = environment.contentTransition.kind
    if new.line != content.line {
      changeGlyphs(to: new, by: kind)
      setNeedsLayout()
      setNeedsDisplay()
    }
    content = new
    contentTransition = kind
    if paint.update(text.style(in: environment), in: self) { setNeedsDisplay() }
  }

  /// Lets the glyphs change as the transaction and the content transition say.
  private func changeGlyphs(to new: TextContent, by kind: ContentTransition.Kind) {
    let transaction = visibleTransaction()
    guard transaction.animation != nil, !transaction.disablesContentTransitions, kind != .identity
    else {
      transition?.remove()
      transition = nil
      return
    }
    let countsDown =
      switch (contentTransition, kind) {
      case (.numericValue(let old), .numericValue(let new)): new < old
      case (_, .numericText(let countsDown)): countsDown
      default: false
      }
    let transition = self.transition ?? TextTransition(content, in: self)
    self.transition = transition
    transition.change(to: new, by: kind, countsDown: countsDown)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: content.line) }

  /// The size of a line, lengths up to whole pixels.
  func size(of line: TextLine) -> CGSize {
    // A line does not wrap or truncate yet: it keeps its size.
    line.size(scale: graph.configuration.scale)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? CGFloat(content.line.ascent) : nil
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let rect = frame.shown
    if let transition {
      if transition.isUnderWay() {
        transition.draw(builder, context, isStale: isStale, in: rect, style: paint.shown)
        return
      }
      transition.remove()
      self.transition = nil
      builder.structureDidChange()
    }
    if !paint.isPlain {
      drawFinished(builder, context, isStale: isStale)
      return
    }
    builder.emit(&slot, isStale: isStale, blend: context.blend) {
      glyphs(paint.shownPaint(in: box(rect)), opacity: context.opacity, context)
    }
  }

  /// The text's rectangle around its first baseline point.
  private func box(_ rect: CGRect) -> CGRect {
    CGRect(x: 0, y: -content.line.ascent, width: rect.width, height: rect.height)
  }

  private func glyphs(
    _ paint: Paint, opacity: Double, _ context: DrawContext
  ) -> DisplayItem.Content {
    .glyphs(
      DisplayItem.Glyphs(
        run: content.line.run, paint: paint, opacity: opacity,
        transform: transform(context)))
  }

  /// The text's coordinates to the canvas's.
  private func transform(_ context: DrawContext) -> CGAffineTransform {
    let rect = frame.shown
    return CGAffineTransform(translationX: rect.minX, y: rect.minY + content.line.ascent)
      .concatenating(context.transform)
  }

  /// Draws a style that is more than paint.
  private func drawFinished(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    let box = box(frame.shown)
    // Glyphs may reach out of their line.
    let reach = -content.line.run.fontSize
    paint.drawFinished(
      builder, context, isStale: isStale,
      FinishedPicture(
        box: box, bounds: box.insetBy(dx: reach, dy: reach), transform: transform(context)
      ) { self.glyphs($0, opacity: $1, context) })
  }

  package override var wrapsItself: Bool { paint.hasBackdrop }
  package override var looksBehind: Bool { paint.looksBehind }
  package override var ownBlend: BlendOperator? { paint.blend }

  package override func pictureBlend(_ context: DrawContext) -> BlendOperator {
    context.isBlendTaken ? context.blend : paint.blend ?? context.blend
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    paint.remove(from: self)
    transition?.remove()
  }

  package override var debugName: String { "Text(\"\(text.plainText)\")" }
}
