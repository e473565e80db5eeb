import Foundation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// A button that hands what is on the clipboard to the program.
///
/// It is disabled while the clipboard has nothing that the program takes: the clipboard has text, which
/// may be a URL.
public struct PasteButton: View {
  /// Whether the text could be taken, and what takes it.
  private let accepts: @MainActor (String) -> Bool
  private let take: @MainActor (String) -> Void
  @State private var looks = 0

  /// A button that hands over values.
  ///
  /// - Parameters:
  ///   - payloadType: What is taken.
  ///   - onPaste: Told the values.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    accepts = { TransferItem(DropItem.text($0)).canBe(T.self) }
    take = { text in
      _ = TypedDrop.take([TransferItem(DropItem.text(text))], as: T.self) { values in
        onPaste(values)
        return true
      }
    }
  }

  /// A button that hands over providers of what has a form of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is taken.
  ///   - payloadAction: Told the providers.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    accepts = { text in
      TransferItem(DropItem.text(text)).types.contains { mine in
        supportedContentTypes.contains { mine.conforms(to: $0) }
      }
    }
    take = { payloadAction([TransferItem(DropItem.text($0)).provider]) }
  }

  /// The button.
  public var body: some View {
    let _ = looks
    let text = SystemClipboard.text
    Button {
      // What is there now, not what was there when the button was drawn.
      if let text = SystemClipboard.text, accepts(text) { take(text) }
      looks += 1
    } label: {
      Label(system: .paste, symbol: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(!(text.map { accepts($0) } ?? false))
    .onHover { _ in looks += 1 }
  }
}
