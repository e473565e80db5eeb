import Foundation
import TweenViews

/// An immutable description of a font, for `UIFont(descriptor:size:)`.
///
/// Out of scope: attributes, features and lists of fonts.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a face within its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits, unchanged.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters are italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wider than usual.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrower than usual.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name; `withDesign(_:)` returns nil for unknown ones.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's sans serif design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system's serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The system's design with rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The system's monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let recipe: FontRecipe

  init(_ recipe: FontRecipe) { self.recipe = recipe }

  /// Creates the description of a family, or of the font with a PostScript name, in a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontRecipe(name: fontName, size: size))
  }

  /// Returns the description of a text style's font at the text size that the user has chosen.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the font, in points.
  public var pointSize: CGFloat { recipe.size }

  /// The traits of the face.
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

  /// Returns this description with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { $0.size = newPointSize }
  }

  /// Returns this description with its traits replaced. Never nil: where no font file has the traits,
  /// letters are slanted or stretched.
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

  /// Returns the system's font in another design; nil for fonts other than the system's and for unknown
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

  /// Returns whether an object is a descriptor of the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.recipe == recipe
  }

  /// The hash value of the descriptor, which differs between runs.
  public override var hash: Int { recipe.hashValue }
}
