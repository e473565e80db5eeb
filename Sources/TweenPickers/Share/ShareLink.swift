import Foundation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// The preview of a shared item: a title and images.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  // Titles: string, resource.
  /// A preview with a title, which is looked up in the string tables, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// A preview with a title as a `Text`, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  // Titles: string, resource.
  /// A preview with a title, which is looked up in the string tables, and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// A preview with a title as a `Text`, and an image.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  // Titles: string, resource.
  /// A preview with a title, which is looked up in the string tables, and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// A preview with a title as a `Text`, and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  // Titles: string, resource.
  /// A preview with a title, which is looked up in the string tables, and no image.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// A preview with a title as a `Text`, without images.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}

/// The default label of a share link: "Share..." in the environment's language, with a symbol.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  /// The symbol and the title of the link.
  public var body: some View {
    Label {
      title ?? Text(system: .share)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A button that shares items with other programs: its menu copies them, opens them, or begins an
/// e-mail with them.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View> {
  private let texts: @MainActor () -> [String]
  private let subject: Text?
  private let message: Text?
  private let previews: [Text]
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment

  /// A link whose menu shows the titles in `previews` above its commands.
  nonisolated init(
    _ texts: @escaping @MainActor () -> [String], _ subject: Text?, _ message: Text?,
    _ previews: [Text], _ label: Label
  ) {
    self.texts = texts
    self.subject = subject
    self.message = message
    self.previews = previews
    self.label = label
  }
}

extension ShareLink: View {
  /// The button, which opens its menu.
  public var body: some View {
    let texts = texts()
    Menu {
      if !previews.isEmpty {
        Section {
          ForEach(previews.indices, id: \.self) { previews[$0].foregroundStyle(.secondary) }
        }
      }
      Button {
        SystemClipboard.text = texts.joined(separator: "\n")
      } label: {
        TweenControls.Label(system: .copy, symbol: "doc.on.doc")
      }
      .disabled(texts.isEmpty)
      if texts.count == 1, let url = URL(string: texts[0]), url.scheme != nil {
        Button {
          openURL(url)
        } label: {
          TweenControls.Label(system: .open, symbol: "safari")
        }
      }
      Button {
        if let url = mail(texts) { openURL(url) }
      } label: {
        TweenControls.Label(system: .email, symbol: "envelope")
      }
      .disabled(texts.isEmpty)
    } label: {
      label
    }
  }

  private func words(_ text: Text) -> String { text.words(in: environment) }

  private func mail(_ texts: [String]) -> URL? {
    let body = [message.map { words($0) }].compactMap { $0 } + texts
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: body.joined(separator: "\n"))]
    if let subject {
      parts.queryItems?.insert(
        URLQueryItem(name: "subject", value: words(subject)), at: 0)
    }
    return parts.url
  }
}

/// The greatest number of titles that the menu of a link shows; more would push the commands out of
/// sight.
let shownPreviews = 3

/// Returns an item as text: URLs and texts as they are, others by their name.
func shareText(_ value: Any) -> String {
  switch value {
  case let url as URL: url.absoluteString
  case let text as String: text
  case let text as AttributedString: String(text.characters)
  default: String(describing: value)
  }
}

// MARK: One URL or text

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares a URL, with a label of your own.
  ///
  /// - Parameters:
  ///   - item: The shared URL.
  ///   - subject: The subject of an e-mail.
  ///   - message: The text that is sent with the URL.
  ///   - label: The label of the link.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init({ [shareText(item)] }, subject, message, [], label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares a text, with a label of your own.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init({ [item] }, subject, message, [], label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a URL, with the system's label.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init({ [shareText(item)] }, subject, message, [], DefaultShareLinkLabel(title: nil))
  }

  // Titles: string, resource.
  /// A link that shares a URL, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      { [shareText(item)] }, subject, message, [], DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a text, with the system's label.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init({ [item] }, subject, message, [], DefaultShareLinkLabel(title: nil))
  }

  // Titles: string, resource.
  /// A link that shares a text, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init({ [item] }, subject, message, [], DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

// MARK: Several

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never,
  PreviewIcon == Never
{
  /// A link that shares URLs or texts, with a label of your own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], label())
  }

  /// A link that shares texts, with a label of your own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], label())
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never,
  PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares URLs, with the system's label.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: nil))
  }

  /// A link that shares texts, with the system's label.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: nil))
  }

  // Titles: string, resource.
  /// A link that shares URLs, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(titleKey)))
  }

  // Titles: string, resource.
  /// A link that shares texts, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

// MARK: An item of any type, with a preview

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  /// A link that shares an item with an image and an icon in its preview, with a label of your own.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    let text = shareText(item)
    self.init({ [text] }, subject, message, [preview.title], label())
  }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon == Never {
  /// A link that shares an item with an image in its preview, with a label of your own.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, Never>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    let text = shareText(item)
    self.init({ [text] }, subject, message, [preview.title], label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link that shares an item with a title as its preview, with a label of your own.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Never, Never>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    let text = shareText(item)
    self.init({ [text] }, subject, message, [preview.title], label())
  }
}

extension ShareLink
where PreviewImage: Transferable, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link that shares an item with an image in its preview, with the system's label.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  // Titles: resource.
  /// A link that shares an item, with a title that is looked up in the string tables.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link that shares an item with a title as its preview, with the system's label.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Never, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  // Titles: resource.
  /// A link that shares an item, with a title that is looked up in the string tables.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Never, Never>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}
