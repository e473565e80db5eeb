extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Titles: string, resource.
  /// Creates a section with a title that is looked up in the string tables for its header.
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
