import Foundation
import TweenViews

/// The clipboard: the desktop's where the program has a window, otherwise one of the process, which is
/// empty at first.
///
/// The desktop's clipboard holds only one text. Images, colours and further texts are kept in the
/// process until another program changes the clipboard's text.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  /// The system's clipboard, shared by all programs.
  public static var general: UIPasteboard { StageClock.programObject { UIPasteboard() } }

  private override init() { super.init() }

  private var count = 0
  /// The clipboard's text at the time when the program last wrote to it.
  private var lastWrittenText: String?
  private var ownStrings: [String] = []
  private var ownImages: [UIImage] = []
  private var ownColors: [UIColor] = []

  /// Replaces the contents; the first text is written to the system's clipboard.
  private func put(strings: [String] = [], images: [UIImage] = [], colors: [UIColor] = []) {
    count += 1
    (ownStrings, ownImages, ownColors) = (strings, images, colors)
    SystemClipboard.text = strings.first
    lastWrittenText = SystemClipboard.text
  }

  /// Whether the clipboard's text is unchanged since the program last wrote to it.
  private var isOwn: Bool { SystemClipboard.text == lastWrittenText }

  /// The number of times that this program has changed the clipboard.
  public var changeCount: Int { count }

  /// The first text; nil: none.
  public var string: String? {
    get { SystemClipboard.text }
    set { put(strings: newValue.map { [$0] } ?? []) }
  }

  /// The texts of the clipboard; nil: none.
  public var strings: [String]? {
    get {
      guard let text = SystemClipboard.text else { return nil }
      return isOwn ? ownStrings : [text]
    }
    set { put(strings: newValue ?? []) }
  }

  /// The first text that is a URL with a scheme; nil: none.
  public var url: URL? {
    get { urls?.first }
    set { put(strings: newValue.map { [$0.absoluteString] } ?? []) }
  }

  /// The texts that are URLs with a scheme; nil: none.
  public var urls: [URL]? {
    get {
      let urls = (strings ?? []).compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      return urls.isEmpty ? nil : urls
    }
    set { put(strings: (newValue ?? []).map(\.absoluteString)) }
  }

  /// The first image that this program wrote; nil: none.
  public var image: UIImage? {
    get { images?.first }
    set { put(images: newValue.map { [$0] } ?? []) }
  }

  /// The images that this program wrote; nil: none.
  public var images: [UIImage]? {
    get { isOwn && !ownImages.isEmpty ? ownImages : nil }
    set { put(images: newValue ?? []) }
  }

  /// The first colour that this program wrote; nil: none.
  public var color: UIColor? {
    get { colors?.first }
    set { put(colors: newValue.map { [$0] } ?? []) }
  }

  /// The colours that this program wrote; nil: none.
  public var colors: [UIColor]? {
    get { isOwn && !ownColors.isEmpty ? ownColors : nil }
    set { put(colors: newValue ?? []) }
  }

  /// Whether the clipboard contains text.
  public var hasStrings: Bool { string != nil }
  /// Whether the clipboard contains a URL with a scheme.
  public var hasURLs: Bool { urls != nil }
  /// Whether the clipboard contains an image that this program wrote.
  public var hasImages: Bool { images != nil }
  /// Whether the clipboard contains a colour that this program wrote.
  public var hasColors: Bool { colors != nil }
}
