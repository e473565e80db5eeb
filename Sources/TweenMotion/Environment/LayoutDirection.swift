/// The direction in which content runs from leading to trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is on the left, trailing on the right.
  case leftToRight
  /// Leading is on the right, trailing on the left.
  case rightToLeft
}
