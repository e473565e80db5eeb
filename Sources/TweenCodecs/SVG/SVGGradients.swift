import Foundation
import TweenGeometry
import TweenPaint

/// The gradients of an SVG file as paint.
struct SVGGradients {
  let elements: [String: SVGElement]
  let sheet: SVGStyleSheet
  /// The size of 100 percent for lengths in user units.
  let viewport: CGSize

  /// The limit for gradients that refer to other gradients.
  private static let longestChain = 16
  private static let maximumStops = 1_000

  /// The gradient of an id for an area, and the names of its features that are not drawn; nil without
  /// such a gradient.
  func paint(
    _ id: String, over bounds: CGRect, _ style: SVGStyle, opacity: Double
  ) -> (paint: Paint?, leftOut: String?)? {
    guard let first = elements[id] else { return nil }
    guard ["linearGradient", "radialGradient"].contains(first.name) else {
      return first.name == "pattern" ? (nil, "pattern") : nil
    }
    let chain = chain(from: first)
    let stops = stops(chain, style, opacity: opacity)
    guard let last = stops.last else { return (nil, nil) }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let isOfUser = attribute("gradientUnits") == "userSpaceOnUse"
    let own = attribute("gradientTransform").flatMap(SVGNumbers.transform) ?? .identity
    var transform = own
    if !isOfUser {
      guard bounds.width > 0, bounds.height > 0 else { return (nil, nil) }
      transform = own.concatenating(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let whole = isOfUser ? viewport : CGSize(width: 1, height: 1)
    func length(_ name: String, _ whole: Double, _ standard: Double) -> Double {
      SVGNumbers.length(attribute(name), whole: whole) ?? standard * whole
    }
    var leftOut = ["reflect", "repeat"].contains(attribute("spreadMethod")) ? "spreadMethod" : nil
    let geometry: GradientPaint.Geometry
    if first.name == "linearGradient" {
      let start = CGPoint(x: length("x1", whole.width, 0), y: length("y1", whole.height, 0))
      let end = CGPoint(x: length("x2", whole.width, 1), y: length("y2", whole.height, 0))
      // Between equal points only the last colour shows.
      guard start != end else { return (.solid(last.color), leftOut) }
      geometry = .linear(start: start, end: end)
    } else {
      let center = CGPoint(x: length("cx", whole.width, 0.5), y: length("cy", whole.height, 0.5))
      let radius = length("r", whole.diagonal, 0.5)
      guard radius > 0 else { return (.solid(last.color), leftOut) }
      let focus = CGPoint(
        x: attribute("fx") == nil ? center.x : length("fx", whole.width, 0.5),
        y: attribute("fy") == nil ? center.y : length("fy", whole.height, 0.5))
      if focus != center { leftOut = "a gradient's focus" }
      let inner = max(0, length("fr", whole.diagonal, 0))
      geometry = .radial(center: center, startRadius: min(inner, radius), endRadius: radius)
    }
    return (
      .gradient(
        GradientPaint(
          geometry: geometry, stops: stops, interpolation: .device, transform: transform)),
      leftOut
    )
  }

  private func chain(from first: SVGElement) -> [SVGElement] {
    var chain = [first]
    while chain.count < Self.longestChain, let link = chain[chain.count - 1]["href"],
      link.hasPrefix("#"), let next = elements[String(link.dropFirst())],
      next.name.hasSuffix("Gradient"), !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    return chain
  }

  /// The stops of the first gradient of the chain that has any.
  private func stops(
    _ chain: [SVGElement], _ style: SVGStyle, opacity: Double
  ) -> [GradientPaint.Stop] {
    for gradient in chain {
      let children = gradient.children.filter { $0.name == "stop" }
      guard !children.isEmpty else { continue }
      var place = 0.0
      let around = SVGStyle(gradient, in: SVGStyle(), sheet, diagonal: viewport.diagonal)
      return children.prefix(Self.maximumStops).map { stop in
        let own = SVGStyle(stop, in: around, sheet, diagonal: viewport.diagonal)
        place = max(place, SVGNumbers.share(stop["offset"]) ?? 0)
        let color: Color.Resolved =
          switch own.stopColor {
          case .color(let color): color
          case .current: own.color
          case .nothing, .reference: .black
          }
        return GradientPaint.Stop(color: color.faded(own.stopOpacity * opacity), location: place)
      }
    }
    return []
  }
}
