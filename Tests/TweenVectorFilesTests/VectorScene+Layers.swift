import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenVectorFiles

extension VectorScene {
  static let layers = [
    VectorScene("a faded group", layer(.init(opacity: 0.5), pair)),
    VectorScene(
      "clips in each other",
      layer(
        .init(clip: .init(path: oval(10, 4, 60, 56))),
        layer(.init(clip: .init(path: star.offsetBy(dx: 40, dy: 32), rule: .evenOdd)), pair))),
    VectorScene("an empty clip", layer(.init(clip: .init(path: Path())), pair)),
    VectorScene(
      "a mask",
      layer(
        .init(clip: .init(path: rect(4, 4, 80, 56))),
        pair
          + layer(
            .init(isMask: true),
            [
              paint(
                rect(0, 0, 96, 64),
                gradient(.linear(start: .zero, end: .init(x: 96, y: 0)), [(clear, 0), (red, 1)]))
            ]))),
    VectorScene(
      "two masks",
      layer(
        .init(),
        pair + layer(.init(isMask: true), [fill(oval(8, 8, 60, 48), half)])
          + layer(.init(opacity: 0.8, isMask: true), [fill(rect(20, 0, 60, 64), red)]))),
    VectorScene("an empty mask", layer(.init(), pair + layer(.init(isMask: true), []))),
    VectorScene(
      "an opaque layer",
      layer(.init(opacity: 0.6, clip: .init(path: oval(10, 4, 70, 56)), isOpaque: true), pair)),
    VectorScene(
      "an affine plane",
      layer(
        .init(
          effect: .projection(
            ProjectionTransform(CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.7, tx: 18, ty: 2)))),
        pair + layer(.init(opacity: 0.5), [fill(rect(0, 0, 30, 30), half)]))),
    VectorScene(
      "blend modes of both formats",
      [fill(rect(0, 0, 96, 40), Color.Resolved(red: 0.8, green: 0.7, blue: 0.3))]
        + modes.enumerated().flatMap { index, mode in
          [
            fill(
              rect(2 + Double(index) * 6, 8, 5, 48),
              Color.Resolved(red: 0.3, green: 0.5, blue: 0.8),
              opacity: 0.9, blend: mode)
          ]
        }),
    VectorScene(
      "a blend in a group of its own",
      [fill(rect(0, 0, 96, 64), half)]
        + layer(
          .init(),
          [fill(rect(8, 8, 50, 40), red), fill(oval(30, 16, 60, 40), blue, blend: .multiply)])),
    VectorScene(
      "a group that blends",
      [fill(rect(0, 0, 96, 64), half)] + layer(.init(opacity: 0.9), blend: .screen, pair)),
    VectorScene(
      "a blend in a clip that lets through",
      [fill(rect(0, 0, 96, 40), half)]
        + layer(
          .init(clip: .init(path: oval(10, 4, 70, 56)), effect: .backdrop(.init(radius: 0))),
          blend: .copy, [fill(rect(0, 20, 96, 30), red, blend: .multiply)])),
  ]

  static let modes: [BlendOperator] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  static let effects = [
    VectorScene(
      "a blur in a clip", pictures: [.blur],
      layer(.init(clip: .init(path: oval(10, 4, 70, 56)), effect: .blur(.init(radius: 4))), pair)),
    VectorScene(
      "a faded blur that blends", pictures: [.blur],
      [fill(rect(0, 0, 96, 64), half)]
        + layer(.init(opacity: 0.7, effect: .blur(.init(radius: 2))), blend: .multiply, pair)),
    VectorScene(
      "a shadow behind", pictures: [.shadow],
      layer(
        .init(
          opacity: 0.9,
          effect: .shadow(.init(color: blue, radius: 3, offset: .init(width: 4, height: 6)))),
        [fill(oval(16, 8, 50, 40), red)])),
    VectorScene(
      "a shadow inside", pictures: [.shadow],
      layer(
        .init(
          effect: .shadow(
            .init(kind: .inner, color: blue, radius: 3, offset: .init(width: 4, height: 6)))),
        [fill(rect(16, 8, 50, 40), red)])),
    VectorScene(
      "a shadow alone", pictures: [.shadow],
      layer(
        .init(effect: .shadow(.init(color: blue, radius: 3, isAlone: true))),
        [fill(oval(16, 8, 50, 40), red)])),
    VectorScene(
      "a color matrix", pictures: [.colorMatrix],
      layer(.init(effect: .colorMatrix(negative)), pair)),
    VectorScene(
      "an alpha threshold", pictures: [.alphaThreshold],
      layer(
        .init(effect: .alphaThreshold(.init(lowest: 0.4, highest: 1, color: blue))),
        layer(.init(effect: .blur(.init(radius: 5))), pair))),
    VectorScene(
      "a plane in perspective", pictures: [.perspective],
      layer(.init(effect: .projection(perspective)), pair)),
    VectorScene(
      "linear light", pictures: [.linearLight],
      layer(.init(mixing: .linear), [fill(oval(8, 8, 80, 48), half)])),
    VectorScene(
      "a blurred mask", pictures: [.blur],
      layer(
        .init(),
        pair
          + layer(
            .init(effect: .blur(.init(radius: 4)), isMask: true), [fill(oval(16, 8, 60, 48), red)]))
    ),
    VectorScene(
      "a shadow in an affine plane", pictures: [.shadow],
      layer(
        .init(
          effect: .projection(
            ProjectionTransform(CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.7, tx: 18, ty: 2)))),
        layer(
          .init(effect: .shadow(.init(color: blue, radius: 3))), [fill(oval(16, 8, 50, 40), red)]))),
  ]

  static let readers = [
    VectorScene(
      "sums of light", pictures: [.blendMode, .blendMode],
      pair
        + [
          fill(rect(0, 20, 96, 12), half, blend: .plusLighter),
          fill(rect(40, 0, 12, 64), half, blend: .plusDarker),
        ] + [fill(oval(4, 40, 20, 20), red)]),
    VectorScene(
      "a hole in a group", pictures: [.blendMode],
      layer(
        .init(opacity: 0.8),
        pair + [
          fill(oval(30, 16, 30, 30), red, blend: .destinationOut), fill(rect(4, 50, 40, 8), blue),
        ])),
    VectorScene(
      "a hole in the canvas", pictures: [.blendMode], background: clear,
      pair + [fill(oval(30, 16, 30, 30), red, blend: .clear), fill(rect(4, 50, 40, 8), blue)]),
    VectorScene(
      "frosted glass", pictures: [.backdrop],
      pair
        + layer(
          .init(clip: .init(path: oval(20, 12, 60, 40)), effect: .backdrop(.init(radius: 4))),
          [fill(rect(0, 0, 96, 64), half, opacity: 0.4)]) + [fill(rect(4, 50, 40, 8), blue)]),
    VectorScene(
      "a hole in an opaque layer", pictures: [.blendMode],
      layer(
        .init(opacity: 0.8, isOpaque: true),
        pair + [fill(oval(30, 16, 30, 30), half, blend: .plusLighter)])),
  ]

  private static var negative: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (-1, -1, -1)
    (matrix.r5, matrix.g5, matrix.b5) = (1, 1, 1)
    return matrix
  }

  private static var perspective: ProjectionTransform {
    var map = ProjectionTransform()
    map.m13 = 0.004
    map.m11 = 1.2
    return map
  }
}
