import Foundation
import TweenMotion
import TweenViews

/// A title with an icon, which the label style in force lays out.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Title and icon as the label style in force lays them out.
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
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  // Titles: string, resource.
  /// A title with an image of the program's own.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  // Titles: string, resource.
  /// A title with an image of the program's own.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given, in the style around.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// What a label style is told of its label.
public struct LabelStyleConfiguration {
  /// The label's title as a view.
  public struct Title: View {
    let view: AnyView
    /// The title as the label was given it.
    public var body: some View { view }
  }

  /// The label's icon as a view.
  public struct Icon: View {
    let view: AnyView
    /// The icon as the label was given it.
    public var body: some View { view }
  }

  /// The label's title, for the style to place.
  public let title: Title
  /// The label's icon, for the style to place.
  public let icon: Icon
  /// The title in words; nil where it is no text.
  let name: Text?
}
