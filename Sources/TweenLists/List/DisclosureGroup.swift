import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A view that shows further views below a label while it is open.
///
/// A press of the label opens or closes the group with the default animation. The content is
/// created only while the group is open. In a list the label is a row, and the content's views are
/// rows one level below it; elsewhere they are placed below each other.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// A group that stores its own state, with a label of your own.
  ///
  /// - Parameters:
  ///   - content: The views that are shown while the group is open.
  ///   - label: The label, which is always shown.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// A group that a binding opens and closes, with a label of your own.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is open.
  ///   - content: The views that are shown while the group is open.
  ///   - label: The label, which is always shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The group as the current style shows it.
  public var body: some View {
    let binding = isExpanded ?? $isOpen
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(
          view: binding.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: binding))
  }
}

extension DisclosureGroup where Label == Text {
  // Titles: string, resource.
  /// A group with a title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  // Titles: string, resource.
  /// A group with a title that is looked up in the string tables, opened and closed by a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}
