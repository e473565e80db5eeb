/// The way in which a view's colours are combined with the colours behind it.
///
/// The separable and the non-separable modes follow W3C Compositing and Blending Level 1; the rest
/// are Porter and Duff's operators and sums. The formulas work on encoded sRGB, or on linear light in
/// a layer with linear mixing.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// The view covers what is behind it, in proportion to its opacity.
  case normal
  /// The product of both colours: at most as light as either.
  case multiply
  /// The inverted product of both inverted colours: at least as light as either.
  case screen
  /// Multiplies where the colours behind are dark, and screens where they are light.
  case overlay
  /// The darker of both colours, channel by channel.
  case darken
  /// The lighter of both colours, channel by channel.
  case lighten
  /// Brightens the colours behind, more for a lighter view: divides them by the inverted view.
  case colorDodge
  /// Darkens the colours behind, more for a darker view: divides their inverse by the view.
  case colorBurn
  /// Gently darkens the colours behind where the view is darker than a half, and lightens them where
  /// it is lighter.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// The difference of both colours, channel by channel.
  case difference
  /// As `difference`, with less contrast: two halves give a half.
  case exclusion
  /// The view's hue, with the saturation and the luminosity of the colours behind.
  case hue
  /// The view's saturation, with the hue and the luminosity of the colours behind.
  case saturation
  /// The view's hue and saturation, with the luminosity of the colours behind.
  case color
  /// The view's luminosity, with the hue and the saturation of the colours behind.
  case luminosity
  /// The view is drawn only onto existing content, in proportion to the opacity of that content.
  case sourceAtop
  /// The view is drawn behind the existing content.
  case destinationOver
  /// Removes the existing content in proportion to the view's opacity; the view's colours do not
  /// show.
  case destinationOut
  /// The inverted sum of both inverted colours, clamped at black.
  case plusDarker
  /// The sum of both colours, clamped at white.
  case plusLighter
}

/// The way in which an item's pixels are combined with the pixels behind: all of `BlendMode`, and the
/// operators that only a drawing context offers.
///
/// With s and d the premultiplied source and destination, as and ad their alphas, B the mode's
/// formula on colours that are not premultiplied. The modes with such a formula, from `multiply` to
/// `luminosity`, are s (1 - ad) + d (1 - as) + as ad B(d / ad, s / as); below, b and c are the
/// arguments of B, in this order. Where a shape covers a pixel in part, the result and the
/// destination are mixed in that share. Outside the shape nothing changes, also for operators that
/// clear, as with Core Graphics' bounded operators.
public enum BlendOperator: UInt8, Sendable, Hashable, CaseIterable {
  /// The source over the destination: s + d (1 - as).
  case normal
  // s (1 - ad) + d (1 - as) + as ad B(d / ad, s / as):
  /// B = b c.
  case multiply
  /// B = b + c - b c.
  case screen
  /// B = 2 b c where b is at most a half, else 1 - 2 (1 - b) (1 - c).
  case overlay
  /// The darker channels: B = min(b, c).
  case darken
  /// The lighter channels: B = max(b, c).
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
  /// The distance of the channels: B = |b - c|.
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
  /// Nothing remains: the result is 0.
  case clear
  /// The source replaces the destination: s.
  case copy
  /// The source inside the destination: s ad.
  case sourceIn
  /// The source outside the destination: s (1 - ad).
  case sourceOut
  /// The source onto the destination only: s ad + d (1 - as).
  case sourceAtop
  /// The source behind the destination: d + s (1 - ad).
  case destinationOver
  /// The destination inside the source: d as.
  case destinationIn
  /// The destination outside the source: d (1 - as).
  case destinationOut
  /// The destination inside the source, over the source: d as + s (1 - ad).
  case destinationAtop
  /// Source and destination where they do not overlap: s (1 - ad) + d (1 - as).
  case xor
  /// Alpha min(1, as + ad); each colour max(0, alpha - (as - s) - (ad - d)).
  case plusDarker
  /// The clamped sum: min(1, s + d).
  case plusLighter

  /// Creates the operator that draws a view's blend mode.
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
