import Foundation
import TweenGeometry
import TweenMath
import TweenPaint

/// The combined result of a symbol's effects at a moment.
struct SymbolPose: Equatable {
  /// The scale about the centre.
  var scale = 1.0
  var angle = 0.0
  /// The offset to the right and down, in multiples of the symbol's height.
  var shift = (x: 0.0, y: 0.0)
  var opacity = 1.0
  /// The symbol's steps that are lit, and the opacity of the others; nil for no change.
  var light: (steps: ClosedRange<Int>, rest: Double)?

  static func == (left: SymbolPose, right: SymbolPose) -> Bool {
    left.scale == right.scale && left.angle == right.angle && left.shift == right.shift
      && left.opacity == right.opacity && left.light?.steps == right.light?.steps
      && left.light?.rest == right.light?.rest
  }

  /// The transform from a symbol at rest in `rect` to its current position.
  func transform(in rect: CGRect) -> CGAffineTransform {
    let (sine, cosine) = (Elementary.sin(angle) * scale, Elementary.cos(angle) * scale)
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let height = Double(rect.height)
    return CGAffineTransform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: x - x * cosine + y * sine + shift.x * height,
      ty: y - x * sine - y * cosine + shift.y * height)
  }

  /// This pose combined with another one.
  func joined(with other: SymbolPose) -> SymbolPose {
    var pose = self
    pose.scale *= other.scale
    pose.angle += other.angle
    pose.shift = (shift.x + other.shift.x, shift.y + other.shift.y)
    pose.opacity *= other.opacity
    pose.light = other.light ?? light
    return pose
  }

  var isAtRest: Bool { self == SymbolPose() }

  /// The fraction of its own opacity that a part keeps.
  func share(of layer: SymbolLayer) -> Double {
    guard let light, layer.step > 0 else { return 1 }
    return light.steps.contains(layer.step) ? 1 : light.rest
  }
}

// The movements are this package's own: their lengths and times are chosen to look right beside text.
extension SymbolEffectConfiguration.Kind {
  /// The duration of one run in seconds; nil for effects that are on or off.
  func cycle(stepCount: Int) -> Double? {
    switch self {
    case .bounce: 0.5
    case .pulse: 1.2
    case .variableColor(let look):
      stepCount > 0 ? Self.stepTime * Double(Self.places(stepCount, look)) : nil
    case .wiggle: 0.6
    case .breathe: 2.4
    case .rotate: 1.2
    case .scale, .appear, .disappear, .draw, .replace: nil
    }
  }

  /// Whether the effect moves the symbol; such effects are off if the user prefers reduced motion.
  var hasMotion: Bool {
    switch self {
    case .pulse, .variableColor, .appear, .disappear, .draw: false
    case .bounce, .scale, .wiggle, .breathe, .rotate, .replace: true
    }
  }

  private static let stepTime = 0.2

  /// The number of positions of the light in one run: none, then each step, and on the way back each step
  /// except the ends.
  private static func places(_ count: Int, _ look: VariableColorSymbolEffect.Look) -> Int {
    look.isReversing ? 2 * count : count + 1
  }

  /// Adds the effect to a pose at a fraction of a run, 0...1, or at a strength, for effects that are on or
  /// off.
  func apply(_ part: Double, stepCount: Int, isMirrored: Bool, to pose: inout SymbolPose) {
    switch self {
    case .bounce(let isUp):
      // Out in three tenths of the time, back with an overshoot in three, and to rest.
      let height = isUp ? 0.2 : -0.2
      let way = Self.way(part, through: [(0, 0), (0.3, 1), (0.6, -0.25), (1, 0)])
      pose.scale *= 1 + height * way
    case .pulse:
      pose.opacity *= 1 - 0.65 * Self.way(part, through: [(0, 0), (0.5, 1), (1, 0)])
    case .scale(let isUp): pose.scale *= 1 + (isUp ? 0.2 : -0.2) * part
    case .appear(let isUp): Self.fade(part, isUp: isUp, &pose)
    case .disappear(let isUp): Self.fade(1 - part, isUp: !isUp, &pose)
    case .draw: pose.opacity *= 1 - min(max(part, 0), 1)
    case .variableColor(let look):
      let count = Self.places(stepCount, look)
      guard stepCount > 0 else { return }
      let place = min(Int(part * Double(count)), count - 1)
      let step = place <= stepCount ? place : 2 * stepCount - place
      // Step 0 is not a step of the symbol: all are dark.
      let first = look.isCumulative ? min(step, 1) : step
      pose.light = (first...step, look.hides ? 0 : 0.25)
    case .wiggle(let way):
      // Three oscillations with decreasing amplitude.
      let swing = Elementary.sin(part * 3 * 2 * Double.pi) * (1 - part)
      switch way {
      case .turn(let isClockwise): pose.angle += (isClockwise ? 0.22 : -0.22) * swing
      case .direction(let x, let y, let followsReading):
        pose.shift.x += 0.12 * swing * (followsReading && isMirrored ? -x : x)
        pose.shift.y += 0.12 * swing * y
      }
    case .breathe(let fades):
      let way = Self.way(part, through: [(0, 0), (0.5, 1), (1, 0)])
      pose.scale *= 1 + 0.14 * way
      if fades { pose.opacity *= 1 - 0.35 * way }
    case .rotate(let isClockwise):
      pose.angle += (isClockwise ? 2 : -2) * Double.pi * part
    case .replace: break
    }
  }

  /// Scales from half the size, or downwards from one and a half times the size.
  private static func fade(_ part: Double, isUp: Bool, _ pose: inout SymbolPose) {
    pose.scale *= isUp ? 0.5 + 0.5 * part : 1.5 - 0.5 * part
    pose.opacity *= min(max(part, 0), 1)
  }

  /// A value that moves through points and rests at each.
  private static func way(_ time: Double, through points: [(time: Double, value: Double)]) -> Double
  {
    for (from, to) in zip(points, points.dropFirst()) where time < to.time {
      let part = max((time - from.time) / (to.time - from.time), 0)
      return from.value + (to.value - from.value) * smooth(part)
    }
    return points.last?.value ?? 0
  }

  /// An interpolation that begins and ends with zero velocity.
  static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
