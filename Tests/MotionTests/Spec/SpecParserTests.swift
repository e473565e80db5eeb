import Foundation
import TweenGeometry
import TweenMotion
import Testing

@testable import motion

@Suite struct SpecParserTests {
  /// SPECs beside what Swift builds from the same spelling.
  static let animations: [(String, Animation)] = [
    ("default", .default),
    (".default", .default),
    ("Animation.default", .default),
    ("linear", .linear),
    ("linear(duration: 2)", .linear(duration: 2)),
    (".easeIn", .easeIn),
    ("easeIn(duration: 0.2)", .easeIn(duration: 0.2)),
    ("easeOut", .easeOut),
    ("easeOut(duration: 1e-3)", .easeOut(duration: 1e-3)),
    (".easeInOut", .easeInOut),
    ("Animation.easeInOut(duration: 1)", .easeInOut(duration: 1)),
    ("timingCurve(0.2, 0, 0.8, 1, duration: 1)", .timingCurve(0.2, 0, 0.8, 1, duration: 1)),
    ("timingCurve(0.68, -0.6, 0.32, 1.6)", .timingCurve(0.68, -0.6, 0.32, 1.6)),
    (
      "timingCurve(UnitCurve.circularEaseIn, duration: 2)",
      .timingCurve(.circularEaseIn, duration: 2)
    ),
    ("timingCurve(.easeIn.inverse, duration: 2)", .timingCurve(.easeIn.inverse, duration: 2)),
    ("spring", .spring),
    (".spring()", .spring()),
    ("spring(duration: 0.5, bounce: 0.3)", .spring(duration: 0.5, bounce: 0.3)),
    ("spring(bounce: -0.2)", .spring(bounce: -0.2)),
    (
      "spring(duration: 1, bounce: 0, blendDuration: 2)",
      .spring(duration: 1, bounce: 0, blendDuration: 2)
    ),
    ("spring(response: 0.4)", .spring(response: 0.4)),
    ("spring(dampingFraction: 0.5)", .spring(dampingFraction: 0.5)),
    (
      "spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)",
      .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)
    ),
    ("spring(blendDuration: 1)", .spring(duration: 0.5, bounce: 0, blendDuration: 1)),
    ("spring(Spring(duration: 2))", .spring(Spring(duration: 2))),
    ("spring(.bouncy, blendDuration: 1)", .spring(.bouncy, blendDuration: 1)),
    ("spring(Spring.snappy(duration: 1))", .spring(.snappy(duration: 1))),
    ("interactiveSpring", .interactiveSpring),
    ("interactiveSpring()", .interactiveSpring()),
    ("interactiveSpring(response: 0.2)", .interactiveSpring(response: 0.2)),
    (
      "interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0.3)",
      .interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0.3)
    ),
    ("smooth", .smooth),
    ("smooth(extraBounce: 0.1)", .smooth(extraBounce: 0.1)),
    ("snappy(duration: 1)", .snappy(duration: 1)),
    (".bouncy", .bouncy),
    ("bouncy(duration: 0.4, extraBounce: 0.2)", .bouncy(duration: 0.4, extraBounce: 0.2)),
    ("interpolatingSpring", .interpolatingSpring),
    ("interpolatingSpring(bounce: 0.2)", .interpolatingSpring(bounce: 0.2)),
    (
      "interpolatingSpring(stiffness: 100, damping: 10)",
      .interpolatingSpring(stiffness: 100, damping: 10)
    ),
    (
      "interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: -3)",
      .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: -3)
    ),
    ("interpolatingSpring(.smooth)", .interpolatingSpring(Spring.smooth)),
    ("spring.delay(1)", .spring.delay(1)),
    (
      ".easeIn(duration: 1).delay(1).speed(2).repeatCount(3, autoreverses: true)",
      .easeIn(duration: 1).delay(1).speed(2).repeatCount(3, autoreverses: true)
    ),
    ("linear.repeatCount(2)", .linear.repeatCount(2)),
    ("linear.repeatForever()", .linear.repeatForever()),
    (
      "linear.repeatForever(autoreverses: false)", .linear.repeatForever(autoreverses: false)
    ),
    ("bouncy.logicallyComplete(after: 1)", .bouncy.logicallyComplete(after: 1)),
    ("linear(duration: 1_000)", .linear(duration: 1000)),
    ("linear(duration: .infinity)", .linear(duration: .infinity)),
    ("linear(duration: Double.pi / 2)", .linear(duration: .pi / 2)),
    ("linear(duration: 2 * .pi - (1 + 1) * 0.5)", .linear(duration: 2 * .pi - 1)),
    ("linear.speed(-2)", .linear.speed(-2)),
    ("linear.speed(- -2)", .linear.speed(2)),
    ("linear.delay(1 / 3)", .linear.delay(1.0 / 3)),
    ("linear.repeatCount(7 / 2)", .linear.repeatCount(3)),
    ("  spring ( duration : 1 ,\n bounce:0 ) . delay( 2 )  ", .spring(duration: 1).delay(2)),
    ("spring(duration: -1, bounce: 7)", .spring(duration: -1, bounce: 7)),
  ]

  @Test("a SPEC gives the animation that Swift builds from it", arguments: animations.indices)
  func animation(index: Int) throws {
    let (text, expected) = Self.animations[index]
    let spec = try MotionSpec(text)
    #expect(spec.value == .animation(expected), "\(text)")
    #expect(spec.text == text)
  }

  static let springs: [(String, Spring)] = [
    ("Spring()", Spring()),
    ("Spring(duration: 0.5, bounce: 0.3)", Spring(duration: 0.5, bounce: 0.3)),
    ("Spring(bounce: -0.3)", Spring(bounce: -0.3)),
    ("Spring(response: 0.5, dampingRatio: 0.7)", Spring(response: 0.5, dampingRatio: 0.7)),
    ("Spring(stiffness: 100, damping: 10)", Spring(stiffness: 100, damping: 10)),
    (
      "Spring(mass: 2, stiffness: 100, damping: 90, allowOverDamping: true)",
      Spring(mass: 2, stiffness: 100, damping: 90, allowOverDamping: true)
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: 0.5)",
      Spring(settlingDuration: 1, dampingRatio: 0.5)
    ),
    (
      "Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)",
      Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01)
    ),
    ("Spring.init(duration: 1)", Spring(duration: 1)),
    ("Spring.bouncy", .bouncy),
    ("Spring.smooth(duration: 0.3)", .smooth(duration: 0.3)),
    ("Spring.snappy(duration: 1, extraBounce: 0.1)", .snappy(duration: 1, extraBounce: 0.1)),
  ]

  @Test("a SPEC may be a Spring in each of its initializers", arguments: springs.indices)
  func spring(index: Int) throws {
    let (text, expected) = Self.springs[index]
    #expect(try MotionSpec(text).value == .spring(expected), "\(text)")
  }

  static let curves: [(String, UnitCurve)] = [
    ("UnitCurve.linear", .linear),
    ("UnitCurve.easeInOut", .easeInOut),
    ("UnitCurve.circularEaseIn", .circularEaseIn),
    ("UnitCurve.circularEaseIn.inverse", .circularEaseOut),
    ("UnitCurve.easeIn.inverse.inverse", .easeIn),
    (
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), "
        + "endControlPoint: .init(x: 0.8, y: 1))",
      .bezier(
        startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 1))
    ),
    (
      "UnitCurve.bezier(startControlPoint: .top, endControlPoint: UnitPoint.bottomTrailing)",
      .bezier(startControlPoint: .top, endControlPoint: .bottomTrailing)
    ),
  ]

  @Test("a SPEC may be a UnitCurve", arguments: curves.indices)
  func curve(index: Int) throws {
    let (text, expected) = Self.curves[index]
    #expect(try MotionSpec(text).value == .curve(expected), "\(text)")
  }

  static let mistakes: [(String, Int, String)] = [
    ("", 1, "expected an animation, a Spring or a UnitCurve"),
    ("   ", 4, "expected an animation, a Spring or a UnitCurve"),
    ("1", 1, "expected an animation, a Spring or a UnitCurve, found a number"),
    ("true", 1, "expected an animation, a Spring or a UnitCurve, found true"),
    ("sprng", 1, "unknown animation \"sprng\"; did you mean \"spring\"?"),
    (".bounzy(duration: 1)", 2, "unknown animation \"bounzy\"; did you mean \"bouncy\"?"),
    ("circularEaseIn", 1, "\"circularEaseIn\" is a UnitCurve: write UnitCurve.circularEaseIn"),
    (
      ".delay(1)", 2,
      "\"delay\" modifies an animation: write one before it, as in spring.delay(…)"
    ),
    (
      "spring(bounse: 1)", 8,
      "unknown argument \"bounse\" of spring(duration:bounce:blendDuration:); "
        + "did you mean \"bounce\"?"
    ),
    (
      "linear(seconds: 1)", 8,
      "unknown argument \"seconds\" of linear(duration:); expected \"duration\""
    ),
    ("spring(bounce: 0, duration: 1)", 19, "argument \"duration\" must precede \"bounce\""),
    (
      "spring(duration: 1, duration: 2)", 21,
      "argument \"duration\" of spring(duration:bounce:blendDuration:) is given twice"
    ),
    (
      "spring(duration: 1, dampingFraction: 1)", 21,
      "argument \"dampingFraction\" does not go with \"duration\"; write "
        + "spring(duration:bounce:blendDuration:) or "
        + "spring(response:dampingFraction:blendDuration:)"
    ),
    (
      "spring(0.5)", 8,
      "missing label of an argument of spring(duration:bounce:blendDuration:); "
        + "expected \"duration\", \"bounce\" or \"blendDuration\""
    ),
    (
      "interpolatingSpring(stiffness: 100)", 35,
      "missing argument \"damping\" of "
        + "interpolatingSpring(mass:stiffness:damping:initialVelocity:)"
    ),
    ("linear()", 8, "missing argument \"duration\" of linear(duration:)"),
    (
      "timingCurve(0.1, 0.2, 0.3)", 26,
      "missing argument 4, a number, of timingCurve(_:_:_:_:duration:)"
    ),
    (
      "timingCurve(UnitCurve.linear)", 29,
      "missing argument \"duration\" of timingCurve(_:duration:)"
    ),
    (
      "timingCurve(1, 2, 3, 4, 5)", 25,
      "one argument too many for timingCurve(_:_:_:_:duration:)"
    ),
    ("linear(duration: true)", 18, "expected a number, found true"),
    ("linear(duration: fast)", 18, "expected a number, found \"fast\""),
    ("linear(duration: .tau)", 18, "expected a number, found \"tau\""),
    (
      "linear(duration: Double.tau)", 25,
      "unknown number \"tau\"; expected \"pi\", \"infinity\" or \"nan\""
    ),
    ("linear.repeatCount(1.5)", 20, "expected a whole number, found 1.5"),
    ("linear.repeatCount(1 / 0)", 20, "this number is too large"),
    ("linear.repeatCount(99999999999999999999)", 20, "expected a whole number below \(Int.max)"),
    (
      "linear.repeatForever(autoreverses: 1)", 36, "expected true or false, found a number"
    ),
    ("linear.speed", 13, "expected the arguments of speed(_:)"),
    ("linear.speed(2", 15, "expected \",\" or \")\" for the \"(\" at column 13"),
    (
      "spring(duration: 1 bounce: 2)", 20,
      "expected \",\" or \")\" for the \"(\" at column 7, found \"bounce\""
    ),
    ("spring(duration: )", 18, "expected a value, found \")\""),
    ("spring(duration:", 17, "expected a value, found the end"),
    ("spring(,)", 8, "expected a value, found \",\""),
    ("spring(duration: 1,)", 20, "expected a value, found \")\""),
    ("spring)", 7, "unexpected \")\" after the end of the expression"),
    ("spring 2", 8, "unexpected \"2\" after the end of the expression"),
    ("spring.", 8, "expected a name after \".\", found the end"),
    ("spring..delay(1)", 8, "expected a name after \".\", found \".\""),
    (
      "spring.wobble(1)", 8,
      "unknown modifier of animations \"wobble\"; expected \"delay\", \"speed\", "
        + "\"repeatCount\", \"repeatForever\" or \"logicallyComplete\""
    ),
    ("spring.dela(1)", 8, "unknown modifier of animations \"dela\"; did you mean \"delay\"?"),
    ("default()", 1, "\"default\" takes no arguments and no parentheses"),
    ("linear(duration: .5)", 18, "a number needs a digit before its point, as in 0.5"),
    ("linear(duration: 1e)", 20, "expected digits after the exponent's e"),
    ("linear(duration: 5s)", 19, "unexpected \"s\" in a number"),
    ("linear(duration: 1%)", 19, "unexpected character \"%\""),
    ("linear(duration: (1 + 2)", 25, "expected \",\" or \")\" for the \"(\" at column 7"),
    ("Spring", 7, "expected \".\" and a member of Spring after \"Spring\""),
    (
      "Spring(bounc: 1)", 8,
      "unknown argument \"bounc\" of Spring(duration:bounce:); did you mean \"bounce\"?"
    ),
    (
      "Spring(stiffness: 1)", 20,
      "missing argument \"damping\" of Spring(mass:stiffness:damping:allowOverDamping:)"
    ),
    ("Spring().value", 10, "a Spring has no \"value\" that gives another Spring"),
    (
      "Spring.floppy", 8, "unknown Spring \"floppy\"; expected \"smooth\", \"snappy\" or \"bouncy\""
    ),
    ("UnitCurve", 10, "expected \".\" and a member of UnitCurve after \"UnitCurve\""),
    ("UnitCurve()", 1, "UnitCurve is a type: write UnitCurve. and one of its members"),
    ("UnitCurve.easeIn.inverse()", 18, "\"inverse\" takes no arguments and no parentheses"),
    (
      "UnitCurve.easeIn.reverse", 18,
      "unknown property of UnitCurve \"reverse\"; did you mean \"inverse\"?"
    ),
    (
      "UnitCurve.bezier(startControlPoint: 1, endControlPoint: 2)", 37,
      "expected a UnitPoint, found a number"
    ),
    ("Animation(spring)", 1, "Animation is a type: write Animation. and one of its members"),
    ("spring(UnitCurve.linear)", 8, "expected a Spring, found \"UnitCurve\""),
    (String(repeating: "(", count: 500), 33, "nested too deeply"),
  ]

  @Test("a mistake is told at its column", arguments: mistakes.indices)
  func mistake(index: Int) throws {
    let (text, column, message) = Self.mistakes[index]
    let error = #expect(throws: SpecError.self) { try MotionSpec(text) }
    #expect(error?.column == column, "\(text): \(error?.message ?? "")")
    #expect(error?.message == message, "\(text)")
  }

  @Test("the report marks the column under the SPEC")
  func report() {
    let error = #expect(throws: SpecError.self) { try MotionSpec("spring(bounse: 1)") }
    #expect(
      error?.report == """
        column 8: unknown argument "bounse" of spring(duration:bounce:blendDuration:); \
        did you mean "bounce"?
          spring(bounse: 1)
                 ^
        """)
  }

  @Test("no text traps or hangs the parser", .timeLimit(.minutes(1)))
  func garbage() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "spring", "Spring", "UnitCurve", ".", "(", ")", ",", ":", "duration", "bounce", "1", "0.5",
      "-", "*", "/", "true", "delay", "repeatCount", "bezier", "init", " ", "é", "🙂", "_", "1e9",
    ]
    for _ in 0..<5000 {
      let text = (0..<next(12)).map { _ in words[next(words.count)] }.joined()
      do {
        _ = try MotionSpec(text)
      } catch {
        #expect((1...text.count + 1).contains(error.column), "\(text)")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
