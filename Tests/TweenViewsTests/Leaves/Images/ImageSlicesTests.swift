import Foundation
import Testing

@testable import TweenViews

@Suite struct ImageSlicesTests {
  typealias Piece = ImageSlices.Piece

  private func pieces(
    _ length: Double, _ low: Double, _ high: Double, tiles: Bool = false
  ) -> [Piece] {
    // 40 pixels, two a point: 20 points.
    ImageSlices.pieces(
      pixelCount: 40, scale: 2, length: length, low: low, high: high, tiles: tiles)
  }

  @Test func `caps keep their size and the middle takes the rest`() {
    #expect(
      pieces(100, 3, 5, tiles: true) == [
        Piece(position: 0..<3, source: 0..<6, isTiled: false),
        Piece(position: 3..<95, source: 6..<30, isTiled: true),
        Piece(position: 95..<100, source: 30..<40, isTiled: false),
      ])
  }

  @Test func `without caps there is one piece`() {
    for wrong in [0, -3, -Double.infinity, Double.nan] {
      #expect(
        pieces(100, wrong, wrong) == [
          Piece(position: 0..<100, source: 0..<40, isTiled: false)
        ])
    }
  }

  @Test func `caps share a length too small for them`() {
    #expect(
      pieces(4, 6, 2) == [
        Piece(position: 0..<3, source: 0..<12, isTiled: false),
        Piece(position: 3..<4, source: 36..<40, isTiled: false),
      ])
  }

  @Test func `caps that meet stretch the pixel between them`() {
    #expect(
      pieces(50, 12, 8) == [
        Piece(position: 0..<12, source: 0..<24, isTiled: false),
        Piece(position: 12..<42, source: 23.5..<24.5, isTiled: false),
        Piece(position: 42..<50, source: 24..<40, isTiled: false),
      ])
    // Larger ones are shortened in proportion; one may take all.
    #expect(pieces(50, 60, 40) == pieces(50, 20.0 * 20 / 40, 20.0 * 20 / 40))
    #expect(pieces(50, 99, 0).map(\.source) == [0..<40, 39.5..<40])
    #expect(pieces(50, 0, 99).map(\.source) == [0..<0.5, 0..<40])
  }

  @Test func `no length, no pieces`() {
    for length in [0, -1, Double.nan, .infinity] { #expect(pieces(length, 1, 1).isEmpty) }
  }
}
