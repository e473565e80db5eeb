extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // Titles: string, resource.
  /// A section with a title, which string tables may say otherwise, for its header.
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
