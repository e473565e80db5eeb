import TweenGeometry
import TweenPaint

/// The filters of a context as a linked list. The filter added last is at the head and is applied first.
final class FilterChain {
  enum Step {
    case effect(DisplayItem.LayerEffect)
    case shadow(DisplayItem.Shadow, blend: BlendOperator, GraphicsContext.ShadowOptions)
  }

  private let step: Step
  private let earlier: FilterChain?

  init(_ step: Step, after earlier: FilterChain?) {
    self.step = step
    self.earlier = earlier
  }

  /// The steps in the order in which they are applied.
  private var steps: [Step] {
    var steps: [Step] = []
    var next: FilterChain? = self
    while let chain = next {
      steps.append(chain.step)
      next = chain.earlier
    }
    return steps
  }

  /// Applies all filters to a picture; returns the pictures to draw in order.
  func apply(to picture: Drawable) -> [Drawable] {
    var parts = [picture]
    for step in steps {
      switch step {
      case .effect(let effect):
        parts = [put(parts).applying(effect)]
      case .shadow(let shadow, let blend, let options):
        parts = cast(shadow, blend, options, by: put(parts))
      }
    }
    return parts
  }

  /// Adds the filters to a backdrop, as far as possible: blurs first, then colour matrices.
  func filter(_ backdrop: inout DisplayItem.Backdrop) {
    var variance = 0.0
    for step in steps {
      switch step {
      case .effect(.blur(let blur)):
        // Consecutive Gaussian blurs equal one blur with the sum of their variances.
        let radius = blur.radius * blur.transform.meanScale / backdrop.transform.meanScale
        if radius.isFinite { variance += radius * radius }
      case .effect(.colorMatrix(let matrix)):
        backdrop.colorMatrix = matrix * backdrop.colorMatrix
      case .effect, .shadow:
        break
      }
    }
    backdrop.radius = variance.squareRoot()
  }

  /// Combines the parts that a shadow produced into one picture.
  private func put(_ parts: [Drawable]) -> Drawable {
    if parts.count == 1, parts[0].blend == nil { return parts[0] }
    return Drawable(DisplayItem.Layer(), parts.flatMap(\.blended))
  }

  private func cast(
    _ shadow: DisplayItem.Shadow, _ blend: BlendOperator,
    _ options: GraphicsContext.ShadowOptions, by picture: Drawable
  ) -> [Drawable] {
    if options.isEmpty, blend == .normal { return [picture.applying(.shadow(shadow))] }
    if options == [.shadowAbove, .invertsAlpha], blend == .sourceAtop {
      var inner = shadow
      inner.kind = .inner
      return [picture.applying(.shadow(inner))]
    }
    var alone = shadow
    alone.isAlone = true
    var cast: Drawable
    if options.contains(.invertsAlpha) {
      // The shadow's colour everywhere, except where an opaque shadow lies.
      alone.color.opacity = 1
      cast = Drawable(
        DisplayItem.Layer(), CanvasClip.allBut(picture.applying(.shadow(alone)), in: shadow.color))
    } else {
      cast = picture.applying(.shadow(alone))
    }
    cast.blend = blend == .normal ? nil : blend
    if options.contains(.shadowOnly) { return [cast] }
    let parts = options.contains(.shadowAbove) ? [picture, cast] : [cast, picture]
    return options.contains(.disablesGroup) ? parts : [put(parts)]
  }
}

extension Drawable {
  /// The items with the picture's blend mode applied.
  fileprivate var blended: [DisplayItem] {
    guard let blend else { return items }
    var items = items
    items[0].blend = blend
    return items
  }
}

extension CGAffineTransform {
  /// The mean scale factor over both directions.
  fileprivate var meanScale: Double { Double(abs(determinant).squareRoot()) }
}
