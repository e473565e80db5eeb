import Foundation
import TweenMotion
import TweenViews

/// A title with an icon, which the current label style lays out.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views, a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon as the current label style lays them out.
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(view: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(view: AnyView(icon)),
        name: title as? Text)
    )
    .semantics(Semantics(children: .combinedWords))
  }
}

extension Label where Title == Text, Icon == Image {
  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with an image of the program's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with an image resource of the program.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, drawn in the style that surrounds the current style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The parts of a label that a label style lays out.
public struct LabelStyleConfiguration {
  /// The label's title as a type-erased view.
  public struct Title: View {
    let view: AnyView
    /// The title that the label was created with.
    public var body: some View { view }
  }

  /// The label's icon as a type-erased view.
  public struct Icon: View {
    let view: AnyView
    /// The icon that the label was created with.
    public var body: some View { view }
  }

  /// The label's title, for the style to place.
  public let title: Title
  /// The label's icon, for the style to place.
  public let icon: Icon
  /// The title as text; nil if the title is another view.
  let name: Text?
}
