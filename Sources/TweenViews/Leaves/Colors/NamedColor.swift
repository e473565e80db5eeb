import Foundation
import TweenMotion
import TweenPaint

/// A colour of the asset catalogs of a bundle, looked up where it is used: for the colour scheme and
/// the contrast there.
struct NamedColor: ColorProvider {
  var name: AssetName
  /// What is shown where the set has no colour to show; nil: nothing.
  var standIn: Color?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let appearance = AssetAppearance(environment)
    let folders = name.folders
    for folder in folders {
      switch ColorStore.shared.find(name.name, in: folder, for: appearance) {
      case .color(let color): return color.resolve(in: environment)
      case .blank: return resolveStandIn("its set in \(folder) has none.", environment)
      case .broken(let sentence): return resolveStandIn(sentence, environment)
      case .missing: continue
      }
    }
    environment.warn(
      "There is no color named \"\(name.name)\" in \(name.placesInWords)."
        + name.advice)
    return .transparent
  }

  private func resolveStandIn(
    _ reason: String, _ environment: EnvironmentValues
  ) -> Color.Resolved {
    let shown = standIn == nil ? "clear" : "the system's"
    environment.warn("The color \"\(name.name)\" is \(shown): \(reason)")
    return standIn?.resolve(in: environment) ?? .transparent
  }

  var description: String {
    "NamedColor(name: \"\(name.name)\", bundle: \(name.bundle.map { "\($0)" } ?? "nil"))"
  }

  /// The program's accent colour: its set AccentColor. nil where it has none, or a blank one, as new
  /// projects have.
  static var programAccent: Color? {
    let name = AssetName(name: "AccentColor", bundle: nil)
    let appearance = AssetAppearance(EnvironmentValues())
    // That of another target beside it is another program's.
    for folder in AssetName.folders(of: nil) {
      switch ColorStore.shared.find(name.name, in: folder, for: appearance) {
      case .missing: continue
      case .blank: return nil
      // One that is broken, or has none for an appearance, says so where it is used.
      case .color, .broken: return Color(provider: NamedColor(name: name, standIn: .blue))
      }
    }
    return nil
  }
}

extension Color {
  /// The colour `name` of the asset catalogs of a bundle: of the colour set NAME.colorset, its variant
  /// for the colour scheme and the contrast where the colour is used.
  ///
  /// An unknown name is clear, and said once. Nothing is looked up before the colour is used.
  ///
  /// - Parameter name: As its catalog has it, behind the names of groups that provide a namespace:
  ///   "Brand/Ground". It is a name whatever it looks like: "#FF0000" is no red.
  /// - Parameter bundle: nil: the program's own, with the resources of the program's target.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: NamedColor(name: AssetName(name: name, bundle: bundle)))
  }

  /// The colour `name` of the asset catalogs of a bundle; nil where they have none of that name.
  package init?(existing name: String, bundle: Bundle?) {
    let appearance = AssetAppearance(EnvironmentValues())
    let isThere = AssetName(name: name, bundle: bundle).folders.contains { folder in
      if case .missing = ColorStore.shared.find(name, in: folder, for: appearance) { return false }
      return true
    }
    guard isThere else { return nil }
    self.init(name, bundle: bundle)
  }

  /// The colour that a resource names.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// The name of a colour and the bundle it is in.
///
/// Members that an extension adds are short names: with
/// `extension ColorResource { static let ground = ColorResource(name: "Ground", bundle: .module) }`
/// the colour is `Color(.ground)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// - Parameters:
  ///   - name: As `Color.init(_:bundle:)` has it. Nothing is looked up before the colour is used.
  ///   - bundle: Where the colour lies.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
