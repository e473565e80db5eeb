import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// What a shape's drawing plays in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection = .rightToLeft)
}

/// How a shape is used, for its style.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors() }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can shrink within its rectangle.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ShapeNode<Content, Style>(view, context)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content, Style>.self).update(view)
  }

  nonisolated public static var _elementCount: Int? { 1 }
}

/// A filled shape: its data, its paint and its frame each animate on their own.
@MainActor package final class ShapeNode<S: Shape, Style: ShapeStyle>: LeafNode {
  private var view: _ShapeView<S, Style>
  private var data = AnimatedAttribute<S.AnimatableData>()
  private var paint = AnimatedPaint()
  private var slot = ItemSlot()
  /// The path shown last and the size it was made for.
  private var shownPath: (path: Path, size: CGSize)?

  init(_ view: _ShapeView<S, Style>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    takeData()
    takeStyle()
  }

  func update(_ new: _ShapeView<S, Style>) {
    let isSameShape = valuesAreEqual(view.shape, new.shape)
    let isSameStyle = valuesAreEqual(view.style, new.style) && view.fillStyle == new.fillStyle
    if isSameShape, isSameStyle { return }
    view = new
    if !isSameShape {
      takeData()
      setNeedsDisplay()
      if answersMayDiffer { setNeedsLayout() }
    }
    if !isSameStyle {
      takeStyle()
      setNeedsDisplay()
    }
  }

  private func takeData() {
    if S.AnimatableData.self == EmptyAnimatableData.self { return }
    _ = data.update(
      view.shape.animatableData, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
  }

  /// Whether the shape answers a proposal asked before in another way now.
  private var answersMayDiffer: Bool {
    knownSizes.contains { view.shape.sizeThatFits($0.proposal) != $0.size }
  }

  private func takeStyle() {
    environmentReads.removeAll(keepingCapacity: true)
    let resolved = view.style._resolvedPaint(in: trackedEnvironment)
    if paint.update(
      resolved.style, transaction: visibleTransaction(), environment: environment,
      pool: graph.pool, owner: self)
    {
      setNeedsDisplay()
    }
  }

  package override func performUpdate() { takeStyle() }

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    if frame.isMoved(by: animation) { return "frame" }
    return data.isMoved(by: animation) ? "shape" : "fill"
  }

  private func path(size: CGSize) -> Path {
    var shape = view.shape
    if data.isAnimating { shape.animatableData = data.shown(shape.animatableData) }
    var path = shape.path(in: CGRect(origin: .zero, size: size))
    if environment.layoutDirection == .rightToLeft, shape.layoutDirectionBehavior != .fixed {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    return path
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  package override func draw(
    _ builder: DisplayListBuilder, _ context: DrawContext, isStale: Bool
  ) {
    builder.emit(&slot, isStale: isStale) {
      let rect = frame.shown
      let path = path(size: rect.size)
      shownPath = (path, rect.size)
      let style = paint.shown ?? .solid(.transparent)
      return .fill(
        DisplayItem.Fill(
          path: path, rule: view.fillStyle.isEOFilled ? .evenOdd : .nonZero,
          isAntialiased: view.fillStyle.isAntialiased,
          paint: style.paint(in: CGRect(origin: .zero, size: rect.size)),
          opacity: context.opacity,
          transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .concatenating(context.transform)))
    }
  }

  /// Shapes reach beyond their rectangle where their path does, so the path alone decides.
  package override func hit(_ point: CGPoint) -> Hit? {
    let shown = frame.shown
    let local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    let path =
      shownPath.flatMap { $0.size == shown.size ? $0.path : nil } ?? path(size: shown.size)
    guard path.contains(local, eoFill: view.fillStyle.isEOFilled) else { return nil }
    return Hit(element: self, hasResponder: false)
  }

  package override func environmentDidChange(
    _ new: EnvironmentValues, keys: Set<ObjectIdentifier>
  ) {
    super.environmentDidChange(new, keys: keys)
    setNeedsDisplay()
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    data.remove()
    paint.remove()
  }

  package override var debugName: String { String(describing: S.self) }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle>
  {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}
