import SwiftUI

/// Strews cards over the board, none nearer to another than there is room for.
struct DisplayBoardCardLayout: Layout {
  /// The area over which cards are strewn.
  enum Place {
    case board
    case section

    /// Where the first card lies, in parts of the size from the middle.
    var anchor: UnitPoint {
      self == .board ? UnitPoint(x: 0.4, y: 0.3) : UnitPoint(x: 0.2, y: 0.1)
    }
    /// Half the distance that cards keep where there is room.
    var radius: CGFloat { self == .board ? 150 : 88 }
    var padding: EdgeInsets {
      EdgeInsets(top: self == .board ? 88 : 66, leading: 66, bottom: 22, trailing: 66)
    }
  }

  /// A card is offered the distance that cards keep, but no less than a long word needs.
  private static let leastSide: CGFloat = 150

  private let place: Place

  init(_ place: Place = .board) { self.place = place }

  /// Where cards lie in a size.
  struct Cache {
    var size = CGSize.zero
    var count = 0
    var sampler = PoissonDisc()
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 800, height: 600))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let padding = place.padding
    let box = CGRect(
      x: bounds.minX + padding.leading, y: bounds.minY + padding.top,
      width: max(bounds.width - padding.leading - padding.trailing, 1),
      height: max(bounds.height - padding.top - padding.bottom, 1))
    if cache.size != box.size || cache.count != subviews.count {
      cache.size = box.size
      cache.count = subviews.count
      cache.sampler = PoissonDisc(
        count: subviews.count, size: box.size, anchor: place.anchor, distance: 2 * place.radius)
    }
    let samples = cache.sampler.samples
    let side = max(cache.sampler.distance, Self.leastSide)
    let offer = ProposedViewSize(width: side, height: side)
    for (index, subview) in subviews.enumerated() {
      let own = subview.containerValues.displayBoardCardPosition.map {
        CGPoint(x: $0.x * box.width, y: $0.y * box.height)
      }
      let sample = own ?? (samples.isEmpty ? .zero : samples[index % samples.count])
      subview.place(
        at: CGPoint(x: box.midX + sample.x, y: box.midY + sample.y), anchor: .center,
        proposal: offer)
    }
  }
}
