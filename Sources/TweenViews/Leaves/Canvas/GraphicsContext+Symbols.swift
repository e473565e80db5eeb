import Foundation
import TweenGeometry
import TweenPaint

extension GraphicsContext {
  /// A view among a canvas's symbols, ready to be drawn any number of times.
  public struct ResolvedSymbol: Sendable {
    /// The view's ideal size in points.
    public let size: CGSize
    let picture: CanvasPicture

    init(size: CGSize, picture: CanvasPicture) {
      self.size = size
      self.picture = picture
    }
  }

  /// Returns the symbol with an id: with this `tag(_:)`, or else with the id that `id(_:)` or a `ForEach`
  /// gave it. Returns nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    surface.recording.findSymbol(CanvasSymbols.Query(id: id))
  }

  /// Draws a symbol, stretched to a rectangle in user space.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let scale = CGAffineTransform(
      scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    draw(symbol.picture, scale.concatenating(.init(translationX: rect.minX, y: rect.minY)))
  }

  /// Draws a symbol in its own size, with its `anchor` at a point in user space.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let rect = CGRect(symbol.size, at: point, anchor: anchor)
    draw(symbol.picture, CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }

  private func draw(_ picture: CanvasPicture, _ placement: CGAffineTransform) {
    let transform = placement.concatenating(self.transform)
    let items = picture.items.indices.map { picture.item(at: $0, transform) }
    draw(items, seesBackdrop: picture.seesBackdrop)
  }
}
