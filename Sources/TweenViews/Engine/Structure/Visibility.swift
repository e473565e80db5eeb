/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The visibility that the part has by default in its place.
  case automatic
  /// The part is always shown.
  case visible
  /// The part is always hidden.
  case hidden
}
