import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension DisclosureGroup where Label == Text {
  /// A group with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// A group with a title that a resource names, opened and closed by a binding.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleResource) })
  }
}

extension View {
  /// A text at the end of this row of a list, which a resource names; nil for none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, which string tables may say otherwise, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleResource: its header.
  ///   - isExpanded: whether its rows show.
  ///   - content: its rows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}
