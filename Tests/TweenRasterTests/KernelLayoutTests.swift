import CTweenKernels
import Testing

@testable import TweenRaster

/// The kernels read arrays that Swift has written, under C's names for the same memory: `Line` as
/// `ctk_line`, `RampKnot` as `ctk_knot`, `ColumnRange` as `ctk_range`. Nothing but these layouts
/// being equal makes that right.
@Suite struct KernelLayoutTests {
  /// Where a field lies in both languages.
  struct Field: Equatable, CustomStringConvertible {
    var name: String
    var swift: Int?
    var c: Int?

    var description: String { "\(name) at \(swift ?? -1) in Swift, at \(c ?? -1) in C" }
  }

  private func expectEqualLayout<S, C>(_ swift: S.Type, _ c: C.Type, _ fields: [Field]) {
    #expect(MemoryLayout<S>.stride == MemoryLayout<C>.stride)
    #expect(MemoryLayout<S>.alignment == MemoryLayout<C>.alignment)
    // Swift's size leaves out the padding at the end, which C's has.
    #expect(MemoryLayout<S>.size <= MemoryLayout<C>.size)
    #expect(MemoryLayout<C>.size == MemoryLayout<C>.stride)
    for field in fields { #expect(field.swift != nil && field.swift == field.c, "\(field)") }
  }

  @Test func `a line is laid out in Swift as in C`() {
    expectEqualLayout(
      Line.self, ctk_line.self,
      [
        Field(
          name: "x0", swift: MemoryLayout<Line>.offset(of: \.x0),
          c: MemoryLayout<ctk_line>.offset(of: \.x0)),
        Field(
          name: "y0", swift: MemoryLayout<Line>.offset(of: \.y0),
          c: MemoryLayout<ctk_line>.offset(of: \.y0)),
        Field(
          name: "x1", swift: MemoryLayout<Line>.offset(of: \.x1),
          c: MemoryLayout<ctk_line>.offset(of: \.x1)),
        Field(
          name: "y1", swift: MemoryLayout<Line>.offset(of: \.y1),
          c: MemoryLayout<ctk_line>.offset(of: \.y1)),
      ])
  }

  @Test func `a ramp's knot is laid out in Swift as in C`() {
    expectEqualLayout(
      RampKnot.self, ctk_knot.self,
      [
        Field(
          name: "color", swift: MemoryLayout<RampKnot>.offset(of: \.color),
          c: MemoryLayout<ctk_knot>.offset(of: \.color)),
        Field(
          name: "slope", swift: MemoryLayout<RampKnot>.offset(of: \.slope),
          c: MemoryLayout<ctk_knot>.offset(of: \.slope)),
        Field(
          name: "location", swift: MemoryLayout<RampKnot>.offset(of: \.location),
          c: MemoryLayout<ctk_knot>.offset(of: \.location)),
        Field(
          name: "isSoft", swift: MemoryLayout<RampKnot>.offset(of: \.isSoft),
          c: MemoryLayout<ctk_knot>.offset(of: \.is_soft)),
      ])
  }

  @Test func `a range of columns is laid out in Swift as in C`() {
    expectEqualLayout(
      ColumnRange.self, ctk_range.self,
      [
        Field(
          name: "start", swift: MemoryLayout<ColumnRange>.offset(of: \.start),
          c: MemoryLayout<ctk_range>.offset(of: \.start)),
        Field(
          name: "end", swift: MemoryLayout<ColumnRange>.offset(of: \.end),
          c: MemoryLayout<ctk_range>.offset(of: \.end)),
      ])
  }
}
