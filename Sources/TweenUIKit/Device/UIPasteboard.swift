import Foundation
import TweenViews

/// What is cut, copied and pasted: the desktop's clipboard where the program has a window, else one of
/// the process's own, empty at first.
///
/// The desktop's holds text alone. Pictures and colours, and texts beyond the first, stay in the
/// process as long as nobody puts other text there.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  /// The one that all programs share.
  public static var general: UIPasteboard { StageClock.programObject { UIPasteboard() } }

  private override init() { super.init() }

  private var count = 0
  /// What the clipboard's text was when the rest was put there.
  private var mark: String?
  private var ownStrings: [String] = []
  private var ownImages: [UIImage] = []
  private var ownColors: [UIColor] = []

  /// Puts other things in place of what is there; the first text goes to the clipboard.
  private func put(strings: [String] = [], images: [UIImage] = [], colors: [UIColor] = []) {
    count += 1
    (ownStrings, ownImages, ownColors) = (strings, images, colors)
    SystemClipboard.text = strings.first
    mark = SystemClipboard.text
  }

  /// Whether nobody else has put text there since.
  private var isOwn: Bool { SystemClipboard.text == mark }

  /// How often this program has put something there.
  public var changeCount: Int { count }

  /// The first text; nil where there is none.
  public var string: String? {
    get { SystemClipboard.text }
    set { put(strings: newValue.map { [$0] } ?? []) }
  }

  /// The texts; nil where there are none.
  public var strings: [String]? {
    get {
      guard let text = SystemClipboard.text else { return nil }
      return isOwn ? ownStrings : [text]
    }
    set { put(strings: newValue ?? []) }
  }

  /// The first text as a URL; nil where it has no scheme, such as https.
  public var url: URL? {
    get { urls?.first }
    set { put(strings: newValue.map { [$0.absoluteString] } ?? []) }
  }

  /// The texts that are URLs; nil where there are none.
  public var urls: [URL]? {
    get {
      let urls = (strings ?? []).compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      return urls.isEmpty ? nil : urls
    }
    set { put(strings: (newValue ?? []).map(\.absoluteString)) }
  }

  /// The first picture that this program put there; nil where there is none.
  public var image: UIImage? {
    get { images?.first }
    set { put(images: newValue.map { [$0] } ?? []) }
  }

  /// The pictures that this program put there; nil where there are none.
  public var images: [UIImage]? {
    get { isOwn && !ownImages.isEmpty ? ownImages : nil }
    set { put(images: newValue ?? []) }
  }

  /// The first colour that this program put there; nil where there is none.
  public var color: UIColor? {
    get { colors?.first }
    set { put(colors: newValue.map { [$0] } ?? []) }
  }

  /// The colours that this program put there; nil where there are none.
  public var colors: [UIColor]? {
    get { isOwn && !ownColors.isEmpty ? ownColors : nil }
    set { put(colors: newValue ?? []) }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }
}
