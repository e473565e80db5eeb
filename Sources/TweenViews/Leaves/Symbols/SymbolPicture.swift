import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

extension Image {
  /// Whether there is a symbol of that name.
  package static func hasSymbol(named name: String) -> Bool { SymbolStore.has(name) }

  /// What a symbol looks like by itself, in one colour; nil where there is none of that name.
  ///
  /// - Parameters:
  ///   - name: The symbol's.
  ///   - font: That of text it would stand beside.
  ///   - imageScale: Its size beside that text.
  ///   - displayScale: Device pixels per point.
  ///   - color: What it is filled with.
  package static func symbolPicture(
    named name: String, font: Font, imageScale: Scale, displayScale: Double,
    color: Color.Resolved
  ) -> DisplayList? {
    guard SymbolStore.has(name) else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(displayScale)
    environment.imageScale = imageScale
    let symbol = ResolvedSymbol(
      name: name, value: nil, font: font.request, mode: .monochrome, in: environment)
    let contents = symbol.contents(
      in: CGRect(origin: .zero, size: symbol.size), transform: .identity, paint: .solid(color),
      opacity: 1)
    return DisplayList(
      size: symbol.size, scale: displayScale, background: .transparent,
      items: contents.map { DisplayItem($0) })
  }
}
