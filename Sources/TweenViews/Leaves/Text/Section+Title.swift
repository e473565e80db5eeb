extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, shown as it is, for its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// A section with a title that a resource names, for its header.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// A section with a title, which string tables may say otherwise, for its header.
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
