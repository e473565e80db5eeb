import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to a value, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page of its own, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab that stands for a value, with a title that a resource names, and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title that a resource names, and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    }
  }
}

extension View {
  /// Names the page by a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Says more below the page's name, by a resource.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(
    _ subtitleResource: LocalizedStringResource
  ) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }
}
