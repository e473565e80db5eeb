import Foundation
import TweenMotion
import TweenPaint

/// A colour of a bundle's asset catalogs, resolved where it is used, for the colour scheme and contrast
/// there.
struct NamedColor: ColorProvider {
  var name: AssetName
  /// The colour to use if the set has none; nil for clear.
  var standIn: Color?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let appearance = AssetAppearance(environment)
    let folders = name.folders
    for folder in folders {
      switch ColorStore.shared.find(name.name, in: folder, for: appearance) {
      case .color(let color): return color.resolve(in: environment)
      case .blank: return resolveStandIn("its set in \(folder) has no color.", environment)
      case .broken(let sentence): return resolveStandIn(sentence, environment)
      case .missing: continue
      }
    }
    environment.warn(
      "There is no color named \"\(name.name)\" in \(name.searchedFoldersDescription)."
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

  /// The program's accent colour, from its set AccentColor. Nil if there is no such set, or an empty one,
  /// as new projects have.
  static var programAccent: Color? {
    let name = AssetName(name: "AccentColor", bundle: nil)
    let appearance = AssetAppearance(EnvironmentValues())
    // The set of another target beside it belongs to another program.
    for folder in AssetName.folders(of: nil) {
      switch ColorStore.shared.find(name.name, in: folder, for: appearance) {
      case .missing: continue
      case .blank: return nil
      // An invalid set, or one without the right appearance, gives a warning when the colour is used.
      case .color, .broken: return Color(provider: NamedColor(name: name, standIn: .blue))
      }
    }
    return nil
  }
}

extension Color {
  /// Creates the colour `name` of a bundle's asset catalogs: of the colour set NAME.colorset, in the
  /// variant for the colour scheme and the contrast where the colour is used.
  ///
  /// An unknown name is clear, and gives one warning. The catalog is searched when the colour is used.
  ///
  /// - Parameter name: The name in the catalog, after the names of groups that provide a namespace:
  ///   "Brand/Ground". It is never parsed: "#FF0000" is not red.
  /// - Parameter bundle: The bundle; nil for the program's own, with the resources of its target.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(provider: NamedColor(name: AssetName(name: name, bundle: bundle)))
  }

  /// Creates the colour `name` of a bundle's asset catalogs; nil if there is none of that name.
  package init?(existing name: String, bundle: Bundle?) {
    let appearance = AssetAppearance(EnvironmentValues())
    let isThere = AssetName(name: name, bundle: bundle).folders.contains { folder in
      if case .missing = ColorStore.shared.find(name, in: folder, for: appearance) { return false }
      return true
    }
    guard isThere else { return nil }
    self.init(name, bundle: bundle)
  }

  /// Creates the colour that a resource names.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// The name of a colour and its bundle.
///
/// Members that an extension adds serve as short names: with `extension ColorResource { static let ground =
/// ColorResource(name: "Ground", bundle: .module) }` the colour is `Color(.ground)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for a colour. The catalog is searched when the colour is used.
  ///
  /// - Parameters:
  ///   - name: The name, as for `Color.init(_:bundle:)`.
  ///   - bundle: The bundle that has the colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
