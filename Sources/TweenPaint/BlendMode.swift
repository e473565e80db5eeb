/// How a view's colours meet what is drawn behind them.
///
/// The separable and the non-separable modes follow W3C Compositing and Blending Level 1, on
/// encoded sRGB; the rest are Porter and Duff's operators and sums.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

/// How an item's pixels go onto those behind them: all of `BlendMode`, and the operators that only
/// a drawing context offers.
///
/// With s and d the premultiplied source and destination, as and ad their alphas, B the mode's
/// formula on colours that are not premultiplied. Where a shape covers a pixel in part, the result
/// and the destination are mixed in that share; outside it nothing changes, also for operators that
/// clear (so do Core Graphics' bounded operators).
public enum BlendOperator: UInt8, Sendable, Hashable, CaseIterable {
  /// s + d (1 - as).
  case normal
  // s (1 - ad) + d (1 - as) + as ad B(d / ad, s / as):
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// 0.
  case clear
  /// s.
  case copy
  /// s ad.
  case sourceIn
  /// s (1 - ad).
  case sourceOut
  /// s ad + d (1 - as).
  case sourceAtop
  /// d + s (1 - ad).
  case destinationOver
  /// d as.
  case destinationIn
  /// d (1 - as).
  case destinationOut
  /// d as + s (1 - ad).
  case destinationAtop
  /// s (1 - ad) + d (1 - as).
  case xor
  /// Alpha min(1, as + ad); each colour max(0, alpha - (as - s) - (ad - d)).
  case plusDarker
  /// min(1, s + d).
  case plusLighter

  public init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      }
  }
}
