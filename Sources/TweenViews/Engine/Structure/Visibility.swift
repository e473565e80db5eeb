/// Whether something is to be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place it stands in has it.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden
}
