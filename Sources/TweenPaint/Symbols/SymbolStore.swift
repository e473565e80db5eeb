import Synchronization

/// The outlines of symbols, each made once for a weight and a scale and kept.
package final class SymbolStore: Sendable {
  package static let shared = SymbolStore()

  private struct Key: Hashable {
    var name: String
    /// The bits of the line width, which represent weight and scale.
    var lineWidth: UInt64
  }

  /// The number of outlines that are kept; beyond it all are dropped and made again on demand.
  /// Otherwise a program that animates weights would accumulate them without end.
  private static let countLimit = 4096

  private struct State {
    var outlines: [Key: SymbolOutline?] = [:]
  }

  private let state = Mutex(State())

  /// The outline of the symbol `name`; nil for an unknown name.
  ///
  /// - Parameter weight: 100 for ultra light to 900 for black; values between are interpolated.
  package func outline(
    of name: String, weight: Double = 400, scale: SymbolScale = .medium
  ) -> SymbolOutline? {
    let lineWidth = SymbolGrid.lineWidth(weight: weight, scale: scale)
    let key = Key(name: name, lineWidth: lineWidth.bitPattern)
    if let known = state.withLock({ $0.outlines[key] }) { return known }
    let outline = Self.make(name, lineWidth: lineWidth)
    state.withLock { state in
      if state.outlines.count >= Self.countLimit { state.outlines.removeAll() }
      state.outlines[key] = .some(outline)
    }
    return outline
  }

  /// The box that is drawn for unknown symbols.
  package func box(weight: Double = 400, scale: SymbolScale = .medium) -> SymbolOutline {
    let lineWidth = SymbolGrid.lineWidth(weight: weight, scale: scale)
    let name = SymbolName.drawing("@box", isFilled: false)
    let outline = try? SymbolComposer(lineWidth: lineWidth).outline(of: name)
    return outline ?? SymbolOutline(parts: [], shape: .init())
  }

  /// Whether there is a symbol of that name.
  package static func has(_ name: String) -> Bool { SymbolName(name) != nil }

  /// Whether the symbol is mirrored where text runs from right to left.
  package static func isMirrored(_ name: String) -> Bool { SymbolName.isMirrored(name) }

  private static func make(_ name: String, lineWidth: Double) -> SymbolOutline? {
    guard let parsed = SymbolName(name) else { return nil }
    // Tests read the whole table. A mistake in it shows the box.
    return try? SymbolComposer(lineWidth: lineWidth).outline(of: parsed)
  }
}
