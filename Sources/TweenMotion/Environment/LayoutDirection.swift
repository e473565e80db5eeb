/// The direction in which content runs from leading to trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is on the left.
  case leftToRight
  /// Leading is on the right.
  case rightToLeft
}
