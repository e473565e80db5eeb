import Foundation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// A button that passes the content of the clipboard to the program.
///
/// It is disabled while the clipboard has no content of an accepted type, and follows the clipboard's
/// changes. The clipboard of this engine contains text, which can be a URL.
public struct PasteButton: View {
  /// Returns whether a text is accepted, and accepts a text.
  private let accepts: @MainActor (String) -> Bool
  private let paste: @MainActor (String) -> Void

  /// A button that passes values to the program.
  ///
  /// - Parameters:
  ///   - payloadType: The accepted type.
  ///   - onPaste: Called with the values.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    accepts = { TransferItem(DropItem.text($0)).canBe(T.self) }
    paste = { text in
      _ = TypedDrop.load([TransferItem(DropItem.text(text))], as: T.self) { values in
        onPaste(values)
        return true
      }
    }
  }

  /// A button that passes providers of content with some types to the program.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - payloadAction: Called with the providers.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    accepts = { text in
      TransferItem(DropItem.text(text)).types.contains { mine in
        supportedContentTypes.contains { mine.conforms(to: $0) }
      }
    }
    paste = { payloadAction([TransferItem(DropItem.text($0)).provider]) }
  }

  /// The button, with the system's label for pasting.
  public var body: some View {
    let isAccepted = SystemClipboard.text.map { accepts($0) } ?? false
    Button {
      if let text = SystemClipboard.text, accepts(text) { paste(text) }
    } label: {
      Label(system: .paste, symbol: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isAccepted)
  }
}
