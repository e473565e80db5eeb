import TweenMotion
import TweenViews

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Titles: string, resource.
  /// A section with a title, which is looked up in the string tables, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleKey: The header of the section.
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }
}
