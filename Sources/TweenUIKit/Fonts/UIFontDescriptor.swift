import Foundation
import TweenViews

/// What a font is, to make others of it: `UIFont(descriptor:size:)`. An object that never changes.
///
/// Out of scope: attributes, features and lists of fonts.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What letters look like beside their family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters that are all as wide as each other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The kind of letters of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design of that name; an unknown one is none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// All letters as wide as each other.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let recipe: FontRecipe

  init(_ recipe: FontRecipe) { self.recipe = recipe }

  /// A family, or a font by its PostScript name, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRecipe(name: fontName, size: size))
  }

  /// A text style's font at the text size that the user has chosen.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size, in points.
  public var pointSize: CGFloat { recipe.size }

  /// What the letters look like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    let heavy: [Font.Weight] = [.bold, .heavy, .black]
    if recipe.isBold || heavy.contains(recipe.weight) { traits.insert(.traitBold) }
    if recipe.isItalic { traits.insert(.traitItalic) }
    if recipe.width > 0 { traits.insert(.traitExpanded) }
    if recipe.width < 0 { traits.insert(.traitCondensed) }
    if recipe.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  private func with(_ change: (inout FontRecipe) -> Void) -> UIFontDescriptor {
    var recipe = recipe
    change(&recipe)
    return UIFontDescriptor(recipe)
  }

  /// The same of another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { $0.size = newPointSize }
  }

  /// The same with these traits in place of its own. Never nil: letters that no font file has are
  /// slanted or stretched.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { recipe in
      let isBold = symbolicTraits.contains(.traitBold)
      if !isBold, self.symbolicTraits.contains(.traitBold) { recipe.weight = .regular }
      recipe.isBold = isBold
      recipe.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitMonoSpace) {
        recipe.design = .monospaced
      } else if recipe.design == .monospaced {
        recipe.design = .default
      }
      let isNarrow = symbolicTraits.contains(.traitCondensed)
      recipe.width = isNarrow ? -0.2 : symbolicTraits.contains(.traitExpanded) ? 0.2 : 0
    }
  }

  /// The system's font of another design; nil of fonts that aren't the system's, and of unknown
  /// designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard recipe.name == nil else { return nil }
    let new: Font.Design
    switch design {
    case .default: new = .default
    case .serif: new = .serif
    case .rounded: new = .rounded
    case .monospaced: new = .monospaced
    default: return nil
    }
    return with { $0.design = new }
  }

  /// Whether an object is a descriptor with the same attributes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.recipe == recipe
  }

  /// The same for equal objects; another in the next run.
  public override var hash: Int { recipe.hashValue }
}
