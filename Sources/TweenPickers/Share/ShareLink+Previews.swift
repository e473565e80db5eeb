import Foundation
import TweenMotion
import TweenTypes
import TweenViews

// MARK: An item with any preview, and the label of the system

extension ShareLink
where
  PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel
{
  /// A link that shares an item.
  ///
  /// - Parameters:
  ///   - item: The shared item.
  ///   - subject: The subject of an e-mail.
  ///   - message: The text that is sent with the item.
  ///   - preview: The preview, whose title the menu shows.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  // Titles: string, resource.
  /// A link that shares an item, with a title that is looked up in the string tables.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// A link that shares an item, with a title as a `Text`.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

// MARK: Several items with previews

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable
{
  /// A link that shares several items, with a label of your own.
  ///
  /// - Parameters:
  ///   - items: The shared items, in their order.
  ///   - subject: The subject of an e-mail.
  ///   - message: The text that is sent with the items.
  ///   - preview: Returns the preview of an item. The menu shows the titles of the first three.
  ///   - label: The label of the link.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    let texts = items.map { shareText($0) }
    let titles = items.prefix(shownPreviews).map { preview($0).title }
    self.init({ texts }, subject, message, titles, label())
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label == DefaultShareLinkLabel
{
  /// A link that shares several items, with the system's label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  // Titles: string, resource.
  /// A link that shares several items, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// A link that shares several items, with a title as a `Text`.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }
}

// MARK: URLs and texts, with titles of other kinds

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a URL, with a title as a `Text`.
  nonisolated public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init({ [item.absoluteString] }, subject, message, [], DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// A link that shares a text, with a title as a `Text`.
  nonisolated public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init({ [item] }, subject, message, [], DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage == Never,
  PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// A link that shares URLs, with a title as a `Text`.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: title))
  }

  /// A link that shares texts, with a title as a `Text`.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    let texts = items.map { shareText($0) }
    self.init({ texts }, subject, message, [], DefaultShareLinkLabel(title: title))
  }
}
