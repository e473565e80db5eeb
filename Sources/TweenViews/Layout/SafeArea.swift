import TweenGeometry

/// What may take space off the edges of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the like around the content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

// Nothing takes space off a window here: its safe area is the whole of it, and a view that ignores
// it is where it would be anyway.
extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

extension ElementNode {
  package func safeAreaInsets() -> EdgeInsets { EdgeInsets() }
}
