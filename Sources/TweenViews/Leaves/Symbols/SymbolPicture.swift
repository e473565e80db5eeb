import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension Image {
  /// Whether the image is a symbol that is there, of this package's or of a catalogue.
  package var isKnownSymbol: Bool {
    switch source {
    case .symbol(let name): return SymbolStore.has(name)
    case .named(let name):
      if case .symbol = SymbolSets.shared.find(name) { return true }
      return false
    case .bitmap: return false
    }
  }

  /// What a symbol looks like by itself, in one colour; nil where the image is none that is there.
  ///
  /// - Parameters:
  ///   - font: That of text it would stand beside.
  ///   - imageScale: Its size beside that text.
  ///   - displayScale: Device pixels per point.
  ///   - color: What it is filled with.
  package func symbolPicture(
    font: Font, imageScale: Scale, displayScale: Double,
    color: Color.Resolved
  ) -> DisplayList? {
    guard isKnownSymbol else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(displayScale)
    environment.imageScale = imageScale
    environment.symbolRenderingMode = .monochrome
    guard let symbol = symbol(font: font.request, in: environment) else { return nil }
    let contents = symbol.contents(
      in: CGRect(origin: .zero, size: symbol.size), transform: .identity, paint: .solid(color),
      opacity: 1)
    return DisplayList(
      size: symbol.size, scale: displayScale, background: .transparent,
      items: contents.map { DisplayItem($0) })
  }
}
