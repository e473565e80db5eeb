import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension Image {
  /// Whether the image is an existing symbol, of this package or of a catalog.
  package var isExistingSymbol: Bool {
    switch source {
    case .symbol(let name): return SymbolStore.has(name)
    case .named(let name):
      if case .symbol = SymbolSets.shared.find(name) { return true }
      return false
    case .bitmap: return false
    }
  }

  /// The picture of a symbol in one colour; nil if the image is not an existing symbol.
  ///
  /// - Parameters:
  ///   - font: The font that sets the symbol's size.
  ///   - imageScale: The symbol's size in relation to text.
  ///   - displayScale: The number of device pixels per point.
  ///   - color: The colour of the symbol.
  package func symbolPicture(
    font: Font, imageScale: Scale, displayScale: Double,
    color: Color.Resolved
  ) -> DisplayList? {
    guard isExistingSymbol else { return nil }
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
