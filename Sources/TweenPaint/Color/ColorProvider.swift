import TweenMotion

/// What finds a colour's numbers where the colour is used, such as in a file or by a function.
///
/// A colour of it compares by `==` and describes itself as its provider does.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  /// The numbers of the colour in `environment`. Called each time the colour is resolved; the colour
  /// changes with the values that it reads from the environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// Any provider.
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
  /// The colour that `provider` finds.
  package init(provider: some ColorProvider) {
    self.init(storage: .provided(AnyColorProvider(base: provider)))
  }
}
