import Testing
import TweenTokens

@testable import TweenMacros

@Suite struct AnimatableMacroTests {
  private func member(_ declaration: String) throws -> String {
    TokenReader.tokens(of: try AnimatableMacro(declaration).member).map(\.text)
      .joined(separator: " ")
  }

  @Test func `one variable's data is the type's`() throws {
    let member = try member("@Animatable struct A: Shape { var amount: Double\n let n = 3 }")
    #expect(
      member == "nonisolated var animatableData : Double . AnimatableData "
        + "{ get { amount . animatableData } set { amount . animatableData = newValue } }")
  }

  @Test func `several make a tuple, in order; others are left out`() throws {
    let member = try member(
      """
      @Animatable
      public struct Arc: Shape {
        var start: Angle = .degrees(-1)
          + .zero
        @AnimatableIgnored var count: Int = 3; static var shared: Double = 1
        @AnimatableIgnored
        private var name: String
        @Clamped(0...1) fileprivate
        var width = 2.5
        var middle: Angle { (start + end) / 2 }
        func path(in rect: CGRect) -> Path {
          var path = Path()
          var angle: Double = 0
          return path
        }
        var end: Angle
      }
      """)
    #expect(
      member.hasPrefix(
        "public nonisolated var animatableData : AnimatableValues < Angle . AnimatableData , "
          + "Angle . AnimatableData > {"))
    #expect(
      member.contains(
        "set { ( start . animatableData , end . animatableData ) "
          + "= newValue . value }"))
  }

  @Test func `without variables there is nothing to animate`() throws {
    #expect(try member("struct A { let a: Double }").contains("EmptyAnimatableData"))
  }

  @Test func `a variable without a type is an error`() {
    #expect(throws: MacroError.self) { try AnimatableMacro("struct A { var a = start }") }
  }

  @Test func `a type that conforms already gets no conformance`() {
    #expect(AnimatableMacro.conformance(of: "A", isMissing: false).isEmpty)
    #expect(
      AnimatableMacro.conformance(of: "A.B", isMissing: true) == "extension A.B: Animatable {}")
  }
}
