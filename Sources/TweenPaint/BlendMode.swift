/// How a view's colours meet what is drawn behind them.
///
/// The separable and the non-separable modes follow W3C Compositing and Blending Level 1; the rest
/// are Porter and Duff's operators and sums. The numbers they work on are encoded sRGB, or linear
/// light where a layer mixes colours so.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// The view covers what is behind it, as far as it is opaque.
  case normal
  /// The product of both colours: at most as light as either.
  case multiply
  /// The product of both negatives, as a negative: at least as light as either.
  case screen
  /// Multiplies where what is behind is dark, and screens where it is light.
  case overlay
  /// Of each channel the darker one.
  case darken
  /// Of each channel the lighter one.
  case lighten
  /// Brightens what is behind, the more the lighter the view is: divides it by the view's negative.
  case colorDodge
  /// Darkens what is behind, the more the darker the view is: divides its negative by the view.
  case colorBurn
  /// Darkens or lightens what is behind gently, as the view is darker or lighter than a half.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// Of each channel the distance between both.
  case difference
  /// As `difference`, with less contrast: two halves give a half.
  case exclusion
  /// The view's hue, with the saturation and the luminosity of what is behind.
  case hue
  /// The view's saturation, with the hue and the luminosity of what is behind.
  case saturation
  /// The view's hue and saturation, with the luminosity of what is behind.
  case color
  /// The view's luminosity, with the hue and the saturation of what is behind.
  case luminosity
  /// The view where something is behind it, as far as that is opaque, and nowhere else.
  case sourceAtop
  /// The view behind what is there.
  case destinationOver
  /// Takes what is behind away as far as the view is opaque; the view's colours do not show.
  case destinationOut
  /// The sum of both negatives, as a negative, cut at black.
  case plusDarker
  /// The sum of both, cut at white.
  case plusLighter
}

/// How an item's pixels go onto those behind them: all of `BlendMode`, and the operators that only
/// a drawing context offers.
///
/// With s and d the premultiplied source and destination, as and ad their alphas, B the mode's
/// formula on colours that are not premultiplied. The modes with such a formula, from `multiply` to
/// `luminosity`, are s (1 - ad) + d (1 - as) + as ad B(d / ad, s / as); below, b and c are the
/// colours that B takes, in this order. Where a shape covers a pixel in part, the result and the
/// destination are mixed in that share; outside it nothing changes, also for operators that clear
/// (so do Core Graphics' bounded operators).
public enum BlendOperator: UInt8, Sendable, Hashable, CaseIterable {
  /// s + d (1 - as).
  case normal
  // s (1 - ad) + d (1 - as) + as ad B(d / ad, s / as):
  /// B = b c.
  case multiply
  /// B = b + c - b c.
  case screen
  /// B = 2 b c where b is at most a half, else 1 - 2 (1 - b) (1 - c).
  case overlay
  /// B = min(b, c).
  case darken
  /// B = max(b, c).
  case lighten
  /// B = min(1, b / (1 - c)); 0 where b is 0.
  case colorDodge
  /// B = 1 - min(1, (1 - b) / c); 1 where b is 1.
  case colorBurn
  /// B = b - (1 - 2 c) b (1 - b) where c is at most a half, else b + (2 c - 1) (D - b), where D is
  /// the square root of b, and ((16 b - 12) b + 4) b where b is at most a quarter.
  case softLight
  /// B = 2 b c where c is at most a half, else 1 - 2 (1 - b) (1 - c).
  case hardLight
  /// B = |b - c|.
  case difference
  /// B = b + c - 2 b c.
  case exclusion
  /// B has the hue of c, and the saturation and luminosity of b.
  case hue
  /// B has the saturation of c, and the hue and luminosity of b.
  case saturation
  /// B has the hue and saturation of c, and the luminosity of b.
  case color
  /// B has the luminosity of c, and the hue and saturation of b.
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

  /// The operator of a view's mode.
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
