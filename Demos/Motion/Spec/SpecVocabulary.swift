import Foundation
import TweenGeometry
import TweenMotion

/// Everything a SPEC may name, with SwiftUI's labels, order and defaults. Of overloads that fit
/// alike the first counts, as Swift prefers it.
enum SpecVocabulary {
  static let animations: [SpecSignature<Animation>] =
    curveAnimations + springAnimations + interpolatingSprings

  private static let curveAnimations: [SpecSignature<Animation>] = [
    .property("default", .default),
    .property("linear", .linear),
    SpecSignature(name: "linear", parameters: [.number("duration")]) {
      .linear(duration: $0.number(0))
    },
    .property("easeIn", .easeIn),
    SpecSignature(name: "easeIn", parameters: [.number("duration")]) {
      .easeIn(duration: $0.number(0))
    },
    .property("easeOut", .easeOut),
    SpecSignature(name: "easeOut", parameters: [.number("duration")]) {
      .easeOut(duration: $0.number(0))
    },
    .property("easeInOut", .easeInOut),
    SpecSignature(name: "easeInOut", parameters: [.number("duration")]) {
      .easeInOut(duration: $0.number(0))
    },
    SpecSignature(
      name: "timingCurve",
      parameters: [
        .number(nil), .number(nil), .number(nil), .number(nil), .number("duration", 0.35),
      ]
    ) {
      .timingCurve(
        $0.number(0), $0.number(1), $0.number(2), $0.number(3), duration: $0.number(4))
    },
    SpecSignature(
      name: "timingCurve",
      parameters: [SpecParameter(label: nil, type: .curve), .number("duration")]
    ) { .timingCurve($0.curve(0), duration: $0.number(1)) },
  ]

  private static let springAnimations: [SpecSignature<Animation>] = [
    .property("spring", .spring),
    SpecSignature(
      name: "spring",
      parameters: [.number("duration", 0.5), .number("bounce", 0), .number("blendDuration", 0)]
    ) {
      .spring(duration: $0.number(0), bounce: $0.number(1), blendDuration: $0.number(2))
    },
    SpecSignature(
      name: "spring",
      parameters: [
        .number("response", 0.5), .number("dampingFraction", 0.825),
        .number("blendDuration", 0),
      ]
    ) {
      .spring(
        response: $0.number(0), dampingFraction: $0.number(1), blendDuration: $0.number(2))
    },
    SpecSignature(
      name: "spring",
      parameters: [SpecParameter(label: nil, type: .spring), .number("blendDuration", 0)]
    ) { .spring($0.spring(0), blendDuration: $0.number(1)) },
    .property("interactiveSpring", .interactiveSpring),
    SpecSignature(
      name: "interactiveSpring",
      parameters: [
        .number("duration", 0.15), .number("extraBounce", 0), .number("blendDuration", 0.25),
      ]
    ) {
      .interactiveSpring(
        duration: $0.number(0), extraBounce: $0.number(1), blendDuration: $0.number(2))
    },
    SpecSignature(
      name: "interactiveSpring",
      parameters: [
        .number("response", 0.15), .number("dampingFraction", 0.86),
        .number("blendDuration", 0.25),
      ]
    ) {
      .interactiveSpring(
        response: $0.number(0), dampingFraction: $0.number(1), blendDuration: $0.number(2))
    },
    .property("smooth", .smooth),
    SpecSignature(name: "smooth", parameters: presetParameters) {
      .smooth(duration: $0.number(0), extraBounce: $0.number(1))
    },
    .property("snappy", .snappy),
    SpecSignature(name: "snappy", parameters: presetParameters) {
      .snappy(duration: $0.number(0), extraBounce: $0.number(1))
    },
    .property("bouncy", .bouncy),
    SpecSignature(name: "bouncy", parameters: presetParameters) {
      .bouncy(duration: $0.number(0), extraBounce: $0.number(1))
    },
  ]

  private static let interpolatingSprings: [SpecSignature<Animation>] = [
    .property("interpolatingSpring", .interpolatingSpring),
    SpecSignature(
      name: "interpolatingSpring",
      parameters: [
        .number("duration", 0.5), .number("bounce", 0), .number("initialVelocity", 0),
      ]
    ) {
      .interpolatingSpring(
        duration: $0.number(0), bounce: $0.number(1), initialVelocity: $0.number(2))
    },
    SpecSignature(
      name: "interpolatingSpring",
      parameters: [
        .number("mass", 1), .number("stiffness"), .number("damping"),
        .number("initialVelocity", 0),
      ]
    ) {
      .interpolatingSpring(
        mass: $0.number(0), stiffness: $0.number(1), damping: $0.number(2),
        initialVelocity: $0.number(3))
    },
    SpecSignature(
      name: "interpolatingSpring",
      parameters: [SpecParameter(label: nil, type: .spring), .number("initialVelocity", 0)]
    ) { .interpolatingSpring($0.spring(0), initialVelocity: $0.number(1)) },
  ]

  private static var presetParameters: [SpecParameter] {
    [.number("duration", 0.5), .number("extraBounce", 0)]
  }

  static let animationModifiers: [SpecSignature<@Sendable (Animation) -> Animation>] = [
    SpecSignature(name: "delay", parameters: [.number(nil)]) { values in
      { $0.delay(values.number(0)) }
    },
    SpecSignature(name: "speed", parameters: [.number(nil)]) { values in
      { $0.speed(values.number(0)) }
    },
    SpecSignature(
      name: "repeatCount",
      parameters: [SpecParameter(label: nil, type: .wholeNumber), .boolean("autoreverses", true)]
    ) { values in
      { $0.repeatCount(values.wholeNumber(0), autoreverses: values.boolean(1)) }
    },
    SpecSignature(name: "repeatForever", parameters: [.boolean("autoreverses", true)]) { values in
      { $0.repeatForever(autoreverses: values.boolean(0)) }
    },
    SpecSignature(name: "logicallyComplete", parameters: [.number("after")]) { values in
      { $0.logicallyComplete(after: values.number(0)) }
    },
  ]

  static let springInitializers: [SpecSignature<Spring>] = [
    SpecSignature(
      name: "Spring", parameters: [.number("duration", 0.5), .number("bounce", 0)]
    ) { Spring(duration: $0.number(0), bounce: $0.number(1)) },
    SpecSignature(
      name: "Spring", parameters: [.number("response"), .number("dampingRatio")]
    ) { Spring(response: $0.number(0), dampingRatio: $0.number(1)) },
    SpecSignature(
      name: "Spring",
      parameters: [
        .number("mass", 1), .number("stiffness"), .number("damping"),
        .boolean("allowOverDamping", false),
      ]
    ) {
      Spring(
        mass: $0.number(0), stiffness: $0.number(1), damping: $0.number(2),
        allowOverDamping: $0.boolean(3))
    },
    SpecSignature(
      name: "Spring",
      parameters: [
        .number("settlingDuration"), .number("dampingRatio"), .number("epsilon", 0.001),
      ]
    ) {
      Spring(
        settlingDuration: $0.number(0), dampingRatio: $0.number(1), epsilon: $0.number(2))
    },
  ]

  static let springPresets: [SpecSignature<Spring>] = [
    .property("smooth", .smooth),
    SpecSignature(name: "smooth", parameters: presetParameters) {
      .smooth(duration: $0.number(0), extraBounce: $0.number(1))
    },
    .property("snappy", .snappy),
    SpecSignature(name: "snappy", parameters: presetParameters) {
      .snappy(duration: $0.number(0), extraBounce: $0.number(1))
    },
    .property("bouncy", .bouncy),
    SpecSignature(name: "bouncy", parameters: presetParameters) {
      .bouncy(duration: $0.number(0), extraBounce: $0.number(1))
    },
  ]

  static let curves: [SpecSignature<UnitCurve>] = [
    .property("linear", .linear),
    .property("easeIn", .easeIn),
    .property("easeOut", .easeOut),
    .property("easeInOut", .easeInOut),
    .property("circularEaseIn", .circularEaseIn),
    .property("circularEaseOut", .circularEaseOut),
    .property("circularEaseInOut", .circularEaseInOut),
    SpecSignature(
      name: "bezier",
      parameters: [
        SpecParameter(label: "startControlPoint", type: .point),
        SpecParameter(label: "endControlPoint", type: .point),
      ]
    ) { .bezier(startControlPoint: $0.point(0), endControlPoint: $0.point(1)) },
  ]

  static let curveModifiers: [SpecSignature<@Sendable (UnitCurve) -> UnitCurve>] = [
    .property("inverse") { $0.inverse }
  ]

  static let pointInitializers: [SpecSignature<UnitPoint>] = [
    SpecSignature(name: "UnitPoint", parameters: [.number("x"), .number("y")]) {
      UnitPoint(x: CGFloat($0.number(0)), y: CGFloat($0.number(1)))
    },
    SpecSignature(name: "UnitPoint", parameters: []) { _ in UnitPoint() },
  ]

  static let points: [SpecSignature<UnitPoint>] = [
    .property("zero", .zero), .property("center", .center), .property("leading", .leading),
    .property("trailing", .trailing), .property("top", .top), .property("bottom", .bottom),
    .property("topLeading", .topLeading), .property("topTrailing", .topTrailing),
    .property("bottomLeading", .bottomLeading), .property("bottomTrailing", .bottomTrailing),
  ]

  /// The names of numbers.
  static let numbers: [(name: String, value: Double)] = [
    ("pi", .pi), ("infinity", .infinity), ("nan", .nan),
  ]
}
