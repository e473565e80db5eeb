import TweenMotion
import TweenViews

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Titles: string, resource.
  /// A section with a title, which string tables may say otherwise, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleKey: its header.
  ///   - isExpanded: whether its rows show.
  ///   - content: its rows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }
}
