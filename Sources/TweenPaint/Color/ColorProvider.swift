import TweenMotion

/// Resolves a colour's numbers where the colour is used, for example from a file or by a function.
///
/// Such a colour is compared by `==` of its provider, and has its description.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  /// The numbers of the colour in `environment`. Called each time the colour is resolved; the colour
  /// changes with the values that it reads from the environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// A provider of any type.
struct AnyColorProvider: Hashable, Sendable {
  let base: any ColorProvider

  static func == (left: Self, right: Self) -> Bool {
    func open<Provider: ColorProvider>(_ provider: Provider) -> Bool {
      provider == right.base as? Provider
    }
    return open(left.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Color {
  /// Creates the colour that `provider` resolves.
  package init(provider: some ColorProvider) {
    self.init(storage: .provided(AnyColorProvider(base: provider)))
  }
}
