/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark content on light ground.
  case light
  /// Light content on dark ground.
  case dark
}
