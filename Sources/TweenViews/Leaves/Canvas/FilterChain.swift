import TweenGeometry
import TweenPaint

/// The filters of a context, the one added last at the head: it is done first.
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

  /// The steps in the order they are done.
  private var steps: [Step] {
    var steps: [Step] = []
    var next: FilterChain? = self
    while let chain = next {
      steps.append(chain.step)
      next = chain.earlier
    }
    return steps
  }

  /// The picture through all filters: what is to be drawn in turn.
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

  /// Has a backdrop filtered as far as it can be: by blurs, then by colours.
  func filter(_ backdrop: inout DisplayItem.Backdrop) {
    var variance = 0.0
    for step in steps {
      switch step {
      case .effect(.blur(let blur)):
        // Gaussians one after the other are one whose variance is the sum of theirs.
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

  /// What a shadow's steps left apart, put together.
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
      // The colour everywhere, but for an opaque shadow.
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
  /// The items with the blend the drawable asks for.
  fileprivate var blended: [DisplayItem] {
    guard let blend else { return items }
    var items = items
    items[0].blend = blend
    return items
  }
}

extension CGAffineTransform {
  /// By how much it enlarges, in the mean over both directions.
  fileprivate var meanScale: Double { Double(abs(determinant).squareRoot()) }
}
